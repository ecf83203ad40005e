import type { KeyboardEvent } from 'react';

const itemsIn = (tree: HTMLElement): HTMLElement[] => [
  ...tree.querySelectorAll<HTMLElement>('[role="treeitem"]'),
];

const parentOf = (row: HTMLElement | null) =>
  row?.parentElement?.closest('li')?.querySelector<HTMLElement>(':scope > [role="treeitem"]');

/** The link of an item, which can be the item itself. */
const linkOf = (item: HTMLElement): HTMLElement => item.querySelector('a') ?? item;

/** The next item whose title begins with the letter, from the top again after the last one. */
function nextWith(letter: string, items: readonly HTMLElement[], index: number) {
  const begin = letter.toLowerCase();
  return [...items.slice(index + 1), ...items.slice(0, index)].find((item) =>
    linkOf(item).textContent.toLowerCase().startsWith(begin),
  );
}

/**
 * The keys of trees in the ARIA patterns. Each item is in an `li` with the id of its entry.
 * @param toggle opens or closes what is below an entry
 */
export function handleTreeKey(
  event: KeyboardEvent<HTMLElement>,
  toggle: (id: string, isOpen: boolean) => void,
): void {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || event.altKey) return;
  if (target.getAttribute('role') !== 'treeitem') return;
  const items = itemsIn(event.currentTarget);
  const index = items.indexOf(target);
  const row = target.parentElement;
  const id = row?.dataset['entry'] ?? '';
  const expanded = target.getAttribute('aria-expanded');
  const goTo = (item: HTMLElement | null | undefined) => item?.focus();
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => goTo(items[index + 1]),
    ArrowUp: () => goTo(items[index - 1]),
    Home: () => goTo(items[0]),
    End: () => goTo(items.at(-1)),
    Enter: () => linkOf(target).click(),
    ArrowRight: () => {
      if (expanded === 'false') toggle(id, true);
      else if (expanded === 'true') goTo(row?.querySelector<HTMLElement>('ul [role="treeitem"]'));
    },
    ArrowLeft: () => {
      if (expanded === 'true') toggle(id, false);
      else goTo(parentOf(row));
    },
  };
  const isLetter = /^[\p{L}\p{N}]$/u.test(key) && !event.ctrlKey && !event.metaKey;
  const action = isLetter ? () => goTo(nextWith(key, items, index)) : keys[key];
  if (action === undefined) return;
  event.preventDefault();
  action();
}
