import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build/ensure-built.ts';
import { programOf, serverBundle } from './build/outputs.ts';

const root = join(import.meta.dirname, '..');

if (!ensureBuilt(root)) {
  console.error('The server or the web app could not be built: the lines above say why.');
  process.exit(1);
}

process.env['NODE_ENV'] ??= 'production';
await import(pathToFileURL(programOf(root, serverBundle)).href);
