import { describe, expect, test } from 'vitest';
import { creatures } from '../tables/creatures.ts';
import { foeGroups, missingFoes } from '../tables/foes/foe-nouns.ts';
import { foeTraits } from '../tables/foes/foe-facts.ts';
import { rulesCreatures } from '../tables/foes/rules-creatures.ts';
import { affects } from './spell-targets.ts';
import { beastCalled, challengeOf, creaturesCalled, foeCalled } from './foe.ts';

const namesOf = (phrase: string): string[] | undefined =>
  creaturesCalled(phrase)?.creatures.map(({ name }) => name);

describe('what an idea calls a creature', () => {
  test.each([
    ['lich', ['Lich']],
    ['lich king', ['Lich']],
    ['vampire lord', ['Vampire Spawn', 'Vampire']],
    [
      'the black dragon',
      ['Black Dragon Wyrmling', 'Young Black Dragon', 'Adult Black Dragon', 'Ancient Black Dragon'],
    ],
    ['ancient dragon', ['Ancient Red Dragon']],
    ['stone golem', ['Stone Golem']],
    ['giant spider', ['Giant Spider']],
    ['frost giant', ['Frost Giant']],
    ['mummy lord', ['Mummy Lord']],
    ['trolls', ['Troll']],
    ['wolves', ['Wolf', 'Dire Wolf', 'Winter Wolf']],
    ['vampire hunter', undefined],
    ['dragon scholar', undefined],
    ['suit of armor', undefined],
    ['mayor', undefined],
  ])('"%s" is %j', (phrase, names) => {
    expect(namesOf(phrase)).toEqual(names);
  });

  test('is one of its type if the rules have none, and says which', () => {
    for (const phrase of [
      'death knight',
      'old death knight',
      'beholder',
      'mind flayer',
      'dracolich',
    ]) {
      const called = creaturesCalled(phrase);
      expect(phrase).toContain(called?.missing);
      expect(new Set(called?.creatures.map(({ type }) => type)).size, phrase).toBe(1);
    }
  });

  test('is the strongest that the party can fight', () => {
    expect(foeCalled('dragon', 6000)).toMatchObject({ creature: { name: 'Young Red Dragon' } });
    expect(foeCalled('dragon', 300)).toMatchObject({ isTooStrong: true });
    expect(foeCalled('lich', 32_999)?.isTooStrong).toBe(true);
    expect(foeCalled('lich', 33_000)?.isTooStrong).toBe(false);
  });
});

test('a beast that is too strong is replaced by one that cannot speak either', () => {
  expect(beastCalled('the roc', 650)?.weaker?.name).toBe('Griffon');
  expect(beastCalled('the hydra', 200)?.weaker?.name).toBe('Hippogriff');
  expect(beastCalled('the red dragon', 500)?.weaker?.type).toBe('dragon');
  expect(beastCalled('the roc', 8000)).toMatchObject({ isTooStrong: false });
  expect(beastCalled('the cat', 500)).toBeUndefined();
});

test('the tables name only creatures of the rules, the weakest first, with the same points', () => {
  for (const names of [...foeGroups.values(), ...missingFoes.values()]) {
    const points = names.map((name) => rulesCreatures.get(name)?.xp ?? 0);
    expect(points, String(names)).toEqual(points.toSorted((one, other) => one - other));
    expect(points).not.toContain(0);
  }
  const traits = foeTraits.flatMap(({ of }) => of);
  expect(traits.filter((name) => !rulesCreatures.has(name))).toEqual([]);
  const others = creatures.filter(({ name, xp }) => rulesCreatures.get(name)?.xp !== xp);
  expect(others).toEqual([]);
});

test('a spell affects only the types of its description, and not those who are immune to its condition', () => {
  const who = (name: string): Parameters<typeof affects>[1] => {
    const creature = rulesCreatures.get(name);
    return creature === undefined ? undefined : { creature };
  };
  expect(affects('Hold Person', undefined)).toBe(true);
  expect(affects('Hold Person', who('Mage'))).toBe(true);
  expect(affects('Hold Person', who('Goblin Boss'))).toBe(false);
  expect(affects('Hold Monster', who('Vampire'))).toBe(true);
  expect(affects('Hold Monster', who('Lich'))).toBe(false);
  expect(affects('Speak with Animals', who('Wolf'))).toBe(true);
  expect(affects('Speak with Dead', who('Ghost'))).toBe(false);
  expect(affects('Detect Thoughts', who('Lich'))).toBe(true);
});

test('challenges follow from the points', () => {
  const ratings = ['Lich', 'Troll', 'Goblin Warrior', 'Tarrasque', 'Kobold Warrior'].map((name) => {
    const creature = rulesCreatures.get(name);
    return creature && challengeOf(creature);
  });
  expect(ratings).toEqual(['21', '5', '1/4', '30', '1/8']);
});
