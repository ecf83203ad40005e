import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { dequal } from 'dequal/lite';
import { characterLine } from '#src/components/characters/character-line.ts';
import type { UsedDraft } from '#src/components/forms/form-draft.ts';
import type { DraftTarget } from '#src/components/generation/draft-values.ts';
import { Storyteller } from '#src/components/generation/storyteller.tsx';
import { ownTextsIn, writtenTexts } from '#src/components/generation/own-texts.ts';
import type { Values } from '#src/components/drafts/rebase.ts';
import type { GenerationDraft } from '#src/generated/model/index.ts';
import { backgrounds } from '#src/lib/character/origins.ts';
import { fromMarkdown } from '#src/lib/plain-from-markdown.ts';
import { characterFields, characterLabels, type CharacterValues } from './character-fields.ts';
import { longestText } from './character-text-fields.tsx';
import { chosenLabels, choicesOf, unchosenValues } from './chosen-values.ts';
import { completeDraft, type CompletedDraft } from './draft-completion.ts';
import { spellChoice } from './spell-choices/spell-choice.ts';

interface CharacterStorytellerProps {
  draftOf: string;
  /** Whether the character is not saved yet. Only then, values that the form has filled in do not count as chosen. */
  isNew: boolean;
  /** The stored character if a draft is in it; null otherwise. */
  draftedId: string | null;
  usedDraft: UsedDraft;
  read: () => CharacterValues;
  write: (values: Partial<CharacterValues>) => void;
}

/** The sections of a draft for which the form has a field, by the name of the field and of the section. */
const textFields = ['appearance', 'backstory'] as const;

/** The texts for the fields, which show no Markdown. What is for game masters only is not for readers of the sheet. */
const textsOf = ({ sections }: GenerationDraft): Values =>
  Object.fromEntries(
    sections
      .filter(
        ({ sectionId, audience }) =>
          audience === 'everyone' && textFields.some((name) => name === sectionId),
      )
      .map(({ sectionId, text }) => [sectionId, fromMarkdown(text)]),
  );

/** Makes a whole character from one sentence, or finishes what is in the form. */
export function CharacterStoryteller({
  draftOf,
  isNew,
  draftedId,
  usedDraft,
  read,
  write,
}: CharacterStorytellerProps) {
  const drafts = useRef<CompletedDraft[]>([]);
  // The catalogue is loaded while the draft is written.
  const [isOpened, setOpened] = useState(false);
  const { data: withSpells } = useQuery({ ...spellChoice, enabled: isOpened });
  const unchosen = (values: CharacterValues) => (isNew ? unchosenValues(values) : {});
  const target: DraftTarget = {
    fields: characterFields,
    texts: Object.fromEntries(textFields.map((name) => [name, longestText])),
    isPlain: true,
    ownTexts: textFields,
    get empty() {
      return unchosen(read());
    },
    valuesOf: (draft) => ({ ...draft.character, ...textsOf(draft) }),
    completed(changes) {
      const completed = completeDraft(changes, {
        current: read(),
        earlier: drafts.current,
        isNew,
        withSpells,
      });
      drafts.current.push(completed);
      return completed.put;
    },
    summaryOf: ({ character }) =>
      character && `${characterLine(character)}, ${backgrounds[character.background].label}`,
    copiedNote:
      'The form takes the name, the choices, the line about the character, Appearance and Backstory. It also suggests what the levels leave to choose, with spells. It has no fields for the other sections, so copy what you want to keep.',
    read: () => ({ ...read() }),
    write,
    usedDraft,
  };
  return (
    <Storyteller
      kinds={['character']}
      campaignId={null}
      draftOf={draftOf}
      entrances={[
        {
          label: 'From one sentence',
          defaults: () => {
            setOpened(true);
            return { level: read().level };
          },
        },
        {
          label: 'Finish this',
          defaults: (put) => {
            setOpened(true);
            const values = read();
            const written = ownTextsIn(values, textFields, put);
            // The line of the last draft tells of the name and the story of that draft.
            const notChosen = {
              ...unchosen(values),
              ...(values.concept === put['concept'] && { concept: values.concept }),
            };
            const after = drafts.current.at(-1)?.after;
            return {
              level: values.level,
              // The draft in the form has nothing of what the user has changed since.
              isAnother: Object.keys(put).length > 0 && !dequal(values, after),
              subject: {
                choices: choicesOf(values, notChosen),
                texts: writtenTexts(values, written),
              },
              stays: [
                ...chosenLabels(values, notChosen),
                ...written.map((name) => characterLabels[name]),
              ],
            };
          },
        },
      ]}
      target={target}
      hasSavedDraft={draftedId !== null}
      isEarlierText={({ characterId }) => characterId === draftedId}
    />
  );
}
