import { type Control, useController } from 'react-hook-form';
import { SelectField } from '#src/ui/select-field.tsx';
import { type EntryFields, type EntryValues, fieldLabels } from './entry-values.ts';

export interface ControlledFieldProps {
  /** The beginning of the ids of the fields. */
  id: string;
  control: Control<EntryValues, unknown, EntryFields>;
}

interface ChoiceFieldProps extends ControlledFieldProps {
  name: 'type' | 'questStatus' | 'life';
  labels: Readonly<Record<string, string>>;
}

/** A select with a few values. Every field except the type has an empty option, too. */
export function ChoiceField({ id, control, name, labels }: ChoiceFieldProps) {
  const { field, fieldState } = useController({ control, name });
  return (
    <SelectField
      id={id + name}
      label={fieldLabels[name]}
      error={fieldState.error?.message}
      {...(name !== 'type' && { optional: true, placeholder: 'Not said' })}
      options={Object.entries(labels).map(([value, label]) => ({ value, label }))}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}
