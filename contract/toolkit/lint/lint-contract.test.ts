import { describe, expect, it } from 'vitest';
import { openApi } from '../document/open.ts';
import { operationsOf } from '../document/operations.ts';
import { commonRules, lintContract } from './lint-contract.ts';
import { exampleFaults } from './rules/examples.ts';

const contract = await openApi('openapi.yaml');

type Tree = Record<string | number, unknown>;

/** To validate all examples takes as long as all other rules together. */
const otherRules = commonRules.filter((rules) => rules !== exampleFaults);

/** The names of the rules that have findings after one change to the contract. */
function rulesAfter(
  path: readonly (string | number)[],
  value: unknown,
  rules: typeof commonRules,
): string[] {
  const document = structuredClone(contract.document);
  const parent = path.slice(0, -1).reduce<Tree>(
    // Every path in the table below leads through objects.
    (at, key) => at[key] as Tree,
    document as Tree,
  );
  const last = path.at(-1) ?? '';
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return [
    ...new Set(
      lintContract({ ...contract, document, operations: operationsOf(document) }, rules).map(
        ({ rule }) => rule,
      ),
    ),
  ];
}

const gearList = ['paths', '/api/gear/', 'get'];
const gearCreate = ['paths', '/api/gear/create', 'post'];
const schemas = ['components', 'schemas'];

describe('the lint rules of the contract', () => {
  it('have no findings in openapi.yaml', () => {
    expect(lintContract(contract)).toEqual([]);
  });

  it.each<[string, readonly (string | number)[], unknown]>([
    ['operation-noun-first', [...gearList, 'operationId'], 'listGear'],
    ['operation-summary', [...gearList, 'summary'], 'List gear.'],
    ['success-first', [...gearList, 'responses', '200'], undefined],
    ['status-declared', [...gearCreate, 'responses', '415'], undefined],
    ['status-declared', [...gearCreate, 'responses', '403'], undefined],
    ['csrf-on-writes', [...gearCreate, 'security'], [{ session: ['admin'] }]],
    ['repeatable', [...gearCreate, 'parameters'], []],
    ['repeatable', ['paths', '/api/auth/login', 'post', 'x-repeatable'], undefined],
    ['kind-complete', [...schemas, 'ToolHistoryPage'], undefined],
    ['kind-complete', ['paths', '/api/feats/bulk'], {}],
    ['kind-consistent', ['paths', '/api/armor/', 'get', 'security'], []],
    ['bounded', [...schemas, 'Notes', 'maxLength'], undefined],
    ['bounded', [...schemas, 'PackContents', 'maxItems'], undefined],
    ['bounded', [...schemas, 'Version', 'maximum'], undefined],
    ['bounded', [...schemas, 'CurrentUser', 'additionalProperties'], { type: 'string' }],
    ['satisfiable', [...schemas, 'Notes', 'minLength'], 1_000_000],
    ['satisfiable', [...schemas, 'Notes', 'pattern'], '^(lamp$'],
    ['known-format', [...schemas, 'Notes', 'format'], 'iri'],
    ['requests-closed', [...schemas, 'Cost', 'additionalProperties'], undefined],
    ['responses-open', [...schemas, 'CurrentUser', 'additionalProperties'], false],
    ['no-global-names', [...schemas, 'Error'], { type: 'boolean' }],
    ['flat-objects', [...schemas, 'Cost', 'allOf'], [{ type: 'object' }]],
    ['record-matches-input', [...schemas, 'Gear', 'properties', 'hp'], undefined],
    [
      'request-matches-record',
      [...schemas, 'CampaignUpdateRequest', 'properties', 'title'],
      { type: 'string', maxLength: 90 },
    ],
    [
      'request-matches-record',
      [...schemas, 'ImportedEntry', 'properties', 'text'],
      { type: 'string', maxLength: 90 },
    ],
    [
      'request-matches-record',
      [...schemas, 'EntrySummaryDetails', 'properties', 'goal', 'maxLength'],
      299,
    ],
    ['error-detail', [...schemas, 'ApiProblem', 'required'], ['code']],
    ['cursor-shape', [...schemas, 'GearPage', 'required'], ['items']],
    ['cursor-shape', ['components', 'parameters', 'NextCursor', 'name'], 'page'],
    ['example-present', ['components', 'headers', 'ETag', 'example'], undefined],
    ['example-valid', ['components', 'headers', 'ETag', 'example'], '4'],
    ['example-valid', [...schemas, 'GearCategory', 'default'], 'nonsense'],
    ['example-valid', [...schemas, 'Notes', 'examples'], [17]],
    ['example-valid', ['components', 'examples', 'GearInput', 'value', 'category'], 'nonsense'],
    [
      'example-present',
      [...gearCreate, 'requestBody', 'content', 'application/json', 'examples'],
      undefined,
    ],
  ])('include %s, which reports a contract that breaks it', (rule, path, value) => {
    const rules = rule.startsWith('example-') ? [exampleFaults] : otherRules;
    expect(rulesAfter(path, value, rules)).toContain(rule);
  });
});
