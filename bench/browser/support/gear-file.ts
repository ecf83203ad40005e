import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const header = 'Name,Category,Edition,Source,Cost,Weight,Pieces,Carries,Description';

/** One row in so many has a cost that cannot be read; 0 for none. */
interface Wanted {
  readonly rows: number;
  /** The beginning of the names: items of different files have different names. */
  readonly mark: string;
  readonly badEvery: number;
}

const line = ({ mark, badEvery }: Wanted, row: number): string => {
  const cost = badEvery > 0 && row % badEvery === 1 ? 'five gold or so' : `${(row % 90) + 1} gp`;
  const name = `"${mark} lantern, no. ${String(row).padStart(6, '0')}"`;
  const weight = `${(row % 40) + 1} lb.`;
  return `${name},Other,other,The workshop,${cost},${weight},${(row % 9) + 1},,"Brass, with a ""wick"""`;
};

/**
 * A spreadsheet of gear as people write them: quotes, units, capitals. Deleted when this process
 * ends.
 */
export function gearFile(wanted: Wanted): { readonly path: string; readonly bytes: number } {
  const folder = mkdtempSync(join(tmpdir(), 'questwright-file-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, `${wanted.mark}.csv`);
  const lines = Array.from({ length: wanted.rows }, (_, row) => line(wanted, row));
  const text = `${header}\r\n${lines.join('\r\n')}\r\n`;
  writeFileSync(path, text);
  return { path, bytes: text.length };
}
