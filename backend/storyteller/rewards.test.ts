import { describe, expect, test } from 'vitest';
import { draftOf as entryDraftOf } from '#backend/generation/draft.ts';
import { factsOf } from '#backend/generation/words/facts.ts';
import { NameMarks, namedIn } from '#backend/generation/words/named.ts';
import armor from '#backend/seed/srd/armor.json' with { type: 'json' };
import gear from '#backend/seed/srd/gear.json' with { type: 'json' };
import tools from '#backend/seed/srd/tools.json' with { type: 'json' };
import weapons from '#backend/seed/srd/weapons.json' with { type: 'json' };
import { itemPhrase } from './plan/item-phrase.ts';
import { coinsFor } from './plan/reward.ts';
import { randomStream } from './random.ts';
import { fromMarkdown } from '#src/lib/plain-from-markdown.ts';
import { varied } from './realise/variants.ts';
import { requestOf } from './requests.fixture.ts';
import type { CatalogueItem, Story, StoryRequest } from './story.ts';
import { consumables, permanents, type Rarity } from './tables/treasures.ts';
import { grandValuables, smallValuables, valuables } from './tables/valuables.ts';
import { tellStory } from './tell.ts';

const copper = { cp: 1, sp: 10, ep: 50, gp: 100, pp: 1000 } as const;

interface Row {
  name: string;
  edition: string;
  cost?: { amount: number; unit: string } | null;
}

const isUnit = (unit: string): unit is keyof typeof copper => Object.hasOwn(copper, unit);

const rowsOf = <Item extends Row>(
  kind: CatalogueItem['kind'],
  rows: readonly Item[],
  keyOf: (row: Item) => string,
): CatalogueItem[] =>
  rows
    .filter(({ edition }) => edition === '2024')
    .map((row) => ({
      kind,
      sk: keyOf(row),
      name: row.name,
      costCp: row.cost && isUnit(row.cost.unit) ? row.cost.amount * copper[row.cost.unit] : null,
    }));

/** The catalogue that is delivered with the product. */
const catalogue = [
  ...rowsOf('gear', gear, ({ gearSk }) => gearSk),
  ...rowsOf('tools', tools, ({ toolSk }) => toolSk),
  ...rowsOf('armor', armor, ({ armorSk }) => armorSk),
  ...rowsOf('weapons', weapons, ({ weaponSk }) => weaponSk),
];

const levels = [1, 5, 12, 20];

/** The best that a party of the level finds in a quest, in the order of the rules. */
const bestAt = { 1: 'common', 5: 'uncommon', 12: 'rare', 20: 'very rare' } as const;
const order: readonly Rarity[] = ['common', 'uncommon', 'rare', 'very rare', 'legendary'];

const rarityOf = (name: string): Rarity | undefined =>
  order.find(
    (rarity) =>
      consumables[rarity].includes(name) ||
      (rarity !== 'common' && permanents[rarity].includes(name)),
  );

const tell = (kind: 'quest' | 'adventure', seed: number, given: Partial<StoryRequest> = {}) =>
  tellStory(
    requestOf(kind, seed, { level: levels[seed % levels.length] ?? 1, items: catalogue, ...given }),
  );

function rewardIn(story: Story) {
  if (!('reward' in story.details)) throw new Error('The story has a reward.');
  const { text = '' } = story.sections.find(({ id }) => id === 'reward') ?? {};
  return {
    ...story.details.reward,
    text: fromMarkdown(text).replaceAll('Potions of', 'Potion of'),
  };
}

const isNamed = (text: string, name: string): boolean =>
  [name, itemPhrase(name), name.charAt(0).toLowerCase() + name.slice(1)].some((form) =>
    text.includes(form),
  );

/** What the text and the details of a reward do not agree about. */
function faultsOf(story: Story, request: StoryRequest): string[] {
  const { coins, items, text } = rewardIn(story);
  const share = story.kind === 'adventure' ? 3 : 1;
  const faults = [
    ...(coins === coinsFor(request.level, request.partySize) * share ? [] : ['coins']),
    ...(text.includes(`${coins.toLocaleString('en-US')} gp`) ? [] : ['coins in the text']),
    ...items.filter(({ name }) => !isNamed(text, name)).map(({ name }) => `unnamed: ${name}`),
  ];
  const withRarity = text.match(/\((?:common|uncommon|rare|very rare|legendary)\)/g) ?? [];
  const magic = items.filter(
    ({ name }) => rarityOf(name) !== undefined || name.startsWith('Spell Scroll'),
  );
  if (magic.length < withRarity.length) faults.push('magic items are missing');
  const worth = /worth [\d,]+ gp/.exec(text)?.[0] ?? 'no valuable';
  if (!items.some(({ name }) => name.endsWith(worth))) faults.push('the valuable is missing');
  for (const { name, kind, sk } of items) {
    const row = catalogue.find((one) => one.sk === sk && one.kind === kind);
    const known = catalogue.find((one) => one.name === name);
    if (row?.name !== known?.name) faults.push(`not linked: ${name}`);
    if ((sk === undefined) !== (kind === undefined)) faults.push(`half linked: ${name}`);
    const isUsedUp = rarityOf(name) !== undefined || name.startsWith('Spell Scroll');
    if (!isUsedUp && (row?.costCp ?? 0) > coins * 100) faults.push(`too dear: ${name}`);
    const best = Object.entries(bestAt).find(([level]) => Number(level) === request.level)?.[1];
    const rarity = rarityOf(name);
    const isBetter = order.indexOf(rarity ?? 'common') > order.indexOf(best ?? 'common');
    if (story.kind === 'quest' && isBetter) faults.push(`too good: ${name}`);
  }
  return faults.map((fault) => `${request.seed} ${fault}`);
}

