import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Field, type FieldTexts } from './field.tsx';
import { IconButton } from './icon-button.tsx';

export interface PasswordFieldProps
  extends FieldTexts, Omit<ComponentProps<'input'>, 'type' | 'autoComplete'> {
  autoComplete: 'current-password' | 'new-password';
  /** A strength meter or rules, between the input and the notes. */
  children?: ReactNode;
}

export function PasswordField({
  label,
  hint,
  error,
  optional,
  id,
  className,
  children,
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, hint, error, optional, id, className }}>
      {(wiring) => (
        <>
          <div className="relative">
            <input
              {...input}
              {...wiring}
              type={shown ? 'text' : 'password'}
              spellCheck={false}
              autoCapitalize="none"
              className="control pr-12"
            />
            <IconButton
              size="small"
              label="Show password"
              aria-pressed={shown}
              aria-controls={wiring.id}
              icon={shown ? <EyeOff size={18} /> : <Eye size={18} />}
              onClick={() => setShown(!shown)}
              className="absolute inset-y-0 right-1 my-auto"
            />
          </div>
          {children}
        </>
      )}
    </Field>
  );
}
