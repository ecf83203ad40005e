import { describe, expect, test } from 'vitest';
import { tellAdventure } from '../kinds/adventure.ts';
import { tellQuest } from '../kinds/quest.ts';
import { requestOf, tones } from '../requests.fixture.ts';
import { classics } from '../tables/matters/classics.ts';
import { classicWords } from '../tables/matters/classic-words.ts';
import { matterKernels } from '../tables/matters/kernels.ts';
import { secondActs } from '../tables/matters/second-acts.ts';
import { classicMatter } from './classic-idea.ts';
import { noExclusions } from './lines.ts';

const ideas: readonly (readonly [idea: string, plot: string | undefined])[] = [
  ["The party's patron is the big bad", 'patron'],
  ['the employer of the heroes is secretly a devil', 'patron'],
  ['The king hires you to find the rebels, but the rebels are right', 'patron'],
  ['gladiators who overthrow the emperor', 'revolt'],
  ['revolution against a tyrant', 'revolt'],
  ['put the rightful heir back on the throne', 'revolt'],
  ['a dragon war', 'war'],
  ['two kingdoms at war', 'war'],
  ['thieves guild war', 'war'],
  ['mercenaries in a civil war', 'war'],
  ['find the five pieces of a broken sword', 'pieces'],
  ['collect the seven keys', 'pieces'],
  ['the chosen one is dead and the party has to pretend', 'chosen'],
  ['a friendly village that is secretly a cult', 'cult-village'],
  ['the king is dead and his children fight for the throne', 'succession'],
  ['a school for wizards where the teachers are replaced one by one', 'academy'],
  ['lost city in the jungle', 'expedition'],
  ['pirates race to a treasure island', 'expedition'],
  ['a caravan journey through the desert', 'journey'],
  ['a sea voyage to the edge of the world', 'journey'],
  ['travel down into hell because of a contract', 'descent'],
  ['a tired lich looks for a successor', 'successor'],
  ['take back the dwarven kingdom from the goblins', 'reclaim'],
  ['assassins hunt the party, one after another', 'marked'],
  ['explore the frontier and build a settlement', 'frontier'],
  ['flee from a city that is sinking', 'exodus'],
  ['a trading company drains the sacred lake', 'company'],
  ['the mayor who hired us is secretly a devil worshipper', 'patron'],
  ['a meteor is falling on the kingdom', 'exodus'],
  ['three sisters fight over the throne', 'succession'],
  ['a caravan vanished in the desert', undefined],
  ['a stolen bell', undefined],
  ['cultists attack the village', undefined],
  ['cultists abduct villagers', undefined],
];

test.each(ideas)('the plot of "%s" is %s', (idea, plot) => {
  expect(classicMatter(idea, 'adventure', noExclusions)?.classic).toBe(plot);
});

test('a war between two peoples is a peace to be made in a quest', () => {
  expect(classicMatter('two kingdoms at war', 'quest', noExclusions)).toBeUndefined();
});

describe.each(Object.keys(classicWords))('%s', (id) => {
  test('has a plot, a list of ideas and a second act of its own', () => {
    expect(matterKernels.filter((kernel) => kernel.id === id)).toHaveLength(1);
    expect(classics.filter((classic) => classic.id === id)).not.toEqual([]);
    expect(secondActs.filter(({ only }) => only?.includes(id) === true)).not.toEqual([]);
  });

  const found = ideas.find(([, plot]) => plot === id)?.[0] ?? '';
  const tellers = [
    ['quest', tellQuest],
    ['adventure', tellAdventure],
  ] as const;
  test.each(tellers)('has no fault as a %s', (kind, tell) => {
    expect(found).not.toBe('');
    for (let seed = 0; seed < 15; seed += 1) {
      const tone = tones[seed % tones.length] ?? 'heroic';
      const draft = tell(requestOf(kind, seed, { idea: found, tone, level: 1 + seed }), seed);
      expect(draft.faults, String(seed)).toEqual([]);
    }
  });
});
