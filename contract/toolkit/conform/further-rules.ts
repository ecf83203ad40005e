import { isSchema, type JsonSchema } from '#contract/json-schema.ts';
import type { ApiOperation } from '../document/operations.ts';
import { pointerIn, resolveAt, valueAt } from '../document/references.ts';
import type { CallValues } from './request.ts';

/**
 * The extension with which a contract says in words what no schema can say: that a token must have been issued,
 * that the sum of three numbers is limited. A backend may refuse what fits such a schema.
 */
const furtherRules = 'x-further-rules';

/** Texts of one line may not have some invisible characters; which ones depends on the script. */
const oneLine = 'x-one-line';

const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Mn}\p{Me}]/u;

/** Whether the value at a pointer, or what it refers to, has a keyword anywhere. */
function hasKeyword(document: JsonSchema, pointer: string, keyword: string): boolean {
  const seen = new Set<unknown>();
  const search = (value: unknown): boolean => {
    if (Array.isArray(value)) return value.some(search);
    if (!isSchema(value) || seen.has(value)) return false;
    seen.add(value);
    if (keyword in value) return true;
    const reference = value['$ref'];
    if (typeof reference === 'string') {
      const { value: target } = resolveAt(document, pointerIn(reference));
      if (search(target)) return true;
    }
    return Object.values(value).some(search);
  };
  return search(valueAt(document, pointer));
}

const hasInvisible = (value: unknown): boolean => {
  if (typeof value === 'string') return invisible.test(value);
  if (Array.isArray(value)) return value.some(hasInvisible);
  return (
    isSchema(value) && !(value instanceof Uint8Array) && Object.values(value).some(hasInvisible)
  );
};

/** Whether an operation as a whole has rules beyond its schemas; then even its examples can be refused. */
export const operationHasFurtherRules = ({ source }: ApiOperation): boolean =>
  furtherRules in source;

/** Whether a backend may refuse a call whose values fit the schemas. */
export function mayBeRefused(
  document: JsonSchema,
  operation: ApiOperation,
  { parameters, body }: CallValues,
): boolean {
  if (operationHasFurtherRules(operation)) return true;
  const used = [
    ...operation.parameters
      .filter(({ in: place, name }) => parameters.has(`${place}/${name}`))
      .map(({ schema, pointer }) => schema?.pointer ?? pointer),
    ...(body?.media.schema ? [body.media.schema.pointer] : []),
  ];
  const values = [...parameters.values(), body?.value];
  return (
    used.some((pointer) => hasKeyword(document, pointer, furtherRules)) ||
    (values.some(hasInvisible) && used.some((pointer) => hasKeyword(document, pointer, oneLine)))
  );
}
