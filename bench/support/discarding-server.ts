import { createServer } from 'node:http';

/** The input of this process, as JSON in its first argument. */
export interface DiscardingInput {
  readonly port: number;
}

/** The reference of attacks.ts: it reads the bytes of each request, discards them and answers. */
const server = createServer((request, response) => {
  request.resume().on('end', () => response.end());
});
server.on('upgrade', (_request, socket) => socket.destroy());
process.once('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
});
// Only attacks.ts starts this file, with this input.
const { port } = JSON.parse(process.argv[2] ?? '') as DiscardingInput;
server.listen(port, '127.0.0.1');
