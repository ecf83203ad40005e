import { isRecord } from '#src/lib/is-record.ts';
import { waitingPrefix } from './has-waiting.ts';

/** What waits on the device to be sent: presses, rolls, or edits of the sheet. */
const waitingKinds = ['play', 'rolls', 'edits'] as const;

export type WaitingKind = (typeof waitingKinds)[number];

export interface WaitingOwner {
  readonly userId: string;
  readonly characterId: string;
  readonly kind: WaitingKind;
}

/** Characters of the entries of one kind for one character: more than a thousand presses. */
const mostKept = 1_000_000;

interface KeptEntry {
  readonly at: number;
  readonly request: object;
}

const isKept = (value: unknown): value is KeptEntry =>
  isRecord(value) && typeof value['at'] === 'number' && isRecord(value['request']);

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

const startOf = ({ userId, kind, characterId }: WaitingOwner): string =>
  `${waitingPrefix}${userId}/${kind}/${characterId}.`;

/** The characters of a user for which something waits on this device. */
export function waitingOwners(userId: string): WaitingOwner[] {
  const start = `${waitingPrefix}${userId}/`;
  const found = new Map<string, WaitingOwner>();
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(start)) continue;
      const [kindName = '', characterId] = (key.slice(start.length).split('.')[0] ?? '').split('/');
      const kind = waitingKinds.find((name) => name === kindName);
      if (kind === undefined || characterId === undefined) continue;
      found.set(`${kind}/${characterId}`, { userId, kind, characterId });
    }
  } catch {
    // Nothing is stored.
  }
  return [...found.values()];
}

/**
 * What the server does not have yet, on this device. Each entry has a key of its own, so that two tabs do not
 * overwrite each other's. Without the storage of the browser, entries end with the page.
 */
export function keptEntries<Entry extends object>(
  owner: WaitingOwner,
  idOf: (entry: Entry) => string,
  isEntry: (value: object) => value is Entry,
) {
  const start = startOf(owner);
  const keyOf = (entry: Entry): string => start + idOf(entry);
  let last = 0;
  const lengthOfAll = (): number =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith(start))
      .reduce((sum, key) => sum + (localStorage.getItem(key)?.length ?? 0), 0);
  const entryOf = (text: string | null): { at: number; entry: Entry } | null => {
    const value = parsed(text);
    return isKept(value) && isEntry(value.request) ? { at: value.at, entry: value.request } : null;
  };
  return {
    /** The oldest first. */
    read(): Entry[] {
      try {
        return Object.keys(localStorage)
          .filter((key) => key.startsWith(start))
          .map((key) => entryOf(localStorage.getItem(key)))
          .filter((kept) => kept !== null)
          .toSorted((one, other) => one.at - other.at)
          .map(({ entry }) => entry);
      } catch {
        return [];
      }
    },
    /** Returns false if the storage is full or refused, or so much waits that it would be. */
    keep(entry: Entry): boolean {
      // Two presses of the same millisecond keep their order.
      last = Math.max(last + 1, Date.now());
      const text = JSON.stringify({ at: last, request: entry } satisfies KeptEntry);
      try {
        if (lengthOfAll() + text.length > mostKept) return false;
        localStorage.setItem(keyOf(entry), text);
        return true;
      } catch {
        return false;
      }
    },
    forget(entry: Entry): void {
      try {
        localStorage.removeItem(keyOf(entry));
      } catch {
        // Nothing is stored.
      }
    },
    /** Calls the listener when another tab adds an entry, or has sent one. */
    watch(onAdded: (entry: Entry) => void, onSent: (id: string) => void): () => void {
      const listen = ({ key, newValue }: StorageEvent): void => {
        if (key?.startsWith(start) !== true) return;
        const kept = entryOf(newValue);
        if (kept) onAdded(kept.entry);
        else if (newValue === null) onSent(key.slice(start.length));
      };
      window.addEventListener('storage', listen);
      return () => window.removeEventListener('storage', listen);
    },
  };
}

const baseKey = ({ userId, characterId }: Omit<WaitingOwner, 'kind'>): string =>
  `questwright.played.${userId}/${characterId}`;

/**
 * The state of a character without the presses that wait. A response of the server can already contain a press
 * whose own response was lost, so that the page would count it twice; this state cannot.
 */
export function keptBase(owner: Omit<WaitingOwner, 'kind'>) {
  const own = baseKey(owner);
  return {
    read: (): unknown => {
      try {
        return parsed(localStorage.getItem(own));
      } catch {
        return null;
      }
    },
    keep(base: object): void {
      try {
        localStorage.setItem(own, JSON.stringify(base));
      } catch {
        // After a reload without a network, the page then shows what the server has.
      }
    },
    forget(): void {
      try {
        localStorage.removeItem(own);
      } catch {
        // Nothing is stored.
      }
    },
    /** Calls the listener with the state that another tab has received. */
    watch(onChanged: (base: unknown) => void): () => void {
      const listen = ({ key, newValue }: StorageEvent): void => {
        if (key === own && newValue !== null) onChanged(parsed(newValue));
      };
      window.addEventListener('storage', listen);
      return () => window.removeEventListener('storage', listen);
    },
  };
}
