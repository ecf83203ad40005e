import type { Choice } from '#src/lib/catalogue/choice.ts';
import { CheckboxField } from '#src/ui/checkbox-field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import type { Field } from '../field.ts';
import { UnreadableText } from '../values.ts';
import type { ControlProps } from './control-props.ts';
import { FieldSet } from './field-set.tsx';

const choicesOf = ({ type: { control } }: Field): readonly Choice[] =>
  control.type === 'choice' || control.type === 'choices' ? control.choices : [];

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
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}

export function ChoiceControl(props: ControlProps<string | null>) {
  const { field, label, hint, required, value, onChange, onBlur, inputRef, errors } = props;
  return (
    <SelectField
      ref={inputRef}
      label={label}
      hint={hint}
      optional={!required}
      error={errors['']}
      placeholder={required ? 'Choose' : 'None'}
      options={choicesOf(field)}
      value={value instanceof UnreadableText ? '' : (value ?? '')}
      onChange={(chosen) => onChange(chosen || null)}
      onBlur={onBlur}
    />
  );
}

interface ChoiceSetProps<Value extends string> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  choices: readonly Choice<Value>[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  firstRef?: (element: HTMLElement | null) => void;
}

export function ChoiceSet<Value extends string>({
  label,
  hint,
  error,
  choices,
  value,
  onChange,
  firstRef,
}: ChoiceSetProps<Value>) {
  return (
    <FieldSet legend={label} hint={hint} error={error}>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {choices.map((choice, index) => (
          <CheckboxField
            key={choice.value}
            {...(index === 0 && firstRef !== undefined && { ref: firstRef })}
            label={choice.label}
            checked={value.includes(choice.value)}
            onChange={(ticked) =>
              onChange(
                // The values have the order of the choices, so that unticking a box and ticking it
                // again gives the same value.
                choices
                  .map((each) => each.value)
                  .filter((each) => (each === choice.value ? ticked : value.includes(each))),
              )
            }
          />
        ))}
      </div>
    </FieldSet>
  );
}

export function ChoiceSetControl(props: ControlProps<string[]>) {
  const { field, label, hint, value, onChange, inputRef, errors } = props;
  return (
    <ChoiceSet
      label={label}
      hint={hint}
      error={errors['']}
      choices={choicesOf(field)}
      value={value instanceof UnreadableText ? [] : (value ?? [])}
      onChange={onChange}
      firstRef={inputRef}
    />
  );
}
