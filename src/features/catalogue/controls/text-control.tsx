import { useState } from 'react';
import { TextAreaField } from '#src/ui/text-area-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { UnreadableText } from '../values.ts';
import type { ControlProps } from './control-props.ts';

/** A text input for values that the codec of the field can read and write. */
export function TextControl(props: ControlProps<unknown>) {
  const { field, label, hint, required, value, onChange, onBlur, inputRef, errors } = props;
  // The input shows the typed text until blur. `1` must not become `1 lb.` during typing.
  const [typed, setTyped] = useState<string | null>(null);
  const { control } = field.type;
  const input =
    control.type === 'text'
      ? { inputMode: control.inputMode, placeholder: control.placeholder }
      : {};
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
      value={typed ?? field.text(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(field.read(target.value).value);
      }}
      onBlur={() => {
        setTyped(null);
        onBlur();
      }}
    />
  );
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
      rows={6}
      value={value instanceof UnreadableText ? value.text : (value ?? '')}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onBlur}
    />
  );
}
