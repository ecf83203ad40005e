import type { Lookups } from '#src/lib/catalogue/codec.ts';
import { Trash2 } from 'lucide-react';
import { IconButton } from '#src/ui/icon-button.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { editorOf } from '../../field.ts';
import type { Kind } from '../../kind.ts';
import {
  changeableFields,
  type ChangeLine,
  type BulkChangeMethod,
  changeMethodsOf,
  lineProblem,
} from './changeable.ts';
import { ComboboxField } from '#src/ui/combobox-field.tsx';
import { TextAreaField } from '#src/ui/text-area-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import type { GridEditor } from '#src/components/grid/grid-types.ts';

interface ChangeLineFieldsProps {
  kind: Kind;
  lookups: Lookups;
  line: ChangeLine;
  /** The fields of all lines. A line does not offer the fields of other lines. */
  usedFields: ReadonlySet<string>;
  /** The person has tried to apply the changes, so missing values are reported. */
  hasTried: boolean;
  onChange: (line: ChangeLine) => void;
  /** Missing if this is the only line, which cannot be removed. */
  onRemove?: (() => void) | undefined;
}

export function ChangeLineFields({
  kind,
  lookups,
  line,
  usedFields,
  hasTried,
  onChange,
  onRemove,
}: ChangeLineFieldsProps) {
  const fields = changeableFields(kind);
  const field = fields.find(({ key }) => key === line.field);
  const problem = lineProblem(kind, line);
  return (
    <fieldset className="grid items-start gap-3 sm:grid-cols-[1fr_1fr_1.4fr_auto]">
      <legend className="sr-only">
        {field === undefined ? 'A change' : `Change of ${field.label}`}
      </legend>
      <SelectField
        label="Field"
        placeholder="Choose a field…"
        value={line.field}
        options={fields
          .filter(({ key }) => key === line.field || !usedFields.has(key))
          .map(({ key, label }) => ({ value: key, label }))}
        onChange={(chosen) => onChange({ ...line, field: chosen, how: 'set', text: '' })}
      />
      {field !== undefined && (
        <>
          <SelectField
            label="How"
            value={line.how}
            options={changeMethodsOf(kind, field)}
            onChange={(chosen) => {
              const how = changeMethodsOf(kind, field).find(({ value }) => value === chosen)?.value;
              if (how !== undefined) onChange({ ...line, how });
            }}
          />
          <ChangeValue
            editor={editorOf(field, lookups.get(field.key))}
            unit={field.type.arithmetic?.unit ?? ''}
            how={line.how}
            text={line.text}
            error={hasTried || line.text !== '' ? problem : undefined}
            onChange={(text) => onChange({ ...line, text })}
          />
        </>
      )}
      {onRemove && (
        <IconButton
          size="small"
          label={field === undefined ? 'Remove this change' : `Leave ${field.label} as it is`}
          icon={<Trash2 size={18} />}
          onClick={onRemove}
          className="justify-self-end sm:col-start-4 sm:mt-7"
        />
      )}
    </fieldset>
  );
}

interface ChangeValueProps {
  editor: GridEditor | null;
  how: BulkChangeMethod;
  /** The unit of a number to add: `gp`, `lb.`. */
  unit: string;
  text: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

/** An input for the value, like the editor of a grid cell of this field. */
function ChangeValue({ editor, how, unit, text, error, onChange }: ChangeValueProps) {
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
        onChange={onChange}
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
