import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

interface ProgressProps {
  label: ReactNode;
  /** The finished part of `max`; null while it is unknown. */
  value: number | null;
  max?: number;
  /** The numbers in words: "4,200 of 10,000 rows". */
  detail?: ReactNode;
  tone?: 'gold' | 'moss' | 'ember';
  className?: string;
}

const tones = { gold: 'bg-gold', moss: 'bg-moss', ember: 'bg-ember' } as const;

export function Progress({
  label,
  value,
  max = 1,
  detail,
  tone = 'gold',
  className,
}: ProgressProps) {
  const labelId = useId();
  const share = value === null || max <= 0 ? 0 : Math.min(1, Math.max(0, value / max));
  return (
    <div className={className}>
      <p className="mb-1.5 flex flex-wrap justify-between gap-x-4 text-sm">
        <span id={labelId}>{label}</span>
        {detail && <span className="tabular text-muted">{detail}</span>}
      </p>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        {...(value !== null && { 'aria-valuenow': Math.floor(share * 100) })}
        className="h-2 overflow-hidden rounded-full bg-surface-4"
      >
        <div
          className={classNames(
            'h-full origin-left rounded-full transition-transform duration-150',
            tones[tone],
            value === null && 'animate-[breathe_1.4s_ease-in-out_infinite] opacity-50',
          )}
          style={{ transform: `scaleX(${value === null ? 1 : share})` }}
        />
      </div>
    </div>
  );
}
