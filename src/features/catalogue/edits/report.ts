import { counted } from '#src/lib/counted.ts';
import { firstErrorIn } from '../issues.ts';
import type { Kind } from '../kind.ts';
import type { FieldErrors } from '../values.ts';
import type { Command } from './commands.ts';
import { errorsOf, noErrors } from './draft-errors.ts';
import type { Edits } from './edits.ts';

/** What a gesture did, for who sees it and for who hears it. */
export interface Report {
  text: string;
  errors: number;
}

export function reportOn(kind: Pick<Kind, 'check'>, { drafts }: Edits, command: Command): Report {
  const { patches, created = [] } = command;
  const rows = new Set<string>();
  let errors = 0;
  let first: string | undefined;
  const fault = (message: string | undefined) => {
    if (message === undefined) return;
    errors += 1;
    first ??= message;
  };
  function errorsAt(sk: string): FieldErrors {
    rows.add(sk);
    const draft = drafts.get(sk);
    return draft === undefined ? noErrors : errorsOf(kind, draft);
  }
  for (const { sk, field } of patches) {
    const found = errorsAt(sk);
    if (found !== noErrors) fault(firstErrorIn(found, field));
  }
  for (const { sk } of created) Object.values(errorsAt(sk)).forEach(fault);
  const done = `${command.label}: ${counted(rows.size, 'row', 'rows')}`;
  const text =
    errors === 0 ? `${done}.` : `${done}, ${counted(errors, 'error', 'errors')}. ${first ?? ''}`;
  return { text: text.trim(), errors };
}
