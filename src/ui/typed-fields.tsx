import { startTransition, useOptimistic } from 'react';
import { NumberField, type NumberFieldProps } from './number-field.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

/**
 * Shows at once what is typed. The owner gets it in a transition, so that a large form renders in pieces between
 * the next keys. `onChange` must read the other values of the form when it is called, because it can be from an older
 * render.
 */
function useTyped<T>(value: T, onChange: (value: T) => void): [T, (typed: T) => void] {
  const [shown, show] = useOptimistic(value);
  return [
    shown,
    (typed) =>
      startTransition(() => {
        show(typed);
        onChange(typed);
      }),
  ];
}

/** A number of a large form. */
export function TypedNumberField({ value, onChange, ...props }: NumberFieldProps) {
  const [shown, type] = useTyped(value, onChange);
  return <NumberField {...props} value={shown} onChange={type} />;
}

interface TypedTextFieldProps extends Omit<TextFieldProps, 'value' | 'onChange'> {
  value: string;
  onChange: (value: string) => void;
}

/** A text of a large form that is not a registered input. */
export function TypedTextField({ value, onChange, ...props }: TypedTextFieldProps) {
  const [shown, type] = useTyped(value, onChange);
  return <TextField {...props} value={shown} onChange={(event) => type(event.target.value)} />;
}
