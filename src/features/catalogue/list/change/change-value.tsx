import { ComboboxField } from '#src/ui/combobox-field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextAreaField } from '#src/ui/text-area-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import type { GridEditor } from '#src/components/grid/grid-types.ts';
import type { How } from './changeable.ts';

interface ChangeValueProps {
  editor: GridEditor | null;
  how: How;
  /** What a number to add stands for: `gp`, `lb.`. */
  unit: string;
  text: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

/** The value in the same kind of editor that a cell has. */
export function ChangeValue({ editor, how, unit, text, error, onChange }: ChangeValueProps) {
  if (how === 'clear') return null;
  const typed = { value: text, error };
  if (how === 'multiply' || how === 'add') {
    return (
      <TextField
        label={how === 'multiply' ? 'Factor' : `Amount${unit === '' ? '' : `, ${unit}`}`}
        inputMode="decimal"
        autoComplete="off"
        {...typed}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  if (editor?.type === 'choice') {
    return (
      <SelectField
        label="Value"
        placeholder="Choose…"
        options={editor.options.filter(Boolean).map((option) => ({ value: option, label: option }))}
        {...typed}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  if (editor?.type === 'prose') {
    return (
      <TextAreaField
        label="Value"
        rows={3}
        {...typed}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  if (editor?.type === 'combobox') {
    const { options, separator } = editor;
    return (
      <ComboboxField
        label="Value"
        options={typeof options === 'function' ? options() : options}
        {...(separator !== undefined && { separator })}
        {...typed}
        onChange={onChange}
      />
    );
  }
  return (
    <TextField
      label="Value"
      autoComplete="off"
      {...typed}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
