import { dequal } from 'dequal/lite';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBody } from '#contract/requests.ts';
import { ProblemError } from '#contract/problem.ts';
import { randomStream } from '#backend/storyteller/random.ts';
import { tellStory } from '#backend/storyteller/tell.ts';
import {
  AbilityMethod,
  EquipmentOption,
  type CharacterChoices,
  type GeneratedCharacter,
} from '#src/generated/model/index.ts';
import { abilityNames, standardArray } from '#src/lib/character/abilities.ts';
import {
  characterClasses,
  characterClassNames,
  type CharacterClass,
} from '#src/lib/character/classes.ts';
import { backgroundNames, backgrounds, speciesNames } from '#src/lib/character/origins.ts';
import { characterFindings } from '#src/lib/character/rules.ts';
import { skillNames, type Skill } from '#src/lib/character/skills.ts';
import { longestConcept } from '#src/lib/contract-limits.ts';
import { storyRequest } from '#tests/support/story-request.ts';
import { finishCharacter } from './finish-character.ts';
import { defaultSettings } from './record.ts';
import { characterSubject, requireLegalChoices } from './subject.ts';

/** The character that the storyteller and the rules give for a seed. */
function generated(seed: number, choices: CharacterChoices = {}, level = 1): GeneratedCharacter {
  const subject = characterSubject({ ...defaultSettings, seed, level, choices });
  const story = tellStory({ ...storyRequest, kind: 'character', seed, ...subject.request });
  const { character } = subject.drafted(story);
  if (!character) throw new Error('There is no character.');
  return character;
}

/** What is wrong with a character by the rules of the form, which also limits the skills. */
function faultsOf(character: GeneratedCharacter): string[] {
  const body = readBody('characterCreate', character);
  const { skills: offered, skillCount }: CharacterClass = characterClasses[body.class];
  const given: readonly Skill[] = backgrounds[body.background].skills;
  const { skills } = body;
  return [
    ...characterFindings(body).map(({ path }) => path),
    ...skills.filter((skill) => given.includes(skill)).map((skill) => `${skill} comes twice`),
    ...skills
      .filter((skill) => offered !== null && !offered.includes(skill))
      .map((skill) => `${skill} is not of the class`),
    ...(skills.length === skillCount ? [] : [`${skills.length} skills`]),
    ...(body.increases?.length === 2 ? [] : ['no increases']),
    ...(body.concept?.trim() === '' ? ['no concept'] : []),
  ];
}

