import type { AbilityIncrease, AbilityIncreaseMode } from '#src/generated/model/index.ts';
import { CheckboxField } from '#src/ui/checkbox-field.tsx';
import { errorsIn, firstErrorIn } from '../issues.ts';
import { abilities } from '../kinds/shared.ts';
import { UnreadableText } from '../values.ts';
import { ChoiceSet } from './choice-controls.tsx';
import type { ControlProps } from './control-props.ts';
import { FieldSet } from './field-set.tsx';
import { type EntryType, ListEditor } from './list-editor.tsx';
import { NumberInput } from './number-input.tsx';
import { mostIncreaseModes } from '#src/lib/contract-limits.ts';

const plusOne: AbilityIncrease = {
  modes: [{ choose: 1, amount: 1 }],
  from: abilities.map((ability) => ability.value),
  max: 20,
};

const wayEntry: EntryType<AbilityIncreaseMode> = {
  noun: 'way',
  blank: { choose: 1, amount: 1 },
  max: mostIncreaseModes,
};

export function AbilityIncreaseControl(props: ControlProps<AbilityIncrease | null>) {
  const { label, errors, onChange, inputRef } = props;
  const value = props.value instanceof UnreadableText ? null : (props.value ?? null);
  return (
    <FieldSet group legend={label} error={errors['']}>
      <CheckboxField
        ref={inputRef}
        label="Raises ability scores"
        checked={value !== null}
        onChange={(ticked) => onChange(ticked ? plusOne : null)}
      />
      {value !== null && (
        <>
          <ListEditor<AbilityIncreaseMode>
            label="One of these ways"
            entry={wayEntry}
            items={value.modes}
            errors={errorsIn(errors, 'modes')}
            onChange={(modes) => onChange({ ...value, modes })}
          >
            {(mode, change, errorAt) => (
              <div className="grid max-w-80 grid-cols-2 gap-2">
                <NumberInput
                  label="Abilities"
                  error={errorAt('choose')}
                  value={mode.choose}
                  onChange={(choose) => change({ ...mode, choose })}
                />
                <NumberInput
                  label="Points each"
                  error={errorAt('amount')}
                  value={mode.amount}
                  onChange={(amount) => change({ ...mode, amount })}
                />
              </div>
            )}
          </ListEditor>
          <ChoiceSet
            label="Among"
            error={firstErrorIn(errors, 'from')}
            choices={abilities}
            value={value.from}
            onChange={(from) => onChange({ ...value, from })}
          />
          <NumberInput
            label="Up to"
            fieldClassName="max-w-32"
            error={errors['max']}
            value={value.max}
            onChange={(max) => onChange({ ...value, max })}
          />
        </>
      )}
    </FieldSet>
  );
}
