import { Plus, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { FieldErrors } from '../values.ts';
import { FieldSet } from './field-set.tsx';

interface ListEditorProps<Item> {
  label: string;
  hint?: string | undefined;
  /** What one entry is called: "Add benefit", "Remove benefit 2". */
  noun: string;
  items: readonly Item[];
  blank: Item;
  onChange: (items: Item[]) => void;
  errors: FieldErrors;
  max: number;
  /** The controls of one entry; `errorAt` gives what is wrong with a part of it. */
  children: (
    item: Item,
    change: (item: Item) => void,
    errorAt: (part?: string) => string | undefined,
    name: string,
  ) => ReactNode;
}

export function ListEditor<Item>({
  label,
  hint,
  noun,
  items,
  blank,
  onChange,
  errors,
  max,
  children,
}: ListEditorProps<Item>) {
  const listRef = useRef<HTMLOListElement>(null);
  const addRef = useRef<HTMLButtonElement>(null);

  function add() {
    onChange([...items, blank]);
    // The new entry is there after the next paint.
    requestAnimationFrame(() =>
      listRef.current
        ?.querySelector<HTMLElement>(':scope > li:last-child :is(input, select)')
        ?.focus(),
    );
  }

  return (
    <FieldSet legend={label} hint={hint} error={errors['']}>
      {items.length > 0 && (
        <ol ref={listRef} className="flex flex-col gap-3">
          {items.map((item, index) => (
            // Entries have no identity of their own; their place is all there is.
            // oxlint-disable-next-line react/no-array-index-key -- see above
            <li key={index} className="flex items-start gap-2 border-l border-hairline-strong pl-3">
              <div className="min-w-0 flex-1">
                {children(
                  item,
                  (next) => onChange(items.with(index, next)),
                  (part) => errors[part === undefined ? String(index) : `${index}.${part}`],
                  `${noun} ${index + 1}`,
                )}
              </div>
              <IconButton
                size="small"
                label={`Remove ${noun} ${index + 1}`}
                icon={<X size={16} />}
                onClick={() => {
                  onChange(items.toSpliced(index, 1));
                  addRef.current?.focus();
                }}
              />
            </li>
          ))}
        </ol>
      )}
      <div>
        <Button
          ref={addRef}
          size="small"
          icon={<Plus size={16} aria-hidden />}
          onClick={add}
          {...(items.length >= max && { disabledReason: `There is room for ${max}.` })}
        >
          Add {noun}
        </Button>
      </div>
    </FieldSet>
  );
}
