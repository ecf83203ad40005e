import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Panel } from '#src/ui/panel.tsx';
import type { ShownField } from '../drafts/conflict-card.tsx';
import { copyText } from '../drafts/copy-text.ts';
import type { Values } from '../drafts/rebase.ts';
import { useDraftRemoval, useStoredDraft } from './use-form-draft.ts';

/** The changed fields with their labels, as one text. */
const writtenText = (fields: readonly ShownField[], changed: Values): string =>
  fields
    .filter(({ key }) => key in changed)
    .map(({ key, label, show }) => ({ label, text: show(changed[key]).trim() }))
    .filter(({ text }) => text !== '')
    .map(({ label, text }) => `${label}:${text.includes('\n') ? '\n' : ' '}${text}`)
    .join('\n\n');

interface KeptChangesProps {
  draftOf: string;
  /** The changed fields as one text; empty if the user has written nothing. */
  textOf: (changed: Values) => string;
  className: string;
}

/** Shows what the user has written in a record that this user can no longer change. */
export function KeptChanges({ draftOf, textOf, className }: KeptChangesProps) {
  const draft = useStoredDraft(draftOf);
  const remove = useDraftRemoval(draftOf);
  const [isRemoved, setRemoved] = useState(false);
  if (draft === undefined || draft === null || isRemoved) return null;
  const text = textOf(draft.changed);
  if (text === '') return null;
  return (
    <Panel
      title="What you wrote is still on this device"
      description="It was never saved. Copy it before you discard it."
      className={className}
      actions={
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => void copyText(text)}>
            Copy
          </Button>
          <Button
            size="small"
            variant="ghost"
            onClick={() => {
              setRemoved(true);
              void remove();
            }}
          >
            Discard
          </Button>
        </div>
      }
    >
      <p className="max-w-prose wrap-anywhere whitespace-pre-wrap">{text}</p>
    </Panel>
  );
}

interface KeptFieldsProps {
  draftOf: string;
  /** The fields of the record, in the order of its form. */
  fields: readonly ShownField[];
}

/** `KeptChanges` for a record of which every field can be shown as a text. */
export function KeptFields({ draftOf, fields }: KeptFieldsProps) {
  const textOf = (changed: Values) => writtenText(fields, changed);
  return <KeptChanges draftOf={draftOf} textOf={textOf} className="mb-6" />;
}
