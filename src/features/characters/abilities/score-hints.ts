import type { AbilityName } from '#src/lib/character/abilities.ts';

/** The text under the input of an ability. */
export type ScoreHints = Readonly<Record<AbilityName, string>>;
