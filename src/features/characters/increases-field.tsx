import { abilityLabels, type AbilityName } from '#src/lib/character/abilities.ts';
import { backgrounds } from '#src/lib/character/origins.ts';
import { SelectField } from '#src/ui/select-field.tsx';
import type { CharacterFormState, CharacterValues } from './use-character-form.ts';

type Increases = CharacterValues['increases'];

/** Every way to increase the abilities of a background: +2 and +1, or +1 for all three. */
function waysToIncrease(abilities: readonly AbilityName[]): Increases[] {
  const pairs = abilities.flatMap((first) =>
    abilities
      .filter((second) => second !== first)
      .map((second) => [
        { ability: first, amount: 2 },
        { ability: second, amount: 1 },
      ]),
  );
  return [...pairs, abilities.map((ability) => ({ ability, amount: 1 }))];
}

const textOf = (increases: Increases) =>
  increases.map(({ ability, amount }) => `+${amount} ${abilityLabels[ability]}`).join(', ');

export function IncreasesField({ values, set, part }: CharacterFormState) {
  const ways = waysToIncrease(backgrounds[values.background].abilities);
  return (
    <SelectField
      {...part('increases')}
      label="What the background adds"
      value={textOf(values.increases)}
      options={ways.map((way) => ({ value: textOf(way), label: textOf(way) }))}
      onChange={(event) => {
        const way = ways.find((each) => textOf(each) === event.target.value);
        if (way) set('increases', way);
      }}
    />
  );
}
