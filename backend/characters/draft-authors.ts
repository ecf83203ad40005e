import { draftedByAfter, noText, type DraftSource } from '#backend/generation/draft-source.ts';
import type { CharacterFileAuthors } from '#src/generated/model/index.ts';
import type { CharacterRow, WrittenCharacter } from './record.ts';

/** The texts that drafts fill, and the column that names the author of the draft in each of them. */
const authorColumns = {
  concept: 'drafted_by',
  appearance: 'appearance_drafted_by',
  backstory: 'backstory_drafted_by',
} as const;

type Text = keyof typeof authorColumns;
type AuthorColumns = Pick<CharacterRow, (typeof authorColumns)[Text]>;

/** A character before a change. */
interface Before {
  readonly row: AuthorColumns;
  readonly written: WrittenCharacter;
}

const columnsOf = (authorOf: (text: Text) => string | null): AuthorColumns => ({
  drafted_by: authorOf('concept'),
  appearance_drafted_by: authorOf('appearance'),
  backstory_drafted_by: authorOf('backstory'),
});

/** The authors of the drafts that are in the texts after a change. `before` is null for a new character. */
export const draftAuthorColumns = (
  before: Before | null,
  written: WrittenCharacter,
  source: DraftSource | null,
): AuthorColumns =>
  columnsOf((text) => {
    const authored = before && {
      text: before.written[text],
      draftedBy: before.row[authorColumns[text]],
    };
    return draftedByAfter(authored ?? noText, written[text], source);
  });

/** The authors that a file names. A text that is empty has none. */
export const importedAuthorColumns = (
  written: WrittenCharacter,
  authors: CharacterFileAuthors | null,
): AuthorColumns =>
  columnsOf((text) => (written[text].trim() === '' ? null : (authors?.[text] ?? null)));

/** The authors for a file; null if people wrote all texts. */
export function fileAuthorsOf(row: AuthorColumns): CharacterFileAuthors | null {
  const authors = {
    concept: row.drafted_by,
    appearance: row.appearance_drafted_by,
    backstory: row.backstory_drafted_by,
  };
  return Object.values(authors).some((author) => author !== null) ? authors : null;
}
