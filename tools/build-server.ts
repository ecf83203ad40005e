import { join } from 'node:path';
import { buildBundle } from './build/bundle.ts';
import { serverBundle } from './build/outputs.ts';

await buildBundle(join(import.meta.dirname, '..'), serverBundle);
