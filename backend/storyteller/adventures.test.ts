import { expect, test } from 'vitest';
import { draftOf } from './drafts.fixture.ts';
import { tellWrongAdventure } from './kinds/adventure.ts';
import type { Draft } from './kinds/draft.ts';
import { tellQuest, tellWrongQuest } from './kinds/quest.ts';
import { chooseRival } from './plan/rival.ts';
import { requestOf } from './requests.fixture.ts';
import type { StoryRequest } from './story.ts';
import { livelihoods } from './tables/livelihoods.ts';
import { consumables, permanents } from './tables/treasures.ts';
import { upheavalWays } from './tables/upheaval-ways.ts';

const sectionOf = (draft: Draft, id: string): string =>
  draft.names.plain(draft.sections.find((section) => section.id === id)?.text ?? '');

const seeds = Array.from({ length: 60 }, (_, seed) => seed);
const adventures = [
  ...seeds.map((seed) => draftOf('adventure', seed)),
  ...seeds.map((seed) => tellWrongAdventure(requestOf('adventure', seed), seed)),
];

test('an adventure has a plan by days, two of which can be prevented and count in the last fight', () => {
  for (const draft of adventures) {
    const plan = sectionOf(draft, 'plan');
    const days = [...plan.matchAll(/^- \*\*Day (\d+)\*\*/gm)].map(([, day]) => Number(day));
    expect(days).toHaveLength(4);
    expect(days).toEqual([...new Set(days)].toSorted((one, other) => one - other));
    expect(days.at(-1)).toBe(draft.facts['days']);
    expect(plan.match(/\*\(to prevent it: /g)).toHaveLength(2);
    expect(sectionOf(draft, 'act-3')).toContain('**What the clock has done');
  }
});

test('the acts of an adventure divide its days among them', () => {
  for (const draft of adventures) {
    const spans = [1, 2, 3].map((act) => {
      const text = sectionOf(draft, `act-${act}`);
      const [, from = '', to = from] = /^\*Days? (\d+)(?: to (\d+))?\b/.exec(text) ?? [];
      return [Number(from), Number(to)] as const;
    });
    expect(spans[0]?.[0]).toBe(1);
    expect(spans[1]?.[0]).toBe(Number(spans[0]?.[1]) + 1);
    expect(spans[2]?.[0]).toBe(Number(spans[1]?.[1]) + 1);
    expect(spans[2]?.[1]).toBe(draft.facts['days']);
  }
});

test('three sides ask something of the party in an adventure, and the last act says what each gives', () => {
  for (const draft of adventures) {
    expect(sectionOf(draft, 'factions').match(/^- /gm)).toHaveLength(3);
    expect(sectionOf(draft, 'act-3').match(/, if content(?:\*\*:|,)/g)).toHaveLength(3);
  }
});

test('the second act changes map and goal, and the third has the way that has changed', () => {
  for (const draft of adventures) {
    const second = sectionOf(draft, 'act-2');
    for (const label of ['The map changes', 'Set piece', 'The goal changes', 'A choice']) {
      expect(second).toContain(`**${label}`);
    }
    expect(sectionOf(draft, 'act-3')).toContain('**The way there');
  }
});

test('each place of a text offers something else to do', () => {
  for (const draft of adventures.slice(60)) {
    const text = `${sectionOf(draft, 'act-1')}\n${sectionOf(draft, 'act-2')}`;
    for (const label of ['To explore at ', 'To talk with ', 'To get past ']) {
      expect(text.split(`**${label}`)).toHaveLength(2);
    }
  }
});

test('each upheaval of each livelihood has a way to its hiding place', () => {
  const lacking = livelihoods.filter(
    ({ id, upheaval }) => upheavalWays[id]?.length !== upheaval.length,
  );
  expect(lacking.map(({ id }) => id)).toEqual([]);
});

test('an upheaval neither destroys nor cuts off a place that can be visited', () => {
  for (const { id, upheaval, sites } of livelihoods) {
    for (const { event, after } of upheaval) {
      const lost = [event, ...after.filter((line) => line.includes('cut off'))].join(' ');
      for (const { name } of sites) {
        expect(lost.toLowerCase(), id).not.toContain(name.replace(/^the /, ''));
      }
    }
  }
});

const firstSeeds = Array.from({ length: 120 }, (_, seed) => seed);

test('people who have vanished are not part of the choice, and only some rivals take hostages', () => {
  const told = firstSeeds.map((seed) => {
    const draft = tellWrongAdventure(requestOf('adventure', seed, { tone: 'grim' }), seed);
    const [, choice = ''] = sectionOf(draft, 'act-2').split('**A choice**');
    return { harm: draft.facts['harm'], choice, rival: chooseRival(seed, 'grim').id };
  });
  const taken = told.filter(({ harm }) => harm === 'taken');
  const hostages = told.filter(({ choice }) => choice.includes('locked in'));
  expect(taken.length).toBeGreaterThan(0);
  expect(taken.filter(({ choice }) => /The crowd wants|offers to go/.test(choice))).toEqual([]);
  expect(hostages.filter(({ rival }) => !/^(?:seller|envoy|heir)$/.test(rival))).toEqual([]);
});

test('the game master learns where the wronged person is today', () => {
  const silent = firstSeeds
    .map((seed) => tellWrongQuest(requestOf('quest', seed), seed))
    .filter(({ facts }) => facts['fate'] === 'gone' && facts['agent'] !== 'returned')
    .map((draft) => sectionOf(draft, 'people'))
    .filter((text) => !/: (?:Alive,|Lives half a day|Has come back)/.test(text));
  expect(silent).toEqual([]);
});

test('a person of a town leads with the statistics of a rank, and with those of a mage only if the text says what the spells look like', () => {
  const draftsIn = (tone: StoryRequest['tone']): Draft[] =>
    firstSeeds
      .slice(0, 60)
      .map((seed) => tellQuest(requestOf('quest', seed, { tone, level: 1 + (seed % 20) }), seed));
  const encounterOf = ({ facts }: Draft): string => JSON.stringify(facts['encounter']);
  const light = draftsIn('whimsical');
  const all = [...light, ...draftsIn('intrigue')];
  const ranks = all.filter((draft) => !encounterOf(draft).includes('"leader":"Archmage"'));
  const leads = /"leader":"(?:Mage|Assassin|Gladiator)"/;
  expect(all.map(encounterOf).filter((text) => leads.test(text))).toEqual([]);
  expect(
    all.filter((draft) => sectionOf(draft, 'lair').includes('an Archmage, whose spells look like'))
      .length,
  ).toBe(all.length - ranks.length);
  expect(light.map(encounterOf).filter((text) => /"escort":"[^"]*mage/i.test(text))).toEqual([]);
});

