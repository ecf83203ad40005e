import { abilityLabels, abilityNames, signed } from '#src/lib/character/abilities.ts';
import { type CharacterChoices, deriveCharacter } from '#src/lib/character/derive.ts';
import type { Sum } from '#src/lib/character/sum.ts';
import { Panel } from '#src/ui/panel.tsx';
import { unbroken } from '#src/lib/unbroken.ts';
import { SumRow } from './sum-row.tsx';

/** Abilities, saves and combat numbers, computed from the choices. */
export function CharacterNumbers({ character }: { character: CharacterChoices }) {
  const derived = deriveCharacter(character);
  const combat: readonly (readonly [string, Sum, string])[] = [
    ['Hit Points', derived.hitPoints, String(derived.hitPoints.value)],
    ['Armor Class', derived.armorClass, String(derived.armorClass.value)],
    ['Initiative', derived.initiative, signed(derived.initiative.value)],
    ['Speed', derived.speed, unbroken(`${derived.speed.value} ft.`)],
    ['Passive Perception', derived.passivePerception, String(derived.passivePerception.value)],
  ];
  const plain: readonly (readonly [string, string])[] = [
    ['Proficiency', signed(derived.proficiencyBonus)],
    ['Hit Point Dice', derived.hitDice],
  ];
  return (
    <Panel
      title="At a glance"
      description="Press a number to see its sum. The rules are those of 2024."
    >
      <dl className="tabular grid grid-cols-3 gap-3">
        {abilityNames.map((name) => (
          <div key={name} className="rounded-md bg-surface-2 px-1 py-3 text-center">
            <dt className="text-xs tracking-wide text-muted uppercase">
              <abbr title={abilityLabels[name]} className="no-underline">
                {name}
              </abbr>
            </dt>
            <dd className="text-xl">{signed(derived.modifiers[name])}</dd>
            <dd className="text-xs text-muted">Score {derived.scores[name]}</dd>
            <dd className="text-xs whitespace-nowrap text-muted">
              Save {signed(derived.saves[name].value)}
              {derived.saves[name].proficient && <span title="Proficient"> ●</span>}
            </dd>
          </div>
        ))}
      </dl>
      <div className="tabular mt-4 text-sm">
        {combat.map(([label, sum, value]) => (
          <SumRow key={label} label={label} value={value} sum={sum} />
        ))}
        <dl>
          {plain.map(([label, value]) => (
            <div
              key={label}
              className="flex min-h-(--target) items-center justify-between gap-3 border-b border-hairline py-1"
            >
              <dt className="text-muted">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Panel>
  );
}
