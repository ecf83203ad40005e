import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import type { Lookup } from '#src/lib/catalogue/codec.ts';
import type { Kind } from '../../kind.ts';
import type { ErrorGroup } from '../engine/draft-types.ts';
import { amount } from '../import-texts.ts';
import { MendForm } from './mend-form.tsx';

interface ErrorGroupItemProps {
  kind: Kind;
  group: ErrorGroup;
  lookup: Lookup | undefined;
  /** Only its rows are in the grid. */
  shown: boolean;
  onShow: () => void;
  onFix: (text: string) => Promise<void>;
  onSkip: () => Promise<void>;
}

const suggestionLabel = ({ text, label }: { text: string; label: string }): string => {
  if (text !== '') return `Use “${label}”`;
  // Clearing may have a name of its own.
  return label === '' ? 'Clear' : label;
};

/** One mistake, however many rows make it: mended once for all of them. */
export function ErrorGroupItem({
  kind,
  group,
  lookup,
  shown,
  onShow,
  onFix,
  onSkip,
}: ErrorGroupItemProps) {
  const [typing, setTyping] = useState(false);
  const { field, title, count, message, suggestion, areHeadings = false } = group;
  const forAll = count === 1 ? '' : ` for all ${amount(count)}`;
  return (
    <li className="flex flex-col gap-1.5 border-t border-hairline py-2.5 first:border-t-0">
      <p className="font-semibold wrap-anywhere">
        {title} {count > 1 && <span className="tabular font-normal">×{amount(count)}</span>}
      </p>
      <p className="text-sm text-ember wrap-anywhere">{message}</p>
      <div role="group" aria-label={title} className="flex flex-wrap gap-2">
        {areHeadings && (
          <Button size="small" variant="primary" onClick={() => void onSkip()}>
            {count === 1 ? 'Leave it out' : `Leave out all ${amount(count)}`}
          </Button>
        )}
        {suggestion !== undefined && (
          <Button size="small" variant="primary" onClick={() => void onFix(suggestion.text)}>
            {`${suggestionLabel(suggestion)}${forAll}`}
          </Button>
        )}
        {field !== '' && (
          <Button size="small" aria-expanded={typing} onClick={() => setTyping(!typing)}>
            {count === 1 ? 'Mend' : 'Mend all'}…
          </Button>
        )}
        <Button size="small" variant="ghost" aria-pressed={shown} onClick={onShow}>
          {count === 1 ? 'Show' : `Show ${amount(count)}`}
        </Button>
        {!areHeadings && (
          <Button size="small" variant="ghost" onClick={() => void onSkip()}>
            Leave out
          </Button>
        )}
      </div>
      {typing && <MendForm kind={kind} group={group} lookup={lookup} onFix={onFix} />}
    </li>
  );
}
