import type { Choice } from '../../../lib/catalogue/choice.ts';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { ControlProps } from '../field.ts';
import { Unread } from '../values.ts';
import { FieldSet } from './field-set.tsx';

export function FlagControl({
  label,
  hint,
  value,
  onChange,
  onBlur,
  inputRef,
  errors,
}: ControlProps<boolean>) {
  return (
    <CheckboxField
      ref={inputRef}
      label={label}
      hint={hint}
      error={errors['']}
      checked={value === true}
      onChange={({ target }) => onChange(target.checked)}
      onBlur={onBlur}
    />
  );
}

export function choiceControl<Value extends string>(choices: readonly Choice<Value>[]) {
  return function ChoiceControl(props: ControlProps<Value> | ControlProps<Value | null>) {
    const { label, hint, required, value, onChange, onBlur, inputRef, errors } = props;
    return (
      <SelectField
        ref={inputRef}
        label={label}
        hint={hint}
        optional={!required}
        error={errors['']}
        placeholder={required ? 'Choose' : 'None'}
        options={choices}
        value={value instanceof Unread ? '' : (value ?? '')}
        onChange={({ target }) =>
          onChange(choices.find((choice) => choice.value === target.value)?.value ?? null)
        }
        onBlur={onBlur}
      />
    );
  };
}

interface ChoiceSetProps<Value extends string> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  choices: readonly Choice<Value>[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
}

export function ChoiceSet<Value extends string>({
  label,
  hint,
  error,
  choices,
  value,
  onChange,
}: ChoiceSetProps<Value>) {
  return (
    <FieldSet legend={label} hint={hint} error={error}>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {choices.map((choice) => (
          <CheckboxField
            key={choice.value}
            label={choice.label}
            checked={value.includes(choice.value)}
            onChange={({ target }) =>
              onChange(
                // In the order of the choices, so that ticking twice changes nothing.
                choices
                  .map((each) => each.value)
                  .filter((each) =>
                    each === choice.value ? target.checked : value.includes(each),
                  ),
              )
            }
          />
        ))}
      </div>
    </FieldSet>
  );
}

export function choiceSetControl<Value extends string>(choices: readonly Choice<Value>[]) {
  return function ChoiceSetControl({
    label,
    hint,
    value,
    onChange,
    errors,
  }: ControlProps<Value[]>) {
    return (
      <ChoiceSet
        label={label}
        hint={hint}
        error={errors['']}
        choices={choices}
        value={value instanceof Unread ? [] : (value ?? [])}
        onChange={onChange}
      />
    );
  };
}
