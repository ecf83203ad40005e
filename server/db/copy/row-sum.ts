import { createHash, hash } from 'node:crypto';

export type Value = string | number | null | Uint8Array;
export type Row = readonly Value[];

/** What a table contains, to compare two stores. */
export interface TableSum {
  readonly rows: number;
  /** A SHA-256 in hexadecimal digits. Earlier backups have a sum of 64 bits, see `earlierChecksum`. */
  readonly checksum: string;
}

/** The sum of rows that were just read. */
export interface ReadSum extends TableSum {
  /** What the checksum was before it was a SHA-256: the sum of the hashes of the rows. */
  readonly earlierChecksum: string;
}

const withoutBytes = (value: Value): unknown =>
  value instanceof Uint8Array ? { sha256: hash('sha256', value, 'hex') } : value;

/**
 * Counts rows and hashes their hashes in the order of their keys, which is the same in both databases: all texts
 * are compared by their bytes.
 */
export class RowSum {
  #rows = 0;
  #sum = 0n;
  readonly #hash = createHash('sha256');

  add(row: Row): void {
    const digest = hash('sha256', JSON.stringify(row.map(withoutBytes)), 'buffer');
    this.#rows += 1;
    this.#hash.update(digest);
    this.#sum = BigInt.asUintN(64, this.#sum + digest.readBigUInt64BE());
  }

  result(): ReadSum {
    return {
      rows: this.#rows,
      checksum: this.#hash.copy().digest('hex'),
      earlierChecksum: this.#sum.toString(16).padStart(16, '0'),
    };
  }
}

export type StoreSums = Readonly<Record<string, TableSum>>;
export type ReadSums = Readonly<Record<string, ReadSum>>;

const isSame = (expected: TableSum | undefined, actual: ReadSum | undefined): boolean =>
  expected?.rows === actual?.rows &&
  (expected?.checksum === actual?.checksum || expected?.checksum === actual?.earlierChecksum);

/** The tables whose contents differ. */
export function differingTables(expected: StoreSums, actual: ReadSums): string[] {
  const names = new Set([...Object.keys(expected), ...Object.keys(actual)]);
  return [...names].filter((name) => !isSame(expected[name], actual[name]));
}

export const countRows = (sums: StoreSums): number =>
  Object.values(sums).reduce((sum, { rows }) => sum + rows, 0);
