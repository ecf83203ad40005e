import { once } from 'node:events';
import { request } from 'node:http';

// Opens a connection for each request, several at a time, until the port is closed. A test starts this file as a
// process of its own, so that it also opens connections while the server computes.

const port = Number(process.argv[2]);
const parallel = Number(process.argv[3]);
let answers = 0;
const failures: string[] = [];

async function client(): Promise<void> {
  for (;;) {
    const sent = request({ port, host: '127.0.0.1', path: '/', agent: false });
    sent.on('response', (response) => response.resume()).end();
    try {
      await once(sent, 'close');
      answers += 1;
      if (answers === 200) process.stdout.write('busy\n');
    } catch (error) {
      const code = String(error instanceof Error && Reflect.get(error, 'code'));
      if (code === 'ECONNREFUSED') return;
      failures.push(code);
    }
  }
}

await Promise.all(Array.from({ length: parallel }, client));
process.stdout.write(`${JSON.stringify({ answers, failures })}\n`);
