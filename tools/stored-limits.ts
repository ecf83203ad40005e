import { isSchema, propertiesOf, type JsonSchema } from '#contract/json-schema.ts';
import { resolveSchema } from '#contract/schemas.ts';

/** The keywords of a schema that restrict the values of one field. */
export interface FieldLimits {
  readonly types?: readonly string[];
  readonly values?: readonly unknown[];
  readonly [keyword: string]: unknown;
}

/** The limits of every field of a stored value by its path, such as `/contents/[]/gearSk`. */
export type Limits = Readonly<Record<string, FieldLimits>>;

type Comparison = (before: unknown, after: unknown) => boolean;

const isLess: Comparison = (before, after) => Number(after) < Number(before ?? Infinity);
const isMore: Comparison = (before, after) => Number(after) > Number(before ?? -Infinity);
// Without a minimum, a list or text has at least zero entries or characters.
const isMoreThanZero: Comparison = (before, after) => Number(after) > Number(before ?? 0);
const isChanged: Comparison = (before, after) => before !== after;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** An absent list allows every value; the type `number` allows every integer. */
const lacksSome: Comparison = (before, after) => {
  if (!isList(before) || !isList(after)) return true;
  const allowed = new Set(after.includes('number') ? [...after, 'integer'] : after);
  return before.some((value) => !allowed.has(value));
};

/** Whether the newer limit of a keyword can refuse values that the older one allows. */
const narrowing: Readonly<Record<string, Comparison>> = {
  types: lacksSome,
  values: lacksSome,
  maxLength: isLess,
  maxItems: isLess,
  maxProperties: isLess,
  maximum: isLess,
  exclusiveMaximum: isLess,
  minLength: isMoreThanZero,
  minItems: isMoreThanZero,
  minProperties: isMoreThanZero,
  minimum: isMore,
  exclusiveMinimum: isMore,
  pattern: isChanged,
  format: isChanged,
  multipleOf: isChanged,
  uniqueItems: (before, after) => after === true && before !== true,
};

const listOf = (value: unknown): readonly unknown[] | undefined =>
  value === undefined || isList(value) ? value : [value];

function ownLimits(schema: JsonSchema): FieldLimits {
  const values = 'const' in schema ? [schema['const']] : listOf(schema['enum']);
  const keywords = Object.entries({ ...schema, types: listOf(schema['type']), values });
  return Object.fromEntries(
    keywords.filter(([keyword, value]) => keyword in narrowing && value !== undefined),
  );
}

const isNull = ({ types }: FieldLimits): boolean => types?.join() === 'null';

/** The limits of values that fit one of two branches: lists are joined; other limits are kept if they are equal. */
function united(one: FieldLimits, other: FieldLimits): FieldLimits {
  const shared = Object.entries(one).flatMap(([keyword, value]) => {
    const second = other[keyword];
    if (isList(value) && isList(second)) {
      return [[keyword, [...new Set([...value, ...second])]] as const];
    }
    return value === second ? [[keyword, value] as const] : [];
  });
  return Object.fromEntries(shared);
}

/** The limits of a union. "X or null" has the limits of X, with null in the types and values. */
function limitsOfUnion(branches: readonly FieldLimits[]): FieldLimits {
  const limits = branches.filter((branch) => !isNull(branch)).reduce(united);
  if (!branches.some(isNull)) return limits;
  const { types, values } = limits;
  return {
    ...limits,
    ...(types && { types: [...types, 'null'] }),
    ...(values && { values: [...values, null] }),
  };
}

/** The limits of a schema and of everything in it. */
export function limitsOf(schema: JsonSchema, path = ''): Limits {
  const resolved = resolveSchema(schema);
  const { items, oneOf } = resolved;
  const branches = Array.isArray(oneOf)
    ? oneOf.filter(isSchema).map((branch) => limitsOf(branch, path))
    : [];
  const paths = new Set(branches.flatMap((branch) => Object.keys(branch)));
  const ofBranches = Array.from(paths, (fieldPath) => {
    // A branch that does not have the field does not restrict the field.
    const known = branches
      .map((branch) => branch[fieldPath])
      .filter((limits) => limits !== undefined);
    return [fieldPath, limitsOfUnion(known)] as const;
  });
  return {
    ...(branches.length === 0 ? { [path]: ownLimits(resolved) } : Object.fromEntries(ofBranches)),
    ...(isSchema(items) ? limitsOf(items, `${path}/[]`) : {}),
    ...Object.fromEntries(
      Object.entries(propertiesOf(resolved)).flatMap(([name, property]) =>
        Object.entries(limitsOf(property, `${path}/${name}`)),
      ),
    ),
  };
}

/** The paths of the fields with narrower limits than before, each with the narrower keywords. */
export function narrowedFields(before: Limits, after: Limits): ReadonlyMap<string, string[]> {
  const findings = Object.entries(after).map(([path, limits]) => {
    const older = before[path];
    const keywords = Object.keys(limits).filter(
      (keyword) => older && narrowing[keyword]?.(older[keyword], limits[keyword]) === true,
    );
    return [path, keywords] as const;
  });
  return new Map(findings.filter(([, keywords]) => keywords.length > 0));
}
