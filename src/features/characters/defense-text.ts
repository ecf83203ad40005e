import type { Defense } from '#src/lib/character/defenses.ts';

/** `Advantage on saves against Charmed` */
export function defenseInWords({
  kind,
  against,
  when,
}: Pick<Defense, 'kind' | 'against' | 'when'>) {
  const what = kind === 'immunity' ? 'immune to' : 'Advantage on saves against';
  return `${what} ${against}${when === null ? '' : `, ${when}`}`;
}
