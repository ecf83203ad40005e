import { isSchema, propertiesOf, type JsonSchema } from '#contract/json-schema.ts';
import type { CoverageRow } from '../command.ts';
import type { Api } from '../document/open.ts';
import type { ApiOperation } from '../document/operations.ts';
import { operationName } from '../finding.ts';
import { responseFor } from '../document/operations.ts';
import { parameterKey, type CallValues } from './request.ts';
import { mergedSchema } from './values/merged-schema.ts';

/** How deep properties of bodies are counted; deeper ones are parts of values that were counted. */
const deepest = 3;

/** The names of all properties of a schema, with those around them. A star stands for the items of a list. */
function propertyPaths(document: JsonSchema, schema: unknown, path = '', depth = 0): string[] {
  const merged = mergedSchema(document, schema);
  if (!isSchema(merged) || depth > deepest) return [];
  const branches: unknown = merged['oneOf'] ?? merged['anyOf'];
  return [
    ...Object.entries(propertiesOf(merged)).flatMap(([name, property]) => [
      `${path}/${name}`,
      ...propertyPaths(document, property, `${path}/${name}`, depth + 1),
    ]),
    ...propertyPathsOfItems(document, merged, path, depth),
    ...(Array.isArray(branches)
      ? branches.flatMap((branch: unknown) => propertyPaths(document, branch, path, depth))
      : []),
  ];
}

const propertyPathsOfItems = (
  document: JsonSchema,
  schema: JsonSchema,
  path: string,
  depth: number,
): string[] =>
  'items' in schema ? propertyPaths(document, schema['items'], `${path}/*`, depth + 1) : [];

function pathsIn(value: unknown, path = '', depth = 0): string[] {
  if (depth > deepest + 1) return [];
  if (Array.isArray(value)) {
    return value.slice(0, 50).flatMap((entry) => pathsIn(entry, `${path}/*`, depth + 1));
  }
  if (!isSchema(value) || value instanceof Uint8Array) return [];
  return Object.entries(value).flatMap(([name, entry]) => [
    `${path}/${name}`,
    ...pathsIn(entry, `${path}/${name}`, depth + 1),
  ]);
}

const keyOf = (operation: ApiOperation, part: string): string =>
  `${operationName(operation)} ${part}`;

/** Counts which parts of a contract a run has used. */
export class Coverage {
  readonly #rows = new Map<string, CoverageRow>();
  readonly #times = new Map<string, number>();

  constructor({ operations, document }: Api) {
    for (const operation of operations) this.#declare(operation, document);
  }

  #declare(operation: ApiOperation, document: JsonSchema): void {
    const add = (kind: CoverageRow['kind'], part: string): void => {
      const row = { operation: operationName(operation), part, kind, times: 0 };
      this.#rows.set(keyOf(operation, part), row);
    };
    add('operation', 'called');
    for (const parameter of operation.parameters) add('parameter', parameterKey(parameter));
    for (const { schema } of operation.body?.media ?? []) {
      for (const path of propertyPaths(document, schema?.schema)) {
        add('property', `request ${path}`);
      }
    }
    for (const { status, media } of operation.responses) {
      add('status', `status ${status}`);
      if (!status.startsWith('2')) continue;
      for (const path of propertyPaths(document, media[0]?.schema?.schema)) {
        add('property', `response ${path}`);
      }
    }
  }

  #count(operation: ApiOperation, part: string): void {
    const key = keyOf(operation, part);
    this.#times.set(key, (this.#times.get(key) ?? 0) + 1);
  }

  sent(operation: ApiOperation, { parameters, body }: CallValues): void {
    this.#count(operation, 'called');
    for (const key of parameters.keys()) this.#count(operation, key);
    for (const path of new Set(body ? pathsIn(body.value) : [])) {
      this.#count(operation, `request ${path}`);
    }
  }

  isCalled(operation: ApiOperation): boolean {
    return this.#times.has(keyOf(operation, 'called'));
  }

  received(operation: ApiOperation, status: number, body: unknown): void {
    const declared = responseFor(operation, status);
    if (declared) this.#count(operation, `status ${declared.status}`);
    if (status >= 300) return;
    for (const path of new Set(pathsIn(body))) this.#count(operation, `response ${path}`);
  }

  rows(): CoverageRow[] {
    return [...this.#rows].map(([key, row]) => ({ ...row, times: this.#times.get(key) ?? 0 }));
  }
}
