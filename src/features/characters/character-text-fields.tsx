import { longestCharacterName, longestConcept } from '#src/lib/contract-limits.ts';
import { draftedText } from '#src/lib/drafted-text.ts';
import { TextAreaField } from '#src/ui/text-area-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { characterLabels, type TextAuthors } from './character-fields.ts';
import type { CharacterForm } from './use-character-form.ts';

interface CharacterTextFieldsProps extends Pick<CharacterForm, 'field'> {
  /** Who wrote the drafts that are in the stored texts. */
  authors: TextAuthors;
}

const authorHint = (author: string | null): string | false =>
  author !== null && `${draftedText(author)}.`;

/** The limit of `CharacterText` in the contract. */
export const longestText = 8000;

/** Name and line. */
export const NameFields = ({ field, authors }: CharacterTextFieldsProps) => (
  <>
    <TextField
      {...field('name')}
      label={characterLabels.name}
      maxLength={longestCharacterName}
      autoComplete="off"
    />
    <TextField
      {...field('concept')}
      label={characterLabels.concept}
      optional
      hint={authorHint(authors.concept)}
      maxLength={longestConcept}
      autoComplete="off"
    />
  </>
);

/** How the character looks and where it comes from. */
export const StoryFields = ({ field, authors }: CharacterTextFieldsProps) => (
  <>
    <TextAreaField
      {...field('appearance')}
      label={characterLabels.appearance}
      optional
      hint={authorHint(authors.appearance)}
      maxLength={longestText}
    />
    <TextAreaField
      {...field('backstory')}
      label={characterLabels.backstory}
      optional
      hint={authorHint(authors.backstory)}
      maxLength={longestText}
    />
  </>
);

export const CharacterTextFields = (props: CharacterTextFieldsProps) => (
  <>
    <NameFields {...props} />
    <StoryFields {...props} />
  </>
);
