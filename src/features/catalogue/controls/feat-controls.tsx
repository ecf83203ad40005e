import type {
  AbilityIncrease,
  AbilityPrerequisite,
  FeatEffect,
  FeatPrerequisites,
} from '../../../generated/model/index.ts';
import { AbilityName, FeatEffectTarget } from '../../../generated/model/index.ts';
import { choicesOf } from '../../../lib/catalogue/choice.ts';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { ControlProps } from '../field.ts';
import { errorsIn, firstErrorIn } from '../issues.ts';
import { Unread } from '../values.ts';
import { ChoiceSet } from './choice-controls.tsx';
import { FieldSet } from './field-set.tsx';
import { listOf, numberIn, textOf } from './list-controls.tsx';
import { ListEditor } from './list-editor.tsx';

export const abilities = choicesOf(Object.values(AbilityName), {
  str: 'Strength',
  dex: 'Dexterity',
  con: 'Constitution',
  int: 'Intelligence',
  wis: 'Wisdom',
  cha: 'Charisma',
});
const targets = choicesOf(Object.values(FeatEffectTarget), { ac: 'Armor class' });

const nothing: FeatPrerequisites = { minLevel: null, abilities: [], feature: null, text: '' };
const oneAbility: AbilityPrerequisite = { anyOf: [], min: 13 };

export function PrerequisitesControl(props: ControlProps<FeatPrerequisites>) {
  const { label, errors, onChange } = props;
  const value = props.value instanceof Unread ? nothing : (props.value ?? nothing);
  const set = (part: Partial<FeatPrerequisites>) => onChange({ ...value, ...part });
  return (
    <FieldSet group legend={label} error={errors['']}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Level"
          optional
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
      <ListEditor
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

const plusOne: AbilityIncrease = {
  modes: [{ choose: 1, amount: 1 }],
  from: abilities.map((ability) => ability.value),
  max: 20,
};

export function AbilityIncreaseControl(props: ControlProps<AbilityIncrease | null>) {
  const { label, errors, onChange } = props;
  const value = props.value instanceof Unread ? null : (props.value ?? null);
  return (
    <FieldSet group legend={label} error={errors['']}>
      <CheckboxField
        label="Raises ability scores"
        checked={value !== null}
        onChange={({ target }) => onChange(target.checked ? plusOne : null)}
      />
      {value !== null && (
        <>
          <ListEditor
            label="One of these ways"
            noun="way"
            items={value.modes}
            blank={{ choose: 1, amount: 1 }}
            max={6}
            errors={errorsIn(errors, 'modes')}
            onChange={(modes) => onChange({ ...value, modes })}
          >
            {(mode, change, errorAt) => (
              <div className="grid max-w-80 grid-cols-2 gap-2">
                <TextField
                  label="Abilities"
                  inputMode="numeric"
                  error={errorAt('choose')}
                  value={textOf(mode.choose)}
                  onChange={({ target }) => change({ ...mode, choose: numberIn(target.value) })}
                />
                <TextField
                  label="Points each"
                  inputMode="numeric"
                  error={errorAt('amount')}
                  value={textOf(mode.amount)}
                  onChange={({ target }) => change({ ...mode, amount: numberIn(target.value) })}
                />
              </div>
            )}
          </ListEditor>
          <ChoiceSet
            label="Among"
            error={firstErrorIn(errors, 'from')}
            choices={abilities}
            value={value.from}
            onChange={(from) => onChange({ ...value, from })}
          />
          <TextField
            label="Up to"
            inputMode="numeric"
            fieldClassName="max-w-32"
            error={errors['max']}
            value={textOf(value.max)}
            onChange={({ target }) => onChange({ ...value, max: numberIn(target.value) })}
          />
        </>
      )}
    </FieldSet>
  );
}

export function EffectsControl({
  label,
  hint,
  value,
  onChange,
  errors,
}: ControlProps<FeatEffect[]>) {
  return (
    <ListEditor
      {...{ label, hint, errors, onChange }}
      noun="effect"
      items={listOf(value)}
      blank={{ target: 'ac', bonus: '+1', condition: null }}
      max={20}
    >
      {(item, change, errorAt) => (
        <div className="grid items-start gap-2 sm:grid-cols-[1fr_6rem_auto]">
          <SelectField
            label="Changes"
            error={errorAt('target')}
            options={targets}
            value={item.target}
            onChange={({ target }) => {
              const chosen = targets.find((each) => each.value === target.value);
              if (chosen) change({ ...item, target: chosen.value });
            }}
          />
          <TextField
            label="By"
            error={errorAt('bonus')}
            value={item.bonus}
            onChange={({ target }) => change({ ...item, bonus: target.value })}
          />
          <CheckboxField
            label="In armor only"
            className="sm:mt-8"
            error={errorAt('condition')}
            checked={item.condition === 'armored'}
            onChange={({ target }) =>
              change({ ...item, condition: target.checked ? 'armored' : null })
            }
          />
        </div>
      )}
    </ListEditor>
  );
}
