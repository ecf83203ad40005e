import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { ContractParts } from './source-copy.ts';

const text = readFileSync(join(import.meta.dirname, 'conditions.yaml'), 'utf8');

/**
 * The operation that the tests add to the contract: `GET /api/rules/conditions`.
 * conditions.yaml has the same structure as openapi.yaml.
 */
export const conditions = parse(text) as ContractParts;
