import { request, type IncomingMessage, type RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { json } from '../conform/testing/run-against.ts';
import { goodLamp, watchLamps } from './testing/lamps.ts';

it('passes on what both sides send', async () => {
  const seen: string[] = [];
  const backend: RequestListener = (request_, response) => {
    seen.push(`${request_.method} ${request_.url} ${request_.headers.host}`);
    request_.on('data', (part: Buffer) => seen.push(part.toString()));
    request_.on('end', () =>
      response.writeHead(200, 'Fine', { ...json, 'X-Own': 'a' }).end('{"name":"B"}'),
    );
  };
  const { messages } = await watchLamps(backend, async (url, address) => {
    const response = await fetch(`${url}/lamps/7`, {
      method: 'PUT',
      headers: json,
      body: '{"name":"Bright"}',
    });
    expect(response.headers.get('x-own')).toBe('a');
    expect(seen).toEqual([`PUT /lamps/7 ${new URL(address).host}`, '{"name":"Bright"}']);
    expect([response.statusText, await response.text()]).toEqual(['Fine', '{"name":"B"}']);
  });
  expect(messages).toEqual([]);
});

it('says that it has not checked a body beyond its limit, which it passes on', async () => {
  const long = JSON.stringify({ name: 'x'.repeat(5000) });
  const backend: RequestListener = (_, response) => {
    response.writeHead(200, json).end(long);
  };
  const { messages } = await watchLamps(
    backend,
    async (url) => {
      expect(await (await fetch(`${url}/lamps/7`)).text()).toBe(long);
    },
    { bodyBytes: 1000 },
  );
  expect(messages).toEqual([
    'body_not_checked: The body of the response 200 was not checked: it is not recorded, or is too long.',
  ]);
});

it('passes on a stream of events as it comes, for as long as it takes', async () => {
  const backend: RequestListener = (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write('data: one\n\n');
    setTimeout(() => response.end('data: two\n\n'), 900);
  };
  const texts: string[] = [];
  const { messages } = await watchLamps(
    backend,
    async (url) => {
      const response = await fetch(`${url}/events`);
      const decoder = new TextDecoder();
      for await (const part of response.body ?? []) texts.push(decoder.decode(part));
    },
    { waitMilliseconds: 700 },
  );
  expect(texts).toEqual(['data: one\n\n', 'data: two\n\n']);
  expect(messages).toEqual([]);
});

it('passes a WebSocket on in both directions', async () => {
  const onUpgrade = (_: IncomingMessage, socket: Socket): void => {
    socket.write(
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
    );
    socket.on('data', (part: Buffer) => socket.write(`echo ${part.toString()}`));
  };
  const { proxy } = await watchLamps(
    goodLamp,
    async (url) => {
      const echoed = await new Promise<string>((resolve, reject) => {
        const upgrade = request(`${url}/ws`, {
          headers: { Connection: 'Upgrade', Upgrade: 'websocket' },
        });
        upgrade.once('error', reject);
        upgrade.once('upgrade', (_, socket) => {
          socket.once('data', (part: Buffer) => {
            socket.destroy();
            resolve(part.toString());
          });
          socket.write('hello');
        });
        upgrade.end();
      });
      expect(echoed).toBe('echo hello');
    },
    { onUpgrade },
  );
  expect(proxy.upgrades).toBe(1);
});

it('passes the refusal of a WebSocket on', async () => {
  const { proxy } = await watchLamps(goodLamp, async (url) => {
    const refused = await new Promise<number | undefined>((resolve, reject) => {
      const upgrade = request(`${url}/lamps/7`, {
        headers: { Connection: 'Upgrade', Upgrade: 'websocket' },
      });
      upgrade.once('error', reject);
      upgrade.once('response', (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      upgrade.end();
    });
    expect(refused).toBe(200);
  });
  expect(proxy.upgrades).toBe(1);
});

it('counts messages that are not HTTP', async () => {
  const { proxy } = await watchLamps(goodLamp, async (url) => {
    const text = await new Promise<string>((resolve) => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1', () =>
        socket.write('nonsense\r\n\r\n'),
      );
      socket.once('data', (part: Buffer) => resolve(part.toString()));
    });
    expect(text).toContain('400 Bad Request');
  });
  expect(proxy.unreadable).toBe(1);
});

it('uses the address of the backend where a client knows only that of the proxy', async () => {
  const seen: (string | undefined)[] = [];
  const backend: RequestListener = ({ headers }, response) => {
    seen.push(headers.origin, headers.referer);
    response.writeHead(400, { ...json, Location: `http://${headers.host}/lamps/8` }).end('{}');
  };
  await watchLamps(backend, async (url, address) => {
    const headers = { Origin: url, Referer: `${url}/page` };
    const response = await fetch(`${url}/lamps/7`, { headers });
    expect(seen).toEqual([address, `${address}/page`]);
    expect(response.headers.get('location')).toBe(`${url}/lamps/8`);
  });
});
