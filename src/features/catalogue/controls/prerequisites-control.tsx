import type { AbilityPrerequisite, FeatPrerequisites } from '#src/generated/model/index.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { errorsIn } from '../issues.ts';
import { abilities } from '../kinds/shared.ts';
import { UnreadableText } from '../values.ts';
import { ChoiceSet } from './choice-controls.tsx';
import type { ControlProps } from './control-props.ts';
import { FieldSet } from './field-set.tsx';
import { type EntryType, ListEditor } from './list-editor.tsx';
import { NumberInput } from './number-input.tsx';
import { mostAbilityPrerequisites } from '#src/lib/contract-limits.ts';

const nothing: FeatPrerequisites = { minLevel: null, abilities: [], feature: null, text: '' };
const scoreEntry: EntryType<AbilityPrerequisite> = {
  noun: 'ability score',
  blank: { anyOf: [], min: 13 },
  max: mostAbilityPrerequisites,
};

export function PrerequisitesControl(props: ControlProps<FeatPrerequisites>) {
  const { label, errors, onChange, inputRef } = props;
  const value = props.value instanceof UnreadableText ? nothing : (props.value ?? nothing);
  const set = (part: Partial<FeatPrerequisites>) => onChange({ ...value, ...part });
  return (
    <FieldSet group legend={label} error={errors['']}>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberInput
          ref={inputRef}
          label="Level"
          optional
          error={errors['minLevel']}
          value={value.minLevel ?? Number.NaN}
          onChange={(minLevel, text) => set({ minLevel: text.trim() === '' ? null : minLevel })}
        />
        <TextField
          label="Feature"
          optional
          hint="A class feature that must be there, such as Fighting Style."
          error={errors['feature']}
          value={value.feature ?? ''}
          onChange={({ target }) => set({ feature: target.value === '' ? null : target.value })}
        />
      </div>
      <ListEditor<AbilityPrerequisite>
        label="Ability scores"
        entry={scoreEntry}
        items={value.abilities}
        errors={errorsIn(errors, 'abilities')}
        onChange={(next) => set({ abilities: next })}
      >
        {(item, change, errorAt) => (
          <div className="flex flex-col gap-3">
            <ChoiceSet
              label="One of"
              error={errorAt('anyOf')}
              choices={abilities}
              value={item.anyOf}
              onChange={(anyOf) => change({ ...item, anyOf })}
            />
            <NumberInput
              label="At least"
              fieldClassName="max-w-32"
              error={errorAt('min')}
              value={item.min}
              onChange={(min) => change({ ...item, min })}
            />
          </div>
        )}
      </ListEditor>
      <TextField
        label="In words"
        optional
        hint="As printed, where the parts above do not say it all."
        error={errors['text']}
        value={value.text}
        onChange={({ target }) => set({ text: target.value })}
      />
    </FieldSet>
  );
}
