import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const header = 'Name,Category,Edition,Source,Cost,Weight,Pieces,Carries,Description';

interface FileOptions {
  readonly rows: number;
  /** The first word of all names, so that items of different files have different names. */
  readonly mark: string;
  /** One in `badEvery` rows has a cost that cannot be read; 0 means that every cost can be read. */
  readonly badEvery: number;
}

const line = ({ mark, badEvery }: FileOptions, row: number): string => {
  const cost = badEvery > 0 && row % badEvery === 1 ? 'five gold or so' : `${(row % 90) + 1} gp`;
  const name = `"${mark} lantern, no. ${String(row).padStart(6, '0')}"`;
  const weight = `${(row % 40) + 1} lb.`;
  return `${name},Other,other,The workshop,${cost},${weight},${(row % 9) + 1},,"Brass, with a ""wick"""`;
};

/**
 * Writes a CSV file of gear with quotes, units and capital letters. The file is deleted when this
 * process ends.
 */
export function gearFile(options: FileOptions): { readonly path: string; readonly bytes: number } {
  const folder = mkdtempSync(join(tmpdir(), 'questwright-file-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, `${options.mark}.csv`);
  const lines = Array.from({ length: options.rows }, (_, row) => line(options, row));
  const text = `${header}\r\n${lines.join('\r\n')}\r\n`;
  writeFileSync(path, text);
  return { path, bytes: text.length };
}
