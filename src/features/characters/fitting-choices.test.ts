import { expect, test } from 'vitest';
import { characterFindings } from '#src/lib/character/rules.ts';
import { characterClassNames } from '#src/lib/character/classes.ts';
import { marksOf } from '#src/lib/character/marks.ts';
import { backgroundNames, speciesNames } from '#src/lib/character/origins.ts';
import type { CharacterValues } from './character-fields.ts';
import { fitChoices } from './fitting-choices.ts';
import { startingCharacter, suggestionsFor, usualBackground } from './starting-character.ts';
import { allChoices } from './levels/all-choices.ts';
import { openProblems } from './wizard/open-problems.ts';
import { stepOf } from './wizard/steps.ts';

const named: CharacterValues = { ...startingCharacter, name: 'Brannoc' };

test('the suggestions for every class, species and background are legal and complete', () => {
  for (const className of characterClassNames) {
    for (const species of speciesNames) {
      for (const background of backgroundNames) {
        const origin = { class: className, species, background };
        const values = { ...named, ...origin, ...suggestionsFor(origin) };
        const about = `${className}, ${species}, ${background}`;
        expect(characterFindings(values), about).toEqual([]);
        expect(openProblems(values), about).toEqual([]);
        expect(
          allChoices(values).filter(({ done }) => !done),
          about,
        ).toEqual([]);
        expect(marksOf(values), about).toEqual([]);
      }
    }
  }
});

test('a rogue has one language more, and the step of the skills says when it is missing', () => {
  const rogue = suggestionsFor({ class: 'rogue', species: 'human', background: 'criminal' });
  expect(rogue.languages.length).toBe(named.languages.length + 1);
  const values: CharacterValues = { ...named, ...rogue, class: 'rogue', background: 'criminal' };
  expect(openProblems({ ...values, languages: named.languages })).toMatchObject([
    { step: 'skills', text: 'One language is left to choose.' },
  ]);
});

test('each problem leads to the step that has its field', () => {
  const values = { feats: [{ class: null }, { class: 'fighter' }] };
  const steps = ['/languages/3', '/size', '/backstory', '/feats/0', '/feats/1', '/feats', '/level'];
  expect(steps.map((path) => stepOf(path, values))).toEqual([
    'skills',
    'species',
    'name',
    'species',
    'class',
    'class',
    'class',
  ]);
});

test('a new class replaces what was only suggested, without a question', () => {
  const { values, misfits } = fitChoices(named, { class: 'wizard' }, true);
  expect(misfits).toEqual([]);
  expect(values).toMatchObject({ class: 'wizard', background: usualBackground.wizard });
  expect(values).toMatchObject(
    suggestionsFor({ class: 'wizard', species: 'human', background: 'sage' }),
  );
});

test('a stored character keeps its background when its class changes', () => {
  expect(fitChoices(named, { class: 'wizard' }, false).values.background).toBe('soldier');
});

test('typed values that fit the new class stay without a question', () => {
  const abilities = { str: 8, dex: 13, con: 14, int: 15, wis: 12, cha: 10 };
  const typed: CharacterValues = { ...named, abilities, skills: ['history', 'insight', 'stealth'] };
  const { values, misfits } = fitChoices(typed, { class: 'wizard' }, false);
  expect(misfits).toEqual([]);
  expect(values).not.toHaveProperty('abilities');
  expect(values).not.toHaveProperty('skills');
});

test('rolled scores stay, also if they are the usual ones of the class', () => {
  const rolled: CharacterValues = { ...named, abilityMethod: 'roll' };
  expect(fitChoices(rolled, { class: 'wizard' }, true).values).not.toHaveProperty('abilities');
});

test('typed skills that the new class does not have are asked about with their reason', () => {
  const typed: CharacterValues = { ...named, skills: ['athletics', 'survival', 'acrobatics'] };
  const { misfits } = fitChoices(typed, { class: 'wizard', background: 'sage' }, false);
  expect(misfits).toHaveLength(1);
  expect(misfits[0]).toMatchObject({
    field: 'skills',
    reason: 'Athletics, Survival and Acrobatics: not among the skills of a Wizard.',
    mustChange: false,
  });
});

test('increases that the new background does not have cannot stay', () => {
  const increases: CharacterValues['increases'] = [
    { ability: 'con', amount: 2 },
    { ability: 'str', amount: 1 },
  ];
  const { misfits } = fitChoices({ ...named, increases }, { background: 'acolyte' }, true);
  expect(misfits).toMatchObject([{ field: 'increases', mustChange: true }]);
});

test('spells, feats and the subclass of the old class are asked about', () => {
  const wizard: CharacterValues = {
    ...named,
    class: 'wizard',
    background: 'sage',
    ...suggestionsFor({ class: 'wizard', species: 'human', background: 'sage' }),
    level: 4,
    subclasses: [{ class: 'wizard', name: 'Evoker' }],
    feats: [{ class: 'wizard', level: 4, key: null, name: 'War Caster', increases: [] }],
  };
  const typed = { ...wizard, spells: wizard.spells.slice(1) };
  const { misfits } = fitChoices(typed, { class: 'fighter' }, false);
  expect(misfits.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['spells', 'feats', 'subclasses']),
  );
  const spells = misfits.find(({ field }) => field === 'spells')?.instead.spells;
  expect(spells?.every((spell) => spell.class === null)).toBe(true);
});

test('a further class that becomes the first one changes places with it', () => {
  const multiclass: CharacterValues = {
    ...named,
    level: 5,
    otherClasses: [{ class: 'wizard', level: 2 }],
  };
  expect(fitChoices(multiclass, { class: 'wizard' }, false).values.otherClasses).toEqual([
    { class: 'fighter', level: 3 },
  ]);
});
