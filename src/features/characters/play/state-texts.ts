import type { Condition } from '#src/lib/character/play.ts';

/** `Prone` */
export const conditionLabel = (name: Condition): string =>
  name.charAt(0).toUpperCase() + name.slice(1);

/** What a level of exhaustion does; null without exhaustion. */
export function exhaustionNote(exhaustion: number): string | null {
  if (exhaustion === 0) return null;
  return exhaustion >= 6
    ? 'The sixth level is death.'
    : `D20 Tests −${exhaustion * 2}, Speed −${exhaustion * 5} ft.`;
}
