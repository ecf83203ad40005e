import { isSchema, namesIn, propertiesOf, type JsonSchema } from '#contract/json-schema.ts';
import type { Api } from '../../document/open.ts';
import type { ApiResponse } from '../../document/operations.ts';
import { pointerIn, resolveAt } from '../../document/references.ts';
import type { Fault } from '../fault.ts';

const isError = ({ status }: ApiResponse): boolean => /^[45]|^default$/.test(status);

const isJson = (type: string): boolean => type === 'application/json' || type.endsWith('+json');

/** Whether an object with this schema always has a text `detail`. */
function hasDetail(schema: JsonSchema, document: JsonSchema): boolean {
  const { detail } = propertiesOf(schema);
  if (detail && namesIn(schema['required']).includes('detail')) {
    const target = typeof detail['$ref'] === 'string' ? resolved(detail, document) : detail;
    return target['type'] === 'string';
  }
  const parts: unknown = schema['allOf'];
  return (
    Array.isArray(parts) &&
    parts.some((part) => isSchema(part) && hasDetail(resolved(part, document), document))
  );
}

function resolved(schema: JsonSchema, document: JsonSchema): JsonSchema {
  const reference = schema['$ref'];
  if (typeof reference !== 'string') return schema;
  const { value } = resolveAt(document, pointerIn(reference));
  return isSchema(value) ? value : {};
}

/** Requires that each error has a sentence for the user in `detail`, as RFC 9457 names it. */
export function errorFaults({ operations, document }: Api): Fault[] {
  const faults = operations.flatMap(({ responses, method }) =>
    responses.filter(isError).flatMap(({ media, pointer }): Fault[] => {
      // The response of HEAD has no body.
      if (method === 'HEAD') return [];
      const json = media.find(({ type }) => isJson(type));
      const schema = json?.schema?.schema;
      if (isSchema(schema) && hasDetail(resolved(schema, document), document)) return [];
      return [
        {
          rule: 'error-detail',
          where: pointer,
          what: 'An error without a sentence for the user.',
          fix: 'Give it a JSON body whose text "detail" is required.',
        },
      ];
    }),
  );
  // Many operations refer to the same response.
  return [...new Map(faults.map((fault) => [fault.where, fault])).values()];
}
