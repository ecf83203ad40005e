import { type ReactNode, useId } from 'react';
import { groupedNumber } from '#src/lib/grouped-number.ts';
import { classNames } from './class-names.ts';

interface FilterChip<Value extends string> {
  value: Value;
  label: ReactNode;
  /** The number of matches. A chip without matches stays in place, and its dot is paler. */
  count?: number;
  tone?: 'neutral' | 'gold' | 'arcane' | 'ember' | 'moss';
}

interface FilterChipsProps<Value extends string> {
  /** The accessible name of the group. */
  label: string;
  chips: readonly FilterChip<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
}

const dots = {
  neutral: 'bg-muted',
  gold: 'bg-gold',
  arcane: 'bg-arcane',
  ember: 'bg-ember',
  moss: 'bg-moss',
} as const;

/** Radio buttons that look like chips. The browser handles their arrow keys. */
export function FilterChips<Value extends string>({
  label,
  chips,
  value,
  onChange,
  className,
}: FilterChipsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={classNames('flex flex-wrap gap-2', className)}>
      <legend className="sr-only">{label}</legend>
      {chips.map(({ value: own, label: text, count, tone = 'neutral' }) => (
        <label
          key={own}
          className={classNames(
            'relative inline-flex min-h-(--target) items-center gap-2 rounded-full border px-3.5 text-sm font-semibold select-none has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-gold-bright',
            own === value
              ? 'border-gold bg-gold-wash text-fg'
              : 'border-hairline-strong text-muted hover:bg-surface-3 hover:text-fg',
          )}
        >
          <input
            type="radio"
            aria-labelledby={`${name}-${own}`}
            name={name}
            value={own}
            checked={own === value}
            onChange={() => onChange(own)}
            className="sr-only"
          />
          <span
            aria-hidden
            className={classNames('size-2 rounded-full', dots[tone], count === 0 && 'opacity-40')}
          />
          <span id={`${name}-${own}`} className="inline-flex gap-2">
            {text}
            {count !== undefined && (
              <span className="tabular font-normal"> {groupedNumber(count)}</span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
