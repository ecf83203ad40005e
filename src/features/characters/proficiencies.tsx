import {
  abilityLabels,
  abilityNames,
  signed,
  type AbilityName,
} from '#src/lib/character/abilities.ts';
import type { DerivedCharacter } from '#src/lib/character/derive.ts';
import { type Skill, skills } from '#src/lib/character/skills.ts';
import type { Rolled } from '#src/lib/character/sum.ts';
import { middleDot } from '#src/lib/unbroken.ts';
import { Panel } from '#src/ui/panel.tsx';
import { RollButton } from './rolls/roll-button.tsx';
import { forcedModes } from './rolls/rolls.ts';
import { sumInWords, SumRow, SumTile } from './sum-row.tsx';

interface ProficienciesProps {
  derived: DerivedCharacter;
}

/** Abilities, saving throws and skills. A press on a number rolls it. */
export function Proficiencies({ derived }: ProficienciesProps) {
  return (
    <Panel
      title="Abilities, saves and skills"
      description="Press a number to roll it, a name to see its sum. ● is proficiency, ◉ expertise."
    >
      <div role="group" aria-label="Abilities" className="tabular grid grid-cols-3 gap-2">
        {abilityNames.map((name) => (
          <AbilityTile key={name} name={name} derived={derived} />
        ))}
      </div>
      <h3 className="mt-5 text-sm font-semibold">Saving throws</h3>
      <div className="tabular grid gap-x-6 text-sm sm:grid-cols-2">
        {abilityNames.map((name) => (
          <Row
            key={name}
            label={`${abilityLabels[name]} save`}
            shortLabel={abilityLabels[name]}
            row={derived.saves[name]}
            test="save"
            ability={name}
          />
        ))}
      </div>
      <h3 className="mt-5 text-sm font-semibold">Skills</h3>
      <div className="tabular grid gap-x-6 text-sm sm:grid-cols-2">
        {derived.skills.map((row) => (
          <Row
            key={row.name}
            label={skills[row.name].label}
            row={row}
            test="check"
            ability={skills[row.name].ability}
            skill={row.name}
          />
        ))}
      </div>
    </Panel>
  );
}

interface AbilityTileProps extends ProficienciesProps {
  name: AbilityName;
}

function AbilityTile({ name, derived }: AbilityTileProps) {
  const check = derived.checks[name];
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
      note={[`Check: ${sumInWords(check)}`, ...modeNotes(check)].join(middleDot)}
    >
      <RollButton
        request={{
          kind: 'd20',
          test: 'check',
          ability: name,
          label: `${abilityLabels[name]} check`,
          bonus: check.value,
          forced: forcedModes(check.advantage, check.disadvantage),
        }}
      >
        {signed(check.value)}
      </RollButton>
      <ModeLines row={check} />
    </SumTile>
  );
}

/** `Prone gives Disadvantage` */
const modeNotes = ({ advantage, disadvantage }: Pick<Rolled, 'advantage' | 'disadvantage'>) => [
  ...(advantage === null ? [] : [`${advantage} gives Advantage`]),
  ...(disadvantage === null ? [] : [`${disadvantage} gives Disadvantage`]),
];

const ModeLines = ({ row }: { row: Pick<Rolled, 'advantage' | 'disadvantage'> }) => (
  <>
    {row.advantage !== null && <span className="block text-xs text-moss">Advantage</span>}
    {row.disadvantage !== null && <span className="block text-xs text-ember">Disadvantage</span>}
  </>
);

interface RowProps {
  /** What is rolled. */
  label: string;
  /** The label in a row whose heading says the rest. */
  shortLabel?: string;
  row: Rolled & {
    readonly proficient: boolean;
    readonly expertise?: boolean;
    /** The condition with which a saving throw fails without a roll. */
    readonly fails?: string | null;
  };
  test: 'save' | 'check';
  ability: AbilityName;
  skill?: Skill;
}

function Row({ label, shortLabel = label, row, test, ability, skill }: RowProps) {
  const { fails = null } = row;
  const failure = fails === null ? null : `${fails}: this save fails.`;
  return (
    <SumRow
      label={
        <span className={row.proficient ? 'text-fg' : ''}>
          {row.proficient && (row.expertise ? '◉ ' : '● ')}
          {shortLabel}
          <ModeLines row={row} />
          {failure !== null && <span className="block text-xs text-ember">{failure}</span>}
        </span>
      }
      value={signed(row.value)}
      sum={row}
      note={modeNotes(row).join(middleDot)}
      request={{
        kind: 'd20',
        test,
        ability,
        ...(skill !== undefined && { skill }),
        label,
        bonus: row.value,
        forced: forcedModes(row.advantage, row.disadvantage),
      }}
      {...(failure !== null && { disabledReason: failure })}
    />
  );
}
