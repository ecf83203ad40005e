import { OptionalPart } from '#src/components/optional-part.tsx';
import type { CharacterForm } from './use-character-form.ts';

/** Loaded after the form, which can do without it. */
const loadStoryteller = async () =>
  (await import('./character-storyteller.tsx')).CharacterStoryteller;

interface StorytellerPartProps {
  form: CharacterForm;
  draftOf: string;
  /** The stored character if a draft is in it; null otherwise. */
  draftedId?: string | null;
}

/** The buttons that have a character written. They appear after their code is loaded. */
export const StorytellerPart = ({ form, draftOf, draftedId = null }: StorytellerPartProps) => (
  <div className="min-h-9">
    <OptionalPart
      load={loadStoryteller}
      props={{
        draftOf,
        isNew: form.isNew,
        draftedId,
        usedDraft: form.usedDraft,
        read: form.read,
        write: form.write,
      }}
    />
  </div>
);
