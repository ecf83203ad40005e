import { isSchema, namesIn, propertiesOf, type JsonSchema } from '#contract/json-schema.ts';
import { pointerOf } from '#src/lib/json-pointer.ts';
import type { Api } from '../../document/open.ts';
import type { ApiOperation } from '../../document/operations.ts';
import { pointerIn, resolveAt } from '../../document/references.ts';
import type { Fault } from '../fault.ts';

const isCursor = (name: string): boolean => /cursor|pagetoken/i.test(name);

const isPageSize = (name: string): boolean => /^(?:page_?size|limit|per_?page)$/i.test(name);

/** How an operation pages; null for one whose response has no cursor. */
interface Paging {
  readonly operation: ApiOperation;
  /** The names of the cursor in the response, the cursor in the request, and the size of a page. */
  readonly names: readonly (string | null)[];
  readonly isRequired: boolean;
  readonly isNullable: boolean;
}

const namesOf = (paging: Paging): string => paging.names.map(String).join(', ');

function pagingOf(operation: ApiOperation, document: JsonSchema): Paging | null {
  const success = operation.responses.find(({ status }) => status.startsWith('2'));
  const placed = success?.media.find(({ type }) => type === 'application/json')?.schema;
  if (!placed || operation.method !== 'GET') return null;
  const schema = resolvedAt(document, placed.pointer);
  const [name, property] =
    Object.entries(propertiesOf(schema)).find(([each]) => isCursor(each)) ?? [];
  if (name === undefined || property === undefined) return null;
  const query = operation.parameters.filter((parameter) => parameter.in === 'query');
  return {
    operation,
    names: [
      name,
      query.find((parameter) => isCursor(parameter.name))?.name ?? null,
      query.find((parameter) => isPageSize(parameter.name))?.name ?? null,
    ],
    isRequired: namesIn(schema['required']).includes(name),
    isNullable: JSON.stringify(followed(document, property)).includes('"null"'),
  };
}

function resolvedAt(document: JsonSchema, pointer: string): JsonSchema {
  const { value } = resolveAt(document, pointer);
  return isSchema(value) ? value : {};
}

const followed = (document: JsonSchema, schema: JsonSchema): JsonSchema =>
  typeof schema['$ref'] === 'string' ? resolvedAt(document, pointerIn(schema['$ref'])) : schema;

/** The value that most entries have. */
function commonest(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

/**
 * Requires that all lists page alike: the response always has a cursor, which is null on the last page, and the
 * request has a cursor and a size of the page by the same names as in most other lists.
 */
export function listFaults({ operations, document }: Api): Fault[] {
  const lists = operations
    .map((operation) => pagingOf(operation, document))
    .filter((paging) => paging !== null);
  const usual = commonest(lists.filter(({ names }) => !names.includes(null)).map(namesOf));
  return lists.flatMap((paging): Fault[] => {
    const { names, isRequired, isNullable, operation } = paging;
    const [inResponse, inRequest, size] = names;
    const fault = (what: string, fix: string): Fault => ({
      rule: 'cursor-shape',
      where: operation.pointer + pointerOf('responses'),
      what,
      fix,
    });
    if (inRequest === null || size === null) {
      const missing = inRequest === null ? 'cursor' : 'page size';
      return [
        fault(
          `The response has ${inResponse}, but the request has no parameter for the ${missing}.`,
          'Add the parameter.',
        ),
      ];
    }
    if (!isRequired || !isNullable) {
      return [
        fault(
          `${inResponse} can be absent, or cannot be null.`,
          'Make it required, and null on the last page: then no client has to guess.',
        ),
      ];
    }
    return namesOf(paging) === usual
      ? []
      : [fault(`The names ${namesOf(paging)} are not those of other lists.`, `Use ${usual}.`)];
  });
}
