import { Undo2 } from 'lucide-react';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import type { FieldDiff, RowDiff } from './diff.ts';

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

export function ReviewRow({ diff, onRevertRow, onRevertCell }: ReviewRowProps) {
  const { label, tone, back } = states[diff.state];
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="min-w-0 flex-1 text-base font-semibold wrap-anywhere">{diff.name}</h3>
        <Badge tone={tone}>{label}</Badge>
        <Button
          size="small"
          variant="ghost"
          aria-label={`${back}: ${diff.name}`}
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
              row={diff.name}
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
