import { spendSlot } from '#src/lib/character/play-actions.ts';
import type { PlayLimits, PlayState } from '#src/lib/character/play.ts';

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
