import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import { IconButton } from './icon-button.tsx';

export interface PasswordFieldProps
  extends FieldTexts, Omit<ComponentProps<'input'>, 'type' | 'autoComplete'> {
  /** `off` for a secret that the browser must not store. */
  autoComplete: 'current-password' | 'new-password' | 'off';
  /** What the field contains, for the button that shows it. */
  what?: string;
}

export function PasswordField({
  label,
  hint,
  error,
  optional,
  id,
  className,
  what = 'password',
  ...input
}: PasswordFieldProps) {
  const [isVisible, setVisible] = useState(false);
  return (
    <FieldFrame {...{ label, hint, error, optional, id, className }}>
      {(fieldProps) => (
        <div className="relative">
          <input
            {...input}
            {...fieldProps}
            type={isVisible ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            className="control pr-12"
          />
          <IconButton
            size="small"
            label={`Show ${what}`}
            aria-pressed={isVisible}
            aria-controls={fieldProps.id}
            icon={isVisible ? <EyeOff size={18} /> : <Eye size={18} />}
            onClick={() => setVisible(!isVisible)}
            className="absolute inset-y-0 right-1 my-auto"
          />
        </div>
      )}
    </FieldFrame>
  );
}
