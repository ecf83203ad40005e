import { Pencil } from 'lucide-react';
import { DraftedBy } from '#src/components/drafted-by.tsx';
import { OptionalPart } from '#src/components/optional-part.tsx';
import type { Character } from '#src/generated/model/index.ts';
import { middleDot } from '#src/lib/unbroken.ts';
import { Button } from '#src/ui/button.tsx';
import { Panel } from '#src/ui/panel.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useLoadOnPress } from '#src/ui/use-load-on-press.tsx';
import { authorOfNote, noteFields } from './note-fields.ts';
import { useWritingNotes } from './use-writing-notes.ts';

const loadForm = async () => (await import('./notes-form.tsx')).NotesForm;

/** The texts about a character, each with who reads it. */
export function Notes({ character }: { character: Character }) {
  const [isWriting, setWriting] = useWritingNotes();
  const { notice, buttonProps } = useLoadOnPress({
    load: loadForm,
    what: 'form',
    onLoaded: () => setWriting(true),
  });
  const written = noteFields.filter(({ key }) => character[key] !== '');
  return (
    <Panel
      title="Notes"
      actions={
        !isWriting && (
          <>
            {notice}
            <Button size="small" icon={<Pencil aria-hidden size={16} />} {...buttonProps}>
              Write notes
            </Button>
          </>
        )
      }
    >
      {isWriting ? (
        <OptionalPart
          load={loadForm}
          props={{ character, onEnd: () => setWriting(false) }}
          fallback={<Skeleton className="h-96" />}
        />
      ) : (
        <>
          {written.length === 0 && (
            <p className="text-sm text-muted">
              Nothing yet. Notes are for you, for your game master, or for everyone at the table.
            </p>
          )}
          {written.map(({ key, label, readers }) => (
            <section key={key} aria-label={label} className="mb-4">
              <h3 className="text-sm font-semibold">
                {label}
                <span className="font-normal text-muted">
                  {middleDot}
                  {readers}
                </span>
              </h3>
              <p className="oldstyle max-w-prose wrap-anywhere whitespace-pre-line">
                {character[key]}
              </p>
              <DraftedBy author={authorOfNote(character, key)} />
            </section>
          ))}
        </>
      )}
    </Panel>
  );
}
