import type { AbilityIncrease, CharacterFeat } from '#src/generated/model/index.ts';
import { abilityLabels, abilityNames } from '#src/lib/character/abilities.ts';
import { SelectField } from '#src/ui/select-field.tsx';

type Increases = CharacterFeat['increases'];

interface FeatIncreasesProps {
  increase: AbilityIncrease;
  values: Increases;
  onChange: (increases: Increases) => void;
}

/** `+2 to one ability` */
const modeLabel = ({ choose, amount }: AbilityIncrease['modes'][number]): string =>
  `+${amount} to ${choose === 1 ? 'one ability' : `${choose} abilities`}`;

/** Which abilities a feat increases. */
export function FeatIncreases({ increase: { modes, from }, values, onChange }: FeatIncreasesProps) {
  const mode =
    modes.find(({ choose, amount }) => choose === values.length && amount === values[0]?.amount) ??
    modes[0];
  if (!mode) return null;
  const increased = Array.from({ length: mode.choose }, (_, index) => values[index]?.ability);
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {modes.length > 1 && (
        <SelectField
          label="Increase"
          className="sm:col-span-2"
          value={modeLabel(mode)}
          options={modes.map((each) => ({ value: modeLabel(each), label: modeLabel(each) }))}
          onChange={(chosen) => {
            const next = modes.find((each) => modeLabel(each) === chosen);
            if (!next) return;
            const kept = [...new Set([...values.map(({ ability }) => ability), ...from])];
            const abilities = kept
              .filter((ability) => from.includes(ability))
              .slice(0, next.choose);
            onChange(abilities.map((ability) => ({ ability, amount: next.amount })));
          }}
        />
      )}
      {Array.from(increased.entries(), ([index, ability]) => (
        <SelectField
          // An ability can still be missing, so the position is its only key.
          key={index}
          label={increased.length === 1 ? `+${mode.amount} to` : `+${mode.amount} to, ${index + 1}`}
          placeholder="Choose"
          value={ability ?? ''}
          options={from
            .filter((each) => each === ability || !increased.includes(each))
            .map((value) => ({ value, label: abilityLabels[value] }))}
          onChange={(chosen) => {
            const next = abilityNames.find((each) => each === chosen);
            if (!next) return;
            const abilities = increased.map((each, position) => (position === index ? next : each));
            onChange(
              abilities
                .filter((each) => each !== undefined)
                .map((each) => ({ ability: each, amount: mode.amount })),
            );
          }}
        />
      ))}
    </div>
  );
}
