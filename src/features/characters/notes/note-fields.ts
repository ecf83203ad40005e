import type { Character, CharacterInput } from '#src/generated/model/index.ts';

export type NoteField =
  | 'notesForMe'
  | 'notesForGameMaster'
  | 'notesForEveryone'
  | 'appearance'
  | 'backstory';

interface NoteFieldFacts {
  readonly key: NoteField & keyof CharacterInput;
  readonly label: string;
  /** Who can read it besides the owner. */
  readonly readers: string;
}

/** The texts of a character in their order on the sheet. */
export const noteFields: readonly NoteFieldFacts[] = [
  { key: 'notesForMe', label: 'Notes for me', readers: 'only you' },
  {
    key: 'notesForGameMaster',
    label: 'Notes for the game master',
    readers: 'you and the game masters of the campaign you share with',
  },
  { key: 'notesForEveryone', label: 'Notes for everyone', readers: 'everyone who reads the sheet' },
  { key: 'appearance', label: 'Appearance', readers: 'everyone who reads the sheet' },
  { key: 'backstory', label: 'Backstory', readers: 'those with whom you share it' },
];

/** Who wrote the draft that is in a note. Drafts have no text for the notes of the player. */
export const authorOfNote = ({ storyDraftedBy }: Character, note: NoteField): string | null =>
  note === 'appearance' || note === 'backstory' ? storyDraftedBy[note] : null;
