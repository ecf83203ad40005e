import type { Contract } from '#contract/generate/document.ts';
import type { Finding } from './finding.ts';
import { exampleFindings } from './rules/examples.ts';
import { kindFindings } from './rules/kinds.ts';
import { operationFindings } from './rules/operations.ts';
import { recordFindings } from './rules/records.ts';
import { schemaFindings } from './rules/schemas.ts';

/** Our own rules, for the generators, the validators and the readers of the contract. */
export const lintContract = (contract: Contract): Finding[] => [
  ...operationFindings(contract),
  ...kindFindings(contract),
  ...schemaFindings(contract),
  ...recordFindings(contract),
  ...exampleFindings(contract),
];
