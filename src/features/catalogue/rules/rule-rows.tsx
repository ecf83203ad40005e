import './rule-table.css';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useLocation } from 'react-router';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import { middleDot } from '#src/lib/unbroken.ts';
import { paths } from '#src/paths.ts';
import { classNames } from '#src/ui/class-names.ts';
import type { Fact } from '../fact.ts';
import type { Kind } from '../kind.ts';
import { nextOrder } from '../list/list-address.ts';
import type { CatalogueItem } from '../values.ts';
import type { RuleLinkState } from './rule-link.ts';
import type { RuleQuery } from './rule-query.ts';
import { titleOf } from '../title.ts';

interface RuleRowsProps {
  kind: Kind;
  items: readonly CatalogueItem[];
  query: RuleQuery;
  setQuery: (change: Partial<RuleQuery>) => void;
}

/** Whether a table of this kind fills a window of 1024 pixels, even if the texts in it have several lines. */
const hasManyFacts = ({ facts }: Kind): boolean => facts.length > 5;

/** The width of the window, in pixels, from which a table of this kind has room. */
export const tableWidth = (kind: Kind): number => (hasManyFacts(kind) ? 960 : 640);

/** The items as a table, as rulebooks print them. */
export function RuleTable({ kind, items, query, setQuery }: RuleRowsProps) {
  const nameColumn = { label: 'Name', sort: 'name', numeric: false };
  const unwrapped = hasManyFacts(kind) ? 'xl:whitespace-nowrap' : 'md:whitespace-nowrap';
  return (
    <table aria-label={kind.title} className="rule-table w-full text-left">
      <thead>
        <tr>
          {[nameColumn, ...kind.facts].map((column) => (
            <ColumnHeader key={column.label} column={column} query={query} setQuery={setQuery} />
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.sk}>
            <th scope="row" className="font-semibold">
              {/* Wide enough for every word of the delivered names; longer words are divided. */}
              <div className="min-w-40">
                <RuleLink kind={kind} item={item} />
              </div>
              <CategoryAndEdition kind={kind} item={item} query={query} className={unwrapped} />
            </th>
            {kind.facts.map(({ label, text, numeric }) => (
              <FactCell
                key={label}
                text={text(item.values)}
                numeric={numeric}
                unwrapped={unwrapped}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The longest text that stays on one line. */
const longestLine = 22;

interface FactCellProps {
  text: string;
  numeric: boolean;
  /** The class of a text that stays on one line. */
  unwrapped: string;
}

function FactCell({ text, numeric, unwrapped }: FactCellProps) {
  return (
    <td
      className={classNames(
        'tabular',
        numeric && 'text-right',
        text.length <= longestLine && unwrapped,
      )}
    >
      {text}
    </td>
  );
}

interface ColumnHeaderProps extends Pick<RuleRowsProps, 'query' | 'setQuery'> {
  column: Pick<Fact, 'label' | 'sort' | 'numeric'>;
}

function ColumnHeader({ column: { label, sort, numeric }, query, setQuery }: ColumnHeaderProps) {
  const align = numeric && 'text-right';
  if (sort === null) {
    return (
      <th scope="col" className={classNames('py-2', align)}>
        {label}
      </th>
    );
  }
  const isCurrent = (query.sort ?? 'name') === sort;
  const Arrow = query.reverse ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      className={classNames(align)}
      {...(isCurrent && { 'aria-sort': query.reverse ? 'descending' : 'ascending' })}
    >
      <button
        type="button"
        onClick={() => setQuery(nextOrder(query, sort))}
        className={classNames(
          'inline-flex min-h-(--target) items-center gap-1.5 rounded-sm hover:text-fg',
          isCurrent && 'text-fg',
          numeric && 'flex-row-reverse',
        )}
      >
        {label}
        <Arrow aria-hidden size={15} className={classNames(!isCurrent && 'opacity-0')} />
      </button>
    </th>
  );
}

/** The items as a list, for narrow screens. */
export function RuleCards({ kind, items, query }: RuleRowsProps) {
  return (
    <ul aria-label={kind.title} className="list-none divide-y divide-hairline p-0">
      {items.map((item) => (
        <li
          key={item.sk}
          className="relative rounded-sm py-3 has-[.card-link:focus-visible]:outline-2 has-[.card-link:focus-visible]:outline-offset-2 has-[.card-link:focus-visible]:outline-gold-bright"
        >
          <div className="font-semibold">
            <RuleLink kind={kind} item={item} className="card-link" />
          </div>
          <CategoryAndEdition kind={kind} item={item} query={query} />
          <dl className="tabular mt-1 flex flex-wrap gap-x-4 text-sm">
            {kind.facts.map(({ label, text }) => {
              const written = text(item.values);
              return (
                written !== '' && (
                  <div key={label} className="flex gap-1.5">
                    <dt className="text-muted">{label}</dt>
                    <dd className="wrap-anywhere">{written}</dd>
                  </div>
                )
              );
            })}
          </dl>
        </li>
      ))}
    </ul>
  );
}

interface RuleLinkProps {
  kind: Kind;
  item: CatalogueItem;
  className?: string;
}

function RuleLink({ kind, item, className }: RuleLinkProps) {
  const { search } = useLocation();
  const state: RuleLinkState = { listSearch: search };
  return (
    <PrefetchLink
      to={paths.rulesItem(kind.slug, item.sk)}
      state={state}
      // A list can have the same item in two editions, so the names of their links must differ.
      aria-label={titleOf(item)}
      className={classNames('text-link wrap-anywhere', className)}
    >
      {item.name}
    </PrefetchLink>
  );
}

interface CategoryAndEditionProps extends Omit<RuleRowsProps, 'items' | 'setQuery'> {
  item: CatalogueItem;
  className?: string;
}

/** The category and the edition of an item, without the part that the list is filtered by. */
function CategoryAndEdition({ kind, item: { values }, query, className }: CategoryAndEditionProps) {
  const category = kind.categories.find(({ value }) => value === values['category'])?.label;
  const parts = [
    ...(query.category === null && category !== undefined ? [category] : []),
    ...(query.edition === null ? [String(values['edition'])] : []),
  ];
  return (
    parts.length > 0 && (
      <span className={classNames('tabular block text-sm font-normal text-muted', className)}>
        {parts.join(middleDot)}
      </span>
    )
  );
}
