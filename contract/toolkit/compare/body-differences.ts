import { isSchema, namesIn, propertiesOf, type JsonSchema } from '#contract/json-schema.ts';
import { valueAt } from '../document/references.ts';
import { combine, mergedSchema, schemaTypes } from '../conform/values/merged-schema.ts';

/** What of two bodies differs in structure. */
interface BodyDifference {
  readonly rule: 'fields_differ' | 'types_differ';
  readonly message: string;
  /** A warning means that the difference may disappear: one backend may still work on the value. */
  readonly severity?: 'warning';
  readonly fix?: string;
}

/** A value that only one backend has so far; the other has null or an empty list. */
interface Moment {
  readonly path: string;
  readonly has: 'a' | 'b';
  readonly difference: BodyDifference;
}

const momentFix =
  'The request has sent no value for this place: perhaps one backend still works on it, or has other settings.';

interface BodyComparison {
  readonly document: JsonSchema;
  /**
   * Whether both bodies are about the same data: an error, or a record that the run has created on both sides. Otherwise
   * an empty value, an empty list or an absent field that the contract allows is a difference of data.
   */
  readonly isSameData: boolean;
  /** The body of the request; null for none. */
  readonly sent: unknown;
  /** Whether the list in the body has one entry for each entry of the request, in this order. */
  readonly isPositional: boolean;
}

const mostDifferences = 10;

/** Deeper parts are not compared; a schema that contains itself would not end. */
const deepest = 20;

/** The alternatives of a schema without unions; empty for one that allows everything. */
function variantsOf(document: JsonSchema, schema: unknown, depth = 0): readonly JsonSchema[] {
  const merged = mergedSchema(document, schema);
  if (!isSchema(merged) || depth > deepest) return [];
  const { oneOf, anyOf, ...rest } = merged;
  const branches: unknown = oneOf ?? anyOf;
  if (!Array.isArray(branches)) return [merged];
  return branches
    .flatMap((branch: unknown) => variantsOf(document, branch, depth + 1))
    .map((variant) => combine(rest, variant));
}

type ValueType = 'null' | 'boolean' | 'number' | 'string' | 'array' | 'object';

function typeOf(value: unknown): ValueType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  const type = typeof value;
  return type === 'boolean' || type === 'number' || type === 'string' ? type : 'object';
}

/** The types that the variants allow; null for any. */
function allowedTypes(variants: readonly JsonSchema[]): ReadonlySet<string> | null {
  const types = variants.map((variant) => {
    const values: unknown = variant['enum'] ?? ('const' in variant ? [variant['const']] : null);
    if (Array.isArray(values)) return values.map(typeOf);
    return schemaTypes(variant).map((type) => (type === 'integer' ? 'number' : type));
  });
  return types.length === 0 || types.some((each) => each.length === 0)
    ? null
    : new Set(types.flat());
}

const isMapped = (variant: JsonSchema): boolean =>
  isSchema(variant['additionalProperties']) || isSchema(variant['patternProperties']);

/** What the contract says about one property of objects. */
interface PropertyFacts {
  readonly isDeclared: boolean;
  readonly isRequired: boolean;
  /** Whether the name is data, as in a map of names to numbers. */
  readonly isKey: boolean;
  readonly schema: unknown;
}

function factsOf(variants: readonly JsonSchema[], name: string): PropertyFacts {
  const objects = variants.filter((variant) => schemaTypes(variant).includes('object'));
  const declared = objects.flatMap((variant) => {
    const properties = propertiesOf(variant);
    return Object.hasOwn(properties, name) ? [properties[name]] : [];
  });
  const maps = objects.map((variant) => variant['additionalProperties']).filter(isSchema);
  const isDeclared = declared.length > 0;
  return {
    isDeclared,
    isRequired:
      objects.length > 0 && objects.every((each) => namesIn(each['required']).includes(name)),
    isKey: !isDeclared && objects.some(isMapped),
    schema: isDeclared ? { anyOf: declared } : maps.length > 0 ? { anyOf: maps } : true,
  };
}

