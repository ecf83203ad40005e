import { contractOf, type ContractDocument } from '#contract/generate/document.ts';
import { isSchema } from '#contract/json-schema.ts';
import type { Api } from '../document/open.ts';
import type { Finding } from '../finding.ts';
import type { Fault } from './fault.ts';
import { kindFaults } from './house/kinds.ts';
import { operationFaults } from './house/operations.ts';
import { recordFaults } from './house/records.ts';
import { operationAt } from './outside-linters.ts';
import { errorFaults } from './rules/errors.ts';
import { exampleFaults } from './rules/examples.ts';
import { listFaults } from './rules/lists.ts';
import { pathFaults } from './rules/paths.ts';
import { schemaFaults } from './rules/schemas.ts';

type Rules = (api: Api) => readonly Fault[];

/** The rules for every contract. */
export const commonRules: readonly Rules[] = [
  pathFaults,
  schemaFaults,
  errorFaults,
  listFaults,
  exampleFaults,
];

/** A contract takes part in the rules on names and alike resources by giving its tags a noun. */
function hasNouns({ document }: Api): boolean {
  const tags: unknown = document['tags'];
  return Array.isArray(tags) && tags.some((tag) => isSchema(tag) && 'x-noun' in tag);
}

function houseFaults({ document }: Api): Fault[] {
  // The document has the structure of OpenAPI: `openApi` and the other linters have checked it.
  const contract = contractOf(document as unknown as ContractDocument);
  return [...operationFaults(contract), ...kindFaults(contract), ...recordFaults(contract)];
}

/** The findings of the rules that make a contract usable for generators, validators and readers. */
export function lintContract(api: Api, rules: readonly Rules[] = commonRules): Finding[] {
  const faults = rules.flatMap((rule) => rule(api));
  const all = hasNouns(api) ? [...faults, ...houseFaults(api)] : faults;
  return all.map(({ rule, where, what, fix }) => ({
    rule,
    severity: 'error',
    operation: operationAt(where),
    message: what,
    fix,
    place: api.placeOf(where),
    exchanges: [],
    seed: null,
  }));
}
