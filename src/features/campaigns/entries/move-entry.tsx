import { keepPreviousData } from '@tanstack/react-query';
import { ListTree } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { reasonText } from '#src/api/http-error.ts';
import { LoadProblem } from '#src/components/load-problem.tsx';
import {
  useEntryListInfinite,
  useEntryMove,
  useEntrySearch,
} from '#src/generated/endpoints/entries/entries.ts';
import type { Entry, EntryMoveRequest, EntryReference } from '#src/generated/model/index.ts';
import { longestSearch } from '#src/lib/contract-limits.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useSinglePress } from '#src/ui/use-single-press.ts';
import { typeTexts } from './entry-labels.ts';
import { entriesFreshFor } from './refresh-entries.ts';
import { placeOf } from './undo-move.ts';

interface MoveEntryProps {
  campaignId: string;
  entry: EntryReference & { readonly parentId: string | null };
  /** @param from the move that takes this one back; null if it is not known */
  onMoved: (moved: Entry, from: EntryMoveRequest | null) => unknown;
  onClose: () => void;
}

/**
 * Asks below which entry an entry goes. In a tree of hundreds of entries, dragging and arrow keys reach only
 * what is near.
 */
export function MoveEntry({ campaignId, entry, onMoved, onClose }: MoveEntryProps) {
  const { entryId, title, parentId } = entry;
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed.trim());
  const { found, error, isFetching, refetch } = useParents(campaignId, words);
  const {
    mutate,
    isPending,
    variables,
    error: refusal,
  } = useEntryMove({
    mutation: {
      // The way back is read before the move, because the move changes which entry is the next one.
      onMutate: () => placeOf(campaignId, entry),
      onSuccess: (moved, _, from) => {
        const done = onMoved(moved, from);
        onClose();
        return done;
      },
    },
  });
  const isRepeated = useSinglePress(isPending);
  const parents = found?.filter((one) => one.entryId !== entryId && one.entryId !== parentId);
  const row = (to: string | null, icon: ReactNode, label: string, hint: string) => (
    <li key={to}>
      <button
        type="button"
        disabled={isPending}
        aria-busy={isPending && variables.data.parentId === to}
        onClick={() => {
          if (isRepeated()) return;
          mutate({ campaignId, entryId, data: { parentId: to, beforeId: null } });
        }}
        className="flex min-h-(--target) w-full cursor-pointer items-center gap-3 rounded-sm px-2 py-1 text-left hover:bg-surface-4 disabled:opacity-60 aria-busy:bg-surface-4"
      >
        {icon}
        <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>
        <span className="text-sm text-muted">{hint}</span>
      </button>
    </li>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Move “${title}”`}
      description="Choose the entry below which it goes, with everything below it."
    >
      <div className="flex flex-col gap-3">
        <TextField
          label="Find an entry"
          type="search"
          autoComplete="off"
          maxLength={longestSearch}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {refusal && <Alert tone="danger">{reasonText(refusal)}</Alert>}
        {error !== null && (
          <LoadProblem
            what="the entries"
            error={error}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        <ul
          aria-label="Where it can go"
          className="-mx-2 flex h-72 max-h-[50dvh] flex-col overflow-y-auto"
        >
          {words === '' &&
            parentId !== null &&
            row(
              null,
              <ListTree aria-hidden size={18} className="shrink-0 text-gold" />,
              'The top of the tree',
              '',
            )}
          {parents?.map((one) => {
            const { icon: Icon, label } = typeTexts[one.type];
            const icon = <Icon aria-hidden size={18} className="shrink-0 text-muted" />;
            return row(one.entryId, icon, one.title, label);
          })}
          {parents?.length === 0 && words !== '' && (
            <li className="px-2 py-3 text-muted">No other entry has these words.</li>
          )}
          {parents === undefined && error === null && (
            <li aria-busy className="flex flex-col gap-3 p-2">
              <Skeleton className="h-6 w-2/3" />
              <Skeleton className="h-6 w-1/2" />
            </li>
          )}
        </ul>
      </div>
    </Dialog>
  );
}

/** The entries with the words; without words, those that were changed last. */
function useParents(campaignId: string, words: string) {
  const isSearch = words !== '';
  const last = useEntryListInfinite(
    campaignId,
    { sort: 'updated_at', reverse: true, pageSize: 30 },
    { query: { staleTime: entriesFreshFor, enabled: !isSearch } },
  );
  const search = useEntrySearch(
    campaignId,
    { q: words },
    { query: { staleTime: entriesFreshFor, enabled: isSearch, placeholderData: keepPreviousData } },
  );
  const found: readonly EntryReference[] | undefined = isSearch
    ? search.data?.items
    : last.data?.pages.flatMap(({ items }) => items);
  const { error, isFetching, refetch } = isSearch ? search : last;
  return { found, error, isFetching, refetch };
}
