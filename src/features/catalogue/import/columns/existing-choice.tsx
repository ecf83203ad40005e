import { SelectField } from '#src/ui/select-field.tsx';
import type { Kind } from '../../kind.ts';
import type { OnConflict, Summary } from '../engine/draft-types.ts';
import type { ImportSession } from '../import-session.ts';

interface ExistingChoiceProps {
  kind: Kind;
  session: ImportSession;
  summary: Summary;
  fixed: boolean;
}

const choices: readonly { value: OnConflict; label: string }[] = [
  { value: 'update', label: 'Update them with what the file says' },
  { value: 'skip', label: 'Leave them as they are' },
  { value: 'create', label: 'Only create; the same name is an error' },
];

/** What becomes of rows that the catalogue holds already. */
export function ExistingChoice({ kind, session, summary, fixed }: ExistingChoiceProps) {
  return (
    <SelectField
      label={`${kind.title} that are in the catalogue already`}
      hint="Found by key, or by name without regard to case and punctuation."
      disabled={fixed}
      options={choices}
      value={summary.onConflict}
      onChange={({ target }) => {
        const choice = choices.find(({ value }) => value === target.value);
        if (choice !== undefined) void session.change('onConflict', choice.value);
      }}
    />
  );
}
