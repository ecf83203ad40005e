import { type Control, type FieldError, useController } from 'react-hook-form';
import { classNames } from '#src/ui/class-names.ts';
import { Panel } from '#src/ui/panel.tsx';
import { controls } from '../controls/registry.tsx';
import type { Field } from '../field.ts';
import type { FieldErrors } from '../values.ts';

/** The values of a form, by the key of the field. */
export type FormValues = Record<string, unknown>;

interface FormFieldsProps {
  fields: readonly Field[];
  control: Control<FormValues>;
}

/** The fields by section, in the order of the definition. */
export function FormFields({ fields, control }: FormFieldsProps) {
  const sections = Map.groupBy(fields, ({ options }) => options.section);
  return [...sections].map(([section, members]) => (
    <Panel key={section ?? ''} {...(section !== undefined && { title: section })}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {members.map((field) => (
          <div key={field.key} className={classNames(field.type.wide === true && 'sm:col-span-2')}>
            <FormField field={field} control={control} />
          </div>
        ))}
      </div>
    </Panel>
  ));
}

function FormField({ field, control }: { field: Field; control: Control<FormValues> }) {
  const { field: bound, fieldState } = useController({ name: field.key, control });
  const Input = controls[field.type.control.type];
  return (
    <Input
      field={field}
      label={field.label}
      hint={field.options.hint}
      required={field.options.required === true}
      value={bound.value}
      onChange={bound.onChange}
      onBlur={bound.onBlur}
      inputRef={bound.ref}
      errors={nestedErrors(fieldState.error)}
    />
  );
}

/** The errors of the parts of a field, as `byField` stores them. */
const nestedErrors = (error: FieldError | undefined): FieldErrors =>
  Object.fromEntries(
    Object.entries(error?.types ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
