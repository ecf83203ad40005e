import type { ReactNode } from 'react';
import { part, partsInWords, sumOf, type Sum } from '#src/lib/character/sum.ts';
import { middleDot } from '#src/lib/unbroken.ts';
import { RollButton } from './rolls/roll-button.tsx';
import type { RollRequest } from './rolls/rolls.ts';

interface SumRowProps {
  label: ReactNode;
  /** The number as the row shows it. */
  value: ReactNode;
  sum: Sum;
  /** Text after the sum. */
  note?: string | false | null;
  /** What a press on the number rolls. Without it, the whole row shows the sum. */
  request?: RollRequest | undefined;
  /** Why it cannot be rolled now. */
  disabledReason?: string;
}

/** `Chain Mail 16 + Shield 2`; an override says so, and what the rules give. */
export function sumInWords(sum: Sum): string {
  const { value, override } = sum;
  const parts = partsInWords(sum);
  if (!override) return parts;
  const { reason, further } = override;
  const label = reason === '' ? 'Override' : `Override (${reason})`;
  const agreed = part(label, value - sumOf(further).value);
  const played = further.length === 0 ? label : partsInWords({ parts: [agreed, ...further] });
  return `${played}. By the rules ${sumOf(sum.parts).value}: ${parts}`;
}

/** A number with its label. A press shows what it is the sum of, or rolls it. */
export function SumRow({ label, value, sum, note, request, disabledReason }: SumRowProps) {
  const shown = (
    <>
      {value}
      {sum.override && <span title="Override"> ✎</span>}
    </>
  );
  return (
    <div className="flex items-start gap-2 border-b border-hairline">
      <details className="min-w-0 flex-1">
        <summary className="flex min-h-(--target) cursor-pointer list-none items-center justify-between gap-3 py-1 [&::-webkit-details-marker]:hidden">
          <span className="text-muted">{label}</span>
          {!request && (
            <span className="underline decoration-dotted decoration-1 underline-offset-4">
              {shown}
            </span>
          )}
        </summary>
        <p className="pb-2 text-xs text-muted">
          {sumInWords(sum)}
          {note && `${middleDot}${note}`}
        </p>
      </details>
      {request && (
        <RollButton
          request={request}
          className="my-1"
          {...(disabledReason !== undefined && { disabledReason })}
        >
          {shown}
        </RollButton>
      )}
    </div>
  );
}

interface SumTileProps {
  label: ReactNode;
  sum: Sum;
  note?: string | false | null;
  /** The button that rolls the number. */
  children: ReactNode;
}

/** A number in a tile, whose label shows its sum. */
export const SumTile = ({ label, sum, note, children }: SumTileProps) => (
  <div className="flex flex-col items-center rounded-md bg-surface-2 px-1 pb-2 text-center has-[[open]]:col-span-3">
    <details className="w-full">
      <summary className="flex min-h-(--target) cursor-pointer list-none items-center justify-center text-xs text-muted [&::-webkit-details-marker]:hidden">
        <span className="underline decoration-dotted decoration-1 underline-offset-4">{label}</span>
      </summary>
      <p className="pb-2 text-xs text-muted">
        {sumInWords(sum)}
        {note && `${middleDot}${note}`}
      </p>
    </details>
    {children}
  </div>
);
