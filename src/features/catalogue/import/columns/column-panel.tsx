import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Badge } from '#src/ui/badge.tsx';
import { CheckboxField } from '#src/ui/checkbox-field.tsx';
import { classNames } from '#src/ui/class-names.ts';
import type { Kind } from '../../kind.ts';
import type { Outline, Summary } from '../engine/draft-types.ts';
import type { ImportSession } from '../import-session.ts';
import { amount } from '../import-texts.ts';
import { BlankChoices } from './blank-choices.tsx';
import { ColumnList, sure } from './column-list.tsx';
import { ExistingChoice } from './existing-choice.tsx';
import { FileNotes } from './file-notes.tsx';

interface ColumnPanelProps {
  kind: Kind;
  session: ImportSession;
  outline: Outline;
  summary: Summary;
  /** While rows are on their way nothing about the columns can change. */
  fixed: boolean;
}

/**
 * How the file was read. Above the rows and not a step before them: whoever sees in the rows that a
 * column is wrong changes it here, and what was mended by hand stays.
 */
export function ColumnPanel({ kind, session, outline, summary, fixed }: ColumnPanelProps) {
  const { columns } = outline;
  const left = columns.filter(({ field }) => field === null);
  const doubtful = columns.filter(({ field, confidence }) => field !== null && confidence < sure);
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
            {`${amount(columns.length - left.length)} of ${amount(columns.length)} read`}
          </span>
          {left.length > 0 && <Badge tone="gold">{amount(left.length)} left out</Badge>}
          {doubtful.length > 0 && <Badge tone="arcane">{amount(doubtful.length)} to look at</Badge>}
        </button>
      </h2>
      <FileNotes outline={outline} left={left} doubtful={doubtful} />
      <div id={`${id}-body`} hidden={!open} className="border-t border-hairline px-4 py-4 sm:px-5">
        <div className="flex flex-col gap-5">
          {!isJson && (
            <CheckboxField
              label="The first row names the columns"
              checked={outline.hasHeader}
              disabled={fixed}
              onChange={({ target }) =>
                void session.changeColumns((engine) => engine.header(target.checked))
              }
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
