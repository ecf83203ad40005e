import { describe, expect, test } from 'vitest';
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

  test('is also one of several that a name has, at the moment of the connection', async () => {
    const answers = [['93.184.215.14'], ['93.184.215.14', '127.0.0.1']];
    const asked: string[] = [];
    const models = modelsWith({ firstTokenMs: 300 }, none, (name, callback) => {
      asked.push(name);
      const addresses = answers.at(asked.length - 1) ?? ['10.0.0.1'];
      callback(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      );
    });
    const baseUrl = `https://models.example:${portOf(standIn)}`;
    const call = () => failureOf(models.write(standIn.connection('tale', { baseUrl }), task));
    // The first answer is public, but nothing listens there, or no network leads there.
    expect((await call()).reason).toMatch(/^(?:too-slow|unreachable)$/);
    expect((await call()).reason).toBe('not-allowed');
    expect((await call()).reason).toBe('not-allowed');
    expect(asked).toEqual(['models.example', 'models.example', 'models.example']);
  });
});
