import { TextAreaField } from '#src/ui/text-area-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { Unread } from '../values.ts';
import type { ControlProps } from './control-props.ts';
import { labelsOnce } from './labels-once.ts';
import { ListEditor } from './list-editor.tsx';
import { NumberField } from './number-field.tsx';

export const listOf = <Item,>(value: Item[] | Unread | null | undefined): readonly Item[] =>
  value instanceof Unread ? [] : (value ?? []);

export function NamesControl(props: ControlProps<string[]>) {
  const { label, hint, value, onChange, inputRef, errors } = props;
  return (
    <ListEditor<string>
      {...{ label, hint, errors, onChange, inputRef }}
      lines
      noun={label.replace(/s$/, '').toLowerCase()}
      items={listOf(value)}
      blank=""
      max={100}
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

export function TasksControl(props: ControlProps<Task[]>) {
  const { label, hint, value, onChange, inputRef, errors } = props;
  return (
    <ListEditor<Task>
      {...{ label, hint, errors, onChange, inputRef }}
      lines
      noun="task"
      items={listOf(value)}
      blank={{ task: '', dc: 15 }}
      max={20}
    >
      {(item, change, errorAt, _name, first) => (
        <div className={labelsOnce(first, 'grid-cols-[1fr_4.5rem] sm:grid-cols-[1fr_6rem]')}>
          <TextField
            label="Task"
            error={errorAt('task')}
            value={item.task}
            onChange={({ target }) => change({ ...item, task: target.value })}
          />
          <NumberField
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

export function BenefitsControl(props: ControlProps<Benefit[]>) {
  const { label, hint, value, onChange, inputRef, errors } = props;
  return (
    <ListEditor<Benefit>
      {...{ label, hint, errors, onChange, inputRef }}
      noun="benefit"
      items={listOf(value)}
      blank={{ name: '', description: '' }}
      max={20}
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
