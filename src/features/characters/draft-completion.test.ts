import { dequal } from 'dequal/lite';
import { expect, test } from 'vitest';
import { characterClassNames, type ClassName } from '#src/lib/character/classes.ts';
import { characterFindings } from '#src/lib/character/rules.ts';
import { deriveCharacter } from '#src/lib/character/derive.ts';
import { masteryOptions } from '#src/lib/character/marks/mastery-marks.ts';
import { marksOf } from '#src/lib/character/marks.ts';
import { speciesNames, type SpeciesName } from '#src/lib/character/origins.ts';
import type { CharacterValues } from './character-fields.ts';
import { completeDraft, type CompletedDraft } from './draft-completion.ts';
import { fitChoices, withFitting } from './fitting-choices.ts';
import { startingCharacter, suggestionsFor, usualBackground } from './starting-character.ts';

/** What a draft has of a character. */
function draftOf(className: ClassName, species: SpeciesName, level: number) {
  const origin = { class: className, species, background: usualBackground[className] };
  const { abilities, increases } = suggestionsFor(origin);
  // The last skills of the class, so that they are not those that the form suggests.
  const skills = suggestionsFor({ ...origin, species: 'dwarf' }).skills.toReversed();
  const concept = `A ${className}.`;
  return { ...origin, name: 'Ashka', level, abilities, increases, skills, concept };
}

const wizard = { class: 'wizard', species: 'elf', background: 'sage' } as const;
const examples = suggestionsFor(wizard).spells.slice(0, 1);

/** One spell of the class instead of those of the catalogue. Its name shows for which character the spells were chosen. */
const withSpells = ({ spells, class: name, level }: CharacterValues): CharacterValues['spells'] =>
  spells.some((spell) => spell.class === name)
    ? spells
    : [
        ...spells,
        ...examples.map((spell) => ({ ...spell, class: name, name: `${name} ${level}` })),
      ];

/** A form into which drafts are put, as the page does it. */
class Form {
  values: CharacterValues;
  readonly #isNew: boolean;
  readonly #drafts: CompletedDraft[] = [];

  constructor(values: Partial<CharacterValues> = {}, isNew = true) {
    this.values = { ...startingCharacter, ...values };
    this.#isNew = isNew;
  }

