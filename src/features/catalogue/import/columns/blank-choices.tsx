import type { BlankChoice } from '../engine/draft-types.ts';
import type { ImportSession } from '../import-session.ts';
import { amount } from '../import-texts.ts';

interface BlankChoicesProps {
  session: ImportSession;
  blanks: readonly BlankChoice[];
  fixed: boolean;
}

/** A blank cell erases nothing unless somebody says so, column by column. */
export function BlankChoices({ session, blanks, fixed }: BlankChoicesProps) {
  const open = blanks.filter(({ affected, choice }) => affected > 0 || choice === 'clear');
  if (open.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-semibold">Blank cells of rows that are updated</legend>
      <ul className="list-none p-0">
        {open.map(({ field, label, choice, affected }) => (
          <li key={field} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1">
            <span className="min-w-0 flex-1 basis-40">
              {label}{' '}
              <span className="tabular text-sm text-muted">
                ({amount(affected)} blank {affected === 1 ? 'cell' : 'cells'} over a value)
              </span>
            </span>
            <select
              aria-label={`Blank cells in ${label}`}
              className="control w-auto!"
              disabled={fixed}
              value={choice}
              onChange={({ target }) =>
                void session.change('blanks', field, target.value === 'clear' ? 'clear' : 'keep')
              }
            >
              <option value="keep">Keep what is there</option>
              <option value="clear">Clear the field</option>
            </select>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
