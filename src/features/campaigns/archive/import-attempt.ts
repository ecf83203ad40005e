import { forgetInTab, keepInTab, keptInTab } from '#src/api/kept-in-tab.ts';
import { randomKey } from '#src/lib/random-key.ts';

/** The creation of a campaign by an import, which can be repeated without creating a second one. */
export interface ImportAttempt {
  readonly key: string;
  /** When the key was made, in milliseconds. The key is sent soon after that. */
  readonly since: number;
  /** The title of the campaign; null before it is sent. The same key needs the same title. */
  readonly title: string | null;
  /** Whether the campaign exists. */
  readonly isBegun: boolean;
}

export const newAttempt = (): ImportAttempt => ({
  key: randomKey(),
  since: Date.now(),
  title: null,
  isBegun: false,
});

const nameOf = (hash: string): string => `import.campaign.${hash}`;

/** The server knows a key for 24 hours; an hour less, because a request takes time. */
const lifetime = 23 * 60 * 60 * 1000;

/** Whether the server may have forgotten the key, so that it would create a second campaign. */
export const isOver = ({ since }: ImportAttempt): boolean => Date.now() >= since + lifetime;

/** Keeps the attempt in the tab until the import is done, so that a reload does not start a second one. */
export const keepAttempt = (userId: string, hash: string, attempt: ImportAttempt): void =>
  keepInTab(userId, nameOf(hash), attempt, attempt.since + lifetime - Date.now());

export const forgetAttempt = (userId: string, hash: string): void =>
  forgetInTab(userId, nameOf(hash));

/** The unfinished attempt of the user to import the same content, or null. */
export const keptAttempt = (userId: string, hash: string): ImportAttempt | null =>
  // Only `keepAttempt` writes this item.
  keptInTab(userId, nameOf(hash)) as ImportAttempt | null;
