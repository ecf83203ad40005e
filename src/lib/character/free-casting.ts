import type { LevelsInClass } from './class-list.ts';
import type { ClassName } from './classes.ts';
import type { Spendable } from './resources.ts';
import { slugIn } from './slug.ts';

/** How a spell is cast without a slot (SRD 5.2.1). */
export interface FreeCasting {
  /** How often, and whether the sheet counts it. */
  readonly note: string;
  /** The resource that is spent; null for uses that the sheet does not count. */
  readonly spends: Spendable | null;
}

interface CastSpell {
  readonly class: ClassName | null;
  readonly key: string | null;
  readonly name: string;
  readonly facts: { readonly level: number };
}

const notCounted = 'The sheet does not count it.';

const oncePerRest: FreeCasting = { note: `Once per Long Rest. ${notCounted}`, spends: null };

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
    casting: { note: 'It spends a use of Favored Enemy.', spends: 'favoredEnemy' },
  },
  'divine-smite': { class: 'paladin', level: 2, casting: oncePerRest },
  'find-steed': { class: 'paladin', level: 5, casting: oncePerRest },
};

/** The lowest spell level of Mystic Arcanum. */
const arcanumLevel = 6;

/** How the spell is cast without a slot; null if it needs one, or is a cantrip. */
export function freeCastingOf(
  spell: CastSpell,
  classes: readonly LevelsInClass[],
): FreeCasting | null {
  const { level } = spell.facts;
  if (level === 0) return null;
  if (spell.class === null) {
    const note = 'Once per Long Rest by a species or Magic Initiate; by an item as the item says.';
    return { note: `${note} ${notCounted}`, spends: null };
  }
  if (spell.class === 'warlock' && level >= arcanumLevel) return oncePerRest;
  const own = classSpells[slugIn(spell)];
  if (!own || own.class !== spell.class) return null;
  const isGained = classes.some((one) => one.class === own.class && one.level >= own.level);
  return isGained ? own.casting : null;
}
