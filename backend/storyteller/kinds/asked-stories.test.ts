import { describe, expect, test } from 'vitest';
import { requestOf, textOf } from '../requests.fixture.ts';
import { tellStory } from '../tell.ts';
import { planPerson } from './person.ts';

const seeds = Array.from({ length: 10 }, (_, seed) => seed);

describe('the idea of a person is the whole text', () => {
  test.each([
    ['a vampire countess tired of immortality', 'asked-undying'],
    ['hunter obsessed with a white stag', 'asked-obsessed'],
    ['a bard who exaggerates everything', 'asked-boaster'],
    ['the ferryman who never takes coins', 'asked-refuser'],
    ["goblin who thinks he's a knight", 'asked-deluded'],
    ['dragon disguised as an old scholar', 'asked-disguise'],
    ['tax collector everybody hates', 'asked-hated'],
    ['halfling thief boss everybody calls grandma', 'asked-thief-boss'],
    ['ghost of a little girl', 'asked-ghost-child'],
    ['the main villain, a fallen paladin', 'asked-fallen'],
    ['jealous court mage', 'asked-jealous'],
    ['cowardly hireling', 'asked-afraid'],
    ['vampire hunter', 'asked-monster-hunter'],
    ["smith's widow", 'asked-widow'],
    ['a gravedigger who is afraid of the living', 'asked-fearer-of-people'],
    ['a monk who fears death', 'asked-fearer-of-fate'],
    ['a knight afraid of spiders', 'asked-fearer'],
    ['old gravedigger', 'asked-gravedigger'],
    ['baker who sells secrets', 'asked-informer'],
    ['guard who takes bribes only to pay a healer', 'asked-crime-for-a-reason'],
    ['guard captain', 'asked-watch'],
  ])('%s', (idea, core) => {
    for (const seed of seeds) {
      const level = 1 + ((seed * 7) % 20);
      const draft = planPerson(requestOf('person', seed, { idea, level }), seed).write();
      expect(draft.facts['core']).toBe(core);
      expect(draft.faults).toEqual([]);
    }
  });
});

test('a person in disguise is known by what the person pretends to be', () => {
  for (const seed of seeds) {
    const request = requestOf('person', seed, { idea: 'hag pretending to be a midwife' });
    const { sections } = tellStory(request);
    const open = sections.filter(({ audience }) => audience === 'everyone');
    expect(textOf({ sections: open })).not.toMatch(/\bhag\b/i);
    expect(textOf({ sections })).toMatch(/\bhag\b/i);
  }
});

test('a ghost has no wounds and eats nothing', () => {
  for (const seed of seeds) {
    const text = textOf(tellStory(requestOf('person', seed, { idea: 'ghost of a little girl' })));
    expect(text).not.toMatch(/healing|scratches|on the plate/);
  }
});

test('a fear of people is about them, with the noun of an adjective', () => {
  for (const seed of seeds) {
    const request = requestOf('person', seed, { idea: 'a priest who is scared of the living' });
    const text = textOf(tellStory(request));
    expect(text).toMatch(/\bthe living\b/);
    expect(text).not.toMatch(/\bthe(?:[.,;]| (?:the|is|for|round)\b)/);
  }
});
