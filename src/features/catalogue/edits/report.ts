import { firstErrorIn } from '../issues.ts';
import type { Kind } from '../kind.ts';
import { counted } from '../kind-texts.ts';
import { type Command, type TouchedCell, touchedBy } from './commands.ts';
import { errorsOf, noErrors } from './draft-errors.ts';
import type { Edits } from './edits.ts';

/** What a gesture did, for who sees it and for who hears it. */
export interface Report {
  text: string;
  cells: readonly TouchedCell[];
  errors: number;
}

export function reportOn(kind: Pick<Kind, 'check'>, { drafts }: Edits, command: Command): Report {
  const cells = touchedBy(command);
  const rows = new Set(cells.map(({ sk }) => sk));
  let errors = 0;
  let first: string | undefined;
  const fault = (message: string | undefined) => {
    if (message === undefined) return;
    errors += 1;
    first ??= message;
  };
  for (const { sk, field } of cells) {
    const draft = drafts.get(sk);
    if (draft === undefined) continue;
    const found = errorsOf(kind, draft);
    if (found === noErrors) continue;
    if (field === null) Object.values(found).forEach(fault);
    else fault(firstErrorIn(found, field));
  }
  const done = `${command.label}: ${counted(rows.size, 'row', 'rows')}`;
  const text =
    errors === 0 ? `${done}.` : `${done}, ${counted(errors, 'error', 'errors')}. ${first ?? ''}`;
  return { text: text.trim(), cells, errors };
}
