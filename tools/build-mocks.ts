import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fixturesDatabaseImage } from '#mocks/engines/node-database-image.ts';
import { buildBundle } from './build/bundle.ts';
import { mocksBundle } from './build/outputs.ts';

await buildBundle(join(import.meta.dirname, '..'), mocksBundle, async (folder) =>
  writeFile(join(folder, 'fixtures.db'), await fixturesDatabaseImage()),
);
