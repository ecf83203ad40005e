import type { CharacterPlayRequest } from '#src/generated/model/index.ts';
import { isRecord } from '#src/lib/is-record.ts';

const prefix = 'questwright.play.';

interface KeptChange {
  readonly at: number;
  readonly request: CharacterPlayRequest;
}

const isKept = (value: unknown): value is KeptChange =>
  isRecord(value) &&
  typeof value['at'] === 'number' &&
  isRecord(value['request']) &&
  typeof value['request']['changeId'] === 'string';

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/**
 * The changes of a character that the server does not have yet, on this device. Each has a key of its own, so
 * that two tabs do not overwrite each other's. Without the storage of the browser they end with the page.
 * @param owner the user and the character
 */
export function keptChanges(owner: string) {
  const start = `${prefix}${owner}.`;
  const keyOf = ({ changeId }: CharacterPlayRequest): string => start + changeId;
  let last = 0;
  return {
    /** The oldest first. */
    read(): CharacterPlayRequest[] {
      try {
        return Object.keys(localStorage)
          .filter((key) => key.startsWith(start))
          .map((key) => parsed(localStorage.getItem(key)))
          .filter((value) => isKept(value))
          .toSorted((one, other) => one.at - other.at)
          .map(({ request }) => request);
      } catch {
        return [];
      }
    },
    keep(request: CharacterPlayRequest): void {
      // Two presses of the same millisecond keep their order.
      last = Math.max(last + 1, Date.now());
      const kept: KeptChange = { at: last, request };
      try {
        localStorage.setItem(keyOf(request), JSON.stringify(kept));
      } catch {
        // The storage is full or refused.
      }
    },
    forget(request: CharacterPlayRequest): void {
      try {
        localStorage.removeItem(keyOf(request));
      } catch {
        // Nothing is stored.
      }
    },
  };
}
