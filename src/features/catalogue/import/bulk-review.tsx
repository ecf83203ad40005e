import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { BulkGrid } from './bulk-grid.tsx';
import { type BulkTable, isReady } from './bulk-table.ts';
import type { Kind } from '../kind.ts';
import { counted } from '../kind-texts.ts';
import { LeaveGuard } from '#src/components/forms/leave-guard.tsx';
import { failureOf } from '../edits/save-draft.ts';
import { useBulkCreate } from './use-bulk-create.ts';

interface BulkReviewProps {
  kind: Kind;
  table: BulkTable;
  onStartOver: () => void;
}

export function BulkReview({ kind, table, onStartOver }: BulkReviewProps) {
  const { rows, sending, edit, remove } = useBulkCreate(kind, table);
  const ready = rows.filter(isReady).length;
  const created = rows.filter(({ state }) => state.state === 'created').length;
  const open = rows.length - created;
  return (
    <div className="flex flex-col gap-4">
      {table.ignored.length > 0 && (
        <Alert tone="warning" title="Some columns are left out">
          No field is called {table.ignored.map((header) => `“${header}”`).join(', ')}.
        </Alert>
      )}
      {sending.error && (
        <Alert tone="danger" title="Sending stopped">
          {failureOf(sending.error).message} What was created stays; send again to go on with the
          rest, and nothing is created twice.
        </Alert>
      )}
      {open === 0 && created > 0 && (
        <Alert tone="success" title="All of them are in the catalogue">
          {counted(created, kind.one, kind.many)} created.
        </Alert>
      )}
      <BulkGrid kind={kind} fields={table.fields} rows={rows} onEdit={edit} onRemove={remove} />
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="tabular min-w-0 flex-1 basis-56 text-sm text-muted">
          {counted(created, 'row', 'rows')} created, {ready} ready, {open - ready} to mend or on
          their way.
        </p>
        <Button variant="ghost" onClick={onStartOver}>
          Start over
        </Button>
        <Button
          variant="primary"
          pending={sending.isPending}
          onClick={() => sending.mutate()}
          {...(ready === 0 && !sending.isPending && { disabledReason: 'No row is ready to go.' })}
        >
          Create {counted(ready, kind.one, kind.many)}
        </Button>
      </div>
      <LeaveGuard dirty={open > 0}>
        {`${counted(open, 'row of the table is', 'rows of the table are')} not in the catalogue yet.`}
      </LeaveGuard>
    </div>
  );
}
