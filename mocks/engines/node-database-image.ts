import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReadSeed } from '#backend/seed/seed-catalogue.ts';
import { openNodeEngine } from './node-engine.ts';

const here = import.meta.resolve('#mocks/engines/node-database-image.ts');
const root = fileURLToPath(new URL('../..', here));

/** The sources that decide what is in the database image. Any file of the backend can change it. */
const sources = ['backend', 'mocks/fixtures', 'mocks/ports', 'src/lib', 'src/generated/contract'];

const seedFolder = new URL('srd/', import.meta.resolve('#backend/seed/seed-catalogue.ts'));

export const readSeed: ReadSeed = (kind) => readFile(new URL(`${kind}.json`, seedFolder), 'utf8');

/** A file name that changes when one of the sources changes. */
async function nameOfDatabaseImage(): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of sources) {
    const names = await readdir(join(root, folder), { recursive: true });
    const files = names.filter((name) => /(?<!\.test)\.(ts|json)$/.test(name)).toSorted();
    for (const file of files) {
      hash.update(file).update(await readFile(join(root, folder, file)));
    }
  }
  return `mocks-${hash.digest('hex').slice(0, 16)}.db`;
}

/** Deletes images of earlier versions, because no process opens them any more. */
async function removeOthers(file: string): Promise<void> {
  const folder = dirname(file);
  const others = (await readdir(folder)).filter(
    (name) => /^mocks-\w+\.db$/.test(name) && name !== basename(file),
  );
  await Promise.all(others.map((name) => rm(join(folder, name), { force: true })));
}

async function build(file: string): Promise<Uint8Array> {
  const { buildDatabaseImage } = await import('#mocks/database-image.ts');
  const databaseImage = await buildDatabaseImage(openNodeEngine, readSeed);
  // Written to a temporary file first, because several threads and processes may write at the same
  // time.
  const temporaryFile = `${file}.${randomUUID()}`;
  await mkdir(join(root, '.cache'), { recursive: true });
  await writeFile(temporaryFile, databaseImage);
  await rename(temporaryFile, file);
  await removeOthers(file);
  return databaseImage;
}

/** The database image of the fixtures: read from the file that an earlier call has written, or built now. */
export async function fixturesDatabaseImage(): Promise<Uint8Array> {
  const file = join(root, '.cache', await nameOfDatabaseImage());
  try {
    return await readFile(file);
  } catch {
    return build(file);
  }
}
