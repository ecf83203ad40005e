import { KeyRound, Trash2, Undo2 } from 'lucide-react';
import { Button } from '#src/ui/button.tsx';
import { FieldFrame } from '#src/ui/field-frame.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import type { KeyChange } from './model-values.ts';

interface KeyFieldProps {
  id: string;
  /** Whether a key is stored. */
  hasKey: boolean;
  /** Whether the provider needs one. */
  isNeeded: boolean;
  value: KeyChange;
  onChange: (change: KeyChange) => void;
  error: string | undefined;
}

const label = 'Key';

/** A key can be entered, replaced and removed. It is never shown, because the server never sends it. */
export function KeyField({ id, hasKey, isNeeded, value, onChange, error }: KeyFieldProps) {
  const keep = (
    <Button
      size="small"
      variant="ghost"
      icon={<Undo2 aria-hidden size={16} />}
      onClick={() => onChange(undefined)}
    >
      Keep the stored key
    </Button>
  );
  if (!hasKey || typeof value === 'string') {
    return (
      <div className="flex flex-col items-start gap-2">
        <PasswordField
          id={id}
          label={label}
          what="key"
          optional={!hasKey && !isNeeded}
          hint="It stays on the server. Nobody can read it here again."
          error={error}
          autoComplete="off"
          maxLength={500}
          className="w-full"
          value={value ?? ''}
          onChange={({ target }) =>
            onChange(target.value === '' && !hasKey ? undefined : target.value)
          }
        />
        {hasKey && keep}
      </div>
    );
  }
  return (
    <FieldFrame id={id} label={label} error={error}>
      {(fieldProps) => (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          {/* The label and the summary of errors lead here, although nothing can be typed. */}
          <output
            {...fieldProps}
            tabIndex={-1}
            className="control flex min-w-0 flex-1 basis-52 items-center gap-2 text-muted"
          >
            <KeyRound aria-hidden size={16} className="shrink-0" />
            {value === null ? 'The key is removed when you save' : 'A key is stored'}
          </output>
          {value === null ? (
            keep
          ) : (
            <>
              <Button size="small" onClick={() => onChange('')}>
                Replace
              </Button>
              {!isNeeded && (
                <Button
                  size="small"
                  variant="ghost"
                  icon={<Trash2 aria-hidden size={16} />}
                  onClick={() => onChange(null)}
                >
                  Remove
                </Button>
              )}
            </>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
