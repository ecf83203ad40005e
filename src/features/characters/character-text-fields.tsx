import { longestCharacterName, longestConcept } from '#src/lib/contract-limits.ts';
import { draftedText } from '#src/lib/drafted-text.ts';
import { TextAreaField } from '#src/ui/text-area-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { characterLabels } from './character-fields.ts';
import type { CharacterForm } from './use-character-form.ts';

interface CharacterTextFieldsProps extends Pick<CharacterForm, 'field'> {
  /** Who wrote the draft that is in the stored concept; null if people wrote it. */
  draftedBy: string | null;
}

/** The limit of `CharacterText` in the contract. */
export const longestText = 8000;

/** Name and line. */
export const NameFields = ({ field, draftedBy }: CharacterTextFieldsProps) => (
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
      hint={draftedBy !== null && `${draftedText(draftedBy)}.`}
      maxLength={longestConcept}
      autoComplete="off"
    />
  </>
);

/** How the character looks and where it comes from. */
export const StoryFields = ({ field }: Pick<CharacterForm, 'field'>) => (
  <>
    <TextAreaField
      {...field('appearance')}
      label={characterLabels.appearance}
      optional
      maxLength={longestText}
    />
    <TextAreaField
      {...field('backstory')}
      label={characterLabels.backstory}
      optional
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
