import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { redirectPosted } from '#server/web/posted-answer.ts';

test('a form of a provider that is cut off is refused, and is not reported as an outage of the database', async () => {
  const raw = new Readable({
    read() {
      this.destroy(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
    },
  });
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '100' };
  // Only these parts of a request are read, and no reply is made.
  const [request, reply] = [{ headers, raw } as FastifyRequest, {} as FastifyReply];
  expect(await redirectPosted(readConfig({}), request, reply, '/oauth/apple')).toBe(false);
});
