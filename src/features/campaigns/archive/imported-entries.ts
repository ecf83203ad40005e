import type { EntryImportResult, ImportedEntry } from '#src/generated/model/index.ts';

/** The entries that this page has imported, including those of cancelled attempts. */
export interface ImportedEntries {
  /** The stored entries by their keys, in the order in which they were sent. */
  readonly stored: ReadonlyMap<string, StoredParent>;
  /** The keys in requests whose response was lost, which may have created their entries. */
  readonly unanswered: ReadonlySet<string>;
  /** How many entries this page has created, as far as responses have confirmed it. */
  readonly created: number;
}

interface StoredParent {
  readonly entryId: string;
  readonly parentKey: string | null;
}

export const nothingImported: ImportedEntries = {
  stored: new Map(),
  unanswered: new Set(),
  created: 0,
};

export function withResult(
  imported: ImportedEntries,
  batch: readonly ImportedEntry[],
  { entries, created }: EntryImportResult,
): ImportedEntries {
  const parentKeys = new Map(batch.map(({ key, parentKey }) => [key, parentKey ?? null]));
  const stored = new Map(imported.stored);
  for (const { key, entryId } of entries) {
    stored.set(key, { entryId, parentKey: parentKeys.get(key) ?? null });
  }
  return { ...imported, stored, created: imported.created + created };
}

export const withUnanswered = (
  imported: ImportedEntries,
  batch: readonly ImportedEntry[],
): ImportedEntries => ({
  ...imported,
  unanswered: new Set([...imported.unanswered, ...batch.map(({ key }) => key)]),
});

/** Whether this page has created something, or may have. */
export const hasCreated = ({ created, unanswered }: ImportedEntries): boolean =>
  created > 0 || unanswered.size > 0;

/** How many of the entries may be from an earlier import of the same files. */
export const countEarlier = ({ stored, unanswered, created }: ImportedEntries): number =>
  Math.max(0, new Set([...stored.keys(), ...unanswered]).size - created);
