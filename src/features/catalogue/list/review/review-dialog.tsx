import type { Lookups } from '#src/lib/catalogue/codec.ts';
import { useRef, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { FilterChips } from '#src/ui/filter-chips.tsx';
import { SidePanel } from '#src/ui/side-panel.tsx';
import type { GridRow } from '../../edits/rows.ts';
import type { Kind } from '../../kind.ts';
import { countDrafts, draftsText, total, whyNotSaved } from '../draft-counts.ts';
import { number } from '../../numbers.ts';
import { diffOf, type FieldDiff, passes, type ReviewFilter, type RowDiff } from './diff.ts';
import { Undo2 } from 'lucide-react';
import { Badge } from '#src/ui/badge.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';

interface ReviewDialogProps {
  open: boolean;
  kind: Kind;
  lookups: Lookups;
  draftRows: readonly GridRow[];
  onRevertRow: (sk: string) => void;
  onRevertCell: (sk: string, field: string) => void;
  onSave: () => void;
  onClose: () => void;
}

/** Shows all drafts, with each changed field before and after. */
export function ReviewDialog({ open, onSave, onClose, ...rest }: ReviewDialogProps) {
  const counts = countDrafts(rest.draftRows);
  const drafts = total(counts);
  const disabledReason = whyNotSaved(counts);
  const notSavable = counts.withErrors + counts.conflicts;
  return (
    <SidePanel
      open={open}
      onClose={onClose}
      title="What you are about to save"
      description={
        <p role="status">{drafts === 0 ? 'Nothing is left to save.' : `${draftsText(counts)}.`}</p>
      }
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {drafts > 0 && (
            <Button
              variant="primary"
              onClick={onSave}
              {...(disabledReason !== undefined && { disabledReason })}
            >
              {notSavable > 0 && notSavable < drafts
                ? `Save ${number(drafts - notSavable)} of them`
                : 'Save'}
            </Button>
          )}
        </>
      }
    >
      <ReviewList {...rest} />
    </SidePanel>
  );
}

/** This many rows are drawn at a time, because drawing 10,000 rows at once is slow. */
const step = 100;

type ReviewListProps = Omit<ReviewDialogProps, 'open' | 'onSave' | 'onClose'>;

/** Mounted each time the side panel opens, so it starts at the top and without a filter. */
function ReviewList({ kind, lookups, draftRows, onRevertRow, onRevertCell }: ReviewListProps) {
  const [filter, setFilter] = useState<ReviewFilter>('all');
  const [shown, setShown] = useState(step);
  const heading = useRef<HTMLDivElement>(null);
  const counts = countDrafts(draftRows);
  const rows = draftRows.filter((row) => passes(filter, row));
  // The button "Revert" disappears with the reverted change, so the focus moves to the top of the list.
  const focusTop = () => heading.current?.focus({ preventScroll: true });
  return (
    <div ref={heading} tabIndex={-1} className="outline-none">
      <FilterChips<ReviewFilter>
        label="Show"
        value={filter}
        onChange={setFilter}
        chips={[
          { value: 'all', label: 'All', count: total(counts) },
          { value: 'changed', label: 'Changed', count: counts.changed, tone: 'gold' },
          { value: 'created', label: 'New', count: counts.created, tone: 'moss' },
          { value: 'removed', label: 'To delete', count: counts.removed, tone: 'ember' },
          { value: 'withErrors', label: 'With errors', count: counts.withErrors, tone: 'ember' },
        ]}
      />
      <ul className="mt-2 divide-y divide-hairline">
        {rows.slice(0, shown).map((row) => {
          const diff = diffOf(kind, lookups, row);
          return (
            diff && (
              <ReviewRow
                key={row.sk}
                diff={diff}
                onRevertRow={() => {
                  onRevertRow(row.sk);
                  focusTop();
                }}
                onRevertCell={(field) => {
                  onRevertCell(row.sk, field);
                  focusTop();
                }}
              />
            )
          );
        })}
      </ul>
      {rows.length === 0 && <p className="py-6 text-center text-muted">Nothing of this kind.</p>}
      {rows.length > shown && (
        <Button className="mt-3" onClick={() => setShown(shown + step)}>
          {`Show ${number(Math.min(step, rows.length - shown))} more of ${number(rows.length - shown)}`}
        </Button>
      )}
    </div>
  );
}

const states = {
  changed: { label: 'changed', tone: 'gold', back: 'Revert' },
  created: { label: 'new', tone: 'moss', back: 'Do not create' },
  removed: { label: 'to delete', tone: 'ember', back: 'Keep' },
} as const;

interface ReviewRowProps {
  diff: RowDiff;
  onRevertRow: () => void;
  onRevertCell: (field: string) => void;
}

function ReviewRow({ diff, onRevertRow, onRevertCell }: ReviewRowProps) {
  const { label, tone, back } = states[diff.state];
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="min-w-0 flex-1 text-base font-semibold wrap-anywhere">{diff.title}</h3>
        <Badge tone={tone}>{label}</Badge>
        <Button
          size="small"
          variant="ghost"
          aria-label={`${back}: ${diff.title}`}
          onClick={onRevertRow}
        >
          {back}
        </Button>
      </div>
      {diff.message !== null && <p className="text-sm text-ember">{diff.message}</p>}
      {diff.fields.length > 0 && (
        <ul className="flex flex-col gap-1 text-sm">
          {diff.fields.map((field) => (
            <ReviewField
              key={field.key}
              field={field}
              row={diff.title}
              {...(diff.state === 'changed' && { onRevert: () => onRevertCell(field.key) })}
            />
          ))}
        </ul>
      )}
    </li>
  );
}

interface ReviewFieldProps {
  field: FieldDiff;
  row: string;
  onRevert?: () => void;
}

function ReviewField({ field, row, onRevert }: ReviewFieldProps) {
  const { label, before, after, error } = field;
  return (
    <li className="grid grid-cols-[6rem_1fr_auto] items-start gap-x-3 sm:grid-cols-[minmax(6rem,10rem)_1fr_auto]">
      <span className="text-muted">{label}</span>
      <span className="tabular wrap-anywhere">
        {before !== null && (
          <>
            <del className="text-muted">{before}</del>
            <span aria-hidden> → </span>
          </>
        )}
        <ins className="no-underline">{after}</ins>
        {error !== undefined && <span className="block text-ember">{error}</span>}
      </span>
      {onRevert && (
        <IconButton
          size="small"
          label={`Revert ${label} of ${row}`}
          icon={<Undo2 size={16} />}
          onClick={onRevert}
        />
      )}
    </li>
  );
}
