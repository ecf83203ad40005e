import type { BulkPlan, ChangedCell } from '../../edits/bulk-change.ts';
import type { Kind } from '../../kind.ts';
import { number, numbered } from '../numbers.ts';

/** More than anybody reads; the counts above speak for the rest. */
const shownRows = 200;

interface ChangePreviewProps {
  kind: Kind;
  plan: BulkPlan;
  selected: number;
}

/** What every row would become, wrong ones first. */
export function ChangePreview({ kind, plan, selected }: ChangePreviewProps) {
  const labels = new Map(kind.fields.map(({ key, label }) => [key, label]));
  const isWrong = ({ cells }: BulkPlan['rows'][number]) =>
    cells.some(({ error }) => error !== undefined);
  const wrong = plan.rows.filter(isWrong);
  const right = plan.rows.filter((row) => !isWrong(row));
  const rows = [...wrong, ...right].slice(0, shownRows);
  const unchanged = selected - plan.rows.length;
  return (
    <section aria-label="Preview" className="flex flex-col gap-2">
      <p role="status" className="tabular text-sm">
        {plan.rows.length === 0
          ? 'Nothing would change yet.'
          : `${numbered(plan.rows.length, kind.one, kind.many)} will change`}
        {plan.rows.length > 0 &&
          unchanged > 0 &&
          `, ${number(unchanged)} ${unchanged === 1 ? 'stays as it is' : 'stay as they are'}`}
        {plan.rows.length > 0 && '.'}
        {wrong.length > 0 && (
          <span className="text-ember">
            {` ${numbered(wrong.length, 'row would have an error', 'rows would have errors')} and wait until mended.`}
          </span>
        )}
      </p>
      {rows.length > 0 && (
        <div
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
          tabIndex={0}
          role="group"
          aria-label="Before and after"
          className="max-h-72 overflow-auto rounded-md border border-hairline"
        >
          <table className="tabular w-full text-left text-sm">
            <thead className="sticky top-0 bg-surface-3 text-muted">
              <tr>
                <th scope="col" className="px-3 py-1.5 font-semibold">
                  Name
                </th>
                <th scope="col" className="px-3 py-1.5 font-semibold">
                  Before → after
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ sk, name, cells }) => (
                <tr key={sk} className="border-t border-hairline align-top">
                  <th scope="row" className="px-3 py-1.5 font-semibold">
                    {name}
                  </th>
                  <td className="px-3 py-1.5">
                    <ul className="flex flex-col gap-1">
                      {cells.map((cell) => (
                        <li key={cell.field}>
                          <Cell label={labels.get(cell.field) ?? cell.field} cell={cell} />
                        </li>
                      ))}
                    </ul>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {plan.rows.length > rows.length && (
        <p className="tabular text-sm text-muted">
          {`The first ${number(rows.length)} of ${number(plan.rows.length)} are shown.`}
        </p>
      )}
    </section>
  );
}

function Cell({ label, cell: { before, after, error } }: { label: string; cell: ChangedCell }) {
  return (
    <>
      <span className="text-muted">{label}: </span>
      <del className="text-muted">{before || 'empty'}</del>
      <span aria-hidden> → </span>
      <ins className="no-underline">{after || 'empty'}</ins>
      {error !== undefined && <span className="block text-ember">{error}</span>}
    </>
  );
}
