import { expect } from 'vitest';
import { fails, succeeds, type ContractCase } from '../case.ts';
import type { Client } from '../client.ts';
import { callsOf, kinds } from './catalogue-kinds.ts';

/** If-Match headers that match version 2. */
const matching = ['"2"', '*', '"1", "2"', '"1","2" , "x"', 'W/"1", "2"'];
/** If-Match headers that do not match version 2: a weak tag never matches in If-Match. */
const notMatching = ['"1"', 'W/"2"', '"1", "3"', '"two"', '"02"', '""'];

async function newCharacter(client: Client) {
  const body = {
    name: 'Ilse Varn',
    class: 'fighter',
    species: 'human',
    background: 'soldier',
    abilities: { str: 15, dex: 14, con: 13, int: 8, wis: 10, cha: 12 },
  };
  const created = await succeeds(client, 'characterCreate', 201, { body });
  return { params: { characterId: created.body.characterId }, body };
}

/** If-Match as RFC 9110 defines it. */
export const cases: readonly ContractCase[] = [
  ...kinds.flatMap((kind): ContractCase[] => {
    const { noun, sk } = kind;
    const { id, named, call, create, skOf } = callsOf(kind);
    const itemInVersion2 = async (admin: Client, name: string) => {
      const params = { [sk]: skOf((await create(admin, name)).body) };
      const body = named(name, { description: 'Second.' });
      await call(admin, 'Update', 200, { params, body });
      return { params, body };
    };
    return [
      {
        operation: id('Update'),
        status: 200,
        title: 'accepts If-Match with the current tag, a list that contains it, or a star',
        run: async ({ signIn }) => {
          const admin = await signIn('odo');
          const options = await itemInVersion2(admin, `Matched ${noun}`);
          for (const ifMatch of matching) {
            const headers = { 'If-Match': ifMatch };
            const { body } = await call(admin, 'Update', 200, { ...options, headers });
            expect(body.version, ifMatch).toBe(2);
          }
        },
      },
      {
        operation: id('Update'),
        status: 412,
        title: 'refuses If-Match without the tag of the current version',
        run: async ({ signIn }) => {
          const admin = await signIn('odo');
          const options = await itemInVersion2(admin, `Unmatched ${noun}`);
          for (const ifMatch of notMatching) {
            const headers = { 'If-Match': ifMatch };
            await fails(admin, id('Update'), 412, { ...options, headers });
            await fails(admin, id('Delete'), 412, { params: options.params, headers });
          }
        },
      },
    ];
  }),
  {
    operation: 'characterUpdate',
    status: 412,
    title: 'compares If-Match with the current version as RFC 9110 requires',
    run: async ({ signIn }) => {
      const tomas = await signIn('tomas');
      const { params, body } = await newCharacter(tomas);
      const changed = { params, body: { ...body, concept: 'Second.' } };
      await succeeds(tomas, 'characterUpdate', 200, changed);
      for (const ifMatch of notMatching) {
        const headers = { 'If-Match': ifMatch };
        await fails(tomas, 'characterUpdate', 412, { ...changed, headers });
      }
      for (const ifMatch of matching) {
        const headers = { 'If-Match': ifMatch };
        await succeeds(tomas, 'characterUpdate', 200, { ...changed, headers });
      }
    },
  },
];
