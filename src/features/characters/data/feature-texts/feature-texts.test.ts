import { describe, expect, test } from 'vitest';
import { abilityLabels } from '#src/lib/character/abilities.ts';
import { characterClassNames, type ClassName } from '#src/lib/character/classes.ts';
import { classFeatures } from '#src/lib/character/data/class-features.ts';
import {
  classLevels,
  type ByLevel,
  type ClassLevels,
  type ClassSpells,
  type ResourceName,
} from '#src/lib/character/data/class-levels.ts';
import { featureOptions, styleAlternatives } from '#src/lib/character/data/feature-options.ts';
import {
  classSpells,
  landSpells,
  subclassSpells,
} from '#src/lib/character/data/prepared-spells.ts';
import { speciesChoices } from '#src/lib/character/data/species-options.ts';
import { speciesTraits } from '#src/lib/character/data/species-traits.ts';
import { subclasses } from '#src/lib/character/data/subclasses.ts';
import { isPlaceholder, plainFeature } from '#src/lib/character/feature-list.ts';
import { backgroundNames, backgrounds, species, speciesNames } from '#src/lib/character/origins.ts';
import { skills } from '#src/lib/character/skills.ts';
import { slugOf } from '#src/lib/character/slug.ts';
import { featureFacts } from '../feature-facts.ts';
import { backgrounds as backgroundTexts } from './backgrounds.ts';
import { species as speciesTexts } from './species.ts';
import { classTexts, textOf } from './text-of.ts';

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].toSorted();

/** The features of a class and its subclass, with the lowest level of each. */
function featuresOfClass(name: ClassName): Map<string, number> {
  const tables: ByLevel<readonly string[]>[] = [classFeatures[name], subclasses[name].features];
  const levels = new Map<string, number>();
  for (const [level, names] of tables.flatMap((table) => Object.entries(table))) {
    for (const feature of names.filter((each) => !isPlaceholder(each)).map(plainFeature)) {
      levels.set(feature, Math.min(Number(level), levels.get(feature) ?? 20));
    }
  }
  return levels;
}

const optionsOfClass = (name: ClassName): string[] => [
  ...featureOptions.filter((one) => one.class === name).flatMap(({ options }) => options),
  ...(styleAlternatives[name] === undefined ? [] : [styleAlternatives[name]]),
];

const optionsOfSpecies = (name: (typeof speciesNames)[number]) =>
  speciesChoices[name]?.options ?? [];

const all: readonly (readonly [string, string])[] = [
  ...characterClassNames.flatMap((name) => Object.entries(classTexts[name])),
  ...speciesNames.flatMap((name) => Object.entries(speciesTexts[name])),
  ...Object.entries(backgroundTexts),
];

describe('there is a text for', () => {
  test.each(characterClassNames)(
    'each feature and option of the class %s, and no other',
    (name) => {
      const { name: subclass } = subclasses[name];
      expect(sorted(Object.keys(classTexts[name]))).toEqual(
        sorted([...featuresOfClass(name).keys(), subclass, ...optionsOfClass(name)]),
      );
    },
  );

  test.each(speciesNames)('each trait and option of the species %s, and no other', (name) => {
    expect(sorted(Object.keys(speciesTexts[name]))).toEqual(
      sorted([
        ...Object.values(speciesTraits[name]).flat(),
        ...optionsOfSpecies(name).map((option) => option.name),
      ]),
    );
  });

  test('each background, with what it gives', () => {
    expect(Object.keys(backgroundTexts)).toEqual([...backgroundNames]);
    for (const name of backgroundNames) {
      const { abilities, feat, skills: given, tool } = backgrounds[name];
      const words = [
        ...abilities.map((ability) => abilityLabels[ability]),
        ...given.map((skill) => skills[skill].label),
        feat,
        tool,
      ];
      const text = textOf({ background: name });
      expect(words.filter((word) => !text.includes(word))).toEqual([]);
    }
  });
});

