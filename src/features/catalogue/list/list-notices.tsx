import { Link } from 'react-router';
import { RestoredNotice } from '#src/components/drafts/restored-notice.tsx';
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
      {edits.restored && (
        <RestoredNotice
          what={`Your changes to ${numbered(edits.restored.rows, 'row', 'rows')}`}
          at={edits.restored.at}
          onDiscard={commands.discardAll}
          onKeep={edits.dismissRestored}
        />
      )}
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
