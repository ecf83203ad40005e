import { expect, test } from 'vitest';
import { Exchange } from './exchange.ts';
import type { Network } from './network.ts';
import { asStream } from './whole-answer.ts';
import { JsonModes, writeObject } from './write.ts';

/** A network in which every host gives the same answer, for hosts that a test cannot reach. */
function networkOf(bodies: unknown[]): Network {
  const message = { role: 'assistant', content: '{"text": "yes"}' };
  return {
    fetch: async (_, { body }) => {
      if (typeof body === 'string') bodies.push(JSON.parse(body));
      return Response.json({ choices: [{ index: 0, message, finish_reason: 'stop' }] });
    },
    refusedHost: () => null,
    close: async () => undefined,
  };
}

test.for([
  ['https://api.openai.com/v1', 'max_completion_tokens'],
  ['https://guild.openai.azure.com/openai/v1', 'max_completion_tokens'],
  ['https://openai.com.models.example/v1', 'max_tokens'],
  ['https://models.example/v1', 'max_tokens'],
] as const)('a request to %s has its limit of tokens in %s', async ([baseUrl, name]) => {
  const bodies: unknown[] = [];
  const base = new URL(baseUrl);
  const exchange = new Exchange({
    network: networkOf(bodies),
    origin: base.origin,
    limits: { firstTokenMs: null, idleMs: null, wholeMs: 10_000, bytes: 10_000 },
    signal: undefined,
    adapt: asStream,
  });
  const connection = { provider: 'openai-compatible', baseUrl, model: 'm', key: null } as const;
  const task = {
    system: '',
    prompt: 'Yes or no?',
    schema: { type: 'object' },
    maxOutputTokens: 70,
  };
  const writing = { connection, base, exchange, task, onText: undefined };
  expect(await writeObject(writing, new JsonModes())).toEqual({ text: 'yes' });
  exchange.close();
  const limits = Object.entries(bodies[0] ?? {}).filter(([key]) => key.startsWith('max_'));
  expect(limits).toEqual([[name, 70]]);
});
