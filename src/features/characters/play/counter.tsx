import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';

interface CounterProps {
  label: string;
  /** Below the label. */
  note?: ReactNode;
  left: number;
  most: number;
  /** Says what is counted, for the names of the buttons: `Rage`. */
  noun?: string;
  /** The names of the buttons, for a counter that does not count uses. */
  less?: CounterButton;
  more?: CounterButton;
  onChange: (left: number) => void;
}

interface CounterButton {
  readonly label: string;
  /** Why there is nothing to press. */
  readonly none: string;
}

/** From this size on, a pool also has buttons for five at once. */
const largePool = 10;

/** How much is left of something, with a button that spends one and one that gives one back. */
export function Counter({
  label,
  note,
  left,
  most,
  noun = label,
  less,
  more,
  onChange,
}: CounterProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className="flex flex-wrap items-center gap-x-3 border-b border-hairline py-1"
    >
      <span className="min-w-28 flex-1 text-sm">
        {label}
        {note && <span className="block text-xs text-muted">{note}</span>}
      </span>
      <span className="ml-auto flex shrink-0 items-center gap-1">
        {most >= largePool && (
          <Button
            size="small"
            variant="ghost"
            aria-label={`Spend five: ${noun}`}
            {...(left < 5 && { disabledReason: 'Fewer than five are left.' })}
            onClick={() => onChange(left - 5)}
          >
            −5
          </Button>
        )}
        <IconButton
          variant="quiet"
          label={less?.label ?? `Spend: ${noun}`}
          icon={<Minus aria-hidden size={16} />}
          {...(left === 0 && { disabledReason: less?.none ?? 'Nothing is left.' })}
          onClick={() => onChange(left - 1)}
        />
        <output className="tabular min-w-14 text-center whitespace-nowrap">
          {left} / {most}
        </output>
        <IconButton
          variant="quiet"
          label={more?.label ?? `Give back: ${noun}`}
          icon={<Plus aria-hidden size={16} />}
          {...(left >= most && { disabledReason: more?.none ?? 'Nothing is spent.' })}
          onClick={() => onChange(left + 1)}
        />
        {most >= largePool && (
          <Button
            size="small"
            variant="ghost"
            aria-label={`Give back five: ${noun}`}
            {...(most - left < 5 && { disabledReason: 'Fewer than five are spent.' })}
            onClick={() => onChange(left + 5)}
          >
            +5
          </Button>
        )}
      </span>
    </div>
  );
}
