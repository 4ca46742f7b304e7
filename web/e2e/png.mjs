// Makes screenshots small enough to keep: a palette of 256 colours, chosen by cutting the space of colours where most of it is used.
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGN = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

/** The pixels of a PNG as a browser writes it: eight bits, not interlaced. */
function read(file) {
  const parts = [];
  let width = 0, height = 0, step = 0;
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at)) {
    const kind = file.toString('latin1', at + 4, at + 8);
    const data = file.subarray(at + 8, at + 8 + file.readUInt32BE(at));
    if (kind === 'IHDR') [width, height, step] = [data.readUInt32BE(0), data.readUInt32BE(4), data[9] === 6 ? 4 : 3];
    else if (kind === 'IDAT') parts.push(data);
  }
  const raw = inflateSync(Buffer.concat(parts));
  const wide = width * step;
  const pixels = new Uint8Array(wide * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (wide + 1)];
    for (let x = 0; x < wide; x++) {
      const left = x >= step ? pixels[y * wide + x - step] : 0;
      const up = y > 0 ? pixels[(y - 1) * wide + x] : 0;
      const corner = x >= step && y > 0 ? pixels[(y - 1) * wide + x - step] : 0;
      const guess = [0, left, up, (left + up) >> 1, nearest(left, up, corner)][filter];
      pixels[y * wide + x] = raw[y * (wide + 1) + 1 + x] + guess;
    }
  }
  return { width, height, step, pixels };
}

function nearest(left, up, corner) {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

/** Cuts the widest box of colours in two, weighed by how much of the picture it holds, until there are enough. */
function palette(counts) {
  const box = (colours) => {
    const weight = colours.reduce((sum, one) => sum + one.n, 0);
    const mean = [0, 1, 2].map((k) => colours.reduce((sum, one) => sum + one.at[k] * one.n, 0) / weight);
    const spread = [0, 1, 2].map((k) => colours.reduce((sum, one) => sum + (one.at[k] - mean[k]) ** 2 * Math.sqrt(one.n), 0));
    const axis = spread.indexOf(Math.max(...spread));
    return { colours, mean, axis, cost: colours.length > 1 ? spread[axis] : 0 };
  };
  const boxes = [box([...counts.values()])];
  while (boxes.length < 256) {
    boxes.sort((a, b) => a.cost - b.cost);
    const { colours, mean, axis, cost } = boxes.pop();
    const halves = [colours.filter((one) => one.at[axis] <= mean[axis]), colours.filter((one) => one.at[axis] > mean[axis])];
    boxes.push(...(cost > 0 ? halves : [colours]).filter((half) => half.length > 0).map(box));
    if (cost === 0) break;
  }
  boxes.forEach(({ colours }, i) => colours.forEach((one) => (one.place = i)));
  return boxes.map(({ mean }) => mean.map(Math.round));
}

function chunk(kind, data) {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

export function slimmed(file) {
  const { width, height, step, pixels } = read(file);
  const counts = new Map();
  const seen = new Array(width * height);
  for (let i = 0; i < seen.length; i++) {
    const [r, g, b] = [pixels[i * step], pixels[i * step + 1], pixels[i * step + 2]];
    const key = ((r >> 2) << 12) | ((g >> 2) << 6) | (b >> 2);
    let one = counts.get(key);
    if (!one) counts.set(key, (one = { at: [r, g, b], n: 0, place: 0 }));
    one.n += 1;
    seen[i] = one;
  }
  const colours = palette(counts);
  const rows = Buffer.alloc((width + 1) * height);
  for (let i = 0; i < seen.length; i++) rows[Math.floor(i / width) * (width + 1) + 1 + (i % width)] = seen[i].place;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([SIGN, chunk('IHDR', head), chunk('PLTE', Buffer.from(colours.flat())), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))]);
}
