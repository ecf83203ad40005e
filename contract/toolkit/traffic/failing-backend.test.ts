import type { RequestListener } from 'node:http';
import { expect, it } from 'vitest';
import { json } from '../conform/testing/run-against.ts';
import { goodLamp, watchLamps } from './testing/lamps.ts';

it('answers for a backend that is down, and names it', async () => {
  const { messages, judge } = await watchLamps(
    goodLamp,
    async (url) => {
      const response = await fetch(`${url}/lamps/7`);
      expect(response.status).toBe(502);
      expect(await response.text()).toContain('the backend gave no response');
    },
    { target: 'http://127.0.0.1:1' },
  );
  expect(messages).toEqual([expect.stringMatching(/^not_a_server_error: .*ECONNREFUSED/)]);
  expect(judge.unanswered).toBe(1);
});

it('names a backend that resets the connection before and in its response', async () => {
  let count = 0;
  const backend: RequestListener = (_, response) => {
    count += 1;
    if (count === 1) {
      response.destroy();
      return;
    }
    response.writeHead(200, { ...json, 'Content-Length': '100' });
    response.write('{"name"', () => response.destroy());
  };
  const { messages } = await watchLamps(backend, async (url) => {
    expect((await fetch(`${url}/lamps/7`)).status).toBe(502);
    const response = await fetch(`${url}/lamps/8`);
    await expect(response.text()).rejects.toThrow(/terminated/);
  });
  expect(messages).toEqual([
    'not_a_server_error: socket hang up',
    'not_a_server_error: The connection ended before the whole response came.',
    expect.stringContaining('body_not_checked'),
  ]);
});

it('ends a response that is slow or does not end', async () => {
  const backend: RequestListener = (request_, response) => {
    if (request_.url === '/lamps/1') return;
    response.writeHead(200, json);
    const timer = setInterval(() => response.write(' '.repeat(1000)), 5);
    response.once('close', () => clearInterval(timer));
  };
  const { messages } = await watchLamps(
    backend,
    async (url) => {
      expect((await fetch(`${url}/lamps/1`)).status).toBe(504);
      const response = await fetch(`${url}/lamps/2`);
      await expect(response.text()).rejects.toThrow(/terminated/);
    },
    { waitMilliseconds: 800 },
  );
  expect(messages[0]).toBe('not_a_server_error: No whole response came within 800 ms.');
  expect(messages).toContainEqual(expect.stringContaining('body_not_checked'));
});
