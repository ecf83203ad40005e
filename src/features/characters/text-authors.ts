import type { Character } from '#src/generated/model/index.ts';
import type { NoteField } from './notes/note-fields.ts';

/** Who wrote the drafts that are in the texts of a character; null for a text that people wrote. */
export type TextAuthors = Readonly<Record<'concept' | 'appearance' | 'backstory', string | null>>;

export const noAuthors: TextAuthors = { concept: null, appearance: null, backstory: null };

export const authorsOf = ({ draftedBy, storyDraftedBy }: Character): TextAuthors => ({
  concept: draftedBy,
  ...storyDraftedBy,
});

/** The author of a note. Drafts have no text for the notes of the player. */
export const authorOfNote = ({ storyDraftedBy }: Character, note: NoteField): string | null =>
  note === 'appearance' || note === 'backstory' ? storyDraftedBy[note] : null;
