import { characterLabels } from '../character-fields.ts';
import { equipmentTexts } from '../data/choice-texts.ts';
import { startInWords } from '../start-in-words.ts';
import type { CharacterFormState } from '../use-character-form.ts';
import { ChoiceCards } from './choice-cards.tsx';

/** The kit of the class, or gold. */
export function EquipmentStep({ values, set, part }: CharacterFormState) {
  const start = startInWords(values);
  return (
    <>
      <ChoiceCards
        id={part('equipment').id}
        legend={characterLabels.equipment}
        hidesLegend
        value={values.equipment}
        options={[
          {
            value: 'kit',
            label: 'The kit of the class',
            text: equipmentTexts.kit,
            facts: start.kit,
          },
          {
            value: 'gold',
            label: `${start.gold} to spend`,
            text: equipmentTexts.gold,
            facts: 'Armor and weapons come from the inventory of the sheet.',
          },
        ]}
        onChange={(chosen) => set('equipment', chosen)}
      />
      {values.items !== null && (
        <p className="text-sm text-muted">
          The character already has an inventory, so this choice does not change it.
        </p>
      )}
    </>
  );
}
