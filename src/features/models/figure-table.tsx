import type { ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '#src/ui/class-names.ts';

/** A column: a text, or a number with a total. */
export type Figure<Row> =
  | { label: string; text: (row: Row) => ReactNode }
  | { label: string; value: (row: Row) => number | null; isMoney?: true };

interface FigureTableProps<Row> {
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The first column, which names the row. */
  head: { label: string; show: (row: Row) => ReactNode };
  figures: readonly Figure<Row>[];
}

const count = new Intl.NumberFormat('en');
const money = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 4,
  maximumFractionDigits: 4,
});

const shown = (value: number | null, isMoney: boolean): string => {
  if (value === null) return '–';
  return isMoney ? money.format(value) : count.format(value);
};

/** The sum of what is known; null if nothing is. */
function totalOf<Row>(rows: readonly Row[], value: (row: Row) => number | null): number | null {
  const known = rows.map(value).filter((number) => number !== null);
  return known.length === 0 ? null : known.reduce((sum, number) => sum + number, 0);
}

/** Numbers with their totals. A narrow screen scrolls it sideways, and the first column stays. */
export function FigureTable<Row>({ label, rows, keyOf, head, figures }: FigureTableProps<Row>) {
  const id = useId();
  return (
    <section className="min-w-0">
      <h3 id={id} className="mb-2 text-base font-semibold">
        {label}
      </h3>
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an element that scrolls must be reachable by keyboard
        tabIndex={0}
        role="group"
        aria-labelledby={id}
        className="max-h-[32rem] overflow-auto rounded-md border border-hairline"
      >
        <table aria-labelledby={id} className="tabular w-full text-left text-sm">
          <thead className="sticky top-0 z-10 bg-surface-3 text-muted">
            <tr>
              <th scope="col" className={classNames(cell, pinned, 'bg-surface-3')}>
                {head.label}
              </th>
              {figures.map((figure) => (
                <th key={figure.label} scope="col" className={classNames(cell, align(figure))}>
                  {figure.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={keyOf(row)} className="border-t border-hairline">
                <th scope="row" className={classNames(cell, pinned, 'bg-surface-1')}>
                  {head.show(row)}
                </th>
                {figures.map((figure) => (
                  <td key={figure.label} className={classNames(cell, align(figure))}>
                    {'text' in figure
                      ? figure.text(row)
                      : shown(figure.value(row), figure.isMoney ?? false)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot className="sticky bottom-0 bg-surface-3 font-semibold">
            <tr>
              <th scope="row" className={classNames(cell, pinned, 'bg-surface-3')}>
                Total
              </th>
              {figures.map((figure) => (
                <td key={figure.label} className={classNames(cell, align(figure))}>
                  {'value' in figure && shown(totalOf(rows, figure.value), figure.isMoney ?? false)}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}

// On a phone, the first figures are in view, and the next one is cut off, so that one sees that there are more.
const cell = 'px-2 py-1.5 font-normal sm:px-3';
const pinned =
  'sticky left-0 min-w-14 sm:min-w-24 font-semibold! wrap-break-word max-sm:max-w-36 sm:whitespace-nowrap';

const align = <Row,>(figure: Figure<Row>) =>
  'value' in figure ? 'text-right whitespace-nowrap' : 'min-w-24 sm:min-w-40';
