import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveMocks } from './serve-mocks.ts';

// The program in the bundle of the mocks. tools/build-mocks.ts puts the database image beside it.
await serveMocks(() => readFile(join(import.meta.dirname, 'fixtures.db')));
