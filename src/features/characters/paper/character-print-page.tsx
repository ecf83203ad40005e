import type { QueryClient } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { knownSession } from '#src/api/known-session.ts';
import { loadPlay } from '#src/api/waiting/character-queues.ts';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import { OptionalPart } from '#src/components/optional-part.tsx';
import { untilSlow } from '#src/components/route-module.ts';
import {
  characterGet,
  getCharacterGetQueryKey,
  useCharacterGetSuspense,
  useCharacterPlayGetSuspense,
} from '#src/generated/endpoints/characters/characters.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckboxField } from '#src/ui/checkbox-field.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { noteFields, type NoteField } from '../notes/note-fields.ts';
import { usePlay } from '../play/use-play.ts';
import { PaperSheet } from './paper-sheet.tsx';

export const loader =
  (queryClient: QueryClient) =>
  ({ params }: LoaderFunctionArgs) => {
    const { characterId = '' } = params;
    const session = knownSession(queryClient);
    return untilSlow(
      Promise.all([
        queryClient.query({
          // Another device can have changed the character since.
          staleTime: 0,
          queryKey: getCharacterGetQueryKey(characterId),
          // Printing is not a visit.
          queryFn: ({ signal }) => characterGet(characterId, { visit: false }, { signal }),
        }),
        session?.state === 'signedIn' &&
          loadPlay(queryClient, session.user.id, characterId, { staleTime: 0 }),
      ]),
    );
  };

export const handle = { title: 'Print a character', skeleton: 'plain' } as const;

const loadFeatures = async () => (await import('./paper-feature-texts.tsx')).PaperFeatureTexts;
const loadTexts = async () => (await import('./paper-spell-texts.tsx')).PaperSpellTexts;

/** The sheet as it is printed: with the presses and edits that are not sent yet, and with the notes that are chosen. */
export function Component() {
  const { characterId = '' } = useParams();
  const { data: stored } = useCharacterGetSuspense(characterId);
  // `usePlay` decides when the state is fetched again. This only waits for the first response.
  const { data: loaded } = useCharacterPlayGetSuspense(characterId, {
    query: { staleTime: Infinity },
  });
  const { character, play } = usePlay(stored);
  const [notes, setNotes] = useState<readonly NoteField[]>(['appearance', 'backstory']);
  const [hasFeatures, setHasFeatures] = useState(false);
  const [hasTexts, setHasTexts] = useState(false);
  const written = noteFields.filter(({ key }) => character[key] !== '');
  return (
    <>
      <title>{`${character.name} on paper · Questwright`}</title>
      <div className="not-printed">
        <PageHeader
          eyebrow={
            <PrefetchLink to={paths.character(characterId)} className="text-link">
              {character.name}
            </PrefetchLink>
          }
          title="On paper"
          lead="Two pages for A4 and Letter, and a third one for spells."
          actions={
            <Button
              variant="primary"
              icon={<Printer aria-hidden size={18} />}
              onClick={() => window.print()}
            >
              Print
            </Button>
          }
        />
        <CheckboxField
          className="mb-6"
          label="Print what the features do"
          hint="The text of each feature, on further pages."
          checked={hasFeatures}
          onChange={setHasFeatures}
        />
        {character.spells.some(({ key }) => key !== null) && (
          <CheckboxField
            className="mb-6"
            label="Print what the spells do"
            hint="The text of each spell, on further pages."
            checked={hasTexts}
            onChange={setHasTexts}
          />
        )}
        {written.length > 0 && (
          <fieldset className="mb-6 flex flex-wrap gap-x-6 gap-y-2">
            <legend className="mb-2 text-sm font-semibold">Texts on the second page</legend>
            {written.map(({ key, label }) => (
              <CheckboxField
                key={key}
                label={label}
                checked={notes.includes(key)}
                onChange={(ticked) =>
                  setNotes(ticked ? [...notes, key] : notes.filter((name) => name !== key))
                }
              />
            ))}
          </fieldset>
        )}
      </div>
      <PaperSheet character={character} state={play?.state ?? loaded.state} notes={notes}>
        {hasFeatures && <OptionalPart load={loadFeatures} props={{ character }} />}
        {hasTexts && <OptionalPart load={loadTexts} props={{ character }} />}
      </PaperSheet>
    </>
  );
}
