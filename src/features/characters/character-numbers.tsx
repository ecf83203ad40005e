import { abilityLabels, abilityNames, signed } from '#src/lib/character/abilities.ts';
import { type CharacterChoices, deriveCharacter } from '#src/lib/character/derive.ts';
import { Panel } from '#src/ui/panel.tsx';

/** Abilities, saves and combat numbers, computed from the choices. */
export function CharacterNumbers({ character }: { character: CharacterChoices }) {
  const derived = deriveCharacter(character);
  const combat: readonly (readonly [string, string])[] = [
    ['Hit Points', String(derived.hitPoints)],
    ['Armor Class', String(derived.armorClass)],
    ['Initiative', signed(derived.initiative)],
    ['Speed', `${derived.speed} ft.`],
    ['Proficiency', signed(derived.proficiencyBonus)],
    ['Passive Perception', String(derived.passivePerception)],
  ];
  return (
    <Panel title="At a glance" description="Without armor; the rules are those of 2024.">
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
      <dl className="tabular mt-4 grid grid-cols-2 gap-x-6 gap-y-2 text-sm">
        {combat.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-3 border-b border-hairline py-1">
            <dt className="text-muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
