import { useId } from 'react';
import { Button } from '#src/ui/button.tsx';
import { CheckboxField } from '#src/ui/checkbox-field.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { focusOnMount } from '#src/ui/focus-on-mount.ts';
import { TextComparison } from '#src/ui/text-comparison.tsx';
import type { Values } from '../drafts/rebase.ts';
import { addedBelow, type DraftTarget, tooLongText } from './draft-values.ts';

/** What a draft changes in a form in which something is written. */
export interface Comparison {
  changes: Values;
  /** The changed fields in which something is written. */
  fields: readonly string[];
  /** The fields that the draft does not change after all. */
  kept: ReadonlySet<string>;
}

interface DraftComparisonProps {
  target: DraftTarget;
  comparison: Comparison;
  onKeep: (kept: ReadonlySet<string>) => void;
}

/** What the form has and what a draft would put there. The user chooses for each field. */
export function DraftComparison({ target, comparison, onKeep }: DraftComparisonProps) {
  const { changes, fields, kept } = comparison;
  const current = target.read();
  const shown = target.fields.filter(({ key }) => fields.includes(key));
  const others = target.fields.filter(({ key }) => key in changes && !fields.includes(key));
  return (
    <div className="flex flex-col gap-5">
      {/* The button that was pressed is gone. */}
      <h3 ref={focusOnMount} tabIndex={-1} className="text-base font-semibold outline-none">
        The form and the draft
      </h3>
      {shown.map(({ key, label, show }) => (
        <ComparedField
          key={key}
          label={label}
          before={show(current[key])}
          after={show(changes[key])}
          isText={key in target.texts}
          isMarkdown={target.isPlain !== true}
          isChosen={!kept.has(key)}
          onChange={(isChosen) => {
            const next = new Set(kept);
            if (isChosen) next.delete(key);
            else next.add(key);
            onKeep(next);
          }}
        />
      ))}
      {others.length > 0 && (
        <p className="border-t border-hairline pt-4 text-sm text-muted">
          {`Empty in the form, and filled by the draft: ${others.map(({ label }) => label).join(', ')}.`}
        </p>
      )}
    </div>
  );
}

interface ComparisonFooterProps {
  target: DraftTarget;
  comparison: Comparison;
  onPut: (values: Values) => void;
  onBack: () => void;
}

export function ComparisonFooter({ target, comparison, onPut, onBack }: ComparisonFooterProps) {
  const { changes, fields, kept } = comparison;
  const chosen = Object.fromEntries(Object.entries(changes).filter(([key]) => !kept.has(key)));
  const below = addedBelow(target, chosen);
  return (
    <>
      <Button variant="ghost" onClick={onBack}>
        Back to the draft
      </Button>
      {/* Only what is written can have something below it. */}
      {canAddBelow(target, comparison) && (
        <Button onClick={() => onPut(below)} {...reasonNot(target, below)}>
          Add below
        </Button>
      )}
      <Button variant="primary" onClick={() => onPut(chosen)} {...reasonNot(target, chosen)}>
        {putLabel(fields, chosen)}
      </Button>
    </>
  );
}

/** Whether something that is written, and that the draft changes, can get the draft below it. */
function canAddBelow(target: DraftTarget, { fields, kept }: Comparison): boolean {
  const current = target.read();
  return (
    Object.keys(target.texts).length > 0 &&
    fields.some(
      (field) => !kept.has(field) && (field in target.texts || Array.isArray(current[field])),
    )
  );
}

/** What becomes of the form: the user may keep all that is written, so that only empty fields change. */
function putLabel(written: readonly string[], chosen: Values): string {
  const filled = Object.keys(chosen).filter((field) => !written.includes(field));
  const isReplacing = Object.keys(chosen).length > filled.length;
  if (filled.length === 0) return 'Replace';
  return isReplacing ? 'Replace and fill in' : 'Fill in what is empty';
}

function reasonNot(target: DraftTarget, values: Values) {
  if (Object.keys(values).length === 0) {
    return { disabledReason: 'There is nothing to put into the form.' };
  }
  const tooLong = tooLongText(target, values);
  return tooLong === null ? {} : { disabledReason: `“${tooLong}” would be too long.` };
}

interface ComparedFieldProps {
  label: string;
  before: string;
  after: string;
  isText: boolean;
  isMarkdown: boolean;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

/** Whole paragraphs that only one side has. */
const sideLabels = { removed: 'In the form now', added: 'From the draft' } as const;

function ComparedField({
  label,
  before,
  after,
  isText,
  isMarkdown,
  isChosen,
  onChange,
}: ComparedFieldProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={`${id}-label`}
      className="flex flex-col gap-2 border-t border-hairline pt-4"
    >
      <CheckboxField
        id={id}
        label={label}
        hint={isChosen ? 'The draft goes in here.' : 'Stays as it is in the form.'}
        checked={isChosen}
        onChange={onChange}
      />
      {isChosen &&
        (isText ? (
          <TextComparison
            before={before}
            after={after}
            isMarkdown={isMarkdown}
            labels={sideLabels}
            note="What is struck through is in the form now. What is underlined comes from the draft."
          />
        ) : (
          <p
            className={classNames(
              'max-w-prose wrap-anywhere whitespace-pre-line',
              // The first line of a list does not continue the last line of another one.
              `${before}${after}`.includes('\n') && 'flex flex-col gap-1',
            )}
          >
            <del className="text-ember">{before}</del>
            <span aria-label="then" role="img">
              {' → '}
            </span>
            <ins className="text-moss no-underline">{after}</ins>
          </p>
        ))}
    </section>
  );
}
