import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { ContractParts } from './source-copy.ts';

// The files have the same structure as openapi.yaml.
const partsIn = (file: string): ContractParts =>
  parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as ContractParts;

/** A read that the tests add to the contract: `GET /api/rules/conditions`. */
export const conditions = partsIn('conditions.yaml');

/** A write with a body that they add to a resource: `POST /api/characters/{characterId}/advance`. */
export const advance = partsIn('advance.yaml');

/** Operations of the same tag with answers that are not usual: maps, lookaheads, texts, files. */
export const unusualAnswers = partsIn('unusual-answers.yaml');
