import { valuesKeptIn } from '#src/api/kept-values.ts';

const values = valuesKeptIn(() => localStorage);

/** An import into a campaign that exists, as far as it is needed to undo it later. */
export interface LastImport {
  readonly importId: string;
  /** How many entries it has created, as far as is known. */
  readonly created: number;
  /** When it was sent, in milliseconds. */
  readonly at: number;
  /**
   * How many entries of an earlier import of the same files an undo can delete, too; null if the user has
   * left out entries, so that the number is unknown.
   */
  readonly earlier: number | null;
}

const nameOf = (campaignId: string): string => `import.last.${campaignId}`;

/** In milliseconds. Later, the entries are part of the campaign. */
const lifetime = 7 * 24 * 60 * 60 * 1000;

/**
 * Keeps the last import on the device: whether it is what the user wanted is seen on the pages of its entries,
 * and then the page of the import is closed.
 */
export const keepLastImport = (userId: string, campaignId: string, last: LastImport): void =>
  values.keep(userId, nameOf(campaignId), last, lifetime);

export const forgetLastImport = (userId: string, campaignId: string): void =>
  values.forget(userId, nameOf(campaignId));

export const lastImportInto = (userId: string, campaignId: string): LastImport | null =>
  // Only `keepLastImport` writes this item.
  values.kept(userId, nameOf(campaignId)) as LastImport | null;
