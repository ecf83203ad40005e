import type { CharacterSpell } from '#src/generated/model/index.ts';
import type { FreeCasting } from '#src/lib/character/free-casting.ts';
import { spendSlot } from '#src/lib/character/play-actions.ts';
import type { PlayLimits, PlayState } from '#src/lib/character/play.ts';
import { featureUsesLeft } from '../play/feature-uses.ts';

/** A slot with which a spell can be cast. */
export interface CastingSlot {
  readonly level: number;
  readonly left: number;
  readonly isPact: boolean;
}

/** The slots of a level or a higher one that are left, the lowest first. */
export function slotsFor(level: number, state: PlayState, limits: PlayLimits): CastingSlot[] {
  const slots = limits.slots.map((most, index) => ({
    level: index + 1,
    left: most - (state.spentSlots[index] ?? 0),
    isPact: false,
  }));
  const pact = {
    level: limits.pactLevel,
    left: limits.pactSlots - state.spentPactSlots,
    isPact: true,
  };
  return [pact, ...slots]
    .filter((slot) => slot.left > 0 && slot.level >= level)
    .toSorted((one, other) => one.level - other.level);
}

interface CastSpell {
  readonly name: string;
  readonly concentration: boolean;
}

/** The state after a spell is cast. A spell with concentration ends the concentration before it. */
export function afterCasting(
  state: PlayState,
  { name, concentration }: CastSpell,
  slot: CastingSlot | null,
): PlayState {
  const cast = concentration ? { ...state, concentration: name } : state;
  if (!slot) return cast;
  return slot.isPact
    ? { ...cast, spentPactSlots: cast.spentPactSlots + 1 }
    : spendSlot(cast, slot.level, 1);
}

/** Why a spell cannot be cast in each of the ways; null if it can. */
interface CastingRefusals {
  readonly withSlot: string | null;
  readonly asRitual: string | null;
  readonly withoutSlot: string | null;
}

interface RefusalFacts {
  /** Why nothing can be cast now. */
  readonly castingRefusal: string | null;
  readonly free: FreeCasting | null;
  readonly state: PlayState;
  readonly limits: PlayLimits;
}

export function castingRefusals(
  spell: Pick<CharacterSpell, 'class' | 'prepared' | 'facts'>,
  { castingRefusal, free, state, limits }: RefusalFacts,
): CastingRefusals {
  const isReady = spell.prepared || spell.facts.level === 0;
  const unprepared = isReady ? null : 'Prepare this spell to cast it.';
  const spends = free?.spends ?? null;
  const feature = limits.features.find(({ slug }) => slug === free?.feature);
  const isSpent =
    (spends !== null && state.spentResources[spends] >= limits.resources[spends]) ||
    (feature !== undefined && featureUsesLeft(feature, state) <= 0);
  return {
    withSlot: castingRefusal ?? unprepared,
    // A wizard reads rituals from the book (Ritual Adept).
    asRitual: castingRefusal ?? (spell.class === 'wizard' ? null : unprepared),
    withoutSlot: castingRefusal ?? (isSpent ? 'No use without a slot is left.' : null),
  };
}
