import { Plus, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { useWatch } from 'react-hook-form';
import * as zod from 'zod/mini';
import type { ShownField } from '#src/components/drafts/conflict-card.tsx';
import { EntityForm } from '#src/components/forms/entity-form.tsx';
import type { Character, CharacterOverride } from '#src/generated/model/index.ts';
import { CharacterInput } from '#src/generated/zod/questwrightAPI.schemas.zod.ts';
import { isRecord } from '#src/lib/is-record.ts';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TypedNumberField, TypedTextField } from '#src/ui/typed-fields.tsx';
import { overrideLabels } from './override-fields.ts';
import { usePartForm } from './use-part-form.ts';

const schema = zod.object({ overrides: CharacterInput.shape.overrides });

type Target = CharacterOverride['target'];

// The keys of the labels are the targets.
const targets = Object.keys(overrideLabels) as Target[];

const isTarget = (name: unknown): name is Target => targets.some((target) => target === name);

const show = (value: unknown): string =>
  Array.isArray(value)
    ? value
        .filter((one) => isRecord(one))
        .map((one) => {
          const label = isTarget(one['target']) ? overrideLabels[one['target']] : '';
          return `${label} ${String(one['value'])}`;
        })
        .join(', ')
    : '';

const fields: readonly ShownField[] = [{ key: 'overrides', label: 'Overrides', show }];

interface OverridesFormProps {
  character: Character;
  onEnd: () => void;
}

/** Replaces numbers of the rules, each with the reason. */
export function OverridesForm({ character, onEnd }: OverridesFormProps) {
  const form = usePartForm({ character, names: ['overrides'], schema, draft: 'overrides', onEnd });
  const overrides = useWatch({ control: form.form.control, name: 'overrides' }) ?? [];
  // A key that was just typed is in the form, but not in this render yet.
  const latest = () => form.form.getValues('overrides') ?? [];
  const set = (after: CharacterOverride[]) =>
    form.form.setValue('overrides', after, { shouldDirty: true });
  const change = (index: number, values: Partial<CharacterOverride>) =>
    set(latest().map((one, at) => (at === index ? { ...one, ...values } : one)));
  const free = targets.filter((target) => !overrides.some((one) => one.target === target));
  const [first] = free;
  const remove = (index: number) => set(latest().filter((_, at) => at !== index));
  return (
    <EntityForm
      form={form}
      noun="character"
      fields={fields}
      submitLabel="Save overrides"
      cancel={onEnd}
    >
      {overrides.map((override, index) => (
        <OverrideFields
          // oxlint-disable-next-line react/no-array-index-key -- with the target as the key, its field would lose the focus at a change
          key={index}
          {...override}
          index={index}
          free={free}
          change={change}
          remove={remove}
        />
      ))}
      {first !== undefined && (
        <Button
          icon={<Plus aria-hidden size={16} />}
          className="w-fit"
          onClick={() => set([...latest(), { target: first, value: 10, reason: '' }])}
        >
          Add an override
        </Button>
      )}
    </EntityForm>
  );
}

interface OverrideFieldsProps extends CharacterOverride {
  index: number;
  /** The numbers that are not replaced yet. */
  free: readonly Target[];
  // Both read the latest overrides, so those of an older render are as good.
  change: (index: number, values: Partial<CharacterOverride>) => void;
  remove: (index: number) => void;
}

/** The fields of one override. A key in one of dozens must not render the others. */
const OverrideFields = memo(
  ({ index, target, value, reason, free, change, remove }: OverrideFieldsProps) => (
    <fieldset className="grid gap-3 border-b border-hairline pb-4">
      <legend className="sr-only">Override of {overrideLabels[target]}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)_8rem_auto] items-end gap-2">
        <SelectField
          label="Number"
          value={target}
          options={[target, ...free].map((name) => ({
            value: name,
            label: overrideLabels[name],
          }))}
          onChange={(chosen) => isTarget(chosen) && change(index, { target: chosen })}
        />
        <TypedNumberField
          label="Value"
          value={value}
          min={-100}
          max={9999}
          onChange={(typed) => change(index, { value: Math.trunc(typed ?? 0) })}
        />
        <IconButton
          label={`Remove the override of ${overrideLabels[target]}`}
          icon={<Trash2 aria-hidden size={16} />}
          onClick={() => remove(index)}
        />
      </div>
      <TypedTextField
        label="Reason"
        value={reason}
        maxLength={120}
        autoComplete="off"
        onChange={(typed) => change(index, { reason: typed })}
      />
    </fieldset>
  ),
  (before, after) =>
    before.index === after.index &&
    before.target === after.target &&
    before.value === after.value &&
    before.reason === after.reason &&
    before.free.join() === after.free.join(),
);
