import { isSchema, namesIn, type JsonSchema } from '#contract/json-schema.ts';
import { pointerOf } from '#src/lib/json-pointer.ts';
import { mergedSchema, schemaTypes } from '../conform/values/merged-schema.ts';
import { pointerIn } from '../document/references.ts';
import { keywordChanges, type KeywordChange } from './keyword-changes.ts';
import { stabilityFall, sunsetKind, type Policy } from './lifecycle.ts';
import { areSame, textOf } from './same-schemas.ts';

/** One change between two versions of a schema, without a judgement: that depends on who sends the value. */
export interface SchemaChange {
  /** The name of the change, such as `max-length-decreased`; the rules are named after it. */
  readonly kind: string;
  /** The place in the value, as a JSON pointer with `*` for the items of a list; empty for the whole value. */
  readonly at: string;
  /** Whether the place is a property that its object requires. */
  readonly isRequired: boolean;
  /** What was and what is, for the message; null for nothing. */
  readonly before: string | null;
  readonly after: string | null;
  /** The pointer in the new contract, or in the old one for what was removed. */
  readonly pointer: string;
  readonly isRemoved: boolean;
}

/** A schema with the document in which its references lead somewhere. */
export interface SchemaSide {
  readonly document: JsonSchema;
  readonly schema: unknown;
  readonly pointer: string;
}

interface Place {
  readonly at: string;
  readonly isRequired: boolean;
  readonly before: SchemaSide;
  readonly after: SchemaSide;
  readonly policy: Policy;
  /** The pairs of schemas that are being compared, for those that contain themselves. */
  readonly seen: ReadonlySet<string>;
}

const shown = (value: unknown): string | null =>
  value === undefined ? null : textOf(value).slice(0, 120);

const change = (
  kind: string,
  { at, before, after, isRequired }: Place,
  [one, other]: readonly [before: unknown, after: unknown],
  isRemoved = false,
): SchemaChange => ({
  kind,
  at,
  isRequired,
  before: shown(one),
  after: shown(other),
  pointer: isRemoved ? before.pointer : after.pointer,
  isRemoved,
});

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const mapIn = (value: unknown): JsonSchema => (isSchema(value) ? value : {});

const deepest = 40;

/** The place of a part of both schemas. */
const inside = (
  place: Place,
  { at = '', keys, old, present }: { at?: string; keys: string[]; old: unknown; present: unknown },
): Place => {
  const pointer = pointerOf(...keys);
  return {
    ...place,
    at: `${place.at}${at}`,
    isRequired: false,
    before: { ...place.before, schema: old, pointer: place.before.pointer + pointer },
    after: { ...place.after, schema: present, pointer: place.after.pointer + pointer },
  };
};

/** `X or null` as X and whether null is allowed, so that both ways to write it are equal. */
function nullable(
  document: JsonSchema,
  given: unknown,
): { schema: JsonSchema; isNullable: boolean } {
  const merged = mergedSchema(document, given);
  if (!isSchema(merged)) return { schema: {}, isNullable: merged };
  const branches = listIn(merged['oneOf'] ?? merged['anyOf']);
  const others = branches.filter((branch) => {
    const schema = mergedSchema(document, branch);
    return !(isSchema(schema) && schema['type'] === 'null');
  });
  if (others.length < branches.length && others.length === 1) {
    const { oneOf: _one, anyOf: _any, ...rest } = merged;
    const inner = nullable(document, { allOf: [rest, others[0]] });
    return { schema: inner.schema, isNullable: true };
  }
  const types = schemaTypes(merged);
  const withoutNull = types.filter((type) => type !== 'null');
  return {
    schema: types.length === withoutNull.length ? merged : { ...merged, type: withoutNull },
    isNullable: types.includes('null'),
  };
}

const hasDefault = (document: JsonSchema, schema: unknown): boolean => {
  const merged = mergedSchema(document, schema);
  return isSchema(merged) && 'default' in merged;
};

/** A deprecated property has a day on which it goes, if the policy asks for it, and no part becomes less stable. */
function lifecycleChanges(before: JsonSchema, after: JsonSchema, place: Place): SchemaChange[] {
  const sunset = sunsetKind(before, after, place.policy);
  const fall = stabilityFall(before, after);
  return [
    ...(sunset === null
      ? []
      : [
          change(sunset.replace('parse', 'invalid'), place, [
            before['x-sunset'],
            after['x-sunset'],
          ]),
        ]),
    ...(fall === null ? [] : [change('stability-decreased', place, fall)]),
  ];
}

