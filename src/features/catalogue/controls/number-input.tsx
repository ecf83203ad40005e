import { useState } from 'react';
import { numberCodec, readNumber } from '#src/lib/catalogue/number.ts';
import { TextField, type TextFieldProps } from '#src/ui/text-field.tsx';

type NumberInputProps = Pick<
  TextFieldProps,
  'label' | 'error' | 'optional' | 'ref' | 'fieldClassName'
> & {
  /** NaN if the text is empty or invalid. The schema refuses NaN. */
  value: number;
  onChange: (value: number, text: string) => void;
};

const numberIn = (text: string): number => {
  const read = readNumber(text);
  return typeof read === 'number' ? read : Number.NaN;
};

/** A number field that keeps invalid text for the person to fix. */
export function NumberInput({ value, onChange, ...texts }: NumberInputProps) {
  const [typed, setTyped] = useState('');
  const isTyped = Object.is(numberIn(typed), value);
  const written = Number.isNaN(value) ? '' : numberCodec.format(value);
  return (
    <TextField
      {...texts}
      className="tabular"
      inputMode="numeric"
      autoComplete="off"
      value={isTyped ? typed : written}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(numberIn(target.value), target.value);
      }}
      onBlur={() => !Number.isNaN(value) && setTyped(written)}
    />
  );
}
