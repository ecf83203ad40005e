import type { ConditionEffects } from '#src/lib/character/conditions.ts';
import { conditionLabel } from './state-texts.ts';

interface EffectsOfConditionsProps {
  effects: ConditionEffects;
}

/** What the conditions change. Most of it is in the numbers of the sheet already. */
export function EffectsOfConditions({
  effects: { noActions, noSpeed, notes },
}: EffectsOfConditionsProps) {
  const lines: readonly (readonly [reason: string, text: string])[] = [
    ...(noActions === null ? [] : [[noActions, 'No action, Bonus Action or Reaction.'] as const]),
    ...(noSpeed === null ? [] : [[noSpeed, 'The Speed is 0.'] as const]),
    ...notes.map(({ condition, text }) => [conditionLabel(condition), text] as const),
  ];
  if (lines.length === 0) return null;
  return (
    <ul aria-label="What the conditions change" className="grid list-none gap-1 p-0 text-sm">
      {lines.map(([reason, text]) => (
        <li key={reason + text} className="border-l-2 border-ember pl-3">
          <span className="font-semibold">{reason}.</span> {text}
        </li>
      ))}
    </ul>
  );
}
