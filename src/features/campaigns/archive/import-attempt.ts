import { randomKey } from '#src/lib/random-key.ts';

/** The creation of a campaign by an import, which can be repeated without creating a second one. */
export interface ImportAttempt {
  readonly key: string;
  /** The title of the campaign; null before it is sent. The same key needs the same title. */
  readonly title: string | null;
  /** Whether the campaign exists. */
  readonly isBegun: boolean;
}

export const newAttempt = (): ImportAttempt => ({ key: randomKey(), title: null, isBegun: false });

const nameOf = (hash: string): string => `questwright.import.campaign.${hash}`;

/** Keeps the attempt in the tab until the import is done, so that a reload does not start a second one. */
export function keepAttempt(hash: string, attempt: ImportAttempt): void {
  try {
    sessionStorage.setItem(nameOf(hash), JSON.stringify(attempt));
  } catch {
    // Without the storage the attempt ends with the page.
  }
}

export function forgetAttempt(hash: string): void {
  try {
    sessionStorage.removeItem(nameOf(hash));
  } catch {
    // Nothing is stored.
  }
}

/** The unfinished attempt to import the same content, or null. */
export function keptAttempt(hash: string): ImportAttempt | null {
  try {
    // Only `keepAttempt` writes this item.
    return JSON.parse(sessionStorage.getItem(nameOf(hash)) ?? 'null') as ImportAttempt | null;
  } catch {
    return null;
  }
}
