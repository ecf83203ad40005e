import type { Lookups } from '#src/lib/catalogue/codec.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadProblem } from '#src/components/load-problem.tsx';
import { middleDot } from '#src/lib/unbroken.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import type { Kind } from '../kind.ts';
import type { HistoryEntry } from '../kind-queries.ts';
import { History } from 'lucide-react';
import { relativeTime } from '#src/lib/relative-time.ts';
import { Badge } from '#src/ui/badge.tsx';
import type { Field } from '../field.ts';
import { changedFields } from '#src/components/drafts/rebase.ts';
import { SidePanel } from '#src/ui/side-panel.tsx';

interface HistoryPanelProps {
  kind: Kind;
  sk: string;
  lookups?: Lookups;
  /** Called with the entry to restore. Without this function there are no "Restore" buttons. */
  onRestore?: (entry: HistoryEntry) => void;
}

const noLookups: Lookups = new Map();

/** Lists who changed an item, when and how, latest first. */
export function HistoryPanel({ kind, sk, lookups = noLookups, onRestore }: HistoryPanelProps) {
  const history = useInfiniteQuery(kind.history(sk));
  const [now] = useState(Date.now);
  // The index of the first entry that the button "Older changes" has loaded. This entry gets the focus,
  // because the loaded entries move the button down.
  const [focusFrom, setFocusFrom] = useState<number | null>(null);
  const entries = history.data?.pages.flatMap((page) => page.items) ?? [];

  if (history.isPending) return <HistorySkeleton />;
  if (history.isError && entries.length === 0) {
    return (
      <LoadProblem
        what="the history"
        error={history.error}
        retrying={history.isRefetching}
        onRetry={() => void history.refetch()}
      />
    );
  }
  if (entries.length === 0) {
    return (
      <EmptyState heading="h3" title="No changes yet">
        {`This ${kind.one} is as it came with the product.`}
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <ol aria-label="Changes" className="flex flex-col gap-5">
        {entries.map((entry, index) => (
          <HistoryItem
            // A deletion has the same version as the change before it, so the key has the action, too.
            key={`${entry.version} ${entry.action} ${entry.at}`}
            kind={kind}
            entry={entry}
            lookups={lookups}
            now={now}
            latest={index === 0}
            focused={index === focusFrom}
            onRestore={onRestore}
          />
        ))}
      </ol>
      {history.isFetchNextPageError && (
        <LoadProblem
          what="older changes"
          error={history.error}
          onRetry={() => void history.fetchNextPage()}
        />
      )}
      {history.hasNextPage && !history.isFetchNextPageError && (
        <Button
          size="small"
          pending={history.isFetchingNextPage}
          onClick={() => {
            setFocusFrom(entries.length);
            void history.fetchNextPage();
          }}
        >
          Older changes
        </Button>
      )}
    </div>
  );
}

function HistorySkeleton() {
  return (
    <div role="status" aria-busy aria-label="Loading the history" className="flex flex-col gap-4">
      {['one', 'two', 'three'].map((each) => (
        <Skeleton key={each} className="h-16 w-full" />
      ))}
    </div>
  );
}

const timeFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

const tones = { created: 'moss', updated: 'arcane', deleted: 'ember' } as const;

/**
 * This function is the same in every render. React would call a new ref function again, and the focus
 * would move again.
 */
const takeFocus = (heading: HTMLElement | null) => heading?.focus();

interface HistoryItemProps {
  kind: Pick<Kind, 'fields' | 'one'>;
  entry: HistoryEntry;
  lookups: Lookups;
  /** The current time for relative times such as "2 hours ago", in milliseconds since 1970. */
  now: number;
  /**
   * Whether the entry is the newest. The newest entry has "Restore" only if it is a deletion, because
   * after any other action the item already has the values of this entry.
   */
  latest: boolean;
  /** The entry gets the focus, because it is the first entry of a page that was just loaded. */
  focused: boolean;
  onRestore: ((entry: HistoryEntry) => void) | undefined;
}

function HistoryItem({ kind, entry, lookups, now, latest, focused, onRestore }: HistoryItemProps) {
  const { version, action, at, by, after, before } = entry;
  const changes = action === 'updated' ? fieldChanges(kind.fields, entry, lookups) : [];
  // A deleted item is restored with its values before the deletion.
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
            {`${relativeTime(Date.parse(at), now)}, ${timeFormat.format(new Date(at))}`}
          </time>
          {`${middleDot}version ${version}`}
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
        <p className="text-sm text-muted">Saved without visible changes.</p>
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

interface FieldChange {
  key: string;
  label: string;
  before: string;
  after: string;
}

/** The fields whose text an entry has changed, with the old and the new text. */
function fieldChanges(
  fields: readonly Field[],
  { before, after }: Pick<HistoryEntry, 'before' | 'after'>,
  lookups: Lookups,
): FieldChange[] {
  const changed = new Set(changedFields(before ?? {}, after ?? {}));
  return fields.flatMap(({ key, label, show }) => {
    if (!changed.has(key)) return [];
    const text = (values: HistoryEntry['before']) => show(values?.[key], lookups.get(key));
    const change = { key, label, before: text(before), after: text(after) };
    return change.before === change.after ? [] : [change];
  });
}

interface HistorySidePanelProps {
  kind: Kind;
  /** The item of the history; null while the panel is closed. */
  item: { sk: string; name: string } | null;
  lookups?: Lookups;
  onRestore?: (entry: HistoryEntry) => void;
  onClose: () => void;
}

/** Shows the history of an item in a side panel. */
export function HistorySidePanel({
  kind,
  item,
  lookups,
  onRestore,
  onClose,
}: HistorySidePanelProps) {
  return (
    <SidePanel
      open={item !== null}
      onClose={onClose}
      title={item === null ? 'History' : `History of ${item.name}`}
      {...(onRestore && {
        description: 'Restoring brings the values back as unsaved changes; nothing is saved by it.',
      })}
    >
      {item !== null && (
        <HistoryPanel
          key={item.sk}
          kind={kind}
          sk={item.sk}
          {...(lookups && { lookups })}
          {...(onRestore && { onRestore })}
        />
      )}
    </SidePanel>
  );
}
