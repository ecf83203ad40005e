import type { CustomCellEditorProps } from 'ag-grid-react';
import { useEffect, useRef, useState } from 'react';
import { SuggestionList } from '../../ui/suggestion-list.tsx';
import { useSuggestions } from '../../ui/use-suggestions.ts';

interface ComboboxEditorProps extends CustomCellEditorProps<unknown, string> {
  options: readonly string[];
  separator?: string;
}

/** What the key that opened the editor has typed already. */
function firstText({ value, eventKey }: ComboboxEditorProps): string {
  if (eventKey === 'Backspace' || eventKey === 'Delete') return '';
  return eventKey?.length === 1 ? eventKey : (value ?? '');
}

/** Text with suggestions. What is no suggestion is handed over as typed: its judge is elsewhere. */
export function ComboboxEditor(props: ComboboxEditorProps) {
  const { column, options, separator, eventKey, onValueChange, stopEditing, eGridCell } = props;
  const [text, setText] = useState(() => firstText(props));
  const [caret, setCaret] = useState(text.length);
  const input = useRef<HTMLInputElement>(null);
  const label = column.getColDef().headerName ?? '';

  function change(next: string) {
    setText(next);
    onValueChange(next);
  }

  const suggestions = useSuggestions({
    // An untouched text narrows nothing: the list is there to choose another.
    text: separator === undefined && text === props.initialValue && !eventKey ? '' : text,
    caret,
    options,
    separator,
    onPick: (next) => {
      change(next);
      if (separator === undefined) stopEditing();
      else input.current?.focus();
    },
  });

  useEffect(() => {
    const field = input.current;
    field?.focus();
    if (eventKey?.length === 1 || eventKey === 'Backspace') onValueChange(firstText(props));
    else field?.select();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the editor opens
  }, []);

  return (
    <div className="grid-combobox" style={{ minWidth: Math.max(eGridCell.clientWidth, 200) }}>
      <input
        {...suggestions.inputProps}
        role="combobox"
        aria-controls={suggestions.list.id}
        ref={input}
        aria-label={`${label}, editing`}
        aria-expanded={suggestions.found.options.length > 0}
        className="control"
        value={text}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart ?? 0)}
        onChange={({ target }) => {
          suggestions.forget();
          setCaret(target.selectionStart ?? target.value.length);
          change(target.value);
        }}
        onKeyDown={(event) => {
          if (suggestions.handleKey(event)) event.stopPropagation();
          else if ((event.key === 'Enter' || event.key === 'Tab') && suggestions.highlighted) {
            // The grid ends the editing with the same key and takes what is there.
            onValueChange(suggestions.highlighted);
          }
        }}
      />
      <SuggestionList
        {...suggestions.list}
        label={label}
        options={suggestions.found.options}
        guessed={suggestions.found.guessed}
        onPick={suggestions.pick}
      />
    </div>
  );
}
