import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import type { FieldErrors } from '../values.ts';
import { FieldSet } from './field-set.tsx';

/** The settings for all entries of a list. */
export interface EntryType<Item> {
  /** The name of one entry: "Add benefit", "Remove benefit 2". */
  noun: string;
  /** The value of a new entry. */
  blank: Item;
  max: number;
  /** True if an entry takes only one line on a wide screen. */
  oneLine?: boolean;
}

interface ListEditorProps<Item> {
  label: string;
  hint?: string | undefined;
  entry: EntryType<Item>;
  items: readonly Item[];
  onChange: (items: Item[]) => void;
  /** Called with the button "Add", which gets the focus if the list has an error. */
  inputRef?: (element: HTMLElement | null) => void;
  errors: FieldErrors;
  /**
   * Renders the controls of one entry. `errorAt` returns the error of the entry or of a part of it.
   */
  children: (
    item: Item,
    change: (item: Item) => void,
    errorAt: (part?: string) => string | undefined,
    name: string,
    /** True for the first entry. In lists of one-line entries only its labels are visible. */
    first: boolean,
  ) => ReactNode;
}

/** A list whose entries can be added, moved and removed. Alt and an arrow key move the focused entry. */
export function ListEditor<Item>({
  label,
  hint,
  entry: { noun, blank, max, oneLine = false },
  items,
  onChange,
  inputRef,
  errors,
  children,
}: ListEditorProps<Item>) {
  const listRef = useRef<HTMLOListElement>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  const [announcement, announce] = useState('');
  const ids = useEntryIds(items.length);

  /** Focuses an entry in the next frame. A new entry is rendered by then. */
  const focusEntry = (index: number) =>
    requestAnimationFrame(() => {
      const entry = listRef.current?.children[index];
      // The person may already have moved the focus into the entry.
      if (entry?.contains(document.activeElement) === true) return;
      entry?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    });

  function add() {
    onChange([...items, blank]);
    ids.add();
    focusEntry(items.length);
  }

  function remove(index: number) {
    onChange(items.toSpliced(index, 1));
    ids.remove(index);
    announce(`${noun} ${index + 1} removed.`);
    if (items.length === 1) addRef.current?.focus();
    else focusEntry(Math.min(index, items.length - 2));
  }

  function move(from: number, to: number) {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length) return;
    onChange(items.toSpliced(from, 1).toSpliced(to, 0, item));
    ids.move(from, to);
    announce(`${noun} ${from + 1} is now ${noun} ${to + 1}.`);
  }

  const moveByKey = (index: number) => (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(index, event.key === 'ArrowUp' ? index - 1 : index + 1);
  };

  return (
    <FieldSet legend={label} hint={hint} error={errors['']}>
      {items.length > 0 && (
        <ol ref={listRef} className="flex list-none flex-col gap-3 p-0">
          {items.map((item, index) => (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles keys that are pressed in the fields of the entry; its buttons do the same
            <li
              key={ids.all[index]}
              onKeyDown={moveByKey(index)}
              className="flex flex-wrap items-start gap-2 border-l border-hairline-strong pl-3 sm:flex-nowrap"
            >
              <div className="min-w-0 basis-full sm:flex-1 sm:basis-0">
                {children(
                  item,
                  (next) => onChange(items.with(index, next)),
                  (part) => errors[part === undefined ? String(index) : `${index}.${part}`],
                  `${noun} ${index + 1}`,
                  index === 0,
                )}
              </div>
              <div
                className={classNames(
                  'ml-auto flex shrink-0',
                  oneLine ? 'self-end sm:mb-1' : 'self-start',
                )}
              >
                {items.length > 1 && (
                  <>
                    <IconButton
                      size="small"
                      label={`Move ${noun} ${index + 1} up`}
                      icon={<ArrowUp size={16} />}
                      onClick={() => move(index, index - 1)}
                      {...(index === 0 && { disabledReason: 'It is the first.' })}
                    />
                    <IconButton
                      size="small"
                      label={`Move ${noun} ${index + 1} down`}
                      icon={<ArrowDown size={16} />}
                      onClick={() => move(index, index + 1)}
                      {...(index === items.length - 1 && { disabledReason: 'It is the last.' })}
                    />
                  </>
                )}
                <IconButton
                  size="small"
                  label={`Remove ${noun} ${index + 1}`}
                  icon={<X size={16} />}
                  onClick={() => remove(index)}
                />
              </div>
            </li>
          ))}
        </ol>
      )}
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      <div>
        <Button
          ref={(button) => {
            addRef.current = button;
            inputRef?.(button);
          }}
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

let lastId = 0;
const newIds = (count: number): number[] => Array.from({ length: count }, () => (lastId += 1));

/**
 * Makes React keys for the entries of a list. A key moves with its entry, so that a text that is being
 * typed stays in the same entry. If the length of the list changes without a call of `add` or `remove`,
 * all keys are new.
 */
function useEntryIds(count: number) {
  const [ids, setIds] = useState(() => newIds(count));
  const all = ids.length === count ? ids : newIds(count);
  if (all !== ids) setIds(all);
  return {
    all,
    add: () => setIds([...all, ...newIds(1)]),
    remove: (index: number) => setIds(all.toSpliced(index, 1)),
    move: (from: number, to: number) => {
      const [id] = all.slice(from, from + 1);
      if (id !== undefined) setIds(all.toSpliced(from, 1).toSpliced(to, 0, id));
    },
  };
}
