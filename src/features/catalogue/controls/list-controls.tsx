import { TextAreaField } from '#src/ui/text-area-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { UnreadableText } from '../values.ts';
import type { ControlProps } from './control-props.ts';
import { type EntryType, ListEditor } from './list-editor.tsx';
import { NumberInput } from './number-input.tsx';
import { referenceSpecOf } from '../field.ts';
import { ItemInput } from './reference-control.tsx';
import type { FeatEffect } from '#src/generated/model/index.ts';
import { CheckboxField } from '#src/ui/checkbox-field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { effectTargets } from '../kinds/shared.ts';
import { classNames } from '#src/ui/class-names.ts';
import {
  mostBenefits,
  mostCrafts,
  mostEffects,
  mostPackContents,
  mostUtilizeTasks,
} from '#src/lib/contract-limits.ts';

const listOf = <Item,>(value: Item[] | UnreadableText | null | undefined): readonly Item[] =>
  value instanceof UnreadableText ? [] : (value ?? []);

export function NamesControl(props: ControlProps<string[]>) {
  const { label, hint, value, onChange, inputRef, errors } = props;
  return (
    <ListEditor<string>
      {...{ label, hint, errors, onChange, inputRef }}
      entry={{
        noun: label.replace(/s$/, '').toLowerCase(),
        blank: '',
        max: mostCrafts,
        oneLine: true,
      }}
      items={listOf(value)}
    >
      {(name, change, errorAt, title) => (
        <TextField
          label={<span className="sr-only">{title}</span>}
          error={errorAt()}
          value={name}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </ListEditor>
  );
}

interface Task {
  task: string;
  dc: number;
}

const taskEntry: EntryType<Task> = {
  noun: 'task',
  blank: { task: '', dc: 15 },
  max: mostUtilizeTasks,
  oneLine: true,
};

export function TasksControl(props: ControlProps<Task[]>) {
  const { label, hint, value, onChange, inputRef, errors } = props;
  return (
    <ListEditor<Task>
      {...{ label, hint, errors, onChange, inputRef }}
      entry={taskEntry}
      items={listOf(value)}
    >
      {(item, change, errorAt, _name, first) => (
        <div className={labelsOnce(first, 'grid-cols-[1fr_4.5rem] sm:grid-cols-[1fr_6rem]')}>
          <TextField
            label="Task"
            error={errorAt('task')}
            value={item.task}
            onChange={({ target }) => change({ ...item, task: target.value })}
          />
          <NumberInput
            label="DC"
            error={errorAt('dc')}
            value={item.dc}
            onChange={(dc) => change({ ...item, dc })}
          />
        </div>
      )}
    </ListEditor>
  );
}

interface Benefit {
  name: string;
  description: string;
}

const benefitEntry: EntryType<Benefit> = {
  noun: 'benefit',
  blank: { name: '', description: '' },
  max: mostBenefits,
};

export function BenefitsControl(props: ControlProps<Benefit[]>) {
  const { label, hint, value, onChange, inputRef, errors } = props;
  return (
    <ListEditor<Benefit>
      {...{ label, hint, errors, onChange, inputRef }}
      entry={benefitEntry}
      items={listOf(value)}
    >
      {(item, change, errorAt) => (
        <div className="grid items-start gap-2 sm:grid-cols-[minmax(10rem,1fr)_2fr]">
          <TextField
            label="Name"
            error={errorAt('name')}
            value={item.name}
            onChange={({ target }) => change({ ...item, name: target.value })}
          />
          <TextAreaField
            label="Description"
            optional
            rows={2}
            error={errorAt('description')}
            value={item.description}
            onChange={({ target }) => change({ ...item, description: target.value })}
          />
        </div>
      )}
    </ListEditor>
  );
}

interface Content {
  gearSk: string;
  quantity: number;
}

const contentEntry: EntryType<Content> = {
  noun: 'content',
  blank: { gearSk: '', quantity: 1 },
  max: mostPackContents,
  oneLine: true,
};

/** The contents of a pack: items with a quantity each. */
export function ContentsControl(props: ControlProps<Content[]>) {
  const { field, label, hint, value, onChange, inputRef, errors } = props;
  const reference = referenceSpecOf(field);
  return (
    <ListEditor<Content>
      {...{ label, hint, errors, onChange, inputRef }}
      entry={contentEntry}
      items={listOf(value)}
    >
      {(item, change, errorAt, _name, first) => (
        <div className={labelsOnce(first, 'grid-cols-[4.5rem_1fr] sm:grid-cols-[6rem_1fr]')}>
          <NumberInput
            label="Quantity"
            error={errorAt('quantity')}
            value={item.quantity}
            onChange={(quantity) => change({ ...item, quantity })}
          />
          <ItemInput
            label="Item"
            error={errorAt('gearSk')}
            reference={reference}
            value={item.gearSk}
            // A text that names no item makes the key empty, and the form reports an empty key.
            onChange={(gearSk) =>
              change({ ...item, gearSk: gearSk instanceof UnreadableText ? '' : gearSk })
            }
          />
        </div>
      )}
    </ListEditor>
  );
}

const effectEntry: EntryType<FeatEffect> = {
  noun: 'effect',
  blank: { target: 'ac', bonus: '+1', condition: null },
  max: mostEffects,
  oneLine: true,
};

export function EffectsControl({
  label,
  hint,
  value,
  onChange,
  inputRef,
  errors,
}: ControlProps<FeatEffect[]>) {
  return (
    <ListEditor<FeatEffect>
      {...{ label, hint, errors, onChange, inputRef }}
      entry={effectEntry}
      items={listOf(value)}
    >
      {(item, change, errorAt) => (
        <div className="grid items-start gap-2 sm:grid-cols-[1fr_6rem_auto]">
          <SelectField
            label="Changes"
            error={errorAt('target')}
            options={effectTargets}
            value={item.target}
            onChange={(target) => {
              const chosen = effectTargets.find((each) => each.value === target);
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
            onChange={(ticked) => change({ ...item, condition: ticked ? 'armored' : null })}
          />
        </div>
      )}
    </ListEditor>
  );
}

/**
 * Returns the classes of an entry. They hide the labels of all entries except the first, but not
 * from screen readers.
 */
const labelsOnce = (first: boolean, columns: string): string =>
  classNames('grid items-start gap-2', columns, !first && '[&_label]:sr-only');
