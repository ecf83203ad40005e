import { Plus } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { type BulkPlan, planBulkChange } from '../../edits/bulk-change.ts';
import type { GridRow, Lookups } from '../../edits/rows.ts';
import type { Kind } from '../../kind.ts';
import { numbered } from '../numbers.ts';
import { type ChangeLine, changesOf, lineProblem } from './changeable.ts';
import { ChangeLineFields } from './change-line.tsx';
import { ChangePreview } from './change-preview.tsx';

interface ChangeDialogProps {
  kind: Kind;
  lookups: Lookups;
  /** The rows to be changed; null while nobody asks. */
  rows: readonly GridRow[] | null;
  onApply: (label: string, plan: BulkPlan) => void;
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
      description="Fields that are not named here stay as they are. Nothing is saved yet: the changes become drafts, and one undo takes them all back."
    >
      {rows !== null && <ChangeForm rows={rows} onClose={onClose} {...rest} />}
    </Dialog>
  );
}

const emptyLine = (id: number): ChangeLine => ({ id, field: '', how: 'set', text: '' });

type ChangeFormProps = ChangeDialogProps & { rows: readonly GridRow[] };

/** Mounted with each opening, so nothing of the last change is there the next time. */
function ChangeForm({ kind, lookups, rows, onApply, onClose }: ChangeFormProps) {
  const [lines, setLines] = useState<readonly ChangeLine[]>([emptyLine(0)]);
  const [tried, setTried] = useState(false);
  const shown = useDeferredValue(lines);
  const plan = useMemo(
    () => planBulkChange(kind, rows, changesOf(kind, shown), lookups),
    [kind, rows, shown, lookups],
  );
  const taken = new Set(lines.map(({ field }) => field));

  function apply() {
    setTried(true);
    const unfinished = lines.some(
      (line) => line.field === '' || lineProblem(kind, line) !== undefined,
    );
    const whole = planBulkChange(kind, rows, changesOf(kind, lines), lookups);
    if (unfinished || whole.rows.length === 0) return;
    const names = kind.fields.filter(({ key }) => taken.has(key)).map(({ label }) => label);
    onApply(`${names.join(', ')} of ${numbered(whole.rows.length, kind.one, kind.many)}`, whole);
  }

  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      {lines.map((line) => (
        <ChangeLineFields
          key={line.id}
          kind={kind}
          lookups={lookups}
          line={line}
          taken={taken}
          tried={tried}
          onChange={(next) =>
            setLines((all) => all.map((each) => (each.id === line.id ? next : each)))
          }
          {...(lines.length > 1 && {
            onRemove: () => setLines((all) => all.filter(({ id }) => id !== line.id)),
          })}
        />
      ))}
      <div>
        <Button
          size="small"
          variant="ghost"
          icon={<Plus aria-hidden size={16} />}
          onClick={() =>
            setLines((all) => [...all, emptyLine(Math.max(...all.map(({ id }) => id)) + 1)])
          }
        >
          Another field
        </Button>
      </div>
      <ChangePreview kind={kind} plan={plan} selected={rows.length} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button
          type="submit"
          variant="primary"
          {...(plan.rows.length === 0 && { disabledReason: 'Nothing would change yet.' })}
        >
          {plan.rows.length === 0
            ? 'Change'
            : `Change ${numbered(plan.rows.length, kind.one, kind.many)}`}
        </Button>
      </div>
    </form>
  );
}
