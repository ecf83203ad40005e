import { type ComponentProps, useState } from 'react';
import type { Codec } from '../../../lib/catalogue/codec.ts';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { ControlProps } from '../field.ts';
import { readText, Unread } from '../values.ts';

/** A text input for any value that has a text of its own. */
export function codecControl<Value>(
  codec: Codec<Value>,
  input: Pick<ComponentProps<'input'>, 'inputMode' | 'placeholder'> = {},
) {
  return function CodecControl(props: ControlProps<Value>) {
    const { label, hint, required, value, onChange, onBlur, inputRef, errors } = props;
    // Until it is left, the input holds what is typed: `1` must not turn into `1 lb.` at once.
    const [typed, setTyped] = useState<string | null>(null);
    return (
      <TextField
        {...input}
        ref={inputRef}
        className="tabular"
        label={label}
        hint={hint}
        optional={!required}
        error={errors['']}
        autoComplete="off"
        value={typed ?? written(codec, value)}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(readText(codec, target.value));
        }}
        onBlur={() => {
          setTyped(null);
          onBlur();
        }}
      />
    );
  };
}

function written<Value>(codec: Codec<Value>, value: ControlProps<Value>['value']): string {
  if (value instanceof Unread) return value.text;
  return value === null || value === undefined ? '' : codec.format(value);
}

export function ProseControl({
  label,
  hint,
  required,
  value,
  onChange,
  onBlur,
  inputRef,
  errors,
}: ControlProps<string>) {
  return (
    <TextAreaField
      ref={inputRef}
      label={label}
      hint={hint}
      optional={!required}
      error={errors['']}
      value={value instanceof Unread ? value.text : (value ?? '')}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onBlur}
    />
  );
}
