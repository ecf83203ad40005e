import { Pencil } from 'lucide-react';
import { useState } from 'react';
import type { Character } from '#src/generated/model/index.ts';
import { Button } from '#src/ui/button.tsx';
import { Panel } from '#src/ui/panel.tsx';
import { useLoadOnPress } from '#src/ui/use-load-on-press.tsx';
import { noteFields } from './note-fields.ts';
import type { NotesForm } from './notes-form.tsx';

const loadForm = async () => (await import('./notes-form.tsx')).NotesForm;

/** The texts about a character, each with who reads it. */
export function Notes({ character }: { character: Character }) {
  const [Form, setForm] = useState<typeof NotesForm | null>(null);
  const { notice, buttonProps } = useLoadOnPress({
    load: loadForm,
    what: 'form',
    onLoaded: (Loaded) => setForm(() => Loaded),
  });
  const written = noteFields.filter(({ key }) => character[key] !== '');
  return (
    <Panel
      title="Notes"
      actions={
        Form === null && (
          <>
            {notice}
            <Button size="small" icon={<Pencil aria-hidden size={16} />} {...buttonProps}>
              Write notes
            </Button>
          </>
        )
      }
    >
      {Form ? (
        <Form character={character} onEnd={() => setForm(null)} />
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
                {label} <span className="font-normal text-muted">· {readers}</span>
              </h3>
              <p className="oldstyle max-w-prose wrap-anywhere whitespace-pre-line">
                {character[key]}
              </p>
            </section>
          ))}
        </>
      )}
    </Panel>
  );
}
