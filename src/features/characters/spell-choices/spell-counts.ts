import type { CharacterSpell, SpellFacts } from '#src/generated/model/index.ts';
import { classesOf, type LevelsInClass } from '#src/lib/character/class-list.ts';
import {
  characterClasses,
  characterClassNames,
  type ClassName,
} from '#src/lib/character/classes.ts';
import { backgrounds, type BackgroundName } from '#src/lib/character/origins.ts';
import { furtherCantrips } from '#src/lib/character/class-options.ts';
import { hasOption, takenFeats } from '#src/lib/character/feats.ts';
import { furtherLists } from '#src/lib/character/listed-spells.ts';
import { slugIn } from '#src/lib/character/slug.ts';
import {
  alwaysPreparedBy,
  arcanaLevels,
  countedSpells,
  spellUse,
} from '#src/lib/character/spell-counts.ts';
import { spellLimits } from '#src/lib/character/spell-limits.ts';
import type { CharacterValues } from '../character-fields.ts';

interface SpellCounts {
  readonly cantrips: number;
  /** Spells that are prepared at the same time. */
  readonly prepared: number;
  /** Spells that the character has; for a wizard, those in the spellbook. */
  readonly known: number;
  readonly maxSpellLevel: number;
  /** The spell levels of Mystic Arcanum: one more spell of each. */
  readonly arcana: readonly number[];
}

/** A wizard’s book begins with six spells and gets two more at each level. */
const spellbookSize = (level: number): number => 6 + 2 * (level - 1);

/**
 * How many spells of a class a character chooses, without those that are always prepared; null for a class without
 * spells.
 */
export function spellCounts(values: CharacterValues, className: ClassName): SpellCounts | null {
  const classes = classesOf(values);
  const levels = classes.find((each) => each.class === className);
  const cantrips = furtherCantrips(takenFeats(values, classes), className);
  const limits = levels && spellLimits(levels, cantrips);
  if (!limits) return null;
  const use = spellUse(values, className, limits);
  const prepared = use.prepared.most;
  return {
    cantrips: use.cantrips.most,
    prepared,
    known: className === 'wizard' ? spellbookSize(levels.level) : prepared,
    maxSpellLevel: limits.maxSpellLevel,
    arcana: arcanaLevels(levels),
  };
}

/** The class whose list the background’s feat Magic Initiate uses; null without this feat. */
const initiateLists: Partial<Readonly<Record<BackgroundName, ClassName>>> = {
  acolyte: 'cleric',
  sage: 'wizard',
};

type OfferedFacts = Pick<SpellFacts, 'level' | 'ritual'>;

/** Where a character has spells from. */
export interface SpellSource {
  /** The class of the spells; null for those of the background. */
  readonly class: ClassName | null;
  /** The class whose list offers most of them. */
  readonly list: ClassName;
  /** The classes whose lists offer a spell with such facts. */
  readonly lists: (facts: OfferedFacts) => readonly ClassName[];
  readonly label: string;
  readonly counts: SpellCounts;
}

const initiateCounts: SpellCounts = {
  cantrips: 2,
  prepared: 1,
  known: 1,
  maxSpellLevel: 1,
  arcana: [],
};

/** The lists of a class, with those that its features add: Pact of the Tome has cantrips and rituals of all. */
function listsOf(values: CharacterValues, levels: LevelsInClass): SpellSource['lists'] {
  const classes = classesOf(values);
  const feats = takenFeats(values, classes);
  const hasTome = hasOption(feats, 'warlock', 'pact-of-the-tome') && levels.class === 'warlock';
  return ({ level, ritual }) =>
    hasTome && (level === 0 || (level === 1 && ritual))
      ? characterClassNames
      : [levels.class, ...furtherLists(levels, classes, feats, level)];
}

/** The classes that cast spells, and the background if it gives some. */
export function spellSources(values: CharacterValues): SpellSource[] {
  const ofClasses = classesOf(values).flatMap((levels): SpellSource[] => {
    const { class: name } = levels;
    const counts = spellCounts(values, name);
    const { label } = characterClasses[name];
    const lists = listsOf(values, levels);
    return counts === null
      ? []
      : [{ class: name, list: name, lists, label: `Spells of the ${label}`, counts }];
  });
  const list = initiateLists[values.background];
  if (list === undefined) return ofClasses;
  const label = `Spells of the ${backgrounds[values.background].label}`;
  return [...ofClasses, { class: null, list, lists: () => [list], label, counts: initiateCounts }];
}

/**
 * Tells which spells do not count towards the limit: those that are always prepared, or go into the Book of
 * Shadows.
 */
export function onTopOf(
  values: CharacterValues,
  className: ClassName | null,
): (spell: Omit<CharacterSpell, 'class' | 'prepared'>) => boolean {
  const always = alwaysPreparedBy(values, className);
  const before = countedSpells(values, className).leveled.length;
  return (spell) => {
    if (always.has(slugIn(spell))) return true;
    if (!spell.facts.ritual) return false;
    const added = { ...spell, class: className, prepared: true };
    const { leveled } = countedSpells({ ...values, spells: [...values.spells, added] }, className);
    return leveled.length === before;
  };
}

/** How many more spells of a level can be chosen, without those that are always prepared. */
export function openCount(
  level: number,
  values: CharacterValues,
  { class: className, counts }: SpellSource,
): number {
  const { cantrips, leveled, arcana } = countedSpells(values, className);
  if (level === 0) return counts.cantrips - cantrips.length;
  if (counts.arcana.includes(level)) {
    return 1 - [...arcana, ...leveled].filter(({ facts }) => facts.level === level).length;
  }
  return counts.known - leveled.filter(({ facts }) => !counts.arcana.includes(facts.level)).length;
}

export const initiateListOf = (background: BackgroundName): ClassName | null =>
  initiateLists[background] ?? null;

/** The classes of a character that cast spells. */
export const castingClasses = (values: CharacterValues): ClassName[] =>
  classesOf(values)
    .map((levels) => levels.class)
    .filter((name) => spellCounts(values, name) !== null);
