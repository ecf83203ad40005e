import { describe, expect, test } from 'vitest';
import { characterFindings } from '#src/lib/character/rules.ts';
import { deriveCharacter } from '#src/lib/character/derive.ts';
import { seedItem } from '#tests/support/character-rows.ts';
import type { CharacterValues } from '../character-fields.ts';
import { typedFacts } from '../copies.ts';
import { toolChoices } from '../data/origin-options.ts';
import { startingCharacter, suggestionsFor } from '../starting-character.ts';
import {
  classesToGoBack,
  hitPointGain,
  levelIn,
  withHitPoints,
  withLevel,
  withoutLevel,
  wordCount,
} from './level-changes.ts';
import { levelWaits } from './level-waits.ts';

/** With Constitution 13. */
const fighter: CharacterValues = {
  ...startingCharacter,
  name: 'Brannoc',
  increases: [
    { ability: 'str', amount: 2 },
    { ability: 'dex', amount: 1 },
  ],
};
const wizard: CharacterValues = {
  ...fighter,
  class: 'wizard',
  background: 'sage',
  ...suggestionsFor({ class: 'wizard', species: 'human', background: 'sage' }),
};

test('a level in the first class and in a further class count together', () => {
  const multiclass = withLevel(withLevel(withLevel(fighter, 'fighter'), 'rogue'), 'rogue');
  expect(multiclass.level).toBe(4);
  expect(levelIn(multiclass, 'fighter')).toBe(2);
  expect(levelIn(multiclass, 'rogue')).toBe(2);
  expect(multiclass.otherClasses).toEqual([{ class: 'rogue', level: 2 }]);
  expect(characterFindings(multiclass)).toEqual([]);
});

test('level 20 is the last one', () => {
  const highest = { ...fighter, level: 20 };
  expect(withLevel(highest, 'rogue')).toBe(highest);
});

test('going back a level undoes the level', () => {
  for (const name of ['fighter', 'rogue'] as const) {
    expect(withoutLevel(withLevel(fighter, name), name).values).toEqual(fighter);
  }
});

test('going back takes the feat and the subclass of the level, and says so', () => {
  const champion: CharacterValues = {
    ...fighter,
    level: 3,
    subclasses: [{ class: 'fighter', name: 'Champion' }],
    feats: [
      ...fighter.feats,
      { class: 'fighter', level: 3, key: null, name: 'Of the level', increases: [] },
    ],
  };
  const { values, gone } = withoutLevel(champion, 'fighter');
  expect(values).toEqual({ ...fighter, level: 2 });
  expect(gone).toEqual(['Level 3 as a Fighter', 'Champion', 'Of the level', '7 Hit Points']);
});

test('a ranger of level 2 chooses two languages, which go with the level', () => {
  const ranger = { ...fighter, class: 'ranger' as const };
  const second = withLevel(ranger, 'ranger');
  expect(wordCount(second)).toBe(wordCount(ranger) + 2);
  const { values, gone } = withoutLevel(
    { ...second, languages: [...ranger.languages, 'Sylvan', 'Orc'] },
    'ranger',
  );
  expect(values.languages).toEqual(ranger.languages);
  expect(gone).toEqual(expect.arrayContaining(['Sylvan', 'Orc']));
});

test('a first level as a rogue or bard gives a language or an instrument to choose', () => {
  for (const name of ['rogue', 'bard'] as const) {
    expect(wordCount(withLevel(fighter, name))).toBe(wordCount(fighter) + 1);
  }
  // The same instruments are in both lists of a monk, so there is one list.
  const monk = { ...fighter, class: 'monk' as const, background: 'sage' as const };
  expect(toolChoices(withLevel(monk, 'bard'))).toMatchObject([{ count: 2 }]);
});

test('going back takes the spells that are too high or too many, the last chosen first', () => {
  const next = withLevel(wizard, 'wizard');
  const added = { ...wizard.spells.find(({ facts }) => facts.level === 1), name: 'New one' };
  // The spell exists: the suggestions of a wizard have spells of level 1.
  const spell = { ...added, key: null } as CharacterValues['spells'][number];
  const { values, gone } = withoutLevel({ ...next, spells: [...next.spells, spell] }, 'wizard');
  expect(values.spells).toEqual(wizard.spells);
  expect(gone).toContain('New one');
});

