import { OTPField as Base } from '@base-ui/react/otp-field';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import { focusOnMount } from './focus-on-mount.ts';

export interface CodeFieldProps extends FieldTexts {
  id?: string;
  value: string;
  onChange: (value: string) => void;
  /** How many digits the code has. */
  length?: number;
  /** Whether the field gets the focus when it appears. */
  focused?: boolean;
}

/** One box for each digit. A code can be pasted, or filled in by the phone; the last digit sends the form. */
export function CodeField({
  label,
  hint,
  error,
  optional,
  id,
  value,
  onChange,
  length = 6,
  focused = false,
}: CodeFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, optional, id }}>
      {({ id: controlId, ...fieldProps }, labelId) => (
        <Base.Root
          id={controlId}
          aria-labelledby={labelId}
          aria-describedby={fieldProps['aria-describedby']}
          length={length}
          value={value}
          onValueChange={onChange}
          autoSubmit
          className="flex gap-2"
        >
          {Array.from({ length }, (_, index) => (
            <Base.Input
              key={index}
              // The first box has the name of the field.
              aria-label={`Digit ${index + 1} of ${length}`}
              aria-describedby={fieldProps['aria-describedby']}
              aria-invalid={fieldProps['aria-invalid']}
              ref={focused && index === 0 ? focusOnMount : null}
              className="control tabular w-0 max-w-12 min-w-0 flex-1 px-0 text-center text-lg"
            />
          ))}
        </Base.Root>
      )}
    </FieldFrame>
  );
}
