import { type ComponentProps, type Ref, useState } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { useSuggestions } from './use-suggestions.ts';

interface ComboboxFieldProps
  extends FieldTexts, Pick<ComponentProps<'input'>, 'id' | 'name' | 'placeholder' | 'disabled'> {
  label: string;
  value: string;
  /** Called for each keystroke and each choice; the form checks texts that are not an option. */
  onChange: (text: string) => void;
  onBlur?: () => void;
  options: readonly string[];
  /** For several values in one text; the value at the caret is completed. */
  separator?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** A text field with suggestions that typing filters, for lists too long for a select. */
export function ComboboxField({
  label,
  hint,
  error,
  optional,
  id,
  value,
  onChange,
  onBlur,
  options,
  separator,
  inputRef,
  ...input
}: ComboboxFieldProps) {
  const [open, setOpen] = useState(false);
  const [caret, setCaret] = useState(0);
  const suggestions = useSuggestions({
    text: value,
    caret,
    options,
    separator,
    onPick: (text) => {
      setOpen(false);
      onChange(text);
    },
  });
  const expanded = open && suggestions.matches.options.length > 0;
  const close = () => {
    setOpen(false);
    // The option that was reached with a key must not be chosen by Enter when the list opens again.
    suggestions.resetActive();
  };
  return (
    <FieldFrame {...{ label, hint, error, optional, id }}>
      {(fieldProps) => (
        <div className="relative">
          <input
            {...input}
            {...fieldProps}
            {...suggestions.inputProps}
            role="combobox"
            aria-controls={suggestions.list.id}
            aria-expanded={expanded}
            aria-activedescendant={
              expanded ? suggestions.inputProps['aria-activedescendant'] : undefined
            }
            ref={inputRef}
            className="control"
            value={value}
            onFocus={() => setOpen(true)}
            onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart ?? 0)}
            onChange={({ target }) => {
              suggestions.resetActive();
              setOpen(true);
              setCaret(target.selectionStart ?? target.value.length);
              onChange(target.value);
            }}
            onBlur={() => {
              close();
              onBlur?.();
            }}
            onKeyDown={(event) => {
              // These keys belong to the input method, for example Enter, which ends a composition.
              if (event.nativeEvent.isComposing) return;
              if (event.key === 'Escape' && expanded) {
                // Prevents Escape from also closing a dialog around the field.
                event.preventDefault();
                event.stopPropagation();
                close();
              } else if (
                event.key === 'Enter' &&
                expanded &&
                suggestions.highlighted !== undefined
              ) {
                event.preventDefault();
                suggestions.pick(suggestions.highlighted);
              } else if (suggestions.handleKey(event)) {
                setOpen(true);
              }
            }}
          />
          {expanded && (
            <SuggestionList
              {...suggestions.list}
              label={label}
              options={suggestions.matches.options}
              guessed={suggestions.matches.guessed}
              onPick={suggestions.pick}
              className="absolute inset-x-0 top-full z-20 mt-1"
            />
          )}
        </div>
      )}
    </FieldFrame>
  );
}
