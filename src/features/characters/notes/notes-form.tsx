import * as zod from 'zod/mini';
import type { ShownField } from '#src/components/drafts/conflict-card.tsx';
import { showText } from '#src/components/drafts/shown-values.ts';
import { EntityForm } from '#src/components/forms/entity-form.tsx';
import { lazyPart } from '#src/components/lazy-part.tsx';
import type { Character } from '#src/generated/model/index.ts';
import { CharacterInput } from '#src/generated/zod/questwrightAPI.schemas.zod.ts';
import { draftedText } from '#src/lib/drafted-text.ts';
import { TextAreaField } from '#src/ui/text-area-field.tsx';
import { authorOfNote, noteFields, type NoteField } from './note-fields.ts';
import { usePartForm } from './use-part-form.ts';

const TextComparison = lazyPart(
  async () => (await import('#src/ui/text-comparison.tsx')).TextComparison,
);

const { shape } = CharacterInput;

const schema = zod.object({
  appearance: shape.appearance,
  backstory: shape.backstory,
  notesForMe: shape.notesForMe,
  notesForGameMaster: shape.notesForGameMaster,
  notesForEveryone: shape.notesForEveryone,
});

const fields: readonly ShownField[] = noteFields.map(({ key, label }) => ({
  key,
  label,
  show: showText,
  Compare: TextComparison,
}));

/** Who can read the text, and who wrote the draft in it. */
function hintOf(character: Character, note: NoteField, readers: string): string {
  const author = authorOfNote(character, note);
  return author === null ? `For ${readers}.` : `For ${readers}. ${draftedText(author)}.`;
}

interface NotesFormProps {
  character: Character;
  onEnd: () => void;
}

/** Changes the texts. Another device that has changed one meanwhile is asked about, so that nothing is lost. */
export function NotesForm({ character, onEnd }: NotesFormProps) {
  const names = noteFields.map(({ key }) => key);
  const form = usePartForm({ character, names, schema, draft: 'notes', onEnd });
  return (
    <EntityForm
      form={form}
      noun="character"
      fields={fields}
      submitLabel="Save notes"
      cancel={onEnd}
    >
      {noteFields.map(({ key, label, readers }) => (
        <TextAreaField
          key={key}
          {...form.field(key)}
          label={label}
          hint={hintOf(character, key, readers)}
          rows={4}
          maxLength={8000}
        />
      ))}
    </EntityForm>
  );
}
