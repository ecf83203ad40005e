import { NumberField as Base } from '@base-ui/react/number-field';
import { Minus, Plus } from 'lucide-react';
import type { Ref } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

export interface NumberFieldProps extends FieldTexts {
  id?: string;
  name?: string;
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: () => void;
  min?: number;
  max?: number;
  step?: number;
  /** How the number is shown. Without a format, at most three decimals are shown. */
  format?: Intl.NumberFormatOptions;
  disabled?: boolean;
  className?: string;
  inputRef?: Ref<HTMLInputElement>;
}

const stepLook =
  'grid w-10 shrink-0 place-items-center text-muted hover:bg-surface-3 hover:text-fg disabled:opacity-50';

/**
 * Arrow keys change the value by `step`, with Shift by ten. Home and End set it to `min` and `max`.
 */
export function NumberField({
  label,
  hint,
  error,
  optional,
  id,
  className,
  onChange,
  onBlur,
  inputRef,
  ...root
}: NumberFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, optional, id, className }}>
      {({ id: controlId, ...fieldProps }) => (
        <Base.Root {...root} id={controlId} onValueChange={onChange}>
          <Base.Group className="control flex items-stretch overflow-hidden p-0 focus-within:border-transparent focus-within:outline-2 focus-within:outline-gold-bright">
            <Base.Decrement aria-label="Less" className={stepLook}>
              <Minus aria-hidden size={16} />
            </Base.Decrement>
            <Base.Input
              {...fieldProps}
              ref={inputRef}
              onBlur={onBlur}
              className="tabular w-0 min-w-0 flex-1 bg-transparent px-1 text-center outline-none"
            />
            <Base.Increment aria-label="More" className={stepLook}>
              <Plus aria-hidden size={16} />
            </Base.Increment>
          </Base.Group>
        </Base.Root>
      )}
    </FieldFrame>
  );
}
