import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Kbd } from '#src/ui/kbd.tsx';
import type { Kind } from '../../kind.ts';
import type { ErrorPlace, Filter, Lookups, Summary } from '../engine/draft-types.ts';
import type { ImportSession } from '../import-session.ts';
import { amount } from '../import-texts.ts';
import { ErrorGroupItem } from './error-group-item.tsx';

interface ErrorQueueProps {
  kind: Kind;
  session: ImportSession;
  summary: Summary;
  lookups: Lookups;
  filter: Filter;
  onFilter: (filter: Filter) => void;
  /** Where F8 has stopped last. */
  place: ErrorPlace | null;
  onNextError: (direction: 1 | -1) => void;
  /** Nothing is left to mend. */
  onEmpty: () => void;
}

const fewGroups = 6;

/** The errors as work to be done: alike ones together, the most frequent first. */
export function ErrorQueue({
  kind,
  session,
  summary,
  lookups,
  filter,
  onFilter,
  place,
  onNextError,
  onEmpty,
}: ErrorQueueProps) {
  const [all, setAll] = useState(false);
  const [told, setTold] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const { groups, errors } = summary;
  if (errors.cells === 0) {
    return told === '' ? null : (
      <p role="status" className="sr-only">
        Every error is mended.
      </p>
    );
  }
  const shown = all ? groups : groups.slice(0, fewGroups);
  const uncounted = errors.cells - errors.inGroups;

  const settle = async (step: Promise<Summary | null>, what: string) => {
    const after = await step;
    if (after === null) return;
    setTold(`${what} ${amount(after.errors.cells)} errors are left.`);
    // What was pressed is gone with its group.
    if (after.errors.cells === 0) onEmpty();
    else heading.current?.focus();
  };

  return (
    <section aria-labelledby="errors-to-mend" className="panel flex flex-col gap-3 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2
          ref={heading}
          id="errors-to-mend"
          tabIndex={-1}
          className="tabular text-base font-semibold"
        >
          {errors.cells === 1 ? '1 error to mend' : `${amount(errors.cells)} errors to mend`}
        </h2>
        <div role="group" aria-label="Walk through the errors" className="flex items-center gap-1">
          <IconButton
            size="small"
            label="Previous error"
            title="Previous error (Shift+F8)"
            icon={<ChevronLeft aria-hidden size={18} />}
            onClick={() => onNextError(-1)}
          />
          <span className="tabular text-sm text-muted">
            {place === null ? <Kbd>F8</Kbd> : `${amount(place.nth)} of ${amount(place.of)}`}
          </span>
          <IconButton
            size="small"
            label="Next error"
            title="Next error (F8)"
            icon={<ChevronRight aria-hidden size={18} />}
            onClick={() => onNextError(1)}
          />
        </div>
      </div>
      <p role="status" className="sr-only">
        {told}
      </p>
      <ul aria-label="Errors to mend" className="flex list-none flex-col p-0">
        {shown.map((group) => (
          <ErrorGroupItem
            key={group.id}
            kind={kind}
            group={group}
            lookup={lookups.get(group.field)}
            shown={filter.group === group.id}
            onShow={() => onFilter(filter.group === group.id ? {} : { group: group.id })}
            onFix={(text) =>
              settle(
                session.change('fixAlike', group.id, text),
                `${amount(group.count)} ${group.count === 1 ? 'cell' : 'cells'} mended.`,
              )
            }
            onSkip={() => settle(session.change('skipGroup', group.id), 'Left out.')}
          />
        ))}
      </ul>
      {groups.length > fewGroups && (
        <div>
          <Button size="small" variant="ghost" onClick={() => setAll(!all)}>
            {all ? 'Show fewer' : `Show all ${amount(groups.length)} kinds of errors`}
          </Button>
        </div>
      )}
      {uncounted > 0 && (
        <p className="text-sm text-muted">
          {amount(uncounted)} more errors are in the rows and not listed here.
        </p>
      )}
    </section>
  );
}
