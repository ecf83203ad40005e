import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { ErrorType } from '#src/api/http.ts';
import { ApiForm } from '#src/components/forms/api-form.tsx';
import { LeaveGuard } from '#src/components/forms/leave-guard.tsx';
import { Button } from '#src/ui/button.tsx';
import type { ApiProblem, Character, CharacterInput } from '#src/generated/model/index.ts';
import { characterClasses } from '#src/lib/character/classes.ts';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { AbilitiesFields } from './abilities-fields.tsx';
import { CharacterNumbers } from './character-numbers.tsx';
import { IncreasesField } from './increases-field.tsx';
import { OriginFields } from './origin-fields.tsx';
import { SkillsField } from './skills-field.tsx';
import { type CharacterValues, useCharacterForm } from './use-character-form.ts';

interface CharacterFormProps<Variables> {
  defaults: CharacterValues;
  submitLabel: string;
  mutation: UseMutationResult<Character, ErrorType<ApiProblem>, Variables>;
  variables: (body: CharacterInput) => Variables;
  onDone: (saved: Character) => unknown;
  /** How the work ends without saving: by a link to another page, or by going on with this one. */
  cancel: ReactNode | (() => void);
}

/** Creating and changing a character is the same form; the numbers follow every choice. */
export function CharacterForm<Variables>({
  defaults,
  submitLabel,
  mutation,
  variables,
  onDone,
  cancel,
}: CharacterFormProps<Variables>) {
  const [saved, setSaved] = useState(false);
  const form = useCharacterForm({
    defaults,
    mutation,
    variables,
    onDone: (character) => {
      setSaved(true);
      return onDone(character);
    },
  });
  const { isDirty } = useFormState({ control: form.form.control });
  const [asked, setAsked] = useState(false);
  const dirty = !saved && isDirty;
  const { kit, gold } = characterClasses[form.values.class];
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <ApiForm
        form={form}
        submitLabel={submitLabel}
        actions={
          typeof cancel === 'function' ? (
            <Button variant="ghost" onClick={() => (dirty ? setAsked(true) : cancel())}>
              Cancel
            </Button>
          ) : (
            cancel
          )
        }
      >
        <TextField {...form.field('name')} label="Name" maxLength={120} autoComplete="off" />
        <TextField
          {...form.field('concept')}
          label="Who is this, in a line?"
          optional
          maxLength={300}
          autoComplete="off"
        />
        <OriginFields {...form} />
        <AbilitiesFields {...form} />
        <IncreasesField {...form} />
        <SkillsField {...form} />
        <SelectField
          {...form.field('equipment')}
          label="Equipment"
          hint={form.values.equipment === 'kit' ? kit : `${gold} gp to spend`}
          options={[
            { value: 'kit', label: kit },
            { value: 'gold', label: `${gold} gp to spend` },
          ]}
        />
      </ApiForm>
      {/* Beside the form: its dialog has a form of its own. */}
      <LeaveGuard
        dirty={dirty}
        {...(typeof cancel === 'function' && {
          ending: { asked, onLeave: cancel, onStay: () => setAsked(false) },
        })}
      >
        This character has changes that are not saved.
      </LeaveGuard>
      <aside aria-label="The numbers so far" className="lg:sticky lg:top-20">
        <CharacterNumbers character={form.values} />
      </aside>
    </div>
  );
}
