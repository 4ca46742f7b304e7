// Serves the client from a folder and passes everything else on to the program: for trying a client that is
// newer than the one inside the program.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { extname, join } from 'node:path';

const KINDS = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2', '.json': 'application/json' };

export function front(dist, port) {
  const server = createServer((ask, answer) => {
    const { pathname } = new URL(ask.url, 'http://here');
    const file = join(dist, pathname === '/' ? 'index.html' : pathname);
    if (!pathname.startsWith('/api/') && existsSync(file) && statSync(file).isFile()) {
      answer.writeHead(200, { 'content-type': KINDS[extname(file)] ?? 'application/octet-stream' });
      createReadStream(file).pipe(answer);
      return;
    }
    const passed = request({ host: '127.0.0.1', port, path: ask.url, method: ask.method, headers: ask.headers }, (told) => {
      answer.writeHead(told.statusCode ?? 502, told.headers);
      told.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    ask.pipe(passed);
  });
  server.on('upgrade', (ask, socket, head) => {
    const other = connect(port, '127.0.0.1', () => {
      const lines = Object.entries(ask.headers).map(([name, value]) => `${name}: ${value}`);
      other.write(`${ask.method} ${ask.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      other.write(head);
      socket.pipe(other).pipe(socket);
    });
    const end = () => {
      socket.destroy();
      other.destroy();
    };
    for (const side of [socket, other]) side.on('error', end).on('close', end);
  });
  return new Promise((tell) => server.listen(0, '127.0.0.1', () => tell(`http://127.0.0.1:${server.address().port}`)));
}
