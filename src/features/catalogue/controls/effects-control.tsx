import type { FeatEffect } from '#src/generated/model/index.ts';
import { CheckboxField } from '#src/ui/checkbox-field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { effectTargets } from '../kinds/shared.ts';
import type { ControlProps } from './control-props.ts';
import { listOf } from './list-controls.tsx';
import { ListEditor } from './list-editor.tsx';

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
      lines
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
            options={effectTargets}
            value={item.target}
            onChange={({ target }) => {
              const chosen = effectTargets.find((each) => each.value === target.value);
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
