import { readFile } from 'node:fs/promises';
import type { ReadSeed } from '#backend/seed/seed-catalogue.ts';

const folder = new URL('../backend/seed/srd/', import.meta.url);

export const readSeed: ReadSeed = (kind) => readFile(new URL(`${kind}.json`, folder), 'utf8');