describe('spells on top of the number', () => {
  type Spells = CharacterValues['spells'];
  const spellOf = (
    name: Spells[number]['class'],
    spell: string,
    level: number,
  ): Spells[number] => ({
    class: name,
    key: null,
    catalogueVersion: null,
    name: spell,
    prepared: true,
    facts: typedFacts(level),
  });
  const lost = (values: CharacterValues) => {
    const left = withoutLevel(values, values.class).values.spells;
    return values.spells.filter((spell) => !left.includes(spell)).map(({ name }) => name);
  };
  const cleric: CharacterValues = {
    ...fighter,
    class: 'cleric',
    level: 4,
    subclasses: [{ class: 'cleric', name: 'Life Domain' }],
  };
  const domain = ['Bless', 'Cure Wounds'].map((spell) => spellOf('cleric', spell, 1));
  const chosen = Array.from({ length: 7 }, (_, index) =>
    spellOf('cleric', `Prayer ${index + 1}`, 1),
  );

  test('stay while their source stays', () => {
    expect(lost({ ...cleric, spells: [...domain, ...chosen] })).toEqual(['Prayer 7']);
  });

  test('go before the chosen ones when their source goes', () => {
    const values = { ...cleric, level: 3, spells: [...domain, ...chosen.slice(0, 5)] };
    expect(lost(values)).toEqual(['Bless', 'Cure Wounds']);
    expect(lost({ ...values, spells: [...domain, ...chosen.slice(0, 3)] })).toEqual([]);
  });

  test('are one of each level of Mystic Arcanum', () => {
    const spells = [6, 7].map((level) => spellOf('warlock', `Arcanum ${level}`, level));
    const warlock: CharacterValues = { ...fighter, class: 'warlock', spells };
    expect(lost({ ...warlock, level: 14 })).toEqual([]);
    expect(lost({ ...warlock, level: 13 })).toEqual(['Arcanum 7']);
  });
});

test('the last level of the first class stays', () => {
  const multiclass = withLevel(fighter, 'rogue');
  expect(classesToGoBack(multiclass)).toEqual(['rogue']);
  expect(classesToGoBack(withLevel(multiclass, 'fighter'))).toEqual(['fighter', 'rogue']);
  expect(classesToGoBack(fighter)).toEqual([]);
});

test('a roll becomes a number of the table, to which the next level adds', () => {
  const second = withLevel(fighter, 'fighter');
  expect(hitPointGain(fighter, second)).toBe(7);
  const rolled = withHitPoints(fighter, second, 'fighter', 2);
  expect(deriveCharacter(rolled).hitPoints.value).toBe(11 + 3);
  const third = withHitPoints(rolled, withLevel(rolled, 'fighter'), 'fighter', null);
  expect(deriveCharacter(third).hitPoints.value).toBe(11 + 3 + 7);
  const back = withoutLevel(third, 'fighter').values;
  expect(deriveCharacter(back).hitPoints.value).toBe(11 + 3);
});

test('magic items add to rolled hit points, also to those of a level that is gained with them', () => {
  const amulet = seedItem({ itemId: 'amulet', name: 'Amulet of Health', attuned: true });
  const worn = { ...fighter, items: [{ ...amulet, equipped: true }] };
  const hitPointsOf = (values: CharacterValues) => deriveCharacter(values).hitPoints;
  // Constitution 13 becomes 19: 3 more for each level.
  expect(hitPointsOf(worn).value).toBe(11 + 3);
  const rolled = withHitPoints(worn, withLevel(worn, 'fighter'), 'fighter', 2);
  expect(rolled.overrides).toMatchObject([{ target: 'hit-points', value: 11 + 3 }]);
  expect(hitPointsOf(rolled)).toMatchObject({
    value: 11 + 3 + 6,
    override: { further: [{ label: 'Magic items', amount: 6 }] },
  });
  expect(hitPointsOf({ ...rolled, items: [] })).toMatchObject({ value: 11 + 3 });
  expect(hitPointGain(rolled, withLevel(rolled, 'fighter'))).toBe(10);
  const { gone, values } = withoutLevel(rolled, 'fighter');
  expect([gone.at(-1), hitPointsOf(values).value]).toEqual(['10 Hit Points', 7 + 3]);
});

test('the fixed number needs no override', () => {
  const second = withLevel(fighter, 'fighter');
  expect(withHitPoints(fighter, second, 'fighter', null)).toBe(second);
});

test('a level waits when the experience points are enough', () => {
  const state = { advancement: 'experience', level: 1 } as const;
  expect(levelWaits({ ...state, experience: 299 })).toBe(false);
  expect(levelWaits({ ...state, experience: 300 })).toBe(true);
  expect(levelWaits({ ...state, advancement: 'milestones', experience: 300 })).toBe(false);
  expect(levelWaits({ ...state, level: 20, experience: 10_000_000 })).toBe(false);
});
