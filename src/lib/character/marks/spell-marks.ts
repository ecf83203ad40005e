import type { CharacterChoices, ChosenSpell } from '../choices.ts';
import type { LevelsInClass } from '../class-list.ts';
import { characterClasses, type ClassName } from '../classes.ts';
import { classLevels, type ClassLevels } from '../data/class-levels.ts';
import { listLetters, spellLists } from '../data/spell-lists.ts';
import type { DerivedCharacter } from '../derive.ts';
import { hasOption, takenFeats, type TakenFeat } from '../feats.ts';
import { slugIn } from '../slug.ts';
import { alwaysPreparedBy, countedSpells } from '../spell-counts.ts';
import type { ClassSpellcasting } from '../spellcasting.ts';
import { srdSubclassLevel } from '../subclass-levels.ts';
import { counted, type RuleMark } from './mark.ts';

const lettersBySpell: ReadonlyMap<string, string> = new Map(
  Object.entries(spellLists).flatMap(([letters, slugs]) =>
    slugs.split(' ').map((slug) => [slug, letters]),
  ),
);

/** A spell of SRD 5.2.1; the lists know no homebrew. */
const isListed = ({ key }: ChosenSpell): boolean => key?.startsWith('2024#') ?? false;

/** The classes from whose lists the spells of a class can also come. */
function furtherLists(
  { class: name, level }: LevelsInClass,
  classes: readonly LevelsInClass[],
  feats: readonly TakenFeat[],
  spellLevel: number,
): readonly ClassName[] {
  if (name === 'bard') {
    const discovers = srdSubclassLevel(classes, 'bard') >= 6;
    return level >= 10 || discovers ? ['cleric', 'druid', 'wizard'] : [];
  }
  if (spellLevel > 0) return [];
  if (hasOption(feats, name, 'blessed-warrior')) return ['cleric'];
  return hasOption(feats, name, 'druidic-warrior') ? ['druid'] : [];
}

/** The prepared spells that features of a class give on top of its table. */
function furtherPrepared({ class: name, level }: LevelsInClass, classes: readonly LevelsInClass[]) {
  if (name === 'bard') return srdSubclassLevel(classes, 'bard') >= 6 ? 2 : 0;
  if (name !== 'wizard') return 0;
  return level >= 20 ? 4 : level >= 18 ? 2 : 0;
}

/** The spell levels of Mystic Arcanum: one spell of each. */
function arcanaOf({ class: name, level }: LevelsInClass): readonly number[] {
  if (name !== 'warlock') return [];
  return [6, 7, 8, 9].filter((spellLevel) => level >= spellLevel * 2 - 1);
}

/** The first spell of each level of Mystic Arcanum. */
function arcanum(spells: readonly ChosenSpell[], levels: LevelsInClass): Set<ChosenSpell> {
  const first = arcanaOf(levels).map((level) => spells.find(({ facts }) => facts.level === level));
  return new Set(first.filter((spell) => spell !== undefined));
}

function countMarks(
  character: CharacterChoices,
  { classes }: DerivedCharacter,
  casting: ClassSpellcasting,
): RuleMark[] {
  const { class: name, cantrips: mostCantrips } = casting;
  const levels = classes.find((one) => one.class === name);
  if (!levels) return [];
  const { label } = characterClasses[name];
  const { cantrips, prepared } = countedSpells(character, name);
  const arcana = arcanum(prepared, levels);
  const mostPrepared = casting.prepared + furtherPrepared(levels, classes);
  const preparedCount = prepared.length - arcana.size;
  const rule = `${label}: ${name === 'warlock' ? 'Pact Magic' : 'Spellcasting'}`;
  const markOf = (chosen: number, most: number, noun: string): RuleMark[] =>
    chosen <= most
      ? []
      : [
          {
            path: '/spells',
            message: `A ${label} of level ${levels.level} has ${counted(most, noun)}; ${chosen} are chosen.`,
            rule,
          },
        ];
  return [
    ...markOf(cantrips.length, mostCantrips, 'cantrip'),
    ...markOf(preparedCount, mostPrepared, 'prepared spell'),
  ];
}

function listMark(
  spell: ChosenSpell,
  levels: LevelsInClass,
  { classes }: DerivedCharacter,
  feats: readonly TakenFeat[],
): string | null {
  const letters = isListed(spell) ? lettersBySpell.get(slugIn(spell)) : undefined;
  if (letters === undefined) return null;
  const lists = [levels.class, ...furtherLists(levels, classes, feats, spell.facts.level)];
  if (lists.some((name) => letters.includes(listLetters[name] ?? ' '))) return null;
  return `${spell.name} is not in the spell list of the ${characterClasses[levels.class].label}.`;
}

function levelMark(
  spell: ChosenSpell,
  levels: LevelsInClass,
  arcana: ReadonlySet<ChosenSpell>,
  highest: number,
): string | null {
  const { level } = spell.facts;
  if (!spell.prepared || level <= highest || arcana.has(spell)) return null;
  const { label } = characterClasses[levels.class];
  return `A ${label} of level ${levels.level} prepares spells up to level ${highest}; ${spell.name} is a spell of level ${level}.`;
}

function oneSpellMarks(
  character: CharacterChoices,
  derived: DerivedCharacter,
  feats: readonly TakenFeat[],
): RuleMark[] {
  const spells = character.spells ?? [];
  const byClass = new Map(
    derived.classes.map((levels) => [
      levels.class,
      {
        always: alwaysPreparedBy(character, levels.class),
        arcana: arcanum(countedSpells(character, levels.class).prepared, levels),
      },
    ]),
  );
  return spells.flatMap((spell, index) => {
    const { class: name } = spell;
    const path = `/spells/${index}`;
    if (name === null) return [];
    const { label } = characterClasses[name];
    const { spells: table }: ClassLevels = classLevels[name];
    const levels = derived.classes.find((one) => one.class === name);
    if (!levels || !table) {
      const message = levels
        ? `A ${label} casts no spells with its class, so ${spell.name} has no save DC.`
        : `This character has no ${label} levels, and so no ${label} spells such as ${spell.name}.`;
      return [{ path: `${path}/class`, message, rule: 'Spellcasting' }];
    }
    const rule = `${label}: ${name === 'warlock' ? 'Pact Magic' : 'Spellcasting'}`;
    const casting = derived.spellcasting.find((one) => one.class === name);
    const { always, arcana } = byClass.get(name) ?? { always: new Set(), arcana: new Set() };
    if (always.has(slugIn(spell))) return [];
    return [
      listMark(spell, levels, derived, feats),
      levelMark(spell, levels, arcana, casting?.maxSpellLevel ?? 0),
    ]
      .filter((message) => message !== null)
      .map((message) => ({ path, message, rule }));
  });
}

export const spellMarks = (character: CharacterChoices, derived: DerivedCharacter): RuleMark[] => [
  ...derived.spellcasting.flatMap((casting) => countMarks(character, derived, casting)),
  ...oneSpellMarks(character, derived, takenFeats(character, derived.classes)),
];