test('no text is unfinished', () => {
  const unfinished = all.filter(
    ([, text]) =>
      /undefined|null|NaN|\bTODO\b|\bTBD\b|\?|…|\.\.| {2}|['"`]|\s$|,\.|\$\{/u.test(text) ||
      !/^[A-Z0-9]/u.test(text) ||
      (text.match(/\*\*/gu)?.length ?? 0) % 2 === 1 ||
      text.split('(').length !== text.split(')').length ||
      text
        .split('\n')
        .some((line) => !/^(?:- \*\*[^*]+\*\*: )?[^-\s].*\.$|^[^-\s].*:$/u.test(line)),
  );
  expect(unfinished).toEqual([]);
});

/** What the short facts of a feature say, in the forms in which the text can say it. */
const patterns: readonly (readonly [fact: RegExp, inText: (value: string) => RegExp])[] = [
  [/\d*d\d+/gu, (value) => new RegExp(`(?:^|[^\\d])\\d*${value}\\b`, 'u')],
  [/\d+(?=(?:-| )ft\.)/gu, (value) => new RegExp(`\\b${value}(?: feet|-foot|\\b.* feet)`, 'u')],
  [/\b\d+ (?:minute|hour)/gu, (value) => new RegExp(`\\b${value}`, 'u')],
  [/\bDC \d+/gu, (value) => new RegExp(`\\b${value}\\b`, 'u')],
  [/Bonus Action|Reaction|Long Rest/gu, (value) => new RegExp(value, 'u')],
  [/(?:Strength|Dexterity|Constitution|Wisdom|Charisma) save/gu, (value) => new RegExp(value, 'u')],
  [
    /\b(?:from|level) \d+/gu,
    (value) => new RegExp(`\\b(?:level ${value.split(' ')[1]}|${value})\\b`, 'u'),
  ],
];

/** The parts of the facts that the text lacks. */
const missingIn = (text: string, facts: string): string[] =>
  patterns.flatMap(([fact, inText]) =>
    (facts.match(fact) ?? []).filter((value) => !inText(value).test(text)),
  );

test('dice, distances, times, saves and actions are those of the short facts', () => {
  const missing = [
    ...characterClassNames.flatMap((name) =>
      [...featuresOfClass(name).keys()].map(
        (feature) => [name, feature, classTexts[name]] as const,
      ),
    ),
    ...speciesNames.flatMap((name) =>
      Object.keys(speciesTexts[name]).map((trait) => [name, trait, speciesTexts[name]] as const),
    ),
  ].flatMap(([owner, feature, texts]) =>
    missingIn(texts[feature] ?? '', featureFacts(owner, feature) ?? '').map(
      (value) => `${owner} ${feature}: ${value}`,
    ),
  );
  expect(missing).toEqual([]);
});

/** The feature whose text has a column of the class tables. */
const columns: Partial<Readonly<Record<ResourceName, string>>> = {
  actionSurge: 'Action Surge',
  auraFt: 'Aura of Protection',
  bardicDie: 'Bardic Inspiration',
  brutalStrikeDice: 'Brutal Strike',
  channelDivinity: 'Channel Divinity',
  divineSparkDice: 'Channel Divinity',
  favoredEnemy: 'Favored Enemy',
  indomitable: 'Indomitable',
  invocations: 'Eldritch Invocations',
  martialArtsDie: 'Martial Arts',
  metamagic: 'Metamagic',
  rageDamage: 'Rage',
  rages: 'Rage',
  secondWind: 'Second Wind',
  unarmoredMovementFt: 'Unarmored Movement',
  weaponMastery: 'Weapon Mastery',
  wildShape: 'Wild Shape',
  wildShapeForms: 'Wild Shape',
  wildShapeMaxCr: 'Wild Shape',
};

/** The values of a column, after its first one, that the text does not give for their level. */
const wrongIn = (text: string, column: ByLevel<number | string>): string[] =>
  Object.entries(column)
    .slice(1)
    .filter(([level, value]) => {
      const at = `from level ${level}\\b`;
      return !new RegExp(`\\b${value}\\b[^,;.]{0,20}${at}|${at}[^;]{0,20}\\b${value}\\b`, 'u').test(
        text,
      );
    })
    .map(([level, value]) => `${value} at ${level}`);

/** What a class's text about its spells gets wrong of their numbers. */
function wrongSpellNumbers(text: string, { cantrips, prepared }: ClassSpells): string[] {
  const counts = Object.values(prepared);
  const pattern = new RegExp(`${counts[0]} at level 1\\b.*up to ${counts.at(-1)}\\b`, 'u');
  return [...wrongIn(text, cantrips), ...(pattern.test(text) ? [] : ['prepared spells'])];
}

test.each(characterClassNames)(
  'what grows with the level of a %s grows as in its table',
  (name) => {
    const { resources, spells }: ClassLevels = classLevels[name];
    const texts = classTexts[name];
    const wrong = Object.entries(columns).flatMap(([resource, feature]) =>
      // The keys of the list are names of resources.
      wrongIn(texts[feature] ?? '', resources[resource as ResourceName] ?? {}).map(
        (value) => `${feature}: ${value}`,
      ),
    );
    const casting = texts['Spellcasting'] ?? texts['Pact Magic'] ?? '';
    expect([...wrong, ...(spells ? wrongSpellNumbers(casting, spells) : [])]).toEqual([]);
  },
);

test('no text speaks of a level that the feature is too low or too high for', () => {
  const wrong = characterClassNames.flatMap((name) =>
    [...featuresOfClass(name)].flatMap(([feature, first]) =>
      [...(classTexts[name][feature] ?? '').matchAll(/from level (\d+)/gu)]
        .map(([, level]) => Number(level))
        .filter((level) => level < first || level > 20)
        .map((level) => `${name} ${feature}: ${level}`),
    ),
  );
  expect(wrong).toEqual([]);
});

test('the spells that are always prepared are those of the tables', () => {
  for (const name of characterClassNames) {
    const lines = Object.values(classTexts[name]).flatMap((text) => text.split('\n'));
    for (const [level, spells] of Object.entries(subclassSpells[name] ?? {})) {
      const start = `- **From level ${level}**: `;
      const named = lines.flatMap((line) =>
        line.startsWith(start) ? line.slice(start.length, -1).split(', ') : [],
      );
      expect(sorted(named)).toEqual(sorted(spells));
    }
    const text = lines.join('\n');
    const always = Object.values(classSpells[name] ?? {}).flat();
    expect(always.filter((spell) => !text.includes(spell))).toEqual([]);
  }
  for (const [land, byLevel] of Object.entries(landSpells)) {
    const [, text = ''] =
      Object.entries(classTexts.druid).find(([name]) => slugOf(name) === land) ?? [];
    for (const [level, spells] of Object.entries(byLevel)) {
      const [, own = ''] = text.split(`rom level ${level} `);
      expect(spells.filter((spell) => !own.includes(spell))).toEqual([]);
    }
  }
});

test('the species see, walk and resist as in their table', () => {
  for (const name of speciesNames) {
    const { darkvision } = species[name];
    const texts = speciesTexts[name];
    expect(texts['Darkvision'] ?? '0 feet').toContain(`${darkvision} feet`);
    for (const { name: option, resistance, darkvision: farther, speed } of optionsOfSpecies(name)) {
      const text = (texts[option] ?? '').toLowerCase();
      expect(text).toContain(resistance === undefined ? '' : `${resistance} damage`);
      expect(text).toContain(farther === undefined ? '' : `${farther} feet`);
      expect(text).toContain(speed === undefined ? '' : `${speed} feet`);
    }
  }
});
