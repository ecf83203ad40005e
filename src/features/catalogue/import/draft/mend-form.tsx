import { useState } from 'react';
import type { GridEditor } from '#src/components/grid/grid-types.ts';
import { Button } from '#src/ui/button.tsx';
import { ComboboxField } from '#src/ui/combobox-field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { editorOf } from '../../field.ts';
import type { Lookup } from '#src/lib/catalogue/codec.ts';
import type { Kind } from '../../kind.ts';
import type { ErrorGroup } from '../engine/draft-types.ts';
import { amount } from '../import-texts.ts';

interface MendFormProps {
  kind: Kind;
  group: ErrorGroup;
  lookup: Lookup | undefined;
  onFix: (text: string) => Promise<void>;
}

const focusInput = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('input, select')?.focus();

/** One text for all cells of a group; where the field has a list of values, it is offered. */
export function MendForm({ kind, group, lookup, onFix }: MendFormProps) {
  const field = kind.fields.find(({ key }) => key === group.field);
  const editor = field === undefined ? null : editorOf(field, lookup);
  const listed = editor?.type === 'choice' || editor?.type === 'combobox';
  // What is wrong already would only hide the list.
  const [text, setText] = useState(listed ? '' : group.value);
  const label = group.count === 1 ? group.label : `${group.label} for all ${amount(group.count)}`;
  return (
    <form
      ref={focusInput}
      className="flex flex-wrap items-end gap-2 pt-1"
      onSubmit={(event) => {
        event.preventDefault();
        void onFix(text);
      }}
    >
      <div className="min-w-0 flex-1 basis-40">
        <MendField editor={editor} label={label} text={text} onText={setText} />
      </div>
      <Button type="submit" variant="primary">
        Use it
      </Button>
    </form>
  );
}

interface MendFieldProps {
  editor: GridEditor | null;
  label: string;
  text: string;
  onText: (text: string) => void;
}

function MendField({ editor, label, text, onText }: MendFieldProps) {
  if (editor?.type === 'choice') {
    return (
      <SelectField
        label={label}
        placeholder="Choose"
        optional={editor.options.includes('')}
        options={editor.options
          .filter((option) => option !== '')
          .map((option) => ({ value: option, label: option }))}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
    );
  }
  if (editor?.type === 'combobox') {
    const { options, separator } = editor;
    return (
      <ComboboxField
        label={label}
        value={text}
        onChange={onText}
        options={typeof options === 'function' ? options() : options}
        {...(separator !== undefined && { separator })}
      />
    );
  }
  return <TextField label={label} value={text} onChange={({ target }) => onText(target.value)} />;
}
