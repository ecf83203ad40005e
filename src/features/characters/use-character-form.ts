import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { get, useWatch } from 'react-hook-form';
import type { ErrorType } from '#src/api/http.ts';
import { firstMessage } from '#src/components/forms/first-message.ts';
import {
  type EntitySource,
  type SaveContext,
  type SaveOutcome,
  useEntityForm,
} from '#src/components/forms/use-entity-form.ts';
import type {
  ApiProblem,
  Character,
  CharacterInput as CharacterBody,
} from '#src/generated/model/index.ts';
import type { CharacterInput } from '#src/generated/zod/questwrightAPI.schemas.zod.ts';
import type { AbilityName, AbilityScores } from '#src/lib/character/abilities.ts';
import { isRecord } from '#src/lib/is-record.ts';
import { characterDraft, characterVersion, type CharacterValues } from './character-fields.ts';
import type { AbilityDice } from './abilities/rolled-scores.ts';
import { fitChoices, type FittedChoices, withFitting } from './fitting-choices.ts';
import type { Origin } from './first-origin.ts';
import { startingCharacter } from './starting-character.ts';

interface CharacterFormOptions<Variables> extends EntitySource<CharacterValues> {
  mutation: UseMutationResult<Character, ErrorType<ApiProblem>, Variables>;
  variables: (body: CharacterBody, context: SaveContext, memory: FormMemory) => Variables;
  onDone: (saved: Character, outcome: SaveOutcome) => unknown;
  /** Called with the step of the wizard at which a restored draft was left. */
  onRestoredStep?: (step: string) => void;
}

/** What a draft keeps besides the fields. */
interface FormMemory {
  /** The step of the wizard. */
  readonly step: string | null;
  /** The dice of each ability; null if none are rolled. */
  readonly dice: AbilityDice | null;
  /** What the Hit Point Die of a new level showed; null for the fixed number. */
  readonly hitDieRoll: number | null;
  /** By method: the scores before the user chose another method. */
  readonly scores: Partial<Readonly<Record<CharacterValues['abilityMethod'], AbilityScores>>>;
}

const emptyMemory: FormMemory = { step: null, dice: null, scores: {}, hitDieRoll: null };

/** What a stored draft has kept. An older version of the app may have kept other things. */
const isMemory = (kept: unknown): kept is FormMemory =>
  isRecord(kept) && 'step' in kept && 'dice' in kept && isRecord(kept['scores']);

const loadSchema = async () => (await import('./character-schema.ts')).characterSchema;

/** The values on which other parts of the form depend. */
const withoutTexts = ({
  name: _name,
  concept: _concept,
  appearance: _appearance,
  backstory: _backstory,
  ...others
}: CharacterInput) => others;

/**
 * The values of the form, which have the type of a request. Every field has a default value, so none is
 * undefined.
 */
const complete = (values: object) => ({ ...startingCharacter, ...values }) as CharacterValues;

/** The form of a character. Choosing a class or background also sets the values that depend on it. */
export function useCharacterForm<Variables>({
  variables,
  onDone,
  onRestoredStep,
  ...options
}: CharacterFormOptions<Variables>) {
  const [memory, setMemory] = useState<FormMemory | null>(null);
  const isNew = options.stored.version === null;
  const form = useEntityForm<
    CharacterInput,
    CharacterBody,
    Variables,
    Character,
    ErrorType<ApiProblem>
  >({
    schema: loadSchema,
    ...options,
    attachment: memory,
    showAttachment(kept) {
      if (kept !== null && !isMemory(kept)) return;
      setMemory(kept);
      if (kept?.step) onRestoredStep?.(kept.step);
    },
    savedAs: (saved) => ({
      draftOf: isNew ? characterDraft(saved.characterId) : options.draftOf,
      stored: characterVersion(saved),
    }),
    onDone: (saved, _, outcome) => onDone(saved, outcome),
    variables: (body, context) =>
      variables(
        { ...body, ...(context.usedDraft !== null && { draftGenerationId: context.usedDraft }) },
        { ...context, once: () => context.once(memory) },
        memory ?? emptyMemory,
      ),
  });
  const [question, setQuestion] = useState<FittedChoices | null>(null);
  // A text decides about nothing else in the form, so typing in one does not render the form again.
  useWatch({ control: form.form.control, compute: withoutTexts });
  const values = complete(form.form.getValues());

  function set<Name extends keyof CharacterValues>(name: Name, value: CharacterValues[Name]) {
    // Name and value belong to the same field, but the types of the form cannot express that.
    form.form.setValue(name, value as never, { shouldDirty: true });
    form.form.clearErrors(name);
  }

  function setAll(changed: Partial<CharacterValues>) {
    for (const [name, value] of Object.entries(changed)) {
      // The names and values are those of a character.
      set(name as keyof CharacterValues, value as never);
    }
  }

  const read = (): CharacterValues => complete(form.form.getValues());

  return {
    ...form,
    isNew,
    memory: memory ?? emptyMemory,
    remember: (part: Partial<FormMemory>) => setMemory({ ...emptyMemory, ...memory, ...part }),
    values,
    set,
    setAll,
    read,
    /**
     * Takes over a draft, or takes it back. Suggestions that it does not replace follow its class, species and
     * background; one of these that is not in `written` stays.
     */
    write(written: Partial<CharacterValues>) {
      setAll(withFitting(read(), written, isNew));
    },
    /** The props that connect a field without a registered input with the form. */
    part: (name: PartName) => ({ id: form.id + name, error: firstMessage(get(form.errors, name)) }),
    /** Chooses class, species or background, and asks first if typed values do not fit. */
    choose(chosen: Partial<Origin>) {
      const fitted = fitChoices(read(), chosen, isNew);
      if (fitted.misfits.length > 0) setQuestion(fitted);
      else setAll(fitted.values);
    },
    /** What a choice would change that the user has typed; null if there is no question. */
    question,
    /** @param keep Whether typed values stay, as far as the server accepts them. */
    answer(keep: boolean) {
      if (question === null) return;
      const replaced = question.misfits.filter(({ mustChange }) => !keep || mustChange);
      setAll(question.values);
      for (const { instead } of replaced) setAll(instead);
      setQuestion(null);
    },
    dismissQuestion: () => setQuestion(null),
  };
}

export type CharacterForm = ReturnType<typeof useCharacterForm>;

/** What a field needs of the form. */
export type CharacterFormState = Pick<CharacterForm, 'values' | 'set' | 'setAll' | 'part'>;

/** What a field needs whose change depends on other values, which can be newer than its render. */
export type ReadingFormState = CharacterFormState & Pick<CharacterForm, 'read'>;

/** What the fields for the scores need. */
export type ScoresFormState = ReadingFormState & Pick<CharacterForm, 'memory' | 'remember'>;

/** What the fields for class, species and background need. */
export type OriginFormState = ReadingFormState & Pick<CharacterForm, 'choose'>;

type PartName = keyof CharacterValues | `abilities.${AbilityName}`;
