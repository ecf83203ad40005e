import { Alert } from '#src/ui/alert.tsx';
import type { Filter, Summary } from '../engine/draft-types.ts';
import { nameOfRow } from '../draft/row-texts.ts';
import { useDraftRows } from '../draft/use-draft-rows.ts';
import type { ImportSession } from '../import-session.ts';
import { amount, listed } from '../import-texts.ts';

const named = 12;
const stillSaved: Filter = { status: 'saved' };

/** What undoing has left alone: after it, only rows that somebody changed since are still saved. */
export function KeptRows({ session, summary }: { session: ImportSession; summary: Summary }) {
  const { kept } = summary.counts;
  const rows = useDraftRows(session.engine, stillSaved, named, summary.version) ?? [];
  const names = rows.map(nameOfRow);
  const more = kept - names.length;
  return (
    <Alert
      tone="warning"
      title={`${amount(kept)} ${kept === 1 ? 'was' : 'were'} changed since and left as ${kept === 1 ? 'it is' : 'they are'}.`}
    >
      {listed([...names, ...(more > 0 ? [`${amount(more)} more`] : [])])}
    </Alert>
  );
}
