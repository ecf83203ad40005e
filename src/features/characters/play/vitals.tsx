import type { ReactNode } from 'react';
import { signed } from '#src/lib/character/abilities.ts';
import type { DerivedCharacter } from '#src/lib/character/derive.ts';
import type { Sum } from '#src/lib/character/sum.ts';
import { middleDot, unbroken } from '#src/lib/unbroken.ts';
import { RollButton } from '../rolls/roll-button.tsx';
import { forcedModes } from '../rolls/rolls.ts';
import { sumInWords, SumTile } from '../sum-row.tsx';

interface VitalsProps {
  derived: DerivedCharacter;
}

/** The numbers that a game master asks for. A press shows the sum of each; Initiative is rolled. */
export function Vitals({ derived }: VitalsProps) {
  const {
    armorClass,
    initiative,
    speed,
    passivePerception,
    proficiency,
    spellcasting,
    specialSpeeds,
  } = derived;
  return (
    <div className="tabular grid grid-cols-3 gap-2 text-center">
      <Vital label="Armor Class" sum={armorClass} />
      <SumTile
        label="Initiative"
        sum={initiative}
        note={[
          ...(initiative.advantage === null ? [] : [`${initiative.advantage} gives Advantage`]),
          ...(initiative.disadvantage === null
            ? []
            : [`${initiative.disadvantage} gives Disadvantage`]),
        ].join(middleDot)}
      >
        <RollButton
          request={{
            kind: 'd20',
            test: 'initiative',
            ability: 'dex',
            label: 'Initiative',
            bonus: initiative.value,
            forced: forcedModes(initiative.advantage, initiative.disadvantage),
          }}
        >
          {signed(initiative.value)}
        </RollButton>
      </SumTile>
      <Vital
        label="Speed"
        sum={speed}
        value={unbroken(`${speed.value} ft.`)}
        more={Object.entries(specialSpeeds)
          .filter(([, { value }]) => value > 0)
          .map(([name, { value }]) => `${name} ${value}`)
          .join(', ')}
      />
      <Vital label="Passive Perception" sum={passivePerception} />
      <Vital label="Proficiency" sum={proficiency} value={signed(proficiency.value)} />
      {spellcasting[0] && <Vital label="Spell save DC" sum={spellcasting[0].saveDc} />}
    </div>
  );
}

interface VitalProps {
  label: string;
  sum: Sum;
  value?: ReactNode;
  /** Below the value, in small letters. */
  more?: string;
}

const Vital = ({ label, sum, value = sum.value, more = '' }: VitalProps) => (
  <details className="group rounded-md bg-surface-2 px-1 open:col-span-3">
    <summary className="flex h-full min-h-16 cursor-pointer group-open:h-auto list-none flex-col items-center justify-between gap-1 py-2 [&::-webkit-details-marker]:hidden">
      <span className="text-xs leading-tight text-muted">{label}</span>
      <span className="text-xl leading-none">
        {value}
        {sum.override && <span title="Override"> ✎</span>}
      </span>
      {more !== '' && <span className="text-xs text-muted">{more}</span>}
    </summary>
    <p className="pb-2 text-xs text-muted">{sumInWords(sum)}</p>
  </details>
);
