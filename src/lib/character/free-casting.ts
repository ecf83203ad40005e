import type { LevelsInClass } from './class-list.ts';
import type { ClassName } from './classes.ts';
import type { Spendable } from './resources.ts';
import type { LimitedUse } from './limited-uses.ts';
import { isInLists } from './listed-spells.ts';
import { slugIn, slugOf } from './slug.ts';

/** How a spell is cast without a slot (SRD 5.2.1). */
export interface FreeCasting {
  /** How often, and whether the sheet counts it. */
  readonly note: string;
  /** The resource that is spent; null for another one. */
  readonly spends: Spendable | null;
  /** The slug of the feature with limited uses that is used; null for uses that the sheet does not count. */
  readonly feature: string | null;
}

interface CastSpell {
  readonly class: ClassName | null;
  readonly key: string | null;
  readonly name: string;
  readonly facts: { readonly level: number };
}

const notCounted = 'The sheet does not count it.';

const uncounted = (note: string): FreeCasting => ({
  note: `${note} ${notCounted}`,
  spends: null,
  feature: null,
});

const oncePerRest = uncounted('Once per Long Rest.');

/** The spells that a class feature lets a character cast without a slot, from a level of the class on. */
const classSpells: Readonly<
  Record<
    string,
    { readonly class: ClassName; readonly level: number; readonly casting: FreeCasting }
  >
> = {
  'hunters-mark': {
    class: 'ranger',
    level: 1,
    casting: {
      note: 'It spends a use of Favored Enemy.',
      spends: 'favoredEnemy',
      feature: null,
    },
  },
  'divine-smite': { class: 'paladin', level: 2, casting: oncePerRest },
  'find-steed': { class: 'paladin', level: 5, casting: oncePerRest },
};

/** The lowest spell level of Mystic Arcanum. */
const arcanumLevel = 6;

/** How often features were used, as the play state counts it. */
type SpentFeatures = readonly { readonly feature: string; readonly uses: number }[];

const initiateLists = ['cleric', 'druid', 'wizard'] as const;

/** The lists from which a Magic Initiate chose: `magic-initiate-cleric` says one, `magic-initiate` none. */
function listsOf({ slug }: LimitedUse): readonly ClassName[] {
  const named = initiateLists.filter((name) => slug === `magic-initiate-${name}`);
  return named.length > 0 ? named : initiateLists;
}

const hasUseLeft = ({ slug, uses }: LimitedUse, spent: SpentFeatures): boolean =>
  (spent.find(({ feature }) => feature === slug)?.uses ?? 0) < uses;

/**
 * The Magic Initiate that casts the spell: of those whose list has the spell, the first with a use that is left. A
 * spell that is in no list of the SRD can be of each.
 */
function initiateFor(
  spell: CastSpell,
  uses: readonly LimitedUse[],
  spent: SpentFeatures,
): LimitedUse | undefined {
  if (spell.class !== null || spell.facts.level !== 1) return undefined;
  const listed = { name: spell.name, key: spell.key ?? `2024#${slugOf(spell.name)}` };
  const fitting = uses.filter(
    (use) => use.slug.startsWith('magic-initiate') && isInLists(listed, listsOf(use)) !== false,
  );
  return fitting.find((use) => hasUseLeft(use, spent)) ?? fitting[0];
}

/** The feature with limited uses that casts the spell; null without one. */
function featureFor(
  spell: CastSpell,
  uses: readonly LimitedUse[],
  spent: SpentFeatures,
): LimitedUse | null {
  const slug = slugIn(spell);
  const arcanum = spell.class === 'warlock' ? `mystic-arcanum-level-${spell.facts.level}` : null;
  return (
    uses.find((use) => use.spell !== null && slugOf(use.spell) === slug) ??
    uses.find((use) => use.slug === arcanum) ??
    initiateFor(spell, uses, spent) ??
    null
  );
}

const times = (count: number): string => (count === 1 ? 'Once' : `${count} times`);

/**
 * How the spell is cast without a slot; null if it needs one, or is a cantrip. `uses` are the features that the play
 * state counts, and `spent` how often they were used.
 */
export function freeCastingOf(
  spell: CastSpell,
  classes: readonly LevelsInClass[],
  uses: readonly LimitedUse[] = [],
  spent: SpentFeatures = [],
): FreeCasting | null {
  const { level } = spell.facts;
  if (level === 0) return null;
  const use = featureFor(spell, uses, spent);
  if (use) {
    const note = `${times(use.uses)} per Long Rest with ${use.name}.`;
    return { note, spends: null, feature: use.slug };
  }
  if (spell.class === null) {
    return uncounted(
      'Once per Long Rest by a species or Magic Initiate; by an item as the item says.',
    );
  }
  if (spell.class === 'warlock' && level >= arcanumLevel) return oncePerRest;
  const own = classSpells[slugIn(spell)];
  if (!own || own.class !== spell.class) return null;
  const isGained = classes.some((one) => one.class === own.class && one.level >= own.level);
  return isGained ? own.casting : null;
}