function propertyChanges(before: JsonSchema, after: JsonSchema, place: Place): SchemaChange[] {
  const [one, other] = [mapIn(before['properties']), mapIn(after['properties'])];
  const [wasRequired, isRequired] = [
    new Set(namesIn(before['required'])),
    new Set(namesIn(after['required'])),
  ];
  const names = new Set([
    ...Object.keys(one),
    ...Object.keys(other),
    ...wasRequired,
    ...isRequired,
  ]);
  return [...names].flatMap((name): SchemaChange[] => {
    const [old, present] = [one[name], other[name]];
    const keys = ['properties', name];
    const inner = inside(place, { at: pointerOf(name), keys, old, present });
    const [was, is] = [wasRequired.has(name), isRequired.has(name)];
    const suffix = hasDefault(place.after.document, present) ? '-with-default' : '';
    if (old === undefined && present !== undefined) {
      return [change(is ? `added-required${suffix}` : 'added-optional', inner, [undefined, name])];
    }
    if (old !== undefined && present === undefined) {
      const kind = was ? 'removed-required' : 'removed-optional';
      return [change(kind, inner, [name, undefined], true)];
    }
    return [
      ...(was === is
        ? []
        : [change(is ? `became-required${suffix}` : 'became-optional', inner, [was, is])]),
      ...lifecycleChanges(mapIn(old), mapIn(present), inner),
      ...changesAt({ ...inner, isRequired: is }),
    ];
  });
}

/** Alternatives are compared by their content: a branch that was only moved or renamed is the same. */
function unionChanges(before: JsonSchema, after: JsonSchema, place: Place): SchemaChange[] {
  return (['oneOf', 'anyOf'] as const).flatMap((keyword): SchemaChange[] => {
    const name = keyword === 'oneOf' ? 'one-of' : 'any-of';
    const [one, other] = [listIn(before[keyword]), listIn(after[keyword])];
    if (one.length === 0 && other.length === 0) return [];
    // Clients of an open union expect further alternatives.
    const isOpen = [before, after].every((schema) => schema['x-extensible-union'] === true);
    const open = isOpen ? 'x-extensible-' : '';
    const rest = [...other];
    const removed = one.filter((branch) => {
      const index = rest.findIndex((candidate) => isEqualTo(branch, candidate, place));
      if (index !== -1) rest.splice(index, 1);
      return index === -1;
    });
    // One branch that was changed is compared with the one that took its place.
    if (removed.length === 1 && rest.length === 1) {
      return changesAt({
        ...place,
        before: { ...place.before, schema: removed[0] },
        after: { ...place.after, schema: rest[0] },
      });
    }
    return [
      ...removed.map((branch) => change(`${name}-removed`, place, [branch, undefined], true)),
      ...rest.map((branch) => change(`${open}${name}-added`, place, [undefined, branch])),
    ];
  });
}

const isEqualTo = (one: unknown, other: unknown, place: Place): boolean => {
  const [before, after] = [
    { ...place.before, schema: one },
    { ...place.after, schema: other },
  ];
  return areSame(before, after) || changesAt({ ...place, before, after }).length === 0;
};

/** A schema that became one of several alternatives: clients have to tell them apart. */
function wrapChange(before: JsonSchema, after: JsonSchema, place: Place): SchemaChange[] | null {
  const branches = listIn(after['oneOf']);
  if (branches.length === 0 || 'oneOf' in before || 'anyOf' in before) return null;
  const isWrapped = branches.some((branch) => isEqualTo(place.before.schema, branch, place));
  return isWrapped ? [change('wrapped-in-one-of', place, [undefined, branches])] : null;
}

/** Keywords that hold one schema. A schema with such a keyword allows less than one without it. */
const restrictions: readonly (readonly [keyword: string, name: string, at: string])[] = [
  ['contains', 'contains', '/*'],
  ['propertyNames', 'property-names', ''],
  ['unevaluatedItems', 'unevaluated-items', '/*'],
  ['unevaluatedProperties', 'unevaluated-properties', '/*'],
  ['contentSchema', 'content-schema', ''],
  ['then', 'then', ''],
  ['else', 'else', ''],
];

function restrictionChanges(before: JsonSchema, after: JsonSchema, place: Place): SchemaChange[] {
  return restrictions.flatMap(([keyword, name, at]): SchemaChange[] => {
    // `true` allows everything, like an absent keyword.
    const [old, present] = [before[keyword], after[keyword]].map((value) =>
      value === true ? undefined : value,
    );
    if (old === undefined && present === undefined) return [];
    if (old === undefined) return [change(`${name}-added`, place, [old, present])];
    if (present === undefined) return [change(`${name}-removed`, place, [old, present], true)];
    if (isSchema(old) && isSchema(present)) {
      return changesAt(inside(place, { at, keys: [keyword], old, present }));
    }
    return textOf(old) === textOf(present)
      ? []
      : [change(`${name}-changed`, place, [old, present])];
  });
}

