import type { Lookups } from '#src/lib/catalogue/codec.ts';
import { memo, useState } from 'react';
import {
  type BulkPlan,
  type ChangedCell,
  cellsOf,
  type PlannedRow,
  rowsIn,
} from '../../edits/bulk-change.ts';
import { titleOf } from '../../title.ts';
import { Progress } from '#src/ui/progress.tsx';
import type { Kind } from '../../kind.ts';
import { number, numbered } from '../../numbers.ts';

interface ChangePreviewProps {
  kind: Kind;
  lookups: Lookups;
  plan: BulkPlan;
  /** The plan is not finished and takes so long that its progress is shown. */
  counting: boolean;
  selected: number;
}

/** Shows the rows before and after the change. Rows with errors come first. */
export const ChangePreview = memo(function ChangePreview(props: ChangePreviewProps) {
  const { plan, counting, selected } = props;
  return (
    <section aria-label="Preview" aria-busy={counting} className="flex flex-col gap-2">
      <p role="status" className="tabular text-sm">
        {counting ? 'Counting …' : countText(props)}
        {!counting && plan.invalidRows.length > 0 && (
          <span className="text-ember">
            {` ${numbered(plan.invalidRows.length, 'row would have an error', 'rows would have errors')} and would not be saved until fixed.`}
          </span>
        )}
      </p>
      {counting && (
        <Progress
          label={`${number(plan.checkedRows)} of ${numbered(selected, 'row', 'rows')} checked`}
          value={plan.checkedRows}
          max={selected}
        />
      )}
      {rowsIn(plan) > 0 && <BeforeAndAfter {...props} />}
    </section>
  );
});

function countText({ kind, plan, selected }: ChangePreviewProps): string {
  const count = rowsIn(plan);
  if (count === 0) return 'Nothing would change yet.';
  const unchangedCount = selected - count;
  const unchanged =
    unchangedCount === 0
      ? ''
      : `, ${number(unchangedCount)} ${unchangedCount === 1 ? 'stays as it is' : 'stay as they are'}`;
  return `${numbered(count, kind.one, kind.many)} will change${unchanged}.`;
}

/** This many rows are drawn at a time, a few more than are visible. Scrolling draws the next rows. */
const step = 25;
/** The next rows are drawn when less than this many pixels remain below the visible part. */
const drawAhead = 400;

/** The first `count` rows of the plan. Rows with errors come before valid rows. */
function firstOf({ invalidRows, validRows }: BulkPlan, count: number): PlannedRow[] {
  const first = invalidRows.slice(0, count);
  return first.length === count ? first : first.concat(validRows.slice(0, count - first.length));
}

function BeforeAndAfter({ kind, lookups, plan }: ChangePreviewProps) {
  const [drawn, setDrawn] = useState(step);
  const labels = new Map(kind.fields.map(({ key, label }) => [key, label]));
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an element that scrolls must be reachable by keyboard
      tabIndex={0}
      role="group"
      aria-label="Before and after"
      className="max-h-72 overflow-auto rounded-md border border-hairline"
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        const isNear = scrollHeight - scrollTop - clientHeight < drawAhead;
        if (isNear && drawn < rowsIn(plan)) setDrawn(drawn + step);
      }}
    >
      <table className="tabular w-full text-left text-sm" aria-rowcount={rowsIn(plan) + 1}>
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
          {firstOf(plan, drawn).map((planned) => (
            <tr key={planned.row.sk} className="border-t border-hairline align-top">
              <th scope="row" className="px-3 py-1.5 font-semibold">
                {titleOf(planned.row)}
              </th>
              <td className="px-3 py-1.5">
                <ul className="flex flex-col gap-1">
                  {cellsOf(planned, kind.fields, lookups).map((cell) => (
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
