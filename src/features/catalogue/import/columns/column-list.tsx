import { Badge } from '#src/ui/badge.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import type { ColumnOutline, MappedBy, Outline } from '../worker/draft-types.ts';
import type { ImportSession } from '../import-session.ts';

/** A match with a lower confidence is a guess that the user should check. */
export const minConfidence = 0.8;

const reasons: Readonly<Record<NonNullable<MappedBy>, string>> = {
  key: 'by its name',
  label: 'by its name',
  alias: 'by another name',
  likeness: 'by a similar name',
  content: 'by its content',
  remembered: 'as last time',
  chosen: 'chosen by you',
};

const titleOf = ({ title, index }: ColumnOutline): string =>
  title === '' ? `Column ${index + 1}, without a name` : title;

interface ColumnListProps {
  session: ImportSession;
  outline: Outline;
  fixed: boolean;
}

/** Lists the columns of the file with examples and the selected fields. */
export function ColumnList({ session, outline, fixed }: ColumnListProps) {
  const { columns, targets } = outline;
  const columnOf = new Map(columns.map((column) => [column.field, column]));

  /** If another column has the field, leaves that column out: a field can have only one column. */
  const choose = ({ index }: ColumnOutline, field: string | null) =>
    session.changeColumns(async (worker) => {
      const holder = field === null ? undefined : columnOf.get(field);
      if (holder !== undefined && holder.index !== index) await worker.map(holder.index, null);
      return worker.map(index, field);
    });

  return (
    <ul
      aria-label="Columns of the file"
      className="grid list-none grid-cols-1 gap-x-6 p-0 lg:grid-cols-2 2xl:grid-cols-3"
    >
      {columns.map((column) => (
        <li
          key={column.index}
          className="flex flex-wrap items-center gap-x-4 gap-y-1.5 border-t border-hairline py-2.5"
        >
          <div className="min-w-0 flex-1 basis-32">
            <p className="font-semibold wrap-anywhere">{titleOf(column)}</p>
            <p className="truncate text-sm text-muted">
              <VisuallyHidden>For example </VisuallyHidden>
              {column.samples.filter((sample) => sample !== '').join(' · ') || 'Nothing in it'}
            </p>
          </div>
          <div className="min-w-0 flex-1 basis-40">
            <SelectField
              label={<VisuallyHidden>{`“${titleOf(column)}” becomes`}</VisuallyHidden>}
              disabled={fixed}
              value={column.field ?? ''}
              options={[
                { value: '', label: 'Leave out' },
                ...targets.map(({ key, label }) => {
                  const holder = columnOf.get(key);
                  const isUsedElsewhere = holder !== undefined && holder.index !== column.index;
                  return {
                    value: key,
                    label: isUsedElsewhere ? `${label} (now “${titleOf(holder)}”)` : label,
                  };
                }),
              ]}
              onChange={(chosen) => void choose(column, chosen === '' ? null : chosen)}
            />
            <p className="mt-1 flex flex-wrap gap-1.5 text-sm text-muted">
              {column.by !== null && column.field !== null && `Matched ${reasons[column.by]}`}
              {column.field !== null && column.confidence < minConfidence && (
                <Badge tone="arcane">
                  Please look: {Math.round(column.confidence * 100)} % sure
                </Badge>
              )}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