/** A stricter `if` or `not` can allow more, so any change of these keywords can break clients or callers. */
const conditionChanges = (before: JsonSchema, after: JsonSchema, place: Place): SchemaChange[] =>
  (['if', 'not'] as const).flatMap((keyword): SchemaChange[] => {
    const [old, present] = [before[keyword], after[keyword]];
    if (old === undefined && present === undefined) return [];
    if (old === undefined) return [change(`${keyword}-added`, place, [old, present])];
    if (present === undefined) return [change(`${keyword}-removed`, place, [old, present], true)];
    return isEqualTo(old, present, place)
      ? []
      : [change(`${keyword}-changed`, place, [old, present])];
  });

/** Keywords that hold a schema for each name that the author chooses: a pattern of names, or the name of a property. */
const namedChanges = (before: JsonSchema, after: JsonSchema, place: Place): SchemaChange[] =>
  [
    ['patternProperties', 'pattern-property', '/*'] as const,
    ['dependentSchemas', 'dependent-schema', ''] as const,
  ].flatMap(([keyword, name, at]) => {
    const [one, other] = [mapIn(before[keyword]), mapIn(after[keyword])];
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap(
      (key): SchemaChange[] => {
        const [old, present] = [one[key], other[key]];
        if (old === undefined) return [change(`${name}-added`, place, [undefined, key])];
        if (present === undefined) {
          return [change(`${name}-removed`, place, [key, undefined], true)];
        }
        return changesAt(inside(place, { at, keys: [keyword, key], old, present }));
      },
    );
  });

function itemChanges(before: JsonSchema, after: JsonSchema, place: Place): SchemaChange[] {
  const [one, other] = [listIn(before['prefixItems']), listIn(after['prefixItems'])];
  const shared = one.slice(0, other.length).flatMap((old, index) => {
    const keys = ['prefixItems', String(index)];
    return changesAt(inside(place, { at: pointerOf(index), keys, old, present: other[index] }));
  });
  return [
    ...shared,
    ...(one.length > other.length
      ? [change('prefix-items-removed', place, [one.length, other.length], true)]
      : []),
    ...(one.length < other.length
      ? [change('prefix-items-added', place, [one.length, other.length])]
      : []),
    ...(['items', 'additionalProperties'] as const).flatMap((keyword) => {
      const [old, present] = [before[keyword], after[keyword]];
      if (isSchema(old) && isSchema(present)) {
        return changesAt(inside(place, { at: '/*', keys: [keyword], old, present }));
      }
      const name = keyword === 'items' ? 'items' : 'additional-properties-schema';
      if (isSchema(present) && isAnything(old)) {
        return [change(`${name}-added`, place, [old, present])];
      }
      return isSchema(old) && isAnything(present)
        ? [change(`${name}-removed`, place, [old, present], true)]
        : [];
    }),
  ];
}

const isAnything = (schema: unknown): boolean => schema === undefined || schema === true;

/** Moves the pointer to the schema that a reference names, so that findings show this schema and not the reference. */
function located(side: SchemaSide): SchemaSide {
  const reference = isSchema(side.schema) ? side.schema['$ref'] : undefined;
  return typeof reference === 'string' &&
    isSchema(side.schema) &&
    Object.keys(side.schema).length === 1
    ? { ...side, pointer: pointerIn(reference) }
    : side;
}

function changesAt(given: Place): SchemaChange[] {
  if (areSame(given.before, given.after)) return [];
  // The schema `false` means `not: {}`: it fits no value, so its keywords have nothing to say.
  if (given.after.schema === false) return [change('not-added', given, [undefined, {}])];
  if (given.before.schema === false) return [change('not-removed', given, [{}, undefined], true)];
  const place = { ...given, before: located(given.before), after: located(given.after) };
  const { before, after, seen, at } = place;
  const key = `${textOf(before.schema)} ${textOf(after.schema)}`;
  if (seen.has(key) || at.split('/').length > deepest) return [];
  const inner = { ...place, seen: new Set([...seen, key]) };
  const [one, other] = [
    nullable(before.document, before.schema),
    nullable(after.document, after.schema),
  ];
  const wrapped = wrapChange(one.schema, other.schema, inner);
  if (wrapped !== null) return wrapped;
  const nullChange: KeywordChange[] =
    one.isNullable === other.isNullable
      ? []
      : [
          [
            other.isNullable ? 'became-nullable' : 'became-not-nullable',
            one.isNullable,
            other.isNullable,
          ],
        ];
  const sides = [one.schema, other.schema, inner] as const;
  return [
    ...[...nullChange, ...keywordChanges(one.schema, other.schema)].map(([kind, was, is]) =>
      change(kind, place, [was, is]),
    ),
    ...propertyChanges(...sides),
    ...itemChanges(...sides),
    ...unionChanges(...sides),
    ...restrictionChanges(...sides),
    ...conditionChanges(...sides),
    ...namedChanges(...sides),
  ];
}

/** All changes between two versions of a schema, with references and `allOf` resolved on both sides. */
export const schemaChanges = (
  before: SchemaSide,
  after: SchemaSide,
  policy: Policy,
): SchemaChange[] =>
  changesAt({ at: '', isRequired: false, before, after, policy, seen: new Set() });