interface Place {
  readonly path: string;
  readonly schema: unknown;
  readonly depth: number;
}

const shown = (path: string): string => (path === '' ? 'the body' : path);

/** Compares the values that two backends have at one place; several ones if the place is inside of a list. */
class Comparison {
  readonly #found: BodyDifference[] = [];
  readonly #moments: Moment[] = [];
  readonly #about: BodyComparison;

  constructor(about: BodyComparison) {
    this.#about = about;
  }

  #add(rule: BodyDifference['rule'], message: string): void {
    if (this.#found.length < mostDifferences) this.#found.push({ rule, message });
  }

  #addMoment({ path, has }: Omit<Moment, 'difference'>, difference: BodyDifference): void {
    this.#moments.push({ path, has, difference });
  }

  /** What was found; all that one backend has earlier than the other is one difference. */
  get found(): BodyDifference[] {
    const moments = (['a', 'b'] as const).flatMap((has): BodyDifference[] => {
      const own = this.#moments.filter((each) => each.has === has);
      const [first] = own;
      if (first === undefined) return [];
      const paths = own.map(({ path }) => shown(path)).join(', ');
      const { rule, message } = first.difference;
      return [
        {
          rule,
          severity: 'warning',
          message: own.length === 1 ? message : `At ${paths} only ${has} has values.`,
          fix: momentFix,
        },
      ];
    });
    return [...this.#found, ...moments];
  }

  /** Whether the request has sent a value for this place. If not, an empty value can still get one later. */
  #wasSent(path: string): boolean {
    const { sent } = this.#about;
    const value = isSchema(sent) ? valueAt(sent, path) : undefined;
    const isEmpty = value === undefined || value === null || value === '';
    return !isEmpty && !(Array.isArray(value) && value.length === 0);
  }

  compare(one: readonly unknown[], other: readonly unknown[], place: Place): void {
    if (one.length === 0 || other.length === 0 || place.depth > deepest) return;
    const variants = variantsOf(this.#about.document, place.schema);
    if (this.#compareTypes(one, other, variants, place)) return;
    this.#compareObjects(one.filter(isSchema), other.filter(isSchema), variants, place);
    this.#compareLists(one.filter(isList), other.filter(isList), variants, place);
  }

  /** Whether the types differ, so that the parts of the values cannot be compared. */
  #compareTypes(
    one: readonly unknown[],
    other: readonly unknown[],
    variants: readonly JsonSchema[],
    { path }: Place,
  ): boolean {
    const allowed = allowedTypes(variants);
    const [here, there] = [new Set(one.map(typeOf)), new Set(other.map(typeOf))];
    const isForbidden = (type: ValueType): boolean => allowed !== null && !allowed.has(type);
    const [onlyHere, onlyThere] = [
      [...here].filter((type) => !there.has(type)),
      [...there].filter((type) => !here.has(type)),
    ];
    const different = [...onlyHere, ...onlyThere];
    const isWrong = different.some(isForbidden);
    if (different.length === 0 || (!isWrong && !this.#about.isSameData)) return false;
    const isNull = (types: ReadonlySet<ValueType>): boolean =>
      types.size === 1 && types.has('null');
    const names = (types: ReadonlySet<ValueType>): string => [...types].toSorted().join(' or ');
    const message = `At ${shown(path)} a has ${names(here)}, and b has ${names(there)}.`;
    if ((isNull(here) || isNull(there)) && !isWrong && !this.#wasSent(path)) {
      const has = isNull(here) ? 'b' : 'a';
      this.#addMoment({ path, has }, { rule: 'types_differ', message });
    } else {
      this.#add('types_differ', message);
    }
    return true;
  }

  #compareObjects(
    one: readonly JsonSchema[],
    other: readonly JsonSchema[],
    variants: readonly JsonSchema[],
    { path, depth }: Place,
  ): void {
    if (one.length === 0 || other.length === 0) return;
    const names = new Set([...one, ...other].flatMap((value) => Object.keys(value)));
    const keys: string[] = [];
    for (const name of names) {
      const facts = factsOf(variants, name);
      if (facts.isKey) {
        keys.push(name);
        continue;
      }
      const [here, there] = [membersOf(one, [name]), membersOf(other, [name])];
      const at = `${path}/${name}`;
      if (here.length === 0 || there.length === 0) {
        const isReported = facts.isRequired || !facts.isDeclared || this.#about.isSameData;
        const [has, lacks] = here.length > 0 ? ['a', 'b'] : ['b', 'a'];
        const message = `${has} has the field ${at}, and ${lacks} lacks it.`;
        if (isReported) this.#add('fields_differ', message);
      } else {
        this.compare(here, there, { path: at, schema: facts.schema, depth: depth + 1 });
      }
    }
    const [first] = keys;
    if (first === undefined) return;
    const { schema } = factsOf(variants, first);
    const place = { path: `${path}/*`, schema, depth: depth + 1 };
    this.compare(membersOf(one, keys), membersOf(other, keys), place);
  }

  #compareLists(
    one: readonly (readonly unknown[])[],
    other: readonly (readonly unknown[])[],
    variants: readonly JsonSchema[],
    { path, depth }: Place,
  ): void {
    const [first] = one;
    const [second] = other;
    if (first === undefined || second === undefined) return;
    const items = variants.filter((each) => 'items' in each).map((each) => each['items']);
    const prefixes = variants.flatMap(({ prefixItems }) =>
      isList(prefixItems) ? [prefixItems] : [],
    );
    const schema = items.length > 0 ? { anyOf: items } : true;
    const isTuple = prefixes.length > 0;
    // The list with the results of a bulk request is the body or one of its properties.
    const isInOrder = this.#about.isPositional && path.split('/').length <= 2;
    if (!isTuple && !isInOrder) {
      const [here, there] = [one.flat(), other.flat()];
      if (this.#about.isSameData && (here.length === 0) !== (there.length === 0)) {
        const [has, lacks] = here.length > 0 ? (['a', 'b'] as const) : (['b', 'a'] as const);
        const message = `At ${shown(path)} ${has} has items, and ${lacks} has none.`;
        if (this.#wasSent(path)) this.#add('fields_differ', message);
        else this.#addMoment({ path, has }, { rule: 'fields_differ', message });
      }
      this.compare(here, there, { path: `${path}/*`, schema, depth: depth + 1 });
      return;
    }
    if (first.length !== second.length) {
      const lengths = `the number of entries is ${first.length} in a, and ${second.length} in b`;
      this.#add('fields_differ', `At ${shown(path)} ${lengths}.`);
    }
    for (let index = 0; index < Math.min(first.length, second.length); index += 1) {
      const own = prefixes.flatMap((prefix) => (index in prefix ? [prefix[index]] : []));
      this.compare([first[index]], [second[index]], {
        path: `${path}/${index}`,
        schema: own.length > 0 ? { anyOf: own } : schema,
        depth: depth + 1,
      });
    }
  }
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const membersOf = (objects: readonly JsonSchema[], names: readonly string[]): unknown[] =>
  objects.flatMap((value) =>
    names.flatMap((name) => (Object.hasOwn(value, name) ? [value[name]] : [])),
  );

/**
 * Structural differences of two bodies: which fields they have and of which types the values are. The order of lists
 * says nothing, except where the contract says what is at which place.
 */
export function bodyDifferences(
  one: unknown,
  other: unknown,
  schema: unknown,
  about: BodyComparison,
): readonly BodyDifference[] {
  const comparison = new Comparison(about);
  comparison.compare([one], [other], { path: '', schema, depth: 0 });
  return comparison.found;
}
