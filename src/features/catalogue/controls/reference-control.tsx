import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { lookupOf } from '#src/lib/catalogue/lookup.ts';
import { readReference } from '#src/lib/catalogue/reference.ts';
import { ComboboxField } from '#src/ui/combobox-field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { referenceSpecOf } from '../field.ts';
import type { ReferenceSpec } from '../field-types.ts';
import { kinds } from '../kinds/all.ts';
import { UnreadableText } from '../values.ts';
import type { ControlProps } from './control-props.ts';

/** With more choices than this, a combobox is shown instead of a select. */
const maxSelectOptions = 40;

const useChoices = ({ kind, category }: ReferenceSpec) => useQuery(kinds[kind].choices(category));

/** A control to choose an item of the catalogue by its name: a select or a combobox. */
export function ReferenceControl(props: ControlProps<string | null>) {
  const { field, label, hint, required, onChange, onBlur, inputRef, errors } = props;
  const reference = referenceSpecOf(field);
  const { data: choices = [], isPending, isError } = useChoices(reference);
  const value = props.value instanceof UnreadableText ? props.value.text : (props.value ?? '');
  const note = isError ? 'The list could not be loaded. The chosen item stays.' : hint;
  if (choices.length > maxSelectOptions || (choices.length === 0 && !isPending)) {
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
      // An unknown key is added to the options, so that saving the form does not remove it.
      options={known || value === '' ? choices : [{ value, label: value }, ...choices]}
      value={value}
      onChange={(chosen) => onChange(chosen || null)}
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
  /** The key of the item, or a text that could not be read. */
  value: string;
  onChange: (value: string | UnreadableText) => void;
}

/** A combobox for an item of the catalogue. It suggests the known names, and accepts keys, too. */
export function ItemInput({ reference, value, onChange, error, ...field }: ItemInputProps) {
  const { data: choices } = useChoices(reference);
  const names = choices && lookupOf(choices);
  const [typed, setTyped] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | undefined>();
  // No error is shown while the person types, because the name is not complete yet.
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
    onChange(read.ok ? read.value : new UnreadableText(text, read.message, read.suggestion));
  }

  return (
    <ComboboxField
      {...field}
      error={typing ? undefined : (refusal ?? error)}
      options={names === undefined ? [] : [...names.values()]}
      value={typed ?? names?.get(value) ?? value}
      onChange={change}
      onBlur={() => {
        // A text that names no item stays in the input, so that the person can fix it.
        if (refusal === undefined) setTyped(null);
        setTyping(false);
        field.onBlur?.();
      }}
    />
  );
}
