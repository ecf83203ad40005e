import { callsOf } from '#bench/support/api-calls.ts';
import { send } from '#bench/support/send.ts';
import type { Session } from '#bench/support/store.ts';
import { againAndAgain, post, times, writeHeaders, type Attack, type Target } from './attack.ts';
import { markedCharacter } from './json.ts';

const ada = {
  name: 'Ada',
  class: 'fighter',
  species: 'human',
  background: 'soldier',
  abilities: { str: 15, dex: 14, con: 13, int: 8, wis: 10, cha: 12 },
};

/** A character with the longest texts and the most items that the contract allows. */
function fullCharacter(): object {
  const text = (length: number): string => '字'.repeat(length);
  const texts = ['appearance', 'backstory', 'notesForMe', 'notesForGameMaster', 'notesForEveryone'];
  return {
    ...ada,
    ...Object.fromEntries(texts.map((name) => [name, text(8000)])),
    items: times(200, (index) => ({
      itemId: `an-item-${index}`,
      kind: null,
      key: null,
      catalogueVersion: null,
      name: text(120),
      quantity: 1,
      weightLb: 1,
      equipped: false,
      attuned: false,
      needsAttunement: false,
      bonus: 0,
      armor: null,
      weapon: null,
      notes: text(500),
    })),
  };
}

const json = (value: object): Buffer => Buffer.from(JSON.stringify(value));

function player({ players }: Target): Session {
  const [first] = players;
  if (!first) throw new Error('There is no player.');
  return first;
}

const newCharacter = (target: Target, body: object): Promise<{ characterId: string }> =>
  callsOf(target.url, player(target))<{ characterId: string }>('/api/characters/create', { body });

const attackWith = (
  name: string,
  parallel: number,
  prepare: (target: Target) => Promise<{ path: string; body: () => Buffer }>,
): Attack => ({
  name,
  async prepare(target) {
    const { path, body } = await prepare(target);
    const headers = writeHeaders(target, 'application/json', player(target));
    const sendNext = () => post(target.url + path, headers, body());
    return () => againAndAgain(() => times(parallel, sendNext));
  },
});

const markedSheets = attackWith(
  'a character with 450,000 combining marks, four at once, again and again',
  4,
  async () => {
    const text = markedCharacter.repeat(3800);
    const texts = { appearance: text, backstory: text, notesForMe: text, notesForEveryone: text };
    const body = json({ ...ada, ...texts });
    return { path: '/api/characters/create', body: () => body };
  },
);

const presses = attackWith(
  'presses of the sheet of a character of 0.4 MB, 20 at once, again and again',
  20,
  async (target) => {
    const { characterId } = await newCharacter(target, fullCharacter());
    return {
      path: `/api/characters/${characterId}/play`,
      body: () => json({ changeId: crypto.randomUUID(), lostHitPoints: 1 }),
    };
  },
);

const rolls = attackWith(
  '50 rolls of 60 dice, ten times at once, again and again',
  10,
  async (target) => {
    const { characterId } = await newCharacter(target, ada);
    const dice = times(60, () => ({ faces: 6, value: 6, kept: true }));
    const roll = () => ({
      rollId: crypto.randomUUID(),
      label: 'Fireball',
      mode: 'normal',
      dice,
      bonus: 0,
      total: 360,
      rolledAt: new Date().toISOString(),
    });
    return {
      path: `/api/characters/${characterId}/rolls`,
      body: () => json({ rolls: times(50, roll) }),
    };
  },
);

const sharedSheets: Attack = {
  name: 'the list of a campaign with 20 characters of 0.4 MB, ten at once, again and again',
  async prepare(target) {
    const call = callsOf(target.url, player(target));
    const form = new FormData();
    for (const name of ['title', 'setting', 'storyOverview']) form.set(name, 'Vell');
    const campaign = await call<{ campaignId: string }>('/api/campaigns/create', { body: form });
    const { campaignId } = campaign;
    for (let count = 0; count < 20; count += 1) {
      const { characterId } = await newCharacter(target, fullCharacter());
      const body = { hasLink: false, campaignId };
      await call(`/api/characters/${characterId}/sharing`, { method: 'PUT', body });
    }
    const url = `${target.url}/api/campaigns/${campaignId}/characters`;
    const list = (): Promise<string> => send(url, { cookie: player(target).header }).then(String);
    return () => againAndAgain(() => times(10, list));
  },
};

export const characterAttacks = { markedSheets, presses, rolls, sharedSheets };
