import { abilityLabels, abilityNames, signed } from '#src/lib/character/abilities.ts';
import type { DerivedCharacter } from '#src/lib/character/derive.ts';
import { skills } from '#src/lib/character/skills.ts';
import type { Sum } from '#src/lib/character/sum.ts';
import { Panel } from '#src/ui/panel.tsx';
import { SumRow } from './sum-row.tsx';

/** Saving throws and skills. */
export function Proficiencies({ derived }: { derived: DerivedCharacter }) {
  return (
    <Panel title="Saving throws and skills" description="● marks a proficiency.">
      <div className="tabular grid gap-x-6 text-sm sm:grid-cols-2">
        {abilityNames.map((name) => (
          <Row key={name} label={`${abilityLabels[name]} save`} row={derived.saves[name]} />
        ))}
      </div>
      <div className="tabular mt-5 grid gap-x-6 text-sm sm:grid-cols-2">
        {derived.skills.map((row) => (
          <Row
            key={row.name}
            label={skills[row.name].label}
            row={row}
            disadvantage={row.disadvantage}
          />
        ))}
      </div>
    </Panel>
  );
}

interface RowProps {
  label: string;
  row: Sum & { proficient: boolean };
  /** The armor that gives Disadvantage. */
  disadvantage?: string | null;
}

function Row({ label, row, disadvantage = null }: RowProps) {
  return (
    <SumRow
      label={
        <span className={row.proficient ? 'text-fg' : ''}>
          {row.proficient && '● '}
          {label}
        </span>
      }
      value={disadvantage === null ? signed(row.value) : `${signed(row.value)}, Disadvantage`}
      sum={row}
      note={disadvantage !== null && `${disadvantage} gives Disadvantage`}
    />
  );
}