const rarities = ['common', 'uncommon', 'rare', 'very rare', 'legendary'] as const;

test('the treasure is made of items of the rules, with the rarity that fits the level', () => {
  const most = (level: number): number => (level <= 4 ? 1 : level <= 10 ? 2 : level <= 16 ? 3 : 4);
  const listed = new Set([...Object.values(consumables), ...Object.values(permanents)].flat());
  for (let seed = 0; seed < 100; seed += 1) {
    const request = requestOf('quest', seed);
    const text = sectionOf(draftOf('quest', seed), 'reward');
    const reward = text.replaceAll('Potions of', 'Potion of');
    const found = [...reward.matchAll(/ \((common|uncommon|rare|very rare|legendary)\)/g)];
    expect(found.length, reward).toBeGreaterThan(1);
    for (const [, rarity] of found) {
      expect(rarities.findIndex((item) => item === rarity)).toBeLessThanOrEqual(
        most(request.level),
      );
    }
    expect([...listed].filter((name) => reward.includes(name)).length).toBeGreaterThan(1);
    expect(reward).toMatch(/worth [\d,]+ gp/);
  }
});

test('a reward has no two editions of one thing, and not the armor that everyone knows', () => {
  const items: StoryRequest['items'] = [
    { kind: 'weapons', sk: '2014#crossbow', name: 'Crossbow, Light', costCp: 2500 },
    { kind: 'weapons', sk: '2024#crossbow', name: 'Light Crossbow', costCp: 2500 },
    { kind: 'armor', sk: '2014#plate', name: 'Plate Armor', costCp: 150_000 },
    { kind: 'armor', sk: '2024#plate', name: 'Plate Armor', costCp: 150_000 },
  ];
  for (let seed = 0; seed < 60; seed += 1) {
    const { details } = tellQuest(requestOf('quest', seed, { items }), seed);
    if (details.kind !== 'quest') throw new Error('A quest has a reward.');
    const linked = details.reward.items.filter(({ sk }) => sk !== undefined);
    const names = linked.map(({ name }) => name);
    expect(names.length, String(seed)).toBeLessThan(2);
    expect(names).not.toContain('Plate Armor');
  }
});

test('a place of the campaign lives from the same thing in every quest', () => {
  const known: StoryRequest['known'] = [{ id: 'place', kind: 'place', name: 'Lower Wending' }];
  const found = Array.from(
    { length: 40 },
    (_, seed) => tellWrongQuest(requestOf('quest', seed, { known }), seed).facts['livelihood'],
  );
  expect(new Set(found).size).toBe(1);
});

test('a person of the campaign who pays has no part in what happened', () => {
  const known: StoryRequest['known'] = [{ id: 'person', kind: 'person', name: 'Mira Holt' }];
  for (let seed = 0; seed < 200; seed += 1) {
    const { facts } = tellWrongQuest(requestOf('quest', seed, { known }), seed);
    expect(JSON.stringify(facts['twist']), String(seed)).not.toMatch(/^"giver-/);
  }
});
