import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { formatNames } from '#src/lib/import/detect.ts';
import type { ColumnOutline, Outline } from '../engine/draft-types.ts';
import { amount, capitalised, listed, rows } from '../import-texts.ts';

interface FileNotesProps {
  outline: Outline;
  /** The columns that become nothing. */
  left: readonly ColumnOutline[];
  /** Those whose field is a guess. */
  doubtful: readonly ColumnOutline[];
}

const few = 3;

/** What was found in the file, and what of it is not used: always in sight, nothing goes silently. */
export function FileNotes({ outline, left, doubtful }: FileNotesProps) {
  const [all, setAll] = useState(false);
  const { format, encoding, rowCount, notices, targets } = outline;
  const labels = new Map(targets.map(({ key, label }) => [key, label]));
  const guesses = doubtful.map(({ title, field }) => `“${title}” as ${labels.get(field ?? '')}`);
  const names = left.map(({ title }) => (title === '' ? 'a column without a name' : `“${title}”`));
  return (
    <div className="flex flex-col gap-1 px-4 pb-3 text-sm sm:px-5">
      <p className="text-muted wrap-anywhere">
        {capitalised([formatNames[format], encoding, rows(rowCount)].filter(Boolean).join(', '))}.
        {left.length > 0 && ` Left out: ${listed(names)}.`}
        {guesses.length > 0 && ` Guessed: ${listed(guesses)}.`}
      </p>
      {notices.length > 0 && (
        <ul aria-label="What was noticed" className="list-disc pl-5">
          {(all ? notices : notices.slice(0, few)).map((notice) => (
            <li key={notice} className="wrap-anywhere">
              {notice}
            </li>
          ))}
        </ul>
      )}
      {notices.length > few && (
        <div>
          <Button size="small" variant="ghost" onClick={() => setAll(!all)}>
            {all ? 'Show fewer' : `Show all ${amount(notices.length)} notes`}
          </Button>
        </div>
      )}
    </div>
  );
}
