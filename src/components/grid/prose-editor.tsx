import type { CustomCellEditorProps } from 'ag-grid-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { longestDescription } from '#src/lib/contract-limits.ts';
import { Kbd } from '#src/ui/kbd.tsx';
import { firstText, startsNewText, useCellEditor } from './use-cell-editor.ts';

interface ProseEditorProps extends CustomCellEditorProps<unknown, string> {
  /** The accessible name. */
  name: string;
}

/** Edits a text of several lines in a popover over its cell. Enter applies the text. */
export function ProseEditor(props: ProseEditorProps) {
  const { name, onValueChange, eGridCell } = props;
  const [text, setText] = useState(() => firstText(props));
  const area = useRef<HTMLTextAreaElement>(null);
  const popover = useRef<HTMLDivElement>(null);

  useCellEditor({
    input: area,
    popover,
    cell: eGridCell,
    coversCell: true,
    begin: (field) => {
      if (startsNewText(props)) onValueChange(firstText(props));
      field.setSelectionRange(text.length, text.length);
    },
  });

  function change(next: string) {
    setText(next);
    onValueChange(next);
  }

  function handleKeys(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || (!event.shiftKey && !event.altKey)) return;
    // The event is stopped, because AG Grid ends the edit when it gets Enter.
    event.stopPropagation();
    event.preventDefault();
    const { currentTarget } = event;
    currentTarget.setRangeText(
      '\n',
      currentTarget.selectionStart,
      currentTarget.selectionEnd,
      'end',
    );
    change(currentTarget.value);
  }

  return (
    <div ref={popover} popover="manual" className="grid-popover popup">
      <textarea
        ref={area}
        aria-label={name}
        className="control"
        cols={56}
        rows={6}
        maxLength={longestDescription}
        value={text}
        onChange={({ target }) => change(target.value)}
        onKeyDownCapture={handleKeys}
      />
      <p className="px-2 py-1 text-xs text-muted" aria-hidden>
        <Kbd>Enter</Kbd> done · <Kbd>Shift</Kbd> <Kbd>Enter</Kbd> new line · <Kbd>Esc</Kbd> as it
        was
      </p>
    </div>
  );
}
