import {
  abilityLabels,
  abilityNames,
  signed,
  type AbilityName,
} from '#src/lib/character/abilities.ts';
import type { DerivedCharacter } from '#src/lib/character/derive.ts';
import { skills } from '#src/lib/character/skills.ts';
import type { Sum } from '#src/lib/character/sum.ts';
import { Panel } from '#src/ui/panel.tsx';
import { RollButton } from './rolls/roll-button.tsx';
import { forcedModes } from './rolls/rolls.ts';
import { SumRow, SumTile } from './sum-row.tsx';

interface ProficienciesProps {
  derived: DerivedCharacter;
  /** The levels of exhaustion, each of which takes 2 from a check. */
  exhaustion: number;
}

/** Abilities, saving throws and skills. A press on a number rolls it. */
export function Proficiencies({ derived, exhaustion }: ProficienciesProps) {
  return (
    <Panel
      title="Abilities, saves and skills"
      description="Press a number to roll it, a name to see its sum. ● is proficiency, ◉ expertise."
    >
      <div
        role="group"
        aria-label="Abilities"
        className="tabular grid grid-cols-3 items-start gap-2"
      >
        {abilityNames.map((name) => (
          <AbilityTile key={name} name={name} derived={derived} exhaustion={exhaustion} />
        ))}
      </div>
      <div className="tabular mt-4 grid gap-x-6 text-sm sm:grid-cols-2">
        {abilityNames.map((name) => (
          <Row
            key={name}
            label={`${abilityLabels[name]} save`}
            row={derived.saves[name]}
            test="save"
            ability={name}
          />
        ))}
      </div>
      <div className="tabular mt-5 grid gap-x-6 text-sm sm:grid-cols-2">
        {derived.skills.map((row) => (
          <Row
            key={row.name}
            label={skills[row.name].label}
            row={row}
            test="check"
            ability={skills[row.name].ability}
          />
        ))}
      </div>
    </Panel>
  );
}

interface AbilityTileProps extends ProficienciesProps {
  name: AbilityName;
}

const AbilityTile = ({ name, derived, exhaustion }: AbilityTileProps) => {
  const hindrance = derived.checkHindrances[name];
  return (
    <SumTile
      label={
        <>
          <abbr title={abilityLabels[name]} className="uppercase no-underline">
            {name}
          </abbr>{' '}
          {derived.scores[name]}
          {derived.abilities[name].override && <span title="Override"> ✎</span>}
        </>
      }
      sum={derived.abilities[name]}
      note={hindrance !== null && `${hindrance} gives Disadvantage`}
    >
      <RollButton
        request={{
          kind: 'd20',
          test: 'check',
          ability: name,
          label: `${abilityLabels[name]} check`,
          bonus: derived.modifiers[name] - 2 * exhaustion,
          forced: forcedModes(null, hindrance),
        }}
      >
        {signed(derived.modifiers[name])}
      </RollButton>
      {hindrance !== null && <span className="text-xs text-ember">Disadvantage</span>}
    </SumTile>
  );
};

interface RowProps {
  label: string;
  row: Sum & {
    readonly proficient: boolean;
    readonly advantage: string | null;
    readonly disadvantage: string | null;
    readonly expertise?: boolean;
  };
  test: 'save' | 'check';
  ability: AbilityName;
}

function Row({ label, row, test, ability }: RowProps) {
  const { advantage, disadvantage } = row;
  const notes = [
    ...(advantage === null ? [] : [`${advantage} gives Advantage`]),
    ...(disadvantage === null ? [] : [`${disadvantage} gives Disadvantage`]),
  ];
  return (
    <SumRow
      label={
        <span className={row.proficient ? 'text-fg' : ''}>
          {row.proficient && (row.expertise ? '◉ ' : '● ')}
          {label}
          {advantage !== null && <span className="block text-xs text-moss">Advantage</span>}
          {disadvantage !== null && <span className="block text-xs text-ember">Disadvantage</span>}
        </span>
      }
      value={signed(row.value)}
      sum={row}
      note={notes.join(' · ')}
      request={{
        kind: 'd20',
        test,
        ability,
        label,
        bonus: row.value,
        forced: forcedModes(advantage, disadvantage),
      }}
    />
  );
}
