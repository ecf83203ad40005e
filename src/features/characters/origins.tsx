import type { Character } from '#src/generated/model/index.ts';
import { capitalized } from '#src/lib/capitalized.ts';
import type { DerivedCharacter } from '#src/lib/character/derive.ts';
import { backgrounds, species, type Species } from '#src/lib/character/origins.ts';
import { senseNames } from '#src/lib/character/senses.ts';
import { specialSpeeds } from '#src/lib/character/speed.ts';
import { Panel } from '#src/ui/panel.tsx';
import { unbroken } from '#src/lib/unbroken.ts';
import { defenseInWords } from './defense-text.ts';
import { SumRow } from './sum-row.tsx';

interface OriginsProps {
  character: Character;
  derived: DerivedCharacter;
}

const listed = (words: readonly string[]): string => words.join(', ');

/** Where the character comes from, and what it is trained in. */
export function Origins({ character, derived }: OriginsProps) {
  const { label: background, feat } = backgrounds[character.background];
  const { label: speciesLabel }: Species = species[character.species];
  const {
    proficiencies,
    senseSums,
    specialSpeeds: speeds,
    resistances,
    hitPoints,
    carryingCapacity,
    weight,
    speed,
    attunementSum,
    defenses,
  } = derived;
  const rows: readonly (readonly [string, string])[] = [
    ['Species', listed([speciesLabel, character.speciesOption].filter((text) => text !== ''))],
    ['Background', background],
    ['Origin feat', feat],
    ['Size', capitalized(character.size)],
    ['Hit Point Dice', derived.hitDice],
    ['Armor', listed(proficiencies.armor)],
    ['Weapons', listed(proficiencies.weapons)],
    ['Tools', listed(proficiencies.tools)],
    ['Languages', listed(proficiencies.languages)],
    ['Resistances', listed(resistances)],
    ...defenses.map((defense) => [defense.source, defenseInWords(defense)] as const),
    ['Experience', character.advancement === 'experience' ? `${character.experience} XP` : ''],
  ];
  return (
    <Panel title="Origins and training">
      <div className="tabular text-sm">
        <SumRow label="Hit Points" value={hitPoints.value} sum={hitPoints} />
        <SumRow label="Carries" value={unbroken(`${weight.value} lb.`)} sum={weight} />
        <SumRow
          label="Can carry"
          value={unbroken(`${carryingCapacity.value} lb.`)}
          sum={carryingCapacity}
          note={unbroken(`Drag, lift or push: ${2 * carryingCapacity.value} lb.`)}
        />
        <SumRow label="Attuned items" value={attunementSum.value} sum={attunementSum} />
        <SumRow label="Speed" value={unbroken(`${speed.value} ft.`)} sum={speed} />
        {specialSpeeds.map(
          (name) =>
            speeds[name].value > 0 && (
              <SumRow
                key={name}
                label={`${capitalized(name)} Speed`}
                value={unbroken(`${speeds[name].value} ft.`)}
                sum={speeds[name]}
              />
            ),
        )}
        {senseNames.map(
          (name) =>
            senseSums[name].value > 0 && (
              <SumRow
                key={name}
                label={capitalized(name)}
                value={unbroken(`${senseSums[name].value} ft.`)}
                sum={senseSums[name]}
              />
            ),
        )}
      </div>
      <dl className="grid text-sm">
        {rows.map(
          ([term, text]) =>
            text !== '' && (
              <div
                key={term + text}
                className="flex justify-between gap-6 border-b border-hairline py-1.5"
              >
                <dt className="shrink-0 text-muted">{term}</dt>
                <dd className="text-right wrap-anywhere">{text}</dd>
              </div>
            ),
        )}
      </dl>
    </Panel>
  );
}
