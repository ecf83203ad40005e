import type { Lookups } from '#src/lib/catalogue/codec.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Dialog, DialogButtons } from '#src/ui/dialog.tsx';
import { type BulkPlan, rowsIn } from '../../edits/bulk-change.ts';
import type { GridRow } from '../../edits/rows.ts';
import type { Kind } from '../../kind.ts';
import { numbered } from '../../numbers.ts';
import { type ChangeLine, bulkChangesOf, lineProblem } from './changeable.ts';
import { ChangeLineFields } from './change-line.tsx';
import { ChangePreview } from './change-preview.tsx';
import { useBulkPlan } from './use-bulk-plan.ts';

interface ChangeDialogProps {
  kind: Kind;
  lookups: Lookups;
  /** The rows to be changed; null while the dialog is closed. */
  rows: readonly GridRow[] | null;
  /** Resolves after the rows are changed. If `signal` is aborted first, no row is changed. */
  onApply: (label: string, plan: BulkPlan, signal: AbortSignal) => Promise<void>;
  onClose: () => void;
}

export function ChangeDialog({ rows, onClose, ...rest }: ChangeDialogProps) {
  const { kind } = rest;
  return (
    <Dialog
      open={rows !== null}
      onClose={onClose}
      width="wide"
      title={`Change ${numbered(rows?.length ?? 0, kind.one, kind.many)}`}
      description="Other fields stay as they are. Nothing is saved yet: the changes become drafts, and one undo takes them all back."
    >
      {rows !== null && <ChangeForm rows={rows} onClose={onClose} {...rest} />}
    </Dialog>
  );
}

const emptyLine = (id: number): ChangeLine => ({ id, field: '', how: 'set', text: '' });

type ChangeFormProps = ChangeDialogProps & { rows: readonly GridRow[] };

/** Mounted each time the dialog opens, so it starts empty. */
function ChangeForm({ kind, lookups, rows, onApply, onClose }: ChangeFormProps) {
  const [lines, setLines] = useState<readonly ChangeLine[]>([emptyLine(0)]);
  const [hasTried, setHasTried] = useState(false);
  const [applying, setApplying] = useState(false);
  const planning = useBulkPlan({ kind, rows, lookups });
  const { plan, pending, counting } = planning;
  const usedFields = new Set(lines.map(({ field }) => field));
  const count = rowsIn(plan);

  function change(next: readonly ChangeLine[]) {
    setLines(next);
    planning.start(bulkChangesOf(kind, next));
  }

  async function apply() {
    setHasTried(true);
    const isFinished = ({ field }: ChangeLine) => field !== '';
    if (!lines.every((line) => isFinished(line) && lineProblem(kind, line) === undefined)) return;
    setApplying(true);
    const signal = planning.signal();
    try {
      const finishedPlan = await planning.finished();
      if (finishedPlan === null || rowsIn(finishedPlan) === 0 || signal.aborted) return;
      const names = kind.fields.filter(({ key }) => usedFields.has(key)).map(({ label }) => label);
      const label = `${names.join(', ')} of ${numbered(rowsIn(finishedPlan), kind.one, kind.many)}`;
      await onApply(label, finishedPlan, signal);
    } finally {
      setApplying(false);
    }
  }

  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!applying) void apply();
      }}
    >
      {lines.map((line) => (
        <ChangeLineFields
          key={line.id}
          kind={kind}
          lookups={lookups}
          line={line}
          usedFields={usedFields}
          hasTried={hasTried}
          onChange={(next) => change(lines.map((each) => (each.id === line.id ? next : each)))}
          {...(lines.length > 1 && {
            onRemove: () => change(lines.filter(({ id }) => id !== line.id)),
          })}
        />
      ))}
      <div>
        <Button
          size="small"
          variant="ghost"
          icon={<Plus aria-hidden size={16} />}
          onClick={() =>
            setLines([...lines, emptyLine(Math.max(...lines.map(({ id }) => id)) + 1)])
          }
        >
          Another field
        </Button>
      </div>
      <ChangePreview
        kind={kind}
        lookups={lookups}
        plan={plan}
        counting={counting}
        selected={rows.length}
      />
      <DialogButtons>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          type="submit"
          variant="primary"
          pending={applying}
          {...(count === 0 && !pending && { disabledReason: 'Nothing would change yet.' })}
        >
          {count === 0 || counting ? 'Change' : `Change ${numbered(count, kind.one, kind.many)}`}
        </Button>
      </DialogButtons>
    </form>
  );
}
