import { succeeds } from './case.ts';
import type { Client } from './client.ts';

export const createWizard = async (client: Client, level = 3) => {
  const { body } = await succeeds(client, 'characterCreate', 201, {
    body: {
      name: 'Ysolde',
      class: 'wizard',
      species: 'human',
      background: 'sage',
      level,
      abilities: { str: 8, dex: 12, con: 13, int: 15, wis: 14, cha: 10 },
    },
  });
  return body.characterId;
};

let changes = 0;

/** Changes the play state of a character. Each change has a new id. */
export const changePlay = (client: Client, characterId: string, change: object) =>
  succeeds(client, 'characterPlayChange', 200, {
    params: { characterId },
    body: { changeId: `change-of-play-${(changes += 1)}`, ...change },
  });

export const stateOf = async (client: Client, characterId: string) =>
  (await succeeds(client, 'characterPlayGet', 200, { params: { characterId } })).body;

/** Undoes a change with another change, which has a new id. */
export const undoChange = (client: Client, characterId: string, undoes: string) =>
  changePlay(client, characterId, { undoes });
