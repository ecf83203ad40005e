import { numberCodec, readNumber } from '../../../lib/catalogue/number.ts';
import { TextField } from '../../../ui/text-field.tsx';
import type { ControlProps } from '../field.ts';
import { Unread } from '../values.ts';
import { ListEditor } from './list-editor.tsx';
import { type ChoicesQuery, ItemInput } from './reference-control.tsx';

export const listOf = <Item,>(value: Item[] | Unread | null | undefined): readonly Item[] =>
  value instanceof Unread ? [] : (value ?? []);

/** What is no number stays NaN, which the schema refuses at this very place. */
export const numberIn = (text: string): number => readNumber(text) ?? Number.NaN;
export const textOf = (value: number): string =>
  Number.isNaN(value) ? '' : numberCodec.format(value);

export function NamesControl({ label, hint, value, onChange, errors }: ControlProps<string[]>) {
  const one = label.replace(/s$/, '').toLowerCase();
  return (
    <ListEditor
      {...{ label, hint, errors, onChange }}
      noun={one}
      items={listOf(value)}
      blank=""
      max={100}
    >
      {(name, change, errorAt, title) => (
        <input
          className="control"
          aria-label={title}
          aria-invalid={errorAt() === undefined ? undefined : true}
          title={errorAt()}
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

export function TasksControl({ label, hint, value, onChange, errors }: ControlProps<Task[]>) {
  return (
    <ListEditor
      {...{ label, hint, errors, onChange }}
      noun="task"
      items={listOf(value)}
      blank={{ task: '', dc: 15 }}
      max={20}
    >
      {(item, change, errorAt) => (
        <div className="grid gap-2 sm:grid-cols-[1fr_6rem]">
          <TextField
            label="Task"
            error={errorAt('task')}
            value={item.task}
            onChange={({ target }) => change({ ...item, task: target.value })}
          />
          <TextField
            label="DC"
            error={errorAt('dc')}
            inputMode="numeric"
            value={textOf(item.dc)}
            onChange={({ target }) => change({ ...item, dc: numberIn(target.value) })}
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

export function contentsControl(query: () => ChoicesQuery) {
  return function ContentsControl(props: ControlProps<Content[]>) {
    const { label, hint, value, onChange, errors } = props;
    return (
      <ListEditor
        {...{ label, hint, errors, onChange }}
        noun="content"
        items={listOf(value)}
        blank={{ gearSk: '', quantity: 1 }}
        max={100}
      >
        {(item, change, errorAt) => (
          <div className="grid gap-2 sm:grid-cols-[6rem_1fr]">
            <TextField
              label="Quantity"
              error={errorAt('quantity')}
              inputMode="numeric"
              value={textOf(item.quantity)}
              onChange={({ target }) => change({ ...item, quantity: numberIn(target.value) })}
            />
            <ItemInput
              label="Gear"
              error={errorAt('gearSk')}
              query={query()}
              value={item.gearSk}
              onChange={(gearSk) => change({ ...item, gearSk })}
            />
          </div>
        )}
      </ListEditor>
    );
  };
}

interface Benefit {
  name: string;
  description: string;
}

export function BenefitsControl({ label, hint, value, onChange, errors }: ControlProps<Benefit[]>) {
  return (
    <ListEditor
      {...{ label, hint, errors, onChange }}
      noun="benefit"
      items={listOf(value)}
      blank={{ name: '', description: '' }}
      max={20}
    >
      {(item, change, errorAt) => (
        <div className="grid gap-2 sm:grid-cols-[minmax(10rem,1fr)_2fr]">
          <TextField
            label="Name"
            error={errorAt('name')}
            value={item.name}
            onChange={({ target }) => change({ ...item, name: target.value })}
          />
          <TextField
            label="Description"
            optional
            error={errorAt('description')}
            value={item.description}
            onChange={({ target }) => change({ ...item, description: target.value })}
          />
        </div>
      )}
    </ListEditor>
  );
}
