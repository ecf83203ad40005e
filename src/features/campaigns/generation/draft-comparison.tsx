import { useId, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { CheckboxField } from '#src/ui/checkbox-field.tsx';
import { focusOnMount } from '#src/ui/focus-on-mount.ts';
import { TextComparison } from '#src/ui/text-comparison.tsx';
import type { Values } from '#src/components/drafts/rebase.ts';
import { addedBelow, type DraftTarget, tooLongText } from './draft-values.ts';

interface DraftComparisonProps {
  target: DraftTarget;
  /** What the draft changes. */
  changes: Values;
  /** The changed fields in which something is written. */
  fields: readonly string[];
  onPut: (values: Values) => void;
  onBack: () => void;
}

/** What the form has and what a draft would put there. The user chooses for each field. */
export function DraftComparison({ target, changes, fields, onPut, onBack }: DraftComparisonProps) {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const current = target.read();
  const shown = target.fields.filter(({ key }) => fields.includes(key));
  const others = target.fields.filter(({ key }) => key in changes && !fields.includes(key));
  const chosen = Object.fromEntries(Object.entries(changes).filter(([key]) => !kept.has(key)));
  const below = addedBelow(target, chosen);
  const [tooLong, tooLongBelow] = [chosen, below].map((values) => tooLongText(target, values));
  const isEmpty = Object.keys(chosen).length === 0;
  return (
    <div className="flex flex-col gap-5">
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
          isChosen={!kept.has(key)}
          onChange={(isChosen) =>
            setKept((before) => {
              const next = new Set(before);
              if (isChosen) next.delete(key);
              else next.add(key);
              return next;
            })
          }
        />
      ))}
      {others.length > 0 && (
        <p className="text-sm text-muted">
          {`Empty in the form, and filled by the draft: ${others.map(({ label }) => label).join(', ')}.`}
        </p>
      )}
      <div className="sticky -bottom-5 -mx-5 -mb-5 flex flex-wrap justify-end gap-3 border-t border-hairline bg-surface-2 p-4">
        <Button variant="ghost" onClick={onBack}>
          Back to the draft
        </Button>
        <Button onClick={() => onPut(below)} {...reasonNot(isEmpty, tooLongBelow)}>
          Add below
        </Button>
        <Button variant="primary" onClick={() => onPut(chosen)} {...reasonNot(isEmpty, tooLong)}>
          Replace
        </Button>
      </div>
    </div>
  );
}

function reasonNot(isEmpty: boolean, tooLong: string | null | undefined) {
  if (isEmpty) return { disabledReason: 'Choose at least one field.' };
  return tooLong ? { disabledReason: `“${tooLong}” would be too long.` } : {};
}

interface ComparedFieldProps {
  label: string;
  before: string;
  after: string;
  isText: boolean;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

function ComparedField({ label, before, after, isText, isChosen, onChange }: ComparedFieldProps) {
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
          <TextComparison before={before} after={after} />
        ) : (
          <p className="max-w-prose wrap-anywhere whitespace-pre-line">
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
