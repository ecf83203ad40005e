import fc from 'fast-check';
import { expect, test } from 'vitest';
import spellRows from '#backend/seed/srd/spells.json' with { type: 'json' };
import { readBody } from '#contract/requests.ts';
import type { CharacterValues } from '#src/features/characters/character-fields.ts';
import { suggestedChoices } from '#src/features/characters/levels/suggested-choices.ts';
import {
  castingClasses,
  openCount,
  type SpellSource,
  spellSources,
} from '#src/features/characters/spell-choices/spell-counts.ts';
import { withSuggestedSpells } from '#src/features/characters/spell-choices/suggested-spells.ts';
import { startingCharacter, suggestionsFor } from '#src/features/characters/starting-character.ts';
import { offeredSpells } from '#src/features/characters/spell-choices/use-spells.ts';
import { spells } from '#src/features/catalogue/kinds/spells.ts';
import type { CharacterSpell, Spell } from '#src/generated/model/index.ts';
import { characterClassNames, type ClassName } from '#src/lib/character/classes.ts';
import { marksOf } from '#src/lib/character/marks.ts';
import { backgroundNames, speciesNames } from '#src/lib/character/origins.ts';
import { alwaysPreparedOf } from '#src/lib/character/prepared-spells.ts';
import { characterFindings } from '#src/lib/character/rules.ts';
import { missingSpells } from '#src/lib/character/spell-counts.ts';
import { slugIn, slugOf } from '#src/lib/character/slug.ts';

const meta = {
  created_at: '2026-11-01T18:00:00.000Z',
  created_by: null,
  updated_at: '2026-11-01T18:00:00.000Z',
  updated_by: null,
  archived: false,
};

// The seed leaves out fields with defaults; another test checks every row against the contract.
const rows = spellRows.map((row): unknown => ({
  ...spells.emptyValues,
  ...row,
  version: 1,
  meta,
})) as Spell[];

/** What a draft puts into the form of a new character, before its spells are chosen. */
function drafted(choices: Partial<CharacterValues>): CharacterValues {
  const values = { ...startingCharacter, name: 'Ashka', ...choices } as CharacterValues;
  const suggested = { ...values, ...suggestionsFor(values), ...choices, spells: [] };
  return { ...suggested, ...suggestedChoices(suggested) };
}

const withSpells = (values: CharacterValues): CharacterValues => ({
  ...values,
  spells: withSuggestedSpells(values, rows),
});

/** Whether a source offers another spell of a level: of several levels where these have one number. */
function hasMore(values: CharacterValues, source: SpellSource, level: number): boolean {
  const had = new Set([
    ...values.spells.map(slugIn),
    ...alwaysPreparedOf(values).map(({ name }) => slugOf(name)),
  ]);
  return offeredSpells(rows, source).some(
    (spell) => Math.min(1, spell.facts.level) === Math.min(1, level) && !had.has(slugIn(spell)),
  );
}

/** What is wrong with the spells of a character. */
function faultsOf(values: CharacterValues): string[] {
  const given = alwaysPreparedOf(values);
  const always = new Set(given.map(({ name }) => slugOf(name)));
  const isGiven = (spell: CharacterSpell) =>
    given.some((one) => one.class === spell.class && slugOf(one.name) === slugIn(spell));
  const chosen = values.spells.filter((spell) => !isGiven(spell)).map(slugIn);
  const open = spellSources(values).flatMap((source) =>
    [0, 1, ...source.counts.arcana]
      .map((level) => ({ level, left: openCount(level, values, source) }))
      // Magic Initiate, Thaumaturge and a species can ask for more cantrips than a list has.
      .filter(({ level, left }) => left < 0 || (left > 0 && hasMore(values, source, level)))
      .map(({ level, left }) => `${source.label}: ${left} left of level ${level}`),
  );
  return [
    ...open,
    ...marksOf(values)
      .filter(({ path }) => path.startsWith('/spells'))
      .map(({ message }) => message),
    ...characterFindings(values).map(({ path }) => path),
    ...chosen
      .filter((slug, index) => chosen.indexOf(slug) !== index)
      .map((slug) => `${slug} twice`),
    ...chosen.filter((slug) => always.has(slug)).map((slug) => `${slug} is always prepared`),
    ...missingSpells(values).map(({ name }) => `${name} is missing`),
    ...values.spells
      .filter((spell) => isGiven(spell) && !spell.prepared)
      .map(({ name }) => `${name} is not prepared`),
  ];
}

const casters = castingClasses({
  ...startingCharacter,
  level: 20,
  otherClasses: characterClassNames
    .filter((name) => name !== startingCharacter.class)
    .map((name) => ({ class: name, level: 1 })),
});

