import type { KeyboardEvent } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { Kbd } from '#src/ui/kbd.tsx';
import { type Side, sideOfKey } from './picks.ts';

const sides: readonly { side: Side; label: string }[] = [
  { side: 'mine', label: 'Yours' },
  { side: 'theirs', label: 'Theirs' },
  { side: 'base', label: 'Before' },
];

interface ConflictFieldProps {
  label: string;
  /** Its radio buttons belong together under this name. */
  name: string;
  values: Readonly<Record<Side, string>>;
  picked: Side | undefined;
  onPick: (side: Side) => void;
  /** Picked by its number: on to the next question. */
  onNext: () => void;
}

/** One field that both have changed, and the three values it can have. */
export function ConflictField({ label, name, values, picked, onPick, onNext }: ConflictFieldProps) {
  function handleKey(event: KeyboardEvent) {
    const chosen = sideOfKey(event);
    if (chosen === undefined) return;
    event.preventDefault();
    onPick(chosen);
    onNext();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the numbers are a short cut to the radio buttons inside, which have their own keys
    <fieldset onKeyDown={handleKey} className="min-w-0">
      <legend className="mb-1 font-semibold">{label}</legend>
      <div className="grid gap-2 sm:grid-cols-3">
        {sides.map(({ side, label: of }, index) => (
          <label
            key={side}
            htmlFor={`${name}-${side}`}
            className={classNames(
              'grid min-w-0 grid-cols-[auto_1fr_auto] items-start gap-x-2 rounded-md border px-3 py-2',
              picked === side ? 'border-gold bg-surface-2' : 'border-hairline-strong',
            )}
          >
            <input
              id={`${name}-${side}`}
              type="radio"
              name={name}
              value={side}
              aria-label={`${of}: ${values[side] || 'empty'}`}
              checked={picked === side}
              onChange={() => onPick(side)}
              className="mt-1 size-4 accent-gold"
            />
            <span className="text-muted">{of}</span>
            <Kbd>{index + 1}</Kbd>
            <span className="tabular col-span-2 col-start-2 max-h-32 overflow-y-auto wrap-anywhere whitespace-pre-line">
              {values[side] || <span className="text-muted">empty</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
