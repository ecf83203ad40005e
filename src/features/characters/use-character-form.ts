import type { UseMutationResult } from '@tanstack/react-query';
import { get, useWatch } from 'react-hook-form';
import type { ErrorType } from '#src/api/http.ts';
import { useSignedInUser } from '#src/api/session.ts';
import { firstMessage } from '#src/components/forms/first-message.ts';
import {
  type EntitySource,
  type SaveContext,
  useEntityForm,
} from '#src/components/forms/use-entity-form.ts';
import { forgetUsedDraft, usedDraftField } from '#src/components/generation/used-draft.ts';
import type {
  ApiProblem,
  Character,
  CharacterInput as CharacterBody,
} from '#src/generated/model/index.ts';
import { CharacterInput } from '#src/generated/zod/questwrightAPI.schemas.zod.ts';
import type { AbilityName } from '#src/lib/character/abilities.ts';
import { characterClasses, type ClassName } from '#src/lib/character/classes.ts';
import type { BackgroundName } from '#src/lib/character/origins.ts';
import { characterFindings } from '#src/lib/character/rules.ts';
import { pointerKeys } from '#src/lib/json-pointer.ts';
import type { CharacterValues } from './character-fields.ts';
import { startingCharacter, usualIncreases, usualSkills } from './starting-character.ts';

export interface CharacterFormOptions<Variables> extends EntitySource<CharacterValues> {
  mutation: UseMutationResult<Character, ErrorType<ApiProblem>, Variables>;
  variables: (body: CharacterBody, context: SaveContext) => Variables;
  onDone: (saved: Character) => unknown;
}

/** The contract with the rules of the game, so that the browser refuses what the server refuses. */
const schema = CharacterInput.check(({ value, issues }) => {
  for (const { path, message } of characterFindings({ ...startingCharacter, ...value })) {
    issues.push({ code: 'custom', path: pointerKeys(path), message, input: value });
  }
});

/**
 * The values of the form, which have the type of a request. Every field has a default value, so none is
 * undefined.
 */
const complete = (values: object) => ({ ...startingCharacter, ...values }) as CharacterValues;

/** The form of a character. Choosing a class or background also sets the values that depend on it. */
export function useCharacterForm<Variables>({
  variables,
  onDone,
  ...options
}: CharacterFormOptions<Variables>) {
  const { id: userId } = useSignedInUser();
  const form = useEntityForm<
    CharacterInput,
    CharacterBody,
    Variables,
    Character,
    ErrorType<ApiProblem>
  >({
    schema,
    ...options,
    onDone: (saved) => {
      forgetUsedDraft(userId, options.draftOf);
      return onDone(saved);
    },
    variables: (body, context) =>
      variables({ ...body, ...usedDraftField(userId, options.draftOf) }, context),
  });
  const watched = useWatch({ control: form.form.control });
  const values = complete(watched);

  function set<Name extends keyof CharacterValues>(name: Name, value: CharacterValues[Name]) {
    // Name and value belong to the same field, but the types of the form cannot express that.
    form.form.setValue(name, value as never, { shouldDirty: true });
    form.form.clearErrors(name);
  }

  return {
    ...form,
    values,
    set,
    read: (): CharacterValues => complete(form.form.getValues()),
    write(written: Partial<CharacterValues>) {
      for (const [name, value] of Object.entries(written)) {
        // The names and values are those of a character.
        set(name as keyof CharacterValues, value as never);
      }
    },
    /** The props that connect a field without a registered input with the form. */
    part: (name: PartName) => ({ id: form.id + name, error: firstMessage(get(form.errors, name)) }),
    chooseClass(name: ClassName) {
      set('class', name);
      set('skills', usualSkills(name, values.background));
      if (values.abilityMethod === 'standard-array') {
        set('abilities', characterClasses[name].array);
      }
    },
    chooseBackground(name: BackgroundName) {
      set('background', name);
      set('increases', usualIncreases(name));
      set('skills', usualSkills(values.class, name));
    },
  };
}

export type CharacterFormState = Pick<
  ReturnType<typeof useCharacterForm>,
  'values' | 'set' | 'part'
>;

type PartName = keyof CharacterValues | `abilities.${AbilityName}`;
