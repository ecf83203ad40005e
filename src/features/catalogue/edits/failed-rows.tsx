import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { Alert } from '../../../ui/alert.tsx';
import type { Kind } from '../kind.ts';
import { counted } from '../kind-texts.ts';
import { type Draft, nameOf } from './draft.ts';

/** The grid marks them all; these are told in words as well. */
const toldInWords = 5;

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
      {usedBy.length > 0 && ' It is used by '}
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