describe('a generated character', () => {
  test('is legal for 1,000 seeds, with all numbers of the rules', () => {
    for (let seed = 0; seed < 1000; seed += 1) {
      expect(faultsOf(generated(seed, {}, 1 + (seed % 20))), `seed ${seed}`).toEqual([]);
    }
  });

  test('differs by its seed, and can have every class, species and background', () => {
    const found = Array.from({ length: 200 }, (_, seed) => generated(seed));
    expect(new Set(found.map((one) => one.class)).size).toBe(characterClassNames.length);
    expect(new Set(found.map((one) => one.species)).size).toBe(speciesNames.length);
    expect(new Set(found.map((one) => one.background)).size).toBe(backgroundNames.length);
    expect(new Set(found.map(({ name }) => name)).size).toBeGreaterThan(190);
  });

  test('has its highest score in what its class needs most', () => {
    for (let seed = 0; seed < 100; seed += 1) {
      const { abilities, class: className } = generated(seed);
      const { array }: CharacterClass = characterClasses[className];
      const main = abilityNames.find((name) => array[name] === standardArray[0]) ?? 'str';
      const highest = Math.max(...abilityNames.map((name) => abilities[name]));
      // Fighters, monks and others can be built on one of two abilities.
      expect(abilities[main]).toBeGreaterThanOrEqual(highest - 1);
    }
  });

  const scores = fc.record({
    str: fc.integer({ min: 3, max: 20 }),
    dex: fc.integer({ min: 3, max: 20 }),
    con: fc.integer({ min: 3, max: 20 }),
    int: fc.integer({ min: 3, max: 20 }),
    wis: fc.integer({ min: 3, max: 20 }),
    cha: fc.integer({ min: 3, max: 20 }),
  });

  const choices: fc.Arbitrary<CharacterChoices> = fc.record(
    {
      name: fc.stringMatching(/^\S[^\0\n\r]{0,60}$/),
      class: fc.constantFrom(...characterClassNames),
      species: fc.constantFrom(...speciesNames),
      background: fc.constantFrom(...backgroundNames),
      abilityMethod: fc.constantFrom(...Object.values(AbilityMethod)),
      abilities: fc.oneof(scores, fc.constantFrom(...characterClassNames.map(arrayOf))),
      increases: fc.array(
        fc.record({
          ability: fc.constantFrom(...abilityNames),
          amount: fc.constantFrom(1 as const, 2 as const),
        }),
        { maxLength: 3 },
      ),
      skills: fc.uniqueArray(fc.constantFrom(...skillNames), { maxLength: 6 }),
      equipment: fc.constantFrom(...Object.values(EquipmentOption)),
      concept: fc.constantFrom('', 'A thief who stopped.', 'x'.repeat(300)),
    },
    { requiredKeys: [] },
  );

  test('keeps all choices and is legal, or the choices are refused', () => {
    let refused = 0;
    fc.assert(
      fc.property(choices, fc.nat(), fc.integer({ min: 1, max: 20 }), (chosen, seed, level) => {
        const refusal = refusalOf(chosen, level);
        if (refusal.length > 0) {
          refused += 1;
          return refusal.every((path) => /^\/choices\/(abilities|increases)/.test(path));
        }
        const character = generated(seed, chosen, level);
        readBody('characterCreate', character);
        const { skills = [], concept = '', ...others } = chosen;
        const kept = { ...character, ...others, concept: concept || character.concept };
        return (
          characterFindings(character).length === 0 &&
          dequal(character, kept) &&
          dequal(character.skills.slice(0, skills.length), skills)
        );
      }),
      { numRuns: 1000 },
    );
    expect(refused).toBeGreaterThan(100);
  });

  test('gets a class that fits the chosen scores and skills', () => {
    const wise = { str: 8, dex: 10, con: 12, int: 13, wis: 15, cha: 14 };
    for (let seed = 0; seed < 50; seed += 1) {
      const { class: className } = generated(seed, { abilities: wise, skills: ['persuasion'] });
      expect(className).toBe('cleric');
    }
  });

  const told = {
    name: 'Ilse',
    concept: 'A thief.',
    class: 'rogue',
    species: 'human',
    background: 'criminal',
    priority: ['dex', 'int', 'con', 'wis', 'str', 'cha'],
  } as const;

  test.for([
    ['ends with a whole word', `${'a'.repeat(longestConcept - 2)} bcd`, longestConcept - 2],
    ['keeps a word that just fits', `${'a'.repeat(longestConcept)} bcd`, longestConcept],
    ['is cut inside a single long word', 'a'.repeat(longestConcept + 1), longestConcept],
  ] as const)('has a concept that %s', ([, concept, length]) => {
    const character = finishCharacter({}, { ...told, concept }, 1, randomStream(3, 'numbers'));
    expect(character.concept).toBe('a'.repeat(length));
  });

  test('gets scores of the chosen method', () => {
    const finish = (abilityMethod: AbilityMethod) =>
      finishCharacter({ abilityMethod }, told, 1, randomStream(3, 'numbers'));
    expect(finish('standard-array').abilities).toMatchObject({ dex: 15, int: 14, cha: 8 });
    expect(finish('point-buy').abilities).toMatchObject({ dex: 15, int: 15, cha: 8 });
    const rolled = finish('roll').abilities;
    expect(rolled.dex).toBeGreaterThanOrEqual(rolled.int);
    for (const score of Object.values(rolled)) {
      expect(score).toBeGreaterThanOrEqual(3);
      expect(score).toBeLessThanOrEqual(18);
    }
  });
});

function arrayOf(name: (typeof characterClassNames)[number]) {
  const { array }: CharacterClass = characterClasses[name];
  return array;
}

/** The paths of the choices that are refused with 422. */
function refusalOf(choices: CharacterChoices, level: number): string[] {
  try {
    requireLegalChoices({ ...defaultSettings, seed: 0, level, choices });
    return [];
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status !== 422) throw error;
    return error.fields.map(({ path }) => path);
  }
}