const levels = Array.from({ length: 20 }, (_, index) => index + 1);

const names = fc.string({ minLength: 1, maxLength: 12 }).map((name) => `A${name}`);
const concepts = fc.constantFrom(
  '',
  'A frost mage from the glaciers.',
  'A thief who reads the stars and fears fire.',
  'She buried the dead of three wars.',
);

test('every class that casts spells is tested', () => {
  expect(casters).toEqual([
    ...(['bard', 'cleric', 'druid', 'paladin', 'ranger', 'sorcerer'] as const),
    ...(['warlock', 'wizard'] as const),
  ]);
});

test.each(casters)('the spells of a %s are legal and complete at every level', (name) => {
  for (const level of levels) {
    fc.assert(
      fc.property(
        names,
        concepts,
        fc.constantFrom(...speciesNames),
        fc.constantFrom(...backgroundNames),
        (characterName, concept, species, background) => {
          const values = withSpells(
            drafted({ class: name, level, name: characterName, concept, species, background }),
          );
          expect(faultsOf(values)).toEqual([]);
          expect(() => readBody('characterCreate', values)).not.toThrow();
        },
      ),
      { numRuns: 6 },
    );
  }
});

const spellNames = ({ spells: chosen }: CharacterValues): string[] => chosen.map((one) => one.name);

test('the same draft has the same spells, and another name others', () => {
  const sorceress = drafted({ class: 'sorcerer', level: 11 });
  expect(withSpells(sorceress)).toEqual(withSpells(sorceress));
  const sets = ['Ashka', 'Bram', 'Corvin', 'Dela'].map((name) =>
    spellNames(withSpells({ ...sorceress, name })).join(', '),
  );
  expect(new Set(sets).size).toBe(4);
});

test('the spells follow what the line says about the character', () => {
  const spellsOf = (className: ClassName, concept: string) =>
    spellNames(withSpells(drafted({ class: className, level: 9, concept })));
  expect(spellsOf('wizard', 'A wizard of ice and snow.')).toEqual(
    expect.arrayContaining([
      'Ray of Frost',
      'Ice Knife',
      'Sleet Storm',
      'Ice Storm',
      'Cone of Cold',
    ]),
  );
  expect(spellsOf('cleric', 'A surgeon who heals the wounded of both sides.')).toEqual(
    expect.arrayContaining(['Healing Word', 'Prayer of Healing']),
  );
  expect(spellsOf('bard', 'An impostor with a mask for every town.')).toEqual(
    expect.arrayContaining(['Minor Illusion', 'Disguise Self']),
  );
});

test('a wizard prepares spells of all levels, among them those for Spell Mastery', () => {
  for (const level of [5, 11, 18, 20]) {
    const values = withSpells(drafted({ class: 'wizard', level, background: 'sage' }));
    const prepared = values.spells.filter((spell) => spell.prepared && spell.class === 'wizard');
    const found = new Set(prepared.map(({ facts }) => facts.level));
    expect(found.size).toBe(1 + Math.min(9, Math.ceil(level / 2)));
    for (const mastered of [1, 2]) {
      const ofLevel = prepared.filter(({ facts }) => facts.level === mastered);
      expect(ofLevel.some(({ facts }) => facts.castingTime.startsWith('Action'))).toBe(true);
    }
    expect(prepared.filter(({ facts }) => facts.level === 3).length).toBeGreaterThan(1);
  }
});

test('what is chosen stays, and a full character gets no further spells', () => {
  const own = withSpells(drafted({ class: 'druid', level: 3 })).spells.slice(2, 5);
  const values = withSpells({ ...drafted({ class: 'druid', level: 7 }), spells: own });
  expect(values.spells.slice(0, 3)).toEqual(own);
  expect(withSpells(values)).toEqual(values);
});

test('a bard knows few spells of other lists, and all classes of a character get their own', () => {
  const bard = withSpells(drafted({ class: 'bard', level: 6 }));
  const foreign = bard.spells.filter(
    ({ key }) => !rows.some((row) => row.spellSk === key && row.classes.includes('bard')),
  );
  expect(foreign.filter((spell) => spell.class === 'bard').length).toBeLessThanOrEqual(2);
  const both = withSpells(
    drafted({ class: 'paladin', level: 9, otherClasses: [{ class: 'warlock', level: 3 }] }),
  );
  expect(faultsOf(both)).toEqual([]);
  expect(new Set(both.spells.map((spell) => spell.class))).toEqual(new Set(['paladin', 'warlock']));
});

test('without rows of the catalogue, nothing changes', () => {
  const values = drafted({ class: 'cleric', level: 5 });
  expect(withSuggestedSpells(values, [])).toEqual(values.spells);
});
