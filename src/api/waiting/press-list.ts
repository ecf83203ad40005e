import { isRecord } from '#src/lib/is-record.ts';
import type { PlayUndo } from '#src/lib/character/play-undo.ts';
import { pressedPrefix } from '../forget-kept.ts';
import type { NewSheetEdit } from './sheet-edits.ts';

/** A press that can be taken back. Its id is that of the change or of the edit. */
export type UndoablePress = { readonly id: string; readonly label: string } & (
  | { readonly kind: 'play'; readonly undo: PlayUndo }
  | { readonly kind: 'edit'; readonly back: NewSheetEdit }
);

/** What the device keeps of one character. */
interface KeptList {
  readonly at: number;
  readonly presses: readonly UndoablePress[];
}

/** How many presses of a character can be undone. */
const mostPresses = 20;

/** Characters of one list. An item that was removed comes with its notes, so a press can be long. */
const longestList = 60_000;

/** The maximum number of characters of the game whose lists are kept. */
const mostLists = 20;

const isPress = (value: unknown): value is UndoablePress =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  typeof value['label'] === 'string' &&
  (value['kind'] === 'play' ? isRecord(value['undo']) : isRecord(value['back']));

function readList(key: string): KeptList | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (!isRecord(value) || !Array.isArray(value['presses'])) return null;
    const { at, presses } = value;
    return { at: typeof at === 'number' ? at : 0, presses: presses.filter(isPress) };
  } catch {
    return null;
  }
}

/** Makes room for one more list. */
function removeOldLists(): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(pressedPrefix));
  const byAge = keys.toSorted(
    (one, other) => (readList(other)?.at ?? 0) - (readList(one)?.at ?? 0),
  );
  for (const key of byAge.slice(mostLists - 1)) localStorage.removeItem(key);
}

/** @returns false if the storage is full or refused */
function writeList(key: string, presses: readonly UndoablePress[]): boolean {
  try {
    if (presses.length === 0) localStorage.removeItem(key);
    else {
      if (localStorage.getItem(key) === null) removeOldLists();
      localStorage.setItem(key, JSON.stringify({ at: Date.now(), presses } satisfies KeptList));
    }
    return true;
  } catch {
    return false;
  }
}

/** The last presses, as many as may be kept. */
function lastPresses(presses: readonly UndoablePress[]): readonly UndoablePress[] {
  let kept = presses.slice(-mostPresses);
  while (JSON.stringify(kept).length > longestList) kept = kept.slice(1);
  return kept;
}

/** The presses of this device on the sheet of a character that can be undone, the last one at the end. */
export interface PressList {
  readonly get: () => readonly UndoablePress[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly add: (press: UndoablePress) => void;
  readonly remove: (id: string) => void;
}

/** The list is kept over reloads, and the tabs of the device share it. */
export function pressList(userId: string, characterId: string): PressList {
  const key = `${pressedPrefix}${userId}/${characterId}`;
  const listeners = new Set<() => void>();
  let presses: readonly UndoablePress[] = readList(key)?.presses ?? [];
  /** Without the storage of the browser, the list ends with the page. */
  let isKept = true;

  function show(next: readonly UndoablePress[]): void {
    presses = next;
    for (const listener of listeners) listener();
  }
  function change(changed: (all: readonly UndoablePress[]) => readonly UndoablePress[]): void {
    // Another tab can have changed the list.
    const next = changed(isKept ? (readList(key)?.presses ?? []) : presses);
    isKept = writeList(key, next);
    show(next);
  }
  const listen = (event: StorageEvent): void => {
    // A cleared storage has no key.
    if (event.key === key || event.key === null) show(readList(key)?.presses ?? []);
  };
  return {
    get: () => presses,
    subscribe(listener) {
      if (listeners.size === 0) {
        if (isKept) presses = readList(key)?.presses ?? [];
        window.addEventListener('storage', listen);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', listen);
      };
    },
    add: (press) => change((all) => lastPresses([...all, press])),
    remove: (id) => change((all) => all.filter((press) => press.id !== id)),
  };
}
