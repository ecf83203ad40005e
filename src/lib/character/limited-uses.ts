import type { AbilityScores } from './abilities.ts';
import { totalLevel, type LevelsInClass } from './class-list.ts';
import type { CharacterChoices } from './choices.ts';
import type { ClassName } from './classes.ts';
import type { ByLevel } from './data/class-levels.ts';
import {
  classUses,
  itemCharges,
  optionUses,
  speciesOptionUses,
  speciesUses,
  subclassUses,
  type Restored,
  type UseFacts,
  type UseRecovery,
} from './data/limited-uses.ts';
import type { TakenFeat } from './feats.ts';
import type { CharacterItem } from './items.ts';
import { backgrounds } from './origins.ts';
import { entryOf, slugIn, slugOf } from './slug.ts';
import { speciesOptionOf } from './species-traits.ts';
import { pactSlotsOf } from './spell-slots.ts';
import { srdSubclassLevel } from './subclass-levels.ts';

export type { UseRecovery };

/** A feature with limited uses, as the character has it. The play state counts it by its slug. */
export interface LimitedUse {
  readonly slug: string;
  readonly name: string;
  readonly uses: number;
  readonly recovery: UseRecovery;
  /** What comes back at dawn, such as `1d6+1` or `1`; null if all or nothing does. */
  readonly regain: string | null;
  /** The spell that a use casts without a slot; null for none. */
  readonly spell: string | null;
  /** What else gives a use back, or what further uses cost; null for nothing. */
  readonly note: string | null;
  /** What a use gives back, and at most how much; null for nothing. */
  readonly restores: {
    readonly what: Restored;
    /** Null for all of it. */
    readonly most: number | null;
  } | null;
}

interface UseSource {
  readonly modifiers: AbilityScores;
  readonly proficiencyBonus: number;
  readonly classes: readonly LevelsInClass[];
  readonly feats: readonly TakenFeat[];
  readonly items: readonly CharacterItem[];
}

/** The maximum number of features whose uses the play state counts. */
const mostFeatures = 60;

const upTo = (table: ByLevel<readonly UseFacts[]> | undefined, level: number): UseFacts[] =>
  Object.entries(table ?? {}).flatMap(([from, facts]) => (Number(from) <= level ? facts : []));

function classFacts(classes: readonly LevelsInClass[]): UseFacts[] {
  return classes.flatMap(({ class: name, level }) => [
    ...upTo(classUses[name], level),
    ...upTo(subclassUses[name], srdSubclassLevel(classes, name)),
  ]);
}

function speciesFacts(character: CharacterChoices): UseFacts[] {
  const level = totalLevel(character);
  const option = speciesOptionOf(character);
  const byOption = option ? speciesOptionUses[slugOf(option.name)] : undefined;
  const facts = [...upTo(speciesUses[character.species], level), ...upTo(byOption, level)];
  return facts.map((one) =>
    one.name === 'Giant Ancestry' && option ? { ...one, name: option.name } : one,
  );
}

/** The feat with a name, which can be taken several times. */
const magicInitiate = (name: string, names: readonly string[]): UseFacts => ({
  name,
  uses: names.filter((one) => slugOf(one) === slugOf(name)).length,
  recovery: 'long',
});

/** The feat of the background, and chosen feats and options. Magic Initiate can be taken for each of three lists. */
function optionFacts(character: CharacterChoices, feats: readonly TakenFeat[]): UseFacts[] {
  const names = [
    backgrounds[character.background].feat,
    ...feats.filter(({ slug }) => slug.startsWith('magic-initiate')).map(({ name }) => name),
  ].filter((name) => name.startsWith('Magic Initiate'));
  return [
    ...names.map((name) => magicInitiate(name, names)),
    ...feats.flatMap(({ slug }) => entryOf(optionUses, slug) ?? []),
  ];
}

/** The slug of the charges of an item begins with this; no name of a feature does. */
const itemPrefix = 'item-';

/** Whether a slug is that of an item's charges, which belong to the items of a character. */
export const isItemFeature = (slug: string): boolean => slug.startsWith(itemPrefix);

/** The slug for an id of any length. An id without letters and digits has no slug. */
const itemSlug = (itemId: string): string =>
  itemPrefix + (slugOf(itemId.slice(0, longestId)) || '0');

/** The contract allows slugs of 100 characters. */
const longestId = 100 - itemPrefix.length;

function chargesOf(items: readonly CharacterItem[]): LimitedUse[] {
  return items.flatMap((item) => {
    const charges = entryOf(itemCharges, slugOf(item.name)) ?? entryOf(itemCharges, slugIn(item));
    if (!charges || item.quantity === 0) return [];
    const [uses, regain, recovery] = charges;
    return {
      slug: itemSlug(item.itemId),
      name: item.name,
      uses,
      recovery: recovery ?? (regain === null ? 'never' : 'dawn'),
      regain,
      spell: null,
      note: null,
      restores: null,
    };
  });
}

/** How much of a resource a use gives back at the levels of the character. */
function restoredBy(what: Restored, classes: readonly LevelsInClass[]): LimitedUse['restores'] {
  const levelIn = (name: ClassName) => classes.find((one) => one.class === name)?.level ?? 0;
  if (what === 'sorceryPoints') return { what, most: Math.floor(levelIn('sorcerer') / 2) };
  if (what !== 'pactSlots') return { what, most: null };
  // Eldritch Master gives all of them back.
  const count = pactSlotsOf(classes)?.count ?? 0;
  return { what, most: levelIn('warlock') >= 20 ? count : Math.ceil(count / 2) };
}

/** Everything that the character can use a few times, besides the resources of its classes. */
export function limitedUsesOf(character: CharacterChoices, source: UseSource): LimitedUse[] {
  const { modifiers, proficiencyBonus, classes, feats, items } = source;
  const usesOf = (uses: UseFacts['uses']): number => {
    if (typeof uses === 'number') return uses;
    return uses === 'proficiency' ? proficiencyBonus : Math.max(1, modifiers[uses]);
  };
  const features = [
    ...speciesFacts(character),
    ...classFacts(classes),
    ...optionFacts(character, feats),
  ].map((facts) => ({
    slug: slugOf(facts.name),
    name: facts.name,
    uses: usesOf(facts.uses),
    recovery: facts.recovery,
    regain: null,
    spell: facts.spell ?? null,
    note: facts.note ?? null,
    restores: facts.restores ? restoredBy(facts.restores, classes) : null,
  }));
  const bySlug = new Map<string, LimitedUse>();
  for (const one of [...features, ...chargesOf(items)]) {
    // A feature that is given twice, such as one feat at two levels, is one feature.
    if (!bySlug.has(one.slug)) bySlug.set(one.slug, one);
  }
  return [...bySlug.values()].slice(0, mostFeatures);
}
