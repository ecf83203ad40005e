import { number, numbered } from '../../numbers.ts';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Badge } from '#src/ui/badge.tsx';
import { CheckboxField } from '#src/ui/checkbox-field.tsx';
import { classNames } from '#src/ui/class-names.ts';
import type { Kind } from '../../kind.ts';
import type {
  BlankChoice,
  ColumnOutline,
  OnConflict,
  Outline,
  Summary,
} from '../worker/draft-types.ts';
import type { ImportSession } from '../import-session.ts';
import { capitalised, listed, rows } from '../import-texts.ts';
import { ColumnList, minConfidence } from './column-list.tsx';
import { Select, SelectField } from '#src/ui/select-field.tsx';
import { Button } from '#src/ui/button.tsx';
import { formatNames } from '#src/lib/import/detect.ts';

interface ColumnPanelProps {
  kind: Kind;
  session: ImportSession;
  outline: Outline;
  summary: Summary;
  /** Whether the columns cannot be changed, because rows are being sent or have no answer. */
  fixed: boolean;
}

/**
 * Shows how the file was read. The panel is above the rows and not a separate step, because users
 * see in the rows that a column has the wrong field. Edits of the rows stay if the user selects
 * another field for a column.
 */
export function ColumnPanel({ kind, session, outline, summary, fixed }: ColumnPanelProps) {
  const { columns } = outline;
  const unused = columns.filter(({ field }) => field === null);
  const guessed = columns.filter(
    ({ field, confidence }) => field !== null && confidence < minConfidence,
  );
  const [open, setOpen] = useState(false);
  const id = useId();
  const isJson = outline.format === 'json' || outline.format === 'ndjson';
  return (
    <section aria-labelledby={`${id}-title`} className="panel">
      <h2 className="text-base">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`${id}-body`}
          onClick={() => setOpen(!open)}
          className="flex min-h-(--target) w-full cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 rounded-md px-4 py-2 text-left focus-visible:outline-2 focus-visible:outline-gold-bright sm:px-5"
        >
          <ChevronDown
            aria-hidden
            size={18}
            className={classNames('text-muted transition-transform', !open && '-rotate-90')}
          />
          <span id={`${id}-title`} className="font-semibold">
            Columns
          </span>
          <span className="tabular text-sm font-normal text-muted">
            {`${number(columns.length - unused.length)} of ${number(columns.length)} read`}
          </span>
          {unused.length > 0 && <Badge tone="gold">{number(unused.length)} left out</Badge>}
          {guessed.length > 0 && <Badge tone="arcane">{number(guessed.length)} to check</Badge>}
        </button>
      </h2>
      <FileNotes outline={outline} unused={unused} guessed={guessed} />
      <div id={`${id}-body`} hidden={!open} className="border-t border-hairline px-4 py-4 sm:px-5">
        <div className="flex flex-col gap-5">
          {!isJson && (
            <CheckboxField
              label="The first row names the columns"
              checked={outline.hasHeader}
              disabled={fixed}
              onChange={(ticked) => void session.changeColumns((worker) => worker.header(ticked))}
            />
          )}
          <ColumnList session={session} outline={outline} fixed={fixed} />
          <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
            <ExistingChoice kind={kind} session={session} summary={summary} fixed={fixed} />
            <BlankChoices session={session} blanks={summary.blanks} fixed={fixed} />
          </div>
        </div>
      </div>
    </section>
  );
}

interface ExistingChoiceProps {
  kind: Kind;
  session: ImportSession;
  summary: Summary;
  fixed: boolean;
}

const choices: readonly { value: OnConflict; label: string }[] = [
  { value: 'update', label: 'Update them with what the file says' },
  { value: 'skip', label: 'Leave them as they are' },
  { value: 'create', label: 'Only create new ones; an existing name is an error' },
];

/** The choice for rows whose item already exists in the catalogue. */
function ExistingChoice({ kind, session, summary, fixed }: ExistingChoiceProps) {
  return (
    <SelectField
      label={`${capitalised(kind.many)} already in the catalogue`}
      hint="Found by key, or by name, ignoring case and punctuation."
      disabled={fixed}
      options={choices}
      value={summary.onConflict}
      onChange={(chosen) => {
        const choice = choices.find(({ value }) => value === chosen);
        if (choice !== undefined) void session.change('onConflict', choice.value);
      }}
    />
  );
}

interface BlankChoicesProps {
  session: ImportSession;
  blanks: readonly BlankChoice[];
  fixed: boolean;
}

const blankOptions = [
  { value: 'keep', label: 'Keep the value' },
  { value: 'clear', label: 'Clear the field' },
];

/** The choice for each column whether blank cells clear values; by default they do not. */
function BlankChoices({ session, blanks, fixed }: BlankChoicesProps) {
  const shown = blanks.filter(({ affected, choice }) => affected > 0 || choice === 'clear');
  if (shown.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">Blank cells of rows that are updated</legend>
      <ul className="list-none p-0">
        {shown.map(({ field, label, choice, affected }) => (
          <li key={field} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1">
            <span className="min-w-0 flex-1 basis-40">
              {label}{' '}
              <span className="tabular text-sm text-muted">
                ({numbered(affected, 'blank cell', 'blank cells')} over a value)
              </span>
            </span>
            <Select
              aria-label={`Blank cells in ${label}`}
              className="w-auto!"
              disabled={fixed}
              value={choice}
              options={blankOptions}
              onChange={(chosen) =>
                void session.change('blanks', field, chosen === 'clear' ? 'clear' : 'keep')
              }
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

interface FileNotesProps {
  outline: Outline;
  /** The columns that are left out. */
  unused: readonly ColumnOutline[];
  /** The columns whose field is a guess. */
  guessed: readonly ColumnOutline[];
}

const maxNotices = 3;

/**
 * Shows the format and the size of the file, the unused and the guessed columns, and notices; visible
 * even while the panel is closed.
 */
function FileNotes({ outline, unused, guessed }: FileNotesProps) {
  const [all, setAll] = useState(false);
  const { format, encoding, rowCount, notices, targets } = outline;
  const labels = new Map(targets.map(({ key, label }) => [key, label]));
  const guesses = guessed.map(({ title, field }) => `“${title}” as ${labels.get(field ?? '')}`);
  const names = unused.map(({ title }) =>
    title === '' ? 'a column without a name' : `“${title}”`,
  );
  return (
    <div className="flex flex-col gap-1 px-4 pb-3 text-sm sm:px-5">
      <p className="text-muted wrap-anywhere">
        {capitalised([formatNames[format], encoding, rows(rowCount)].filter(Boolean).join(', '))}.
        {unused.length > 0 && ` Left out: ${listed(names)}.`}
        {guesses.length > 0 && ` Guessed: ${listed(guesses)}.`}
      </p>
      {notices.length > 0 && (
        <ul aria-label="Notes on the file" className="list-disc pl-5">
          {(all ? notices : notices.slice(0, maxNotices)).map((notice) => (
            <li key={notice} className="wrap-anywhere">
              {notice}
            </li>
          ))}
        </ul>
      )}
      {notices.length > maxNotices && (
        <div>
          <Button size="small" variant="ghost" onClick={() => setAll(!all)}>
            {all ? 'Show fewer' : `Show all ${number(notices.length)} notes`}
          </Button>
        </div>
      )}
    </div>
  );
}
