import type { AbilityName } from '#src/lib/character/abilities.ts';
import { backgrounds } from '#src/lib/character/origins.ts';
import { SelectField } from '#src/ui/select-field.tsx';
import { characterLabels, type CharacterValues, showIncreases } from './character-fields.ts';
import type { CharacterFormState } from './use-character-form.ts';

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

export function IncreasesField({ values, set, part }: CharacterFormState) {
  const ways = waysToIncrease(backgrounds[values.background].abilities);
  return (
    <SelectField
      {...part('increases')}
      label={characterLabels.increases}
      value={showIncreases(values.increases)}
      options={ways.map((way) => ({ value: showIncreases(way), label: showIncreases(way) }))}
      placeholder="Choose"
      onChange={(chosen) => {
        const way = ways.find((each) => showIncreases(each) === chosen);
        if (way) set('increases', way);
      }}
    />
  );
}