  use(draft: Partial<CharacterValues>): this {
    const { values: current } = this;
    const done = completeDraft(draft, {
      current,
      earlier: this.#drafts,
      isNew: this.#isNew,
      withSpells,
    });
    this.#drafts.push(done);
    this.values = { ...current, ...withFitting(current, done.put, this.#isNew) };
    if (!dequal(this.values, done.after)) throw new Error('The form has become another one.');
    return this;
  }

  /** Chooses a class, species or background, and answers a question with the suggestion. */
  choose(chosen: Parameters<typeof fitChoices>[1]): this {
    const { values, misfits } = fitChoices(this.values, chosen, this.#isNew);
    this.type(values);
    for (const { instead } of misfits) this.type(instead);
    return this;
  }

  type(values: Partial<CharacterValues>): this {
    this.values = { ...this.values, ...values };
    return this;
  }
}

const expectLegal = (values: CharacterValues, about: unknown) => {
  expect({ about, problems: characterFindings(values) }).toEqual({ about, problems: [] });
  // The spells for all levels need the catalogue.
  const marks = marksOf(values).filter(({ path }) => !path.startsWith('/spells'));
  expect({ about, marks }).toEqual({ about, marks: [] });
};

const levels = [1, 5, 12];
const cases = characterClassNames.flatMap((name, index) =>
  levels.map((level, turn) => ({
    first: { name, level, species: speciesNames[(index + turn) % speciesNames.length] ?? 'human' },
    second: {
      name: characterClassNames[(index + 3 * turn) % characterClassNames.length] ?? 'fighter',
      level: levels[(index + turn) % levels.length] ?? 1,
      species: speciesNames[(2 * index + turn) % speciesNames.length] ?? 'human',
    },
  })),
);

test.each(cases)(
  'a second draft, $second.name after $first.name at level $first.level, leaves nothing of earlier characters',
  ({ first, second }) => {
    const draft = draftOf(second.name, second.species, second.level);
    const alone = new Form().use(draft);
    const after = new Form()
      .use(draftOf(first.name, first.species, first.level))
      .type({ name: 'Bera' })
      .use(draft);
    expect(after.values).toEqual(alone.values);
    expectLegal(after.values, { first, second });
    const third = after.use(draftOf('cleric', 'dwarf', 5));
    expect(third.values).toEqual(new Form().use(draftOf('cleric', 'dwarf', 5)).values);
  },
);

test.each(characterClassNames)(
  'a %s keeps of what was typed for a fighter only what is legal, and suggestions for the rest',
  (name) => {
    const archery: CharacterValues['feats'][number] = {
      class: 'fighter',
      level: 1,
      key: '2024#archery',
      name: 'Archery',
      increases: [],
    };
    const [alert] = startingCharacter.feats;
    const typed: Partial<CharacterValues> = {
      feats: [...(alert ? [alert] : []), archery],
      weaponMasteries: ['Greatsword', 'Flail', 'Halberd'],
      languages: ['Common', 'Giant', 'Goblin'],
      tools: ['Dice'],
      experience: 10,
      advancement: 'experience',
    };
    for (const level of levels) {
      const draft = draftOf(name, 'dwarf', level);
      const { values } = new Form(typed).use(draft);
      expectLegal(values, { name, level });
      expect(values.feats.filter((feat) => feat.class === null)).toEqual([]);
      expect(values.feats.some((feat) => dequal(feat, archery))).toBe(name === 'fighter');
      const options = masteryOptions(values, deriveCharacter(values));
      expect(values.weaponMasteries.includes('Halberd')).toBe(options.includes('Halberd'));
      expect(values.languages).toEqual(expect.arrayContaining(['Common', 'Giant', 'Goblin']));
    }
  },
);

test('what was typed for the class of the second draft is back after a first draft of another class', () => {
  const typed = { weaponMasteries: ['Pike', 'Maul', 'Halberd'] };
  const form = new Form(typed).use(draftOf('wizard', 'elf', 5));
  expect(form.values.weaponMasteries).toEqual([]);
  form.use(draftOf('fighter', 'elf', 1));
  expect(form.values.weaponMasteries).toEqual(typed.weaponMasteries);
});

test('what is typed after the first draft stays', () => {
  const form = new Form().use(draftOf('rogue', 'dwarf', 5));
  const languages = ['Common', 'Draconic', 'Infernal', 'Abyssal'];
  form.type({ languages, weaponMasteries: ['Whip', 'Rapier'] });
  form.use(draftOf('rogue', 'dwarf', 5));
  expect(form.values.languages).toEqual(expect.arrayContaining(languages));
  expectLegal(form.values, 'rogue');
});

test('a class that is chosen after a draft changes what the next draft suggests', () => {
  const form = new Form().use(draftOf('fighter', 'human', 5)).choose({ class: 'wizard' });
  const draft = { name: 'Bera', concept: 'A wizard.' };
  const after = form.use(draft).values;
  expectLegal(after, 'wizard');
  expect(after.subclasses.map((one) => one.class)).toEqual(['wizard']);
  expect(after.feats.every((feat) => feat.class !== 'fighter')).toBe(true);
});

test('a stored character keeps what its table has agreed on, although it breaks a rule', () => {
  const stored = new Form().use(draftOf('cleric', 'dwarf', 5)).values;
  const weaponMasteries = ['Longsword'];
  const own = { ...stored, name: 'Bera', weaponMasteries };
  expect(marksOf(own)).not.toEqual([]);
  const { values } = new Form(own, false).use({ concept: 'She has lost her god.' });
  expect(values).toEqual({ ...own, concept: 'She has lost her god.' });
});

test('what the user keeps against a draft is replaced where the server would refuse it', () => {
  const own: Partial<CharacterValues> = {
    level: 5,
    otherClasses: [{ class: 'wizard', level: 2 }],
    skills: ['athletics', 'history', 'survival'],
    increases: [
      { ability: 'con', amount: 2 },
      { ability: 'str', amount: 1 },
    ],
  };
  const { increases, skills: _, ...draft } = draftOf('cleric', 'dwarf', 2);
  const { values } = new Form(own).use(draft);
  expectLegal(values, 'cleric');
  expect(values.otherClasses).toEqual([]);
  expect(values.increases).toEqual(increases);
  expect(values.skills).toContain('history');
  expect(values.skills).not.toContain('athletics');
});
