import { History } from 'lucide-react';
import { relativeTime } from '#src/lib/relative-time.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import type { Kind } from '../kind.ts';
import type { HistoryEntry } from '../kind-queries.ts';
import type { Lookups } from '../edits/rows.ts';
import { fieldChanges } from './field-changes.ts';

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

const tones = { created: 'moss', updated: 'arcane', deleted: 'ember' } as const;

/** The same function always: it is called when the heading appears, and not again. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus();

interface HistoryItemProps {
  kind: Pick<Kind, 'fields' | 'one'>;
  entry: HistoryEntry;
  lookups: Lookups;
  /** The time to count from, in milliseconds since 1970. */
  now: number;
  /** It is what is stored now: there is nothing to bring back. */
  latest: boolean;
  /** The first of those that were asked for: the focus goes on to it. */
  focused: boolean;
  onRestore: ((entry: HistoryEntry) => void) | undefined;
}

export function HistoryItem({
  kind,
  entry,
  lookups,
  now,
  latest,
  focused,
  onRestore,
}: HistoryItemProps) {
  const { version, action, at, by, after, before } = entry;
  const changes = action === 'updated' ? fieldChanges(kind.fields, entry, lookups) : [];
  // What was deleted comes back as it was before.
  const restorable = action === 'deleted' ? before !== null : after !== null && !latest;
  return (
    <li className="flex flex-col gap-2 border-t border-hairline pt-4 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3 {...(focused && { ref: takeFocus })} tabIndex={-1} className="text-base">
          {by ?? 'The product'}
        </h3>
        <Badge tone={tones[action]}>{action}</Badge>
        <span className="tabular order-last basis-full text-sm text-muted">
          <time dateTime={at} title={at}>
            {`${relativeTime(Date.parse(at), now)}, ${moment.format(new Date(at))}`}
          </time>
          {` · version ${version}`}
        </span>
        {restorable && onRestore && (
          <Button
            size="small"
            icon={<History size={16} />}
            onClick={() => onRestore(entry)}
            className="ml-auto"
            aria-label={
              action === 'deleted'
                ? `Restore the ${kind.one} as it was before it was deleted`
                : `Restore version ${version}`
            }
          >
            Restore
          </Button>
        )}
      </div>
      {action === 'updated' && changes.length === 0 && (
        <p className="text-sm text-muted">Saved without a change that can be seen.</p>
      )}
      {changes.length > 0 && (
        <dl className="grid grid-cols-[minmax(6rem,auto)_1fr] gap-x-4 gap-y-1 text-sm">
          {changes.map((change) => (
            <div key={change.key} className="contents">
              <dt className="text-muted">{change.label}</dt>
              <dd className="tabular min-w-0 wrap-anywhere whitespace-pre-line">
                <del className="text-ember">{change.before || 'empty'}</del>
                <span aria-hidden> → </span>
                <ins className="text-moss no-underline">{change.after || 'empty'}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
