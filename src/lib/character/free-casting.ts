import type { LevelsInClass } from './class-list.ts';
import type { ClassName } from './classes.ts';
import type { Spendable } from './resources.ts';
import type { LimitedUse } from './limited-uses.ts';
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

/** Mystic Arcanum and Magic Initiate do not say which spell they cast. */
function isUnnamedUse({ slug }: LimitedUse, { class: name, facts }: CastSpell): boolean {
  if (name === 'warlock') return slug === `mystic-arcanum-level-${facts.level}`;
  return name === null && facts.level === 1 && slug.startsWith('magic-initiate');
}

/** The feature with limited uses that casts the spell; null without one. */
function featureFor(spell: CastSpell, uses: readonly LimitedUse[]): LimitedUse | null {
  const slug = slugIn(spell);
  return (
    uses.find((use) => use.spell !== null && slugOf(use.spell) === slug) ??
    uses.find((use) => isUnnamedUse(use, spell)) ??
    null
  );
}

const times = (count: number): string => (count === 1 ? 'Once' : `${count} times`);

/**
 * How the spell is cast without a slot; null if it needs one, or is a cantrip. `uses` are the features that the play
 * state counts.
 */
export function freeCastingOf(
  spell: CastSpell,
  classes: readonly LevelsInClass[],
  uses: readonly LimitedUse[] = [],
): FreeCasting | null {
  const { level } = spell.facts;
  if (level === 0) return null;
  const use = featureFor(spell, uses);
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
