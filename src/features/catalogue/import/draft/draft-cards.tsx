import { number } from '../../numbers.ts';
import { useState } from 'react';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import type { Gesture } from '#src/components/grid/grid-types.ts';
import type { Kind } from '../../kind.ts';
import type { DraftRow } from '../worker/draft-types.ts';
import type { DraftSession } from './draft-session.ts';
import { useDraftRows } from './use-draft-rows.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { canChange, copiedTextIn, statusOf, titleOfRow } from './row-texts.ts';

const step = 20;

/** Shows the rows as cards on screens that are too narrow for a grid. */
export function DraftCards({ draft }: { draft: DraftSession }) {
  const { kind, session, summary, filter, count, edit, skip } = draft;
  const [end, setEnd] = useState(step);
  const rows = useDraftRows(session.worker, filter, end, summary.version);
  if (rows === null) return null;
  if (rows.length === 0) {
    return <p className="panel p-5 text-center text-muted">There are no such rows.</p>;
  }
  return (
    <>
      <ul aria-label={`${kind.title} of the import`} className="flex list-none flex-col gap-3 p-0">
        {rows.map((row) => (
          <DraftCard
            key={row.id}
            kind={kind}
            row={row}
            onGesture={(gesture) => void edit(gesture)}
            onSkip={skip}
          />
        ))}
      </ul>
      {count > rows.length && (
        <div className="flex flex-col items-center gap-2">
          <Badge>
            {number(rows.length)} of {number(count)}
          </Badge>
          <Button onClick={() => setEnd(end + step)}>Show more</Button>
        </div>
      )}
    </>
  );
}

interface DraftCardProps {
  kind: Kind;
  row: DraftRow;
  onGesture: (gesture: Gesture) => void;
  onSkip: (ids: readonly string[], leftOut: boolean) => void;
}

const tones = {
  create: 'gold',
  update: 'arcane',
  unchanged: 'neutral',
  error: 'ember',
  skip: 'neutral',
  saved: 'moss',
  failed: 'ember',
} as const;

/** A row with inputs for its fields with errors; a button shows the other fields. */
export function DraftCard({ kind, row, onGesture, onSkip }: DraftCardProps) {
  const [open, setOpen] = useState(false);
  const changeable = canChange(row);
  const name = titleOfRow(row);
  const fields = kind.fields.filter(({ key }) => {
    const cell = row.cells[key];
    return open || cell?.error !== undefined;
  });
  const changes = kind.fields.filter(({ key }) => row.cells[key]?.was !== undefined);
  const type = (key: string, label: string, text: string) =>
    onGesture({
      label: `${label} of ${name}`,
      edits: [{ rowId: row.id, key, text }],
      appended: [],
    });

  return (
    <li className="panel flex flex-col gap-3 p-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="min-w-0 flex-1 text-base font-semibold wrap-anywhere">{name}</h3>
        <Badge tone={tones[row.status]}>{statusOf(row)}</Badge>
      </div>
      {row.message !== undefined && <p className="text-sm wrap-anywhere">{row.message}</p>}
      {changes.length > 0 && (
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 text-sm">
          {changes.map(({ key, label }) => (
            <div key={key} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="tabular wrap-anywhere">
                <del className="text-ember">{row.cells[key]?.was || 'empty'}</del>
                {' → '}
                <ins className="text-moss no-underline">{row.cells[key]?.text || 'empty'}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {changeable &&
        fields.map(({ key, label }) => {
          const cell = row.cells[key];
          const text = copiedTextIn(cell);
          return (
            <TextField
              // If another action such as undo changes the text, the input is reset.
              key={`${key} ${text}`}
              label={label}
              defaultValue={text}
              error={cell?.error}
              hint={cell?.note}
              onBlur={({ target }) => {
                if (target.value !== text) type(key, label, target.value);
              }}
            />
          );
        })}
      <div className="flex flex-wrap gap-2">
        {changeable && (
          <>
            <Button
              size="small"
              aria-expanded={open}
              aria-label={`${open ? 'Fewer' : 'All'} fields of ${name}`}
              onClick={() => setOpen(!open)}
            >
              {open ? 'Fewer fields' : 'All fields'}
            </Button>
            <Button
              size="small"
              variant="ghost"
              aria-label={`${row.status === 'skip' ? 'Take in' : 'Leave out'} ${name}`}
              onClick={() => onSkip([row.id], row.status !== 'skip')}
            >
              {row.status === 'skip' ? 'Take in' : 'Leave out'}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
