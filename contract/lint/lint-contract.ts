import type { Contract } from '#contract/generate/document.ts';
import type { Finding } from './finding.ts';
import { exampleFindings } from './rules/examples.ts';
import { kindFindings } from './rules/kinds.ts';
import { operationFindings } from './rules/operations.ts';
import { recordFindings } from './rules/records.ts';
import { schemaFindings } from './rules/schemas.ts';

/**
 * Our own lint rules, which make the contract usable for the generators, the validators and its
 * readers.
 */
export const lintContract = (contract: Contract): Finding[] => [
  ...operationFindings(contract),
  ...kindFindings(contract),
  ...schemaFindings(contract),
  ...recordFindings(contract),
  ...exampleFindings(contract),
];
