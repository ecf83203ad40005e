import { expect, test } from 'vitest';
import { classesOf } from './class-list.ts';
import type { ClassName } from './classes.ts';
import { freeCastingOf } from './free-casting.ts';
import { classesOf as levelled, derived, subclass } from '#tests/support/worked-characters.ts';

const spell = (name: string, className: ClassName | null, level: number) => ({
  class: className,
  key: null,
  name,
  facts: { level },
});

const levelsOf = (name: ClassName, level: number) => classesOf({ class: name, level });

test('a spell of the species, a feat or an item is cast without a slot, and a cantrip is no such spell', () => {
  const innate = freeCastingOf(spell('Misty Step', null, 2), levelsOf('fighter', 5));
  expect(innate?.note).toContain('The sheet does not count it.');
  expect(innate?.spends).toBeNull();
  expect(freeCastingOf(spell('Light', null, 0), levelsOf('fighter', 5))).toBeNull();
});

test('a ranger casts Hunter’s Mark with uses of Favored Enemy', () => {
  const mark = spell('Hunter’s Mark', 'ranger', 1);
  expect(freeCastingOf(mark, levelsOf('ranger', 1))?.spends).toBe('favoredEnemy');
  expect(freeCastingOf({ ...mark, class: 'bard' }, levelsOf('bard', 10))).toBeNull();
  expect(freeCastingOf(spell('Cure Wounds', 'ranger', 1), levelsOf('ranger', 1))).toBeNull();
});

test('a paladin casts Divine Smite from level 2 and Find Steed from level 5 without a slot', () => {
  const smite = spell('Divine Smite', 'paladin', 1);
  expect(freeCastingOf(smite, levelsOf('paladin', 1))).toBeNull();
  expect(freeCastingOf(smite, levelsOf('paladin', 2))).not.toBeNull();
  const steed = { ...spell('Find Steed', 'paladin', 2), key: '2024#find-steed' };
  expect(freeCastingOf(steed, levelsOf('paladin', 4))).toBeNull();
  expect(freeCastingOf(steed, levelsOf('paladin', 5))).not.toBeNull();
});

test('a warlock casts spells of the levels 6 to 9 without a slot', () => {
  expect(freeCastingOf(spell('Eyebite', 'warlock', 6), levelsOf('warlock', 11))).not.toBeNull();
  expect(freeCastingOf(spell('Hold Monster', 'warlock', 5), levelsOf('warlock', 11))).toBeNull();
});

test('a spell of a species, a feat or a feature spends the use that the play state counts', () => {
  const drow = derived({
    species: 'elf',
    speciesOption: 'Drow',
    background: 'sage',
    ...levelled(['warlock', 11], ['paladin', 5]),
    ...subclass('warlock', 'Fiend Patron'),
  });
  const feature = (name: string, className: ClassName | null, level: number) =>
    freeCastingOf(spell(name, className, level), drow.classes, drow.limitedUses)?.feature ?? null;
  expect(feature('Faerie Fire', null, 1)).toBe('faerie-fire');
  expect(feature('Shield', null, 1)).toBe('magic-initiate-wizard');
  expect(feature('Fly', null, 3)).toBeNull();
  expect(feature('Eyebite', 'warlock', 6)).toBe('mystic-arcanum-level-6');
  expect(feature('Contact Other Plane', 'warlock', 5)).toBe('contact-patron');
  expect(feature('Divine Smite', 'paladin', 1)).toBe('paladins-smite');
  expect(feature('Bless', 'paladin', 1)).toBeNull();
  const note = freeCastingOf(spell('Darkness', null, 2), drow.classes, drow.limitedUses)?.note;
  expect(note).toBe('Once per Long Rest with Darkness.');
});

test('of several feats Magic Initiate, the one whose list has the spell and that has a use left is spent', () => {
  const initiate = derived({
    background: 'acolyte',
    ...levelled(['fighter', 4]),
    feats: [
      { class: 'fighter', level: 4, key: null, name: 'Magic Initiate (Wizard)', increases: [] },
    ],
  });
  const casting = (name: string, ...spent: string[]) =>
    freeCastingOf(
      spell(name, null, 1),
      initiate.classes,
      initiate.limitedUses,
      spent.map((feature) => ({ feature, uses: 1 })),
    );
  expect(casting('Bless')?.feature).toBe('magic-initiate-cleric');
  expect(casting('Shield')?.note).toBe('Once per Long Rest with Magic Initiate (Wizard).');
  expect(casting('Protection from Evil and Good')?.feature).toBe('magic-initiate-cleric');
  expect(casting('Protection from Evil and Good', 'magic-initiate-cleric')?.feature).toBe(
    'magic-initiate-wizard',
  );
  expect(casting('Bless', 'magic-initiate-cleric')?.feature).toBe('magic-initiate-cleric');
  // No list of a Magic Initiate has it.
  expect(casting('Hex')?.feature).toBeNull();
  // A homebrew spell can be in every list.
  expect(casting('Mira’s Lantern')?.feature).toBe('magic-initiate-cleric');
});
