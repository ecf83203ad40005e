import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import type { ErrorType } from '#src/api/http.ts';
import { characterInputOf } from '#src/api/waiting/sheet-edits.ts';
import type { RecordVersion } from '#src/components/forms/form-draft.ts';
import { useEntityForm } from '#src/components/forms/use-entity-form.ts';
import {
  getCharacterGetQueryKey,
  getCharacterGetSuspenseQueryOptions,
  useCharacterUpdate,
} from '#src/generated/endpoints/characters/characters.ts';
import type { ApiProblem, Character, CharacterInput } from '#src/generated/model/index.ts';
import { partDraft } from './part-draft.ts';

interface PartFormOptions<Name extends keyof CharacterInput & keyof Character> {
  character: Character;
  /** The fields of the form. */
  names: readonly Name[];
  /** Checks the fields as the contract does. */
  schema: Parameters<
    typeof useEntityForm<
      Pick<CharacterInput, Name>,
      Pick<CharacterInput, Name>,
      unknown,
      Character,
      ErrorType<ApiProblem>
    >
  >[0]['schema'];
  /** What the draft on this device is called. */
  draft: string;
  onEnd: () => void;
}

/** A form that changes some fields of a character, and leaves the others as they are stored. */
export function usePartForm<Name extends keyof CharacterInput & keyof Character>({
  character,
  names,
  schema,
  draft,
  onEnd,
}: PartFormOptions<Name>) {
  const queryClient = useQueryClient();
  const update = useCharacterUpdate();
  const { characterId } = character;
  const draftOf = partDraft(characterId, draft);
  // The version that the form is about: the other fields of the request are from it.
  const [versions] = useState(() => new Map([[character.version, character]]));

  const partOf = (whole: Character): RecordVersion<Pick<CharacterInput, Name>> => {
    versions.set(whole.version, whole);
    const values = Object.fromEntries(names.map((name) => [name, whole[name]]));
    // Every name is a key of the result.
    return { values: values as unknown as Pick<CharacterInput, Name>, version: whole.version };
  };

  async function fetchWhole(): Promise<Character> {
    const options = getCharacterGetSuspenseQueryOptions(characterId);
    return queryClient.query({ ...options, staleTime: 0 });
  }

  return useEntityForm<
    Pick<CharacterInput, Name>,
    Pick<CharacterInput, Name>,
    Parameters<typeof update.mutate>[0],
    Character,
    ErrorType<ApiProblem>
  >({
    schema,
    draftOf,
    stored: partOf(character),
    fetchStored: async () => partOf(await fetchWhole()),
    savedAs: (saved) => ({ draftOf, stored: partOf(saved) }),
    mutation: update,
    variables: async (body, { version }) => {
      // A draft that was kept can be about a version that is not loaded; its request is then refused, and the
      // form merges.
      const whole = versions.get(version ?? 0) ?? character;
      return {
        characterId,
        data: { ...characterInputOf(whole), ...body },
        headers: { 'If-Match': `"${version ?? whole.version}"` },
      };
    },
    onDone: (saved, _, { closes }) => {
      queryClient.setQueryData(getCharacterGetQueryKey(characterId), saved);
      toast.success('Saved.');
      if (closes) onEnd();
    },
  });
}
