import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import { IconButton } from './icon-button.tsx';

export interface PasswordFieldProps
  extends FieldTexts, Omit<ComponentProps<'input'>, 'type' | 'autoComplete'> {
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordField({
  label,
  hint,
  error,
  optional,
  id,
  className,
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame {...{ label, hint, error, optional, id, className }}>
      {(fieldProps) => (
        <div className="relative">
          <input
            {...input}
            {...fieldProps}
            type={shown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            className="control pr-12"
          />
          <IconButton
            size="small"
            label="Show password"
            aria-pressed={shown}
            aria-controls={fieldProps.id}
            icon={shown ? <EyeOff size={18} /> : <Eye size={18} />}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-1 my-auto"
          />
        </div>
      )}
    </FieldFrame>
  );
}
