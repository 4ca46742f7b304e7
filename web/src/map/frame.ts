// The frame of the sheet: a graduated line between two thin ones, gilding, and a knot at each corner.
import type { Drawing } from '../lib/board';
import type { Palette } from './palette';

export function frame(context: CanvasRenderingContext2D, { width, height }: Drawing, colours: Palette): void {
  const rect = (out: number): void => context.rect(-out, -out, width + 2 * out, height + 2 * out);
  const line = (out: number, thick: number, colour: string): void => {
    context.beginPath();
    rect(out);
    context.lineWidth = thick;
    context.strokeStyle = colour;
    context.stroke();
  };
  context.fillStyle = colours.paper;
  context.beginPath();
  rect(25);
  rect(0);
  context.fill('evenodd');
  line(23, 2.2, colours.line);
  line(18.5, 2.4, colours.gild);
  // the graduated line
  context.beginPath();
  for (const [long, across, turned] of [[width, height, false], [height, width, true]] as const) {
    const n = Math.max(5, Math.round(long / 130)) * 2;
    for (let i = 0; i < n; i += 2) {
      for (const side of [-12, across + 5]) {
        if (turned) context.rect(side, (i * long) / n, 7, long / n);
        else context.rect((i * long) / n, side, long / n, 7);
      }
    }
  }
  context.fillStyle = colours.line;
  context.fill();
  line(12, 1.6, colours.line);
  line(5, 1.6, colours.line);
  line(0, 4.2, colours.line);
  for (const [x, y] of [[-11, -11], [width + 11, -11], [-11, height + 11], [width + 11, height + 11]] as const) {
    context.beginPath();
    context.arc(x, y, 14, 0, 6.3);
    context.fillStyle = colours.paper;
    context.fill();
    context.lineWidth = 2;
    context.strokeStyle = colours.line;
    context.stroke();
    context.beginPath();
    const star = (r: number, k: number): void => {
      for (let i = 0; i < 4; i++) {
        const [a, b] = [(i * Math.PI) / 2, ((i + 0.5) * Math.PI) / 2];
        context.lineTo(x + Math.sin(a) * r, y - Math.cos(a) * r);
        context.lineTo(x + Math.sin(b) * k, y - Math.cos(b) * k);
      }
    };
    star(12.5, 4);
    context.fillStyle = colours.line;
    context.fill();
  }
}
