import { expect } from 'vitest';
import { defaultQuotas } from '#backend/quotas.ts';
import { fails, succeeds, type ContractCase } from '../case.ts';
import type { RunningBackend } from '../backend-under-test.ts';
import type { CallOptions, Client } from '../client.ts';

/** A new user, so that the users of other cases do not reach their quotas. */
async function newUser({ guest, mailedToken }: RunningBackend, name: string): Promise<Client> {
  const email = `${name.toLowerCase()}@example.com`;
  const password = 'seven keyholes in one door';
  const client = guest();
  await succeeds(client, 'authRegister', 202, { body: { name, email, password } });
  const token = await mailedToken(email);
  await succeeds(client, 'authVerifyEmail', 204, { body: { token } });
  await succeeds(client, 'authLogin', 200, { body: { email, password } });
  return client;
}

function campaign(title: string): CallOptions {
  const body = new FormData();
  body.set('title', title);
  for (const name of ['setting', 'storyOverview', 'dmNotes']) body.set(name, '');
  return { body };
}

const character = (name: string): CallOptions => ({
  body: {
    name,
    class: 'fighter',
    species: 'human',
    background: 'soldier',
    abilities: { str: 15, dex: 14, con: 13, int: 8, wis: 10, cha: 12 },
  },
});

const file = (name: string): CallOptions => ({
  body: {
    format: 'questwright-character',
    formatVersion: 1,
    character: character(name).body,
  },
});

/** Quotas: how much one user can store. tests/server/quotas.test.ts tests those of pictures. */
export const cases: readonly ContractCase[] = (
  [
    {
      operation: 'campaignCreate',
      input: campaign,
      user: 'Hoarder',
      things: 'campaigns',
      further: [],
      advice: 'campaigns, deleted ones included. Delete one for good to make room.',
    },
    {
      operation: 'characterCreate',
      input: character,
      user: 'Collector',
      things: 'characters',
      further: [['characterImport', file('From a file')]],
      advice: 'characters. Delete one to make room.',
    },
  ] as const
).map(({ operation, input, user, things, further, advice }): ContractCase => ({
  operation,
  status: 409,
  title: 'refuses one more than the quota, but not a repetition of an earlier request',
  run: async (backend) => {
    const client = await newUser(backend, user);
    const first = { ...input('First'), headers: { 'Idempotency-Key': `the-first-of-${user}` } };
    const { body } = await succeeds(client, operation, 201, first);
    for (let count = 1; count < defaultQuotas[things]; count += 1) {
      await succeeds(client, operation, 201, input(`Number ${count}`));
    }
    const problem = await fails(client, operation, 409, input('Too many'));
    expect(problem).toMatchObject({
      code: 'quota_exceeded',
      detail: `One account can have ${defaultQuotas[things]} ${advice}`,
    });
    for (const [other, request] of further) {
      expect((await fails(client, other, 409, request)).code).toBe('quota_exceeded');
    }
    expect((await succeeds(client, operation, 201, first)).body).toEqual(body);
  },
}));