describe('the reward of a quest', () => {
  test('names what its details list, linked to the catalogue, at every level', () => {
    const faults = Array.from({ length: 400 }, (_, seed) => {
      const level = levels[seed % levels.length] ?? 1;
      // A short quest has the same reward and takes less time.
      return faultsOf(
        tell('quest', seed, { length: 'short' }),
        requestOf('quest', seed, { level }),
      );
    });
    expect(faults.flat()).toEqual([]);
  }, 300_000);

  test('has both linked things and things that the catalogue has not', () => {
    const items = Array.from(
      { length: 40 },
      (_, seed) => rewardIn(tell('quest', seed)).items,
    ).flat();
    expect(items.some(({ sk }) => sk !== undefined)).toBe(true);
    expect(items.some(({ sk }) => sk === undefined)).toBe(true);
    const scroll = items.find(({ name }) => name === 'Spell Scroll (Level 1)');
    expect(scroll).toMatchObject({ kind: 'gear', sk: '2024#spell-scroll-level-1' });
  });

  test('has links to the rules, or marks, in the entry of the draft, where only game masters read it', () => {
    let linked = 0;
    let marked = 0;
    for (let seed = 0; seed < 40; seed += 1) {
      const story = tell('quest', seed);
      const { coins, items } = rewardIn(story);
      const entry = entryDraftOf(story).entry;
      expect(entry?.details.rewardCoins).toEqual({ gp: coins });
      expect(entry?.details).not.toHaveProperty('rewardItems');
      const passages = (entry?.text ?? '').split(/^:{3,}(?:secret)?$/m);
      const placesOf = (text: string): number[] =>
        passages.flatMap((part, index) => (part.includes(text) ? [index % 2] : []));
      const ofRules = items.flatMap(({ kind, sk = '' }) =>
        kind === undefined ? [] : [`](/rules/${kind}/${encodeURIComponent(sk)})`],
      );
      const others = items.flatMap(({ kind, named }) =>
        kind === undefined && named !== undefined ? [`${named}†`] : [],
      );
      const notes = others.length > 0 ? ['† The rules here have no page for it.'] : [];
      for (const text of [...ofRules, ...others, ...notes]) {
        expect(placesOf(text), `${seed} ${text}`).toEqual([1]);
      }
      linked += ofRules.length;
      marked += others.length;
    }
    expect(Math.min(linked, marked)).toBeGreaterThan(10);
  });

  test('stays with its section when the other sections are written again', () => {
    for (const seed of [1, 2, 3]) {
      const story = tell('quest', seed);
      const others = {
        keep: { story, sections: ['reward'] },
        instruction: 'again',
        items: [],
      } as const;
      const again = tell('quest', seed, others);
      expect(rewardIn(again)).toEqual(rewardIn(story));
    }
  });

  test('leaves out what a line excludes', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const { items, text } = rewardIn(
        tell('quest', seed, { level: 1, lines: ['heights', 'occult'] }),
      );
      const names = [...items.map(({ name }) => name), text].join('\n');
      expect(names).not.toMatch(/Climbing|Spell Scroll/);
    }
  });

  test('gives a model all of its things as facts', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const story = tell('quest', seed);
      const section = story.sections.find(({ id }) => id === 'reward');
      if (section === undefined) throw new Error('A quest has a reward.');
      const facts = factsOf(section, new NameMarks(namedIn(story, [])));
      const named = facts.flatMap(({ names }) => names.flat()).map(({ name }) => name);
      for (const { name } of rewardIn(story).items) {
        const [thing = ''] = name.split(', worth');
        expect(isNamed(named.join('\n').replaceAll('Potions of', 'Potion of'), thing)).toBe(true);
      }
    }
  });
});

test('a valuable has one name in every text', () => {
  for (const name of [...smallValuables, ...valuables, ...grandValuables]) {
    for (let seed = 0; seed < 20; seed += 1) {
      expect(varied(name, randomStream(seed, 'valuables'))).toBe(name);
    }
  }
});

test('the reward of an adventure names what its details list', () => {
  const faults = Array.from({ length: 100 }, (_, seed) => {
    const level = levels[seed % levels.length] ?? 1;
    return faultsOf(tell('adventure', seed), requestOf('adventure', seed, { level }));
  });
  expect(faults.flat()).toEqual([]);
});
