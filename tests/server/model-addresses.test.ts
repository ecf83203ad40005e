import { isIP } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { openDatabase } from '#server/db/open-database.ts';
import { createTestApp } from '#tests/support/app.ts';
import { newStore } from '#tests/support/new-store.ts';
import type { StandIn } from '#tests/support/stand-in-provider.ts';
import { failureOf, modelCalls, task } from './model-calls.ts';

const { standIn, other, modelsWith, requestsOf } = await modelCalls();

describe('an address that is not allowed', () => {
  const none = new Set<string>();
  const portOf = ({ host }: StandIn): string => host.slice(host.indexOf(':') + 1);

  test.for([
    'http://127.0.0.1:PORT',
    'https://127.0.0.1:PORT',
    'https://2130706433:PORT',
    'https://[::1]:PORT',
    'https://[::ffff:127.0.0.1]:PORT',
    'https://[::ffff:7f00:1]:PORT',
    'https://[64:ff9b::7f00:1]:PORT',
    'https://0177.0.0.1:PORT',
    'https://017700000001:PORT',
    'https://0x7f.1:PORT',
    'https://127.1:PORT',
    'https://127.0.0.1.:PORT',
    'https://0:PORT',
    'https://１２７.0.0.1:PORT',
    'https://169.254.169.254/latest',
    'https://localhost:PORT',
    'http://models.example',
  ])('is refused before anything is sent: %s', async (address) => {
    const baseUrl = address.replace('PORT', portOf(standIn));
    const requests = await requestsOf(async () => {
      const models = modelsWith({}, none);
      const failure = await failureOf(models.write(standIn.connection('tale', { baseUrl }), task));
      expect(failure).toMatchObject({ reason: 'not-allowed', status: null });
    });
    expect(requests).toEqual([]);
  });

  test('is refused for another port of an allowed host', async () => {
    const models = modelsWith({}, new Set([other.host]));
    const failure = await failureOf(models.write(standIn.connection('tale'), task));
    expect(failure.reason).toBe('not-allowed');
  });

  test('is also one of several that a name has, asked for at each connection', async () => {
    const answers = [[], ['93.184.215.14', '127.0.0.1'], ['::ffff:10.0.0.1']];
    const asked: string[] = [];
    const models = modelsWith({}, none, (name, callback) => {
      const addresses = answers[asked.length] ?? [];
      asked.push(name);
      callback(
        null,
        addresses.map((address) => ({ address, family: isIP(address) })),
      );
    });
    const baseUrl = `https://models.example:${portOf(standIn)}`;
    const reasons: unknown[] = [];
    for (const _ of answers) {
      const call = models.write(standIn.connection('tale', { baseUrl }), task);
      const { reason, refusedHost } = await failureOf(call);
      reasons.push([reason, refusedHost]);
    }
    const host = `models.example:${portOf(standIn)}`;
    const refused = { host, why: 'private', needsPermission: true };
    expect(reasons).toEqual([
      ['unreachable', null],
      ['not-allowed', refused],
      ['not-allowed', refused],
    ]);
    expect(asked).toEqual(['models.example', 'models.example', 'models.example']);
  });

  test.for([
    ['https://2852039166/latest', '169.254.169.254:443', true],
    ['https://[::ffff:a9fe:a9fe]/latest', '[::ffff:a9fe:a9fe]:443', true],
    ['http://0251.0376.0251.0376/latest', '169.254.169.254:80', true],
    ['//localhost/latest', 'localhost:80', true],
    ['https://inner.example/latest', 'inner.example:443', false],
  ] as const)('is not reached by a redirect: %s', async ([location, host, needsPermission]) => {
    const call = modelsWith().write(standIn.connection(`redirect:${location}`), task);
    expect(await failureOf(call)).toMatchObject({
      reason: 'not-allowed',
      refusedHost: { host, why: 'redirect', needsPermission },
      usage: { requests: 1 },
    });
  });

  test('is not reached by a redirect, also if its host is allowed', async () => {
    const models = modelsWith({}, new Set([standIn.host, other.host]));
    const call = models.write(standIn.connection(`redirect:${other.url}/v1`), task);
    expect(await failureOf(call)).toMatchObject({
      reason: 'not-allowed',
      status: 307,
      refusedHost: { host: other.host, why: 'redirect', needsPermission: false },
    });
    expect(other.requests).toEqual([]);
  });
});

test('a server allows the hosts of its settings', async () => {
  const config = { modelPrivateHosts: new Set([standIn.host]) };
  const database = await openDatabase(await newStore('sqlite'));
  const app = await createTestApp({ database, config });
  const connection = standIn.connection('tale');
  await expect(app.context.models.write(connection, task)).resolves.toMatchObject({
    usage: { requests: 1 },
  });
  const running = failureOf(app.context.models.write(standIn.connection('stalled'), task));
  await vi.waitFor(() => expect(standIn.requests.at(-1)?.asked?.model).toBe('stalled'));
  await app.close();
  expect((await running).reason).toMatch(/^(?:broken|unreachable)$/);
  expect((await failureOf(app.context.models.write(connection, task))).reason).toBe('unreachable');
  await database.close();
});
