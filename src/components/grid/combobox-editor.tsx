import type { CustomCellEditorProps } from 'ag-grid-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { SuggestionList } from '#src/ui/suggestion-list.tsx';
import { useSuggestions } from '#src/ui/use-suggestions.ts';
import { firstText, startsNewText, useCellEditor } from './use-cell-editor.ts';

interface ComboboxEditorProps extends CustomCellEditorProps<unknown, string> {
  /** The accessible name. */
  name: string;
  options: readonly string[];
  separator?: string;
  /** Whether only the options are valid. If so, a typed text selects the first matching option. */
  onlyOptions: boolean;
}

/** Edits a text with suggestions. The text need not be an option: the caller checks it. */
export function ComboboxEditor(props: ComboboxEditorProps) {
  const {
    column,
    name,
    options,
    separator,
    onlyOptions,
    initialValue,
    onValueChange,
    stopEditing,
  } = props;
  const [text, setText] = useState(() => firstText(props));
  const [isEdited, setEdited] = useState(() => startsNewText(props));
  const [caret, setCaret] = useState(text.length);
  const input = useRef<HTMLInputElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const label = column.getColDef().headerName ?? '';

  function change(next: string) {
    setText(next);
    setEdited(true);
    onValueChange(next);
  }

  const suggestions = useSuggestions({
    // The old text does not filter the list: the user has opened it to choose another value.
    text: separator === undefined && !isEdited ? '' : text,
    caret,
    options,
    separator,
    start: isEdited
      ? onlyOptions && text.trim() !== ''
        ? 0
        : -1
      : options.indexOf(initialValue ?? ''),
    onPick: (next) => {
      change(next);
      if (separator === undefined) stopEditing();
    },
  });

  useCellEditor({
    input,
    popover,
    cell: props.eGridCell,
    coversCell: false,
    begin: (field) => {
      if (startsNewText(props)) onValueChange(firstText(props));
      else field.select();
    },
  });

  /** Runs in the capture phase, because AG Grid applies the value when it handles Enter or Tab. */
  function handleKeys(event: KeyboardEvent) {
    if (suggestions.handleKey(event)) event.stopPropagation();
    else if (event.key === 'Enter' || event.key === 'Tab') {
      const { highlighted } = suggestions;
      if (highlighted !== undefined && (isEdited || suggestions.reachedByKey)) {
        onValueChange(suggestions.textWith(highlighted));
      }
    }
  }

  return (
    <>
      <input
        {...suggestions.inputProps}
        role="combobox"
        aria-controls={suggestions.list.id}
        aria-label={name}
        aria-expanded={suggestions.matches.options.length > 0}
        ref={input}
        className="grid-editor"
        value={text}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart ?? 0)}
        onChange={({ target }) => {
          suggestions.resetActive();
          setCaret(target.selectionStart ?? target.value.length);
          change(target.value);
        }}
        onKeyDownCapture={handleKeys}
      />
      <div ref={popover} popover="manual" className="grid-popover">
        <SuggestionList
          {...suggestions.list}
          label={label}
          options={suggestions.matches.options}
          guessed={suggestions.matches.guessed}
          onPick={suggestions.pick}
        />
      </div>
    </>
  );
}
