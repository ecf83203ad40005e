import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { Client } from '#tests/contract/client.ts';
import { people } from '#tests/support/named-people.ts';
import { newFolder, ready, setUp, startServer } from '#tests/support/server-process.ts';

/** Sends the headers and the first half of a form. The result sends the rest, and resolves with the status. */
async function beginForm(client: Client): Promise<() => Promise<number>> {
  const body = new FormData();
  const texts = { title: 'The slow lantern', setting: 'Hills', storyOverview: 'A road.' };
  for (const [name, text] of Object.entries(texts)) body.append(name, text);
  const form = client.request('campaignCreate', { body });
  const bytes = new Uint8Array(await form.arrayBuffer());
  const half = Math.floor(bytes.length / 2);
  const sent = request(form.url, {
    method: form.method,
    headers: { ...Object.fromEntries(form.headers), 'Content-Length': bytes.length },
  });
  const answered = once(sent, 'response');
  await new Promise((resolve) => sent.write(bytes.subarray(0, half), resolve));
  return async () => {
    sent.end(bytes.subarray(half));
    // The event has one argument, the response.
    const [response] = (await answered) as [IncomingMessage];
    response.resume();
    return response.statusCode ?? 0;
  };
}

test('after the first signal the server still answers requests, reports that it is not ready, and ends when it has answered', async () => {
  const run = await startServer({ DATA_DIR: newFolder(), NODE_ENV: 'production' });
  await run.printed(ready);
  const endForm = await beginForm(await setUp(run));
  const answers: number[] = [];
  let signalSent = false;
  const get = async (): Promise<void> => {
    const answer = await fetch(`${run.url}/api/auth/self`, { headers: { Connection: 'close' } });
    answers.push(answer.status);
    await answer.arrayBuffer();
  };
  for (let count = 0; count < 40; count += 1) {
    const responses = Promise.all([get(), get(), get()]);
    if (count === 20) {
      run.child.kill('SIGTERM');
      signalSent = true;
    }
    await responses;
  }
  expect(signalSent).toBe(true);
  expect(new Set(answers)).toEqual(new Set([204]));
  const readiness = await fetch(`${run.url}/readyz`);
  expect(readiness.status, 'so a load balancer sends no further requests').toBe(503);
  expect(await readiness.json()).toEqual({ status: 'unavailable', failed: 'draining' });
  const isListening = () =>
    get().then(
      () => true,
      () => false,
    );
  await expect.poll(isListening, { timeout: 5000 }).toBe(false);
  expect(await endForm(), 'the form that was begun before the signal').toBe(201);
  expect(await run.ended).toBe(0);
});

test('after the first signal no request on a kept connection is reset', async () => {
  const run = await startServer({ DATA_DIR: newFolder(), NODE_ENV: 'production' });
  await run.printed(ready);
  const brokenConnections: string[] = [];
  let answers = 0;
  const client = async (): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      const sent = request(`${run.url}/api/auth/self`, { agent });
      sent.on('response', (response) => response.resume()).end();
      try {
        await once(sent, 'close');
        answers += 1;
      } catch {
        // New connections end with the server, at the latest when it listens no longer.
        brokenConnections.push(sent.reusedSocket ? 'kept' : 'new');
        agent.destroy();
        return;
      }
      if (answers === 200) run.child.kill('SIGTERM');
    }
  };
  const clients = Array.from({ length: 16 }, client);
  await Promise.all(clients);
  expect(brokenConnections).toEqual(clients.map(() => 'new'));
  expect(await run.ended).toBe(0);
});

test('a mail server that does not answer delays the end by some seconds, and is no failure', async () => {
  const { promise: isSending, resolve } = Promise.withResolvers<void>();
  const slow = createServer((socket) => {
    socket.on('error', () => undefined).write('220 slow\r\n');
    socket.on('data', (bytes) => {
      // The end of a mail gets no answer.
      if (!bytes.toString().includes('DATA')) return void socket.write('250 OK\r\n');
      resolve();
    });
  });
  await once(slow.listen(0, '127.0.0.1'), 'listening');
  // A server on a port of TCP has an address and a port.
  const { port } = slow.address() as AddressInfo;
  const run = await startServer({
    DATA_DIR: newFolder(),
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'table@example.com',
  });
  await run.printed(ready);
  const client = await setUp(run);
  await client.call('authForgotPassword', { body: { email: people.odo.email } });
  await isSending;
  run.child.kill('SIGTERM');
  expect(await run.ended).toBe(0);
  slow.close();
});

test('at the second signal the server ends with the exit code of a failure', async () => {
  const run = await startServer({ DATA_DIR: newFolder(), NODE_ENV: 'production' });
  await run.printed(ready);
  run.child.kill('SIGTERM');
  run.child.kill('SIGINT');
  expect(await run.ended).toBe(1);
});

test('a server that is killed while it writes keeps every acknowledged write', async () => {
  const folder = newFolder();
  const acknowledged: string[] = [];
  const names = (round: number) => (index: number) => `Torch ${round} ${index}`;
  let client: Client | null = null;
  for (let round = 0; round < 2; round += 1) {
    const run = await startServer({ DATA_DIR: folder });
    await run.printed(ready);
    const odo: Client = client ? sameBrowser(client, run.url) : await setUp(run);
    client = odo;
    const name = names(round);
    let index = 0;
    const write = async (): Promise<void> => {
      for (;;) {
        index += 1;
        const body = { name: name(index), category: 'adventuring-gear' };
        const answer = await odo.call('gearCreate', { body }).catch(() => null);
        if (!answer) return;
        if (answer.status === 201) acknowledged.push(body.name);
        if (acknowledged.length % 25 === 24) run.child.kill('SIGKILL');
      }
    };
    await Promise.all([write(), write(), write(), write()]);
    expect(await run.ended).toBe('SIGKILL');
  }
  const last = await startServer({ DATA_DIR: folder });
  await last.printed(ready);
  if (!client) throw new Error('There were two rounds.');
  const odo = sameBrowser(client, last.url);
  expect(acknowledged.length).toBeGreaterThan(40);
  for (const name of acknowledged) {
    const gearSk = `2024#${name.toLowerCase().replaceAll(' ', '-')}`;
    expect((await odo.call('gearGet', { params: { gearSk } })).status, name).toBe(200);
  }
});

function sameBrowser(client: Client, url: string): Client {
  const next = new Client(url, fetch);
  for (const [name, value] of client.cookies) next.cookies.set(name, value);
  return next;
}
