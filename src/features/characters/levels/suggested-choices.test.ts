import { expect, test } from 'vitest';
import { characterClassNames } from '#src/lib/character/classes.ts';
import { marksOf } from '#src/lib/character/marks.ts';
import { characterFindings } from '#src/lib/character/rules.ts';
import { speciesNames } from '#src/lib/character/origins.ts';
import type { CharacterValues } from '../character-fields.ts';
import { startingCharacter, suggestionsFor, usualBackground } from '../starting-character.ts';
import { openProblems } from '../wizard/open-problems.ts';
import { suggestedChoices } from './suggested-choices.ts';

const characterOf = (choices: Partial<CharacterValues>): CharacterValues => {
  const values = { ...startingCharacter, name: 'Ashka', ...choices } as CharacterValues;
  const background = usualBackground[values.class];
  return { ...values, background, ...suggestionsFor({ ...values, background }), ...choices };
};

const levels = [1, 2, 3, 4, 5, 7, 9, 12, 17, 19, 20];

test.each(characterClassNames)('the levels of a %s leave nothing open but spells', (name) => {
  for (const species of speciesNames) {
    for (const level of levels) {
      const values = characterOf({ class: name, species, level });
      const full = { ...values, ...suggestedChoices(values) };
      const open = openProblems(full).filter(({ step }) => step !== 'spells');
      expect({ species, level, open }).toEqual({ species, level, open: [] });
      expect(characterFindings(full)).toEqual([]);
    }
  }
});

test('what is chosen stays', () => {
  const values = characterOf({ class: 'wizard', species: 'elf', level: 12 });
  const own: Partial<CharacterValues> = {
    subclasses: [{ class: 'wizard', name: 'School of Ink' }],
    skills: ['arcana', 'history', 'insight'],
    expertise: ['history'],
    feats: [{ class: 'wizard', level: 8, key: '2024#alert', name: 'Alert', increases: [] }],
  };
  const chosen = suggestedChoices({ ...values, ...own });
  expect(chosen.subclasses).toEqual(own.subclasses);
  expect(chosen.expertise).toEqual(own.expertise);
  expect(chosen.skills).toEqual(expect.arrayContaining(own.skills ?? []));
  expect(chosen.feats?.filter(({ level }) => level === 8)).toEqual(own.feats);
  expect(chosen.feats).toHaveLength(3);
});

test('a full character gets nothing more', () => {
  const values = characterOf({ class: 'ranger', species: 'human', level: 20 });
  const full = { ...values, ...suggestedChoices(values) };
  expect({ ...full, ...suggestedChoices(full) }).toEqual(full);
  expect(marksOf(full).filter(({ path }) => !path.startsWith('/spells'))).toEqual([]);
});
