import { Link } from 'react-router';
import { toast } from 'sonner';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { Alert } from '#src/ui/alert.tsx';
import { counted } from '#src/lib/counted.ts';
import type { Kind } from '../kind.ts';
import { type Draft, nameOf } from './draft.ts';

/** The grid marks them all; these are told in words as well. */
const toldInWords = 5;

/** One line per row, for a message to somebody or a note beside the spreadsheet. */
async function copy(drafts: readonly Draft[]): Promise<void> {
  const lines = drafts.map((draft) => {
    const { status } = draft;
    return `${nameOf(draft)}\t${status?.state === 'failed' ? status.message : ''}`;
  });
  try {
    await navigator.clipboard.writeText(lines.join('\n'));
    toast.success('The reasons are in the clipboard.');
  } catch {
    toast.error('The browser did not let us use the clipboard.');
  }
}

/** Rows that the server refused, with its reasons. What was typed is still in them. */
export function FailedRows({
  kind,
  drafts,
}: {
  kind: Pick<Kind, 'one' | 'many'>;
  drafts: Draft[];
}) {
  const more = drafts.length - toldInWords;
  const [only] = drafts;
  return (
    <Alert
      tone="danger"
      title={
        drafts.length === 1 && only !== undefined
          ? `${nameOf(only)} was not ${only.state === 'removed' ? 'deleted' : 'saved'}`
          : `${counted(drafts.length, kind.one, kind.many)} were not saved`
      }
      action={
        <Button size="small" variant="ghost" onClick={() => void copy(drafts)}>
          Copy the reasons
        </Button>
      }
    >
      <ul className="max-h-60 overflow-y-auto">
        {drafts.slice(0, toldInWords).map((draft) => (
          <li key={draft.sk}>
            {drafts.length > 1 && <strong>{nameOf(draft)}: </strong>}
            <Reason draft={draft} />
          </li>
        ))}
      </ul>
      {more > 0 && <p>{`And ${more} more; they are marked in the grid.`}</p>}
    </Alert>
  );
}

function Reason({ draft: { status } }: { draft: Draft }) {
  if (status?.state !== 'failed') return null;
  const { message, usedBy = [] } = status;
  return (
    <>
      {message}
      {usedBy.length > 0 && ' Change first: '}
      {usedBy.map(({ kind, sk, name }, index) => (
        <span key={`${kind} ${sk}`}>
          {index > 0 && ', '}
          <Link className="text-link" to={paths.catalogueUpdate(kind, sk)}>
            {name}
          </Link>
        </span>
      ))}
      {usedBy.length > 0 && '.'}
    </>
  );
}
