import { signed } from '#src/lib/character/abilities.ts';
import type { Attack } from '#src/lib/character/attacks.ts';
import { partsInWords, type Sum } from '#src/lib/character/sum.ts';
import { Panel } from '#src/ui/panel.tsx';

/** The attacks with the weapons that the character has. */
export function Attacks({ attacks }: { attacks: readonly Attack[] }) {
  return (
    <Panel title="Attacks" description="Press an attack to see its sums.">
      <ul className="tabular list-none p-0 text-sm">
        {attacks.map((attack) => (
          <li key={attack.id}>
            <AttackRow attack={attack} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** `1d8 + 3`, `1d4 − 1`, or `2` without dice. At least 0, as damage is never negative. */
function damageInWords(dice: string | null, { value }: Sum): string {
  if (dice === null) return String(Math.max(0, value));
  if (value === 0) return dice;
  return `${dice} ${value < 0 ? '−' : '+'} ${Math.abs(value)}`;
}

/** `1d8, Strength +3` */
const damageParts = (dice: string | null, { parts }: Sum): string =>
  [
    ...(dice === null ? [] : [dice]),
    ...parts.map(({ label, amount }) => `${label} ${signed(amount)}`),
  ].join(', ');

function factsOf({ range, properties, mastery, versatile, damage }: Attack): string[] {
  const ofRange = range && `${range.normal}/${range.long} ft.`;
  return [
    ...(versatile === null ? [] : [`${damageInWords(versatile, damage)} with two hands`]),
    ...(ofRange ? [properties.includes('thrown') ? `thrown ${ofRange}` : ofRange] : []),
    ...properties.filter((property) => !['ammunition', 'thrown', 'versatile'].includes(property)),
    ...(mastery === null ? [] : [`mastery: ${mastery}`]),
  ];
}

function AttackRow({ attack }: { attack: Attack }) {
  const { name, count, bonus, dice, damage, damageType, disadvantage } = attack;
  const facts = factsOf(attack);
  return (
    <details className="border-b border-hairline">
      <summary className="cursor-pointer list-none py-2 [&::-webkit-details-marker]:hidden">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-semibold">
            {name}
            {count > 1 && <span className="font-normal text-muted"> × {count}</span>}
          </span>
          <span>
            <span className="underline decoration-dotted decoration-1 underline-offset-4">
              {signed(bonus.value)}
            </span>{' '}
            to hit, {damageInWords(dice, damage)} {damageType}
          </span>
        </span>
        {facts.length > 0 && <span className="block text-xs text-muted">{facts.join(' · ')}</span>}
        {disadvantage !== null && (
          <span className="block text-xs text-ember">Disadvantage. {disadvantage}.</span>
        )}
      </summary>
      <p className="pb-2 text-xs text-muted">
        To hit: {partsInWords(bonus)} · Damage: {damageParts(dice, damage)}
      </p>
    </details>
  );
}
