import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useId } from 'react';
import type { Choice } from '../../../lib/catalogue/choice.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { ControlProps } from '../field.ts';
import { Unread } from '../values.ts';

export type ChoicesQuery = UseQueryOptions<Choice[]>;

/** Picks an item of the catalogue by its name. The query is asked for late: kinds refer in circles. */
export function referenceControl(query: () => ChoicesQuery) {
  return function ReferenceControl(props: ControlProps<string | null>) {
    const { label, hint, required, onChange, onBlur, inputRef, errors } = props;
    const { data: choices = [], isPending, isError } = useQuery(query());
    const value = props.value instanceof Unread ? props.value.text : (props.value ?? '');
    const known = choices.some((choice) => choice.value === value);
    return (
      <SelectField
        ref={inputRef}
        label={label}
        hint={isError ? 'The list could not be loaded; what is chosen stays.' : hint}
        optional={!required}
        error={errors['']}
        placeholder={isPending ? 'Loading…' : 'None'}
        // A key that leads nowhere is shown as what it is, never dropped.
        options={known || value === '' ? choices : [{ value, label: value }, ...choices]}
        value={value}
        onChange={({ target }) => onChange(target.value || null)}
        onBlur={onBlur}
      />
    );
  };
}

interface ItemInputProps {
  label: string;
  error?: string | undefined;
  query: ChoicesQuery;
  value: string;
  onChange: (sk: string) => void;
}

/** The same by typing, for lists too long for a select: the browser suggests keys by their names. */
export function ItemInput({ label, error, query, value, onChange }: ItemInputProps) {
  const listId = useId();
  const { data: choices = [] } = useQuery(query);
  const name = choices.find((choice) => choice.value === value)?.label;
  return (
    <>
      <TextField
        label={label}
        hint={name}
        error={error}
        list={listId}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value.trim())}
      />
      <datalist id={listId}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </datalist>
    </>
  );
}
