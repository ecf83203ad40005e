import { chownSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeBackup } from '#server/db/copy/make-backup.ts';
import { restoreBackup } from '#server/db/copy/restore-backup.ts';
import { migratedStore } from '#tests/support/new-store.ts';

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'questwright-owner-'));

/** A user who is not root. */
const other = 12_345;

// Only root can give a folder to another user.
test('root leaves no files in the folder of the user of a server', async () => {
  if (process.getuid?.() !== 0) return;
  const source = await migratedStore('sqlite');
  if (source.kind !== 'sqlite') throw new Error('Not SQLite.');
  const parts = { database: source, keep: null, now: Date.now() };
  const { file } = await makeBackup({ ...parts, folder: newFolder() });
  const target = newFolder();
  chownSync(target, other, other);
  const into = (folder: string) =>
    restoreBackup({ backup: file, database: { kind: 'sqlite', folder }, dataDir: folder });
  await expect(into(target)).rejects.toThrow('belongs to the user with the id 12345');
  await expect(into(join(target, 'new'))).rejects.toThrow('Run this as that user');
  expect(readdirSync(target)).toEqual([]);
  expect(await into(newFolder())).toMatchObject({ applied: [] });

  chownSync(source.folder, other, other);
  const inside = makeBackup({ ...parts, folder: join(source.folder, 'backups') });
  await expect(inside).rejects.toThrow('Run this as that user');
  expect(readdirSync(source.folder)).not.toContain('backups');
});
