import type { AbilityPrerequisite, FeatPrerequisites } from '../../../generated/model/index.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { errorsIn } from '../issues.ts';
import { abilities } from '../kinds/shared.ts';
import { Unread } from '../values.ts';
import { ChoiceSet } from './choice-controls.tsx';
import type { ControlProps } from './control-props.ts';
import { FieldSet } from './field-set.tsx';
import { numberIn, textOf } from './list-controls.tsx';
import { ListEditor } from './list-editor.tsx';

const nothing: FeatPrerequisites = { minLevel: null, abilities: [], feature: null, text: '' };
const oneAbility: AbilityPrerequisite = { anyOf: [], min: 13 };

export function PrerequisitesControl(props: ControlProps<FeatPrerequisites>) {
  const { label, errors, onChange, inputRef } = props;
  const value = props.value instanceof Unread ? nothing : (props.value ?? nothing);
  const set = (part: Partial<FeatPrerequisites>) => onChange({ ...value, ...part });
  return (
    <FieldSet group legend={label} error={errors['']}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          ref={inputRef}
          label="Level"
          optional
          className="tabular"
          inputMode="numeric"
          error={errors['minLevel']}
          value={value.minLevel === null ? '' : textOf(value.minLevel)}
          onChange={({ target }) =>
            set({ minLevel: target.value.trim() === '' ? null : numberIn(target.value) })
          }
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
        noun="ability score"
        items={value.abilities}
        blank={oneAbility}
        max={6}
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
            <TextField
              label="At least"
              className="tabular"
              inputMode="numeric"
              fieldClassName="max-w-32"
              error={errorAt('min')}
              value={textOf(item.min)}
              onChange={({ target }) => change({ ...item, min: numberIn(target.value) })}
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
