import { isSchema, propertiesOf, type JsonSchema } from '#contract/json-schema.ts';
import type { ApiOperation } from '../document/operations.ts';
import { pointerIn, resolveAt } from '../document/references.ts';
import { isCursor } from './phases/pages.ts';
import { parameterKey, type CallValues } from './request.ts';

/**
 * The extension with which a contract says in words what no schema can say: that a token must have been issued,
 * that the sum of three numbers is limited. A backend may refuse what fits such a schema.
 */
const furtherRules = 'x-further-rules';

/** Texts of one line may not have some invisible characters; which ones depends on the script. */
const oneLine = 'x-one-line';

const invisible = /[\p{C}\p{Zl}\p{Zp}\p{M}]/u;

/** Whether a keyword is in the schema of a value, or in that of one of its parts; what is absent breaks no rule. */
function appliesTo(
  document: JsonSchema,
  schema: unknown,
  value: unknown,
  keyword: string,
): boolean {
  const seen = new Set<string>();
  const search = (given: unknown, part: unknown, at: string): boolean => {
    if (!isSchema(given) || at.length > deepest) return false;
    if (keyword in given) return true;
    const reference = given['$ref'];
    if (typeof reference === 'string' && !seen.has(`${at} ${reference}`)) {
      seen.add(`${at} ${reference}`);
      if (search(resolveAt(document, pointerIn(reference)).value, part, at)) return true;
    }
    const branches = ['allOf', 'oneOf', 'anyOf'].flatMap((name): readonly unknown[] => {
      const list = given[name];
      return Array.isArray(list) ? list : [];
    });
    if (branches.some((branch) => search(branch, part, at))) return true;
    if (Array.isArray(part)) {
      return part.some((item: unknown, index) => search(given['items'], item, `${at}/${index}`));
    }
    if (!isSchema(part)) return false;
    const properties = propertiesOf(given);
    return Object.entries(part).some(([name, child]) =>
      search(properties[name] ?? given['additionalProperties'], child, `${at}/${name}`),
    );
  };
  return search(schema, value, '');
}

/** No value has a path that is longer. */
const deepest = 1000;

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

/** Which texts are cursors only the backend knows, so it may refuse any other. */
const hasCursor = ({ parameters }: ApiOperation, values: CallValues['parameters']): boolean =>
  parameters.some(
    (parameter) =>
      parameter.in === 'query' && isCursor(parameter.name) && values.has(parameterKey(parameter)),
  );

/** Whether a backend may refuse a call whose values fit the schemas. */
export function mayBeRefused(
  document: JsonSchema,
  operation: ApiOperation,
  { parameters, body }: CallValues,
): boolean {
  if (operationHasFurtherRules(operation) || hasCursor(operation, parameters)) return true;
  const used = [
    ...operation.parameters.flatMap(({ in: place, name, schema }) => {
      const key = `${place}/${name}`;
      return parameters.has(key) ? [{ schema: schema?.schema, value: parameters.get(key) }] : [];
    }),
    ...(body?.media.schema ? [{ schema: body.media.schema.schema, value: body.value }] : []),
  ];
  return used.some(
    ({ schema, value }) =>
      appliesTo(document, schema, value, furtherRules) ||
      (hasInvisible(value) && appliesTo(document, schema, value, oneLine)),
  );
}
