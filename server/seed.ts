import { readFile } from 'node:fs/promises';
import type { ReadSeed } from '#backend/seed/seed-catalogue.ts';

const folder = new URL('srd/', import.meta.resolve('#backend/seed/seed-catalogue.ts'));

export const readSeed: ReadSeed = (kind) => readFile(new URL(`${kind}.json`, folder), 'utf8');
