import { characterLine } from '#src/components/characters/character-line.ts';
import type { DraftTarget } from '#src/components/generation/draft-values.ts';
import { Storyteller } from '#src/components/generation/storyteller.tsx';
import { backgrounds } from '#src/lib/character/origins.ts';
import { characterFields, type CharacterValues } from './character-fields.ts';
import { chosenLabels, choicesOf, unchosenValues } from './chosen-values.ts';

interface CharacterStorytellerProps {
  draftOf: string;
  /** Whether the character is not saved yet. Only then, values that the form has filled in do not count as chosen. */
  isNew: boolean;
  /** The stored character if a draft is in it; null otherwise. */
  draftedId: string | null;
  read: () => CharacterValues;
  write: (values: Partial<CharacterValues>) => void;
}

/** Makes a whole character from one sentence, or finishes what is in the form. */
export function CharacterStoryteller({
  draftOf,
  isNew,
  draftedId,
  read,
  write,
}: CharacterStorytellerProps) {
  const unchosen = (values: CharacterValues) => (isNew ? unchosenValues(values) : {});
  const target: DraftTarget = {
    fields: characterFields,
    texts: {},
    get empty() {
      return unchosen(read());
    },
    valuesOf: ({ character }) => ({ ...character }),
    summaryOf: ({ character }) =>
      character && `${characterLine(character)}, ${backgrounds[character.background].label}`,
    copiedNote:
      'The form takes the name, the choices and the line about the character. The sheet has no fields for the rest yet, so copy what you want to keep.',
    read: () => ({ ...read() }),
    write,
  };
  return (
    <Storyteller
      kinds={['character']}
      campaignId={null}
      draftOf={draftOf}
      entrances={[
        {
          label: 'From one sentence',
          defaults: () => ({ level: read().level }),
        },
        {
          label: 'Finish this',
          defaults: () => {
            const values = read();
            return {
              level: values.level,
              subject: { choices: choicesOf(values, unchosen(values)) },
              stays: chosenLabels(values, unchosen(values)),
            };
          },
        },
      ]}
      target={target}
      isEarlierText={
        draftedId === null ? undefined : ({ characterId }) => characterId === draftedId
      }
    />
  );
}
