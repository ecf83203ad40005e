import { Link } from 'react-router';
import { LoadProblem } from '#src/components/load-problem.tsx';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { RowProblems } from '../edits/row-problems.tsx';
import type { UnseenChanges } from '../edits/use-catalogue-changes.ts';
import type { Kind } from '../kind.ts';
import type { ListSession } from './list-session.ts';
import { numbered } from '../numbers.ts';

/** The notices above the rows: restored drafts, changes of others, errors and conflicts. */
export function ListNotices({ list }: { list: ListSession }) {
  const { kind, edits, loaded, lookups, commands } = list;
  const { pages, refetch } = loaded;
  return (
    <>
      <UnknownNotice list={list} />
      {edits.restored && <RestoredNotice restored={edits.restored} list={list} />}
      <ChangesNotice list={list} />
      {pages.isError && (
        <LoadProblem
          what={`the ${kind.many}`}
          error={pages.error}
          retrying={pages.isRefetching}
          onRetry={() => void refetch()}
        />
      )}
      <RowProblems kind={kind} edits={edits} lookups={lookups} onDone={commands.keepFocus} />
    </>
  );
}

const unknownTexts = {
  category: { title: 'Unknown category', shown: 'All categories are shown.' },
  sort: { title: 'Unknown order', shown: 'The list is sorted by name.' },
} as const;

/** Warns about an unknown category or order in the URL, with a link that removes it. */
function UnknownNotice({ list: { kind, unknown, hrefWith } }: { list: ListSession }) {
  return unknown.map(({ part, value }) => (
    <Alert
      key={part}
      tone="warning"
      title={unknownTexts[part].title}
      action={
        <Link className="text-link" to={hrefWith({ [part]: null })} replace>
          Remove it from the address
        </Link>
      }
    >
      {`${kind.title}: there is no ${part === 'sort' ? 'order' : part} “${value.slice(0, 60)}”. ${unknownTexts[part].shown}`}
    </Alert>
  ));
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });

function timeOf(at: Date): string {
  const isToday = at.toDateString() === new Date().toDateString();
  return isToday ? clock.format(at) : `${day.format(at)}, ${clock.format(at)}`;
}

interface RestoredNoticeProps {
  restored: { rows: number; at: Date };
  list: ListSession;
}

/** Shows that drafts of an earlier visit were loaded from this device. */
function RestoredNotice({
  restored: { rows, at },
  list: { edits, commands },
}: RestoredNoticeProps) {
  return (
    <Alert
      tone="info"
      title={`Your changes to ${numbered(rows, 'row', 'rows')} from ${timeOf(at)} are back`}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="small" variant="ghost" onClick={commands.discardAll}>
            Discard them
          </Button>
          <Button size="small" onClick={edits.dismissRestored}>
            Keep them
          </Button>
        </div>
      }
    >
      They are not saved yet. Review them below, or continue where you stopped.
    </Alert>
  );
}

function titleOf(kind: Pick<Kind, 'one' | 'many'>, unseen: UnseenChanges): string {
  const { changed, created, missed, by } = unseen;
  if (changed + created === 0 || missed) return 'You were not connected for a while';
  const parts = [
    ...(changed > 0
      ? [`${numbered(changed, kind.one, kind.many)} ${changed === 1 ? 'was' : 'were'} changed`]
      : []),
    ...(created > 0
      ? [
          `${numbered(created, kind.one, kind.many)} ${created === 1 ? 'is' : 'are'} new or further down the list`,
        ]
      : []),
  ];
  return `${by === null ? '' : `Changes by ${by}: `}${parts.join(', ')}`;
}

/** Shows that the list lacks changes of others. A click on "Refresh" loads them. */
function ChangesNotice({ list: { kind, changes } }: { list: ListSession }) {
  const { notice, refreshing, refresh, dismiss } = changes;
  if (notice === null) return null;
  return (
    <Alert
      tone="info"
      title={titleOf(kind, notice)}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="small" variant="ghost" onClick={dismiss}>
            Later
          </Button>
          <Button size="small" pending={refreshing} onClick={() => void refresh()}>
            Refresh
          </Button>
        </div>
      }
    >
      {notice.missed
        ? `Other administrators may have changed ${kind.many} meanwhile. Refreshing keeps what you have typed.`
        : 'Refreshing keeps what you have typed.'}
    </Alert>
  );
}
