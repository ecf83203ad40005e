import type { ReactNode } from 'react';
import { partsInWords, type Sum } from '#src/lib/character/sum.ts';

interface SumRowProps {
  label: ReactNode;
  /** The number as the row shows it. */
  value: ReactNode;
  sum: Sum;
  /** Text after the sum. */
  note?: string | false | null;
}

/** A number with its label; a press shows what it is the sum of. */
export function SumRow({ label, value, sum, note }: SumRowProps) {
  return (
    <details className="border-b border-hairline">
      <summary className="flex min-h-(--target) cursor-pointer list-none items-center justify-between gap-3 py-1 [&::-webkit-details-marker]:hidden">
        <span className="text-muted">{label}</span>
        <span className="underline decoration-dotted decoration-1 underline-offset-4">{value}</span>
      </summary>
      <p className="pb-2 text-xs text-muted">
        {partsInWords(sum)}
        {note && ` · ${note}`}
      </p>
    </details>
  );
}
