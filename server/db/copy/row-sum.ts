import { hash } from 'node:crypto';

export type Value = string | number | null | Uint8Array;
export type Row = readonly Value[];

/** What a table contains, to compare two stores. */
export interface TableSum {
  readonly rows: number;
  readonly checksum: string;
}

const withoutBytes = (value: Value): unknown =>
  value instanceof Uint8Array ? { sha256: hash('sha256', value, 'hex') } : value;

/**
 * Counts rows and adds up their hashes. The sum does not depend on the order of the rows, so both databases
 * give the same one.
 */
export class RowSum {
  #rows = 0;
  #sum = 0n;

  add(row: Row): void {
    const text = JSON.stringify(row.map(withoutBytes));
    this.#rows += 1;
    this.#sum = BigInt.asUintN(64, this.#sum + hash('sha256', text, 'buffer').readBigUInt64BE());
  }

  result(): TableSum {
    return { rows: this.#rows, checksum: this.#sum.toString(16).padStart(16, '0') };
  }
}

export type StoreSums = Readonly<Record<string, TableSum>>;

/** The tables whose contents differ. */
export function differingTables(expected: StoreSums, actual: StoreSums): string[] {
  const names = new Set([...Object.keys(expected), ...Object.keys(actual)]);
  return [...names].filter((name) => {
    const [one, other] = [expected[name], actual[name]];
    return one?.rows !== other?.rows || one?.checksum !== other?.checksum;
  });
}

export const countRows = (sums: StoreSums): number =>
  Object.values(sums).reduce((sum, { rows }) => sum + rows, 0);
