import { Unread } from '../values.ts';
import type { ControlProps } from './control-props.ts';
import { listOf } from './list-controls.tsx';
import { labelsOnce } from './labels-once.ts';
import { ListEditor } from './list-editor.tsx';
import { NumberField } from './number-field.tsx';
import { ItemInput, referenceOf } from './reference-control.tsx';

interface Content {
  gearSk: string;
  quantity: number;
}

/** What a pack holds: how many of which thing, found by its name. */
export function ContentsControl(props: ControlProps<Content[]>) {
  const { field, label, hint, value, onChange, inputRef, errors } = props;
  const reference = referenceOf(field);
  return (
    <ListEditor<Content>
      {...{ label, hint, errors, onChange, inputRef }}
      lines
      noun="content"
      items={listOf(value)}
      blank={{ gearSk: '', quantity: 1 }}
      max={100}
    >
      {(item, change, errorAt, _name, first) => (
        <div className={labelsOnce(first, 'grid-cols-[4.5rem_1fr] sm:grid-cols-[6rem_1fr]')}>
          <NumberField
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
            // What stands for no item leaves the place empty, which the form asks to be filled.
            onChange={(gearSk) =>
              change({ ...item, gearSk: gearSk instanceof Unread ? '' : gearSk })
            }
          />
        </div>
      )}
    </ListEditor>
  );
}
