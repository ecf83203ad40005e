import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { lookupOf } from '#src/lib/catalogue/lookup.ts';
import { readReference } from '#src/lib/catalogue/reference.ts';
import { ComboboxField } from '#src/ui/combobox-field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import type { Field } from '../field.ts';
import type { ReferenceSpec } from '../field-types.ts';
import { kinds } from '../kinds/all.ts';
import { Unread } from '../values.ts';
import type { ControlProps } from './control-props.ts';

/** Longer lists are searched by typing. */
const longestSelect = 40;

export const referenceOf = ({ type: { reference } }: Field): ReferenceSpec => {
  if (reference === undefined) throw new TypeError('This control is for references.');
  return reference;
};

const useChoices = ({ kind, category }: ReferenceSpec) => useQuery(kinds[kind].choices(category));

/** Picks an item of the catalogue by its name. */
export function ReferenceControl(props: ControlProps<string | null>) {
  const { field, label, hint, required, onChange, onBlur, inputRef, errors } = props;
  const reference = referenceOf(field);
  const { data: choices = [], isPending, isError } = useChoices(reference);
  const value = props.value instanceof Unread ? props.value.text : (props.value ?? '');
  const note = isError ? 'The list could not be loaded. The chosen item stays.' : hint;
  if (choices.length > longestSelect || (choices.length === 0 && !isPending)) {
    return (
      <ItemInput
        label={label}
        hint={note}
        error={errors['']}
        optional={!required}
        reference={reference}
        value={value}
        onChange={(read) => onChange(read === '' ? null : read)}
        onBlur={onBlur}
        inputRef={inputRef}
      />
    );
  }
  const known = choices.some((choice) => choice.value === value);
  return (
    <SelectField
      ref={inputRef}
      label={label}
      hint={note}
      optional={!required}
      error={errors['']}
      placeholder={isPending ? 'Loading…' : 'None'}
      // An unknown key is shown, never dropped.
      options={known || value === '' ? choices : [{ value, label: value }, ...choices]}
      value={value}
      onChange={({ target }) => onChange(target.value || null)}
      onBlur={onBlur}
    />
  );
}

interface ItemInputProps extends Pick<
  ComponentProps<typeof ComboboxField>,
  'hint' | 'error' | 'optional' | 'onBlur' | 'inputRef'
> {
  label: string;
  reference: ReferenceSpec;
  /** The key, or a text that is not one. */
  value: string;
  onChange: (value: string | Unread) => void;
}

/** The same by typing: known names are suggested, and keys are always accepted. */
export function ItemInput({ reference, value, onChange, error, ...field }: ItemInputProps) {
  const { data: choices } = useChoices(reference);
  const names = choices && lookupOf(choices);
  const [typed, setTyped] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | undefined>();
  // While the person types, the text is not a name yet.
  const [typing, setTyping] = useState(false);

  function change(text: string) {
    setTyped(text);
    setTyping(true);
    if (text.trim() === '') {
      setRefusal(undefined);
      onChange('');
      return;
    }
    const read = readReference(text, names);
    setRefusal(read.ok ? undefined : read.message);
    onChange(read.ok ? read.value : new Unread(text, read.message, read.suggestion));
  }

  return (
    <ComboboxField
      {...field}
      error={typing ? undefined : (refusal ?? error)}
      options={names === undefined ? [] : [...names.values()]}
      value={typed ?? names?.get(value) ?? value}
      onChange={change}
      onBlur={() => {
        // An unreadable text stays as it was typed.
        if (refusal === undefined) setTyped(null);
        setTyping(false);
        field.onBlur?.();
      }}
    />
  );
}
