import type { Severity } from '../finding.ts';

/** Who sends a value: a backend accepts less or more of a request, a client receives less or more of a response. */
export type Direction = 'request' | 'response';

type Verdicts = Readonly<Record<Direction, Severity | null>>;

const breaks: Severity = 'error';
const mayBreak: Severity = 'warning';

/** Breaks callers who send what was allowed; a response with less does no harm. */
const narrows: Verdicts = { request: breaks, response: null };
/** Breaks clients that rely on what was promised; a backend that accepts more does no harm. */
const widens: Verdicts = { request: null, response: breaks };
const narrowsPerhaps: Verdicts = { request: mayBreak, response: null };
const widensPerhaps: Verdicts = { request: null, response: mayBreak };
const both: Verdicts = { request: breaks, response: breaks };

const lowerLimit = (name: string): Record<string, Verdicts> => ({
  [`${name}-increased`]: narrows,
  [`${name}-set`]: narrowsPerhaps,
  [`${name}-decreased`]: widens,
  [`${name}-unset`]: widens,
});

const upperLimit = (name: string): Record<string, Verdicts> => ({
  [`${name}-decreased`]: narrows,
  [`${name}-set`]: narrowsPerhaps,
  [`${name}-increased`]: widens,
  [`${name}-unset`]: widens,
});

/** Keywords with a schema for each name. The schemas of the same name are compared like those of a property. */
const namedRestriction = (name: string): Record<string, Verdicts> => ({
  [`${name}-added`]: narrows,
  [`${name}-removed`]: widens,
});

/** The verdicts for a keyword that restricts: a schema with it allows less than one without it. */
const restriction = (name: string): Record<string, Verdicts> => ({
  ...namedRestriction(name),
  [`${name}-changed`]: both,
});

/**
 * What each kind of change means, by direction. The names of the rules are made of direction, place and kind, as
 * oasdiff names them: `request-property-max-length-decreased`, `response-body-type-changed`.
 */
export const verdicts: Readonly<Record<string, Verdicts>> = {
  ...lowerLimit('min'),
  ...lowerLimit('exclusive-min'),
  ...lowerLimit('min-length'),
  ...lowerLimit('min-items'),
  ...lowerLimit('min-properties'),
  ...lowerLimit('min-contains'),
  ...upperLimit('max'),
  ...upperLimit('exclusive-max'),
  ...upperLimit('max-length'),
  ...upperLimit('max-items'),
  ...upperLimit('max-properties'),
  ...upperLimit('max-contains'),
  'type-changed': both,
  'type-specialized': narrows,
  'type-generalized': widens,
  'list-of-types-narrowed': narrows,
  'list-of-types-widened': widens,
  'became-nullable': widens,
  'became-not-nullable': narrows,
  'became-enum': narrows,
  'enum-removed': widensPerhaps,
  'enum-value-removed': narrows,
  'enum-value-added': widensPerhaps,
  'x-extensible-enum-value-removed': narrows,
  // Clients of an open enum expect further values.
  'x-extensible-enum-value-added': { request: null, response: null },
  'pattern-added': narrows,
  'pattern-changed': { request: mayBreak, response: mayBreak },
  'pattern-removed': widensPerhaps,
  'format-added': narrowsPerhaps,
  'format-changed': both,
  'format-removed': widensPerhaps,
  'const-added': narrows,
  'const-changed': both,
  'const-removed': widens,
  'multiple-of-added': narrows,
  'multiple-of-changed': { request: breaks, response: mayBreak },
  'multiple-of-removed': widensPerhaps,
  'default-value-added': { request: mayBreak, response: null },
  'default-value-changed': { request: mayBreak, response: null },
  'default-value-removed': { request: mayBreak, response: null },
  'unique-items-set': narrows,
  'unique-items-unset': widensPerhaps,
  'additional-properties-closed': narrows,
  'additional-properties-opened': widensPerhaps,
  'became-read-only': { request: mayBreak, response: null },
  'became-not-read-only': { request: null, response: null },
  'became-write-only': widens,
  'became-not-write-only': widensPerhaps,
  'added-required': { request: breaks, response: null },
  'added-required-with-default': { request: breaks, response: null },
  'added-optional': { request: null, response: null },
  'removed-required': { request: mayBreak, response: breaks },
  'removed-optional': { request: mayBreak, response: mayBreak },
  'became-required': narrows,
  'became-required-with-default': { request: breaks, response: null },
  'became-optional': widens,
  'items-added': narrows,
  'items-removed': widens,
  'additional-properties-schema-added': narrows,
  'additional-properties-schema-removed': widensPerhaps,
  'x-extensible-one-of-added': { request: null, response: null },
  'x-extensible-any-of-added': { request: null, response: null },
  'one-of-removed': narrows,
  'one-of-added': widens,
  'any-of-removed': narrows,
  'any-of-added': widens,
  'wrapped-in-one-of': both,
  'prefix-items-removed': narrows,
  'prefix-items-added': widens,
  'content-encoding-changed': both,
  'content-media-type-changed': both,
  ...restriction('content-schema'),
  ...restriction('contains'),
  ...restriction('dependent-required'),
  ...namedRestriction('dependent-schema'),
  ...restriction('if'),
  ...restriction('then'),
  ...restriction('else'),
  ...restriction('not'),
  ...restriction('property-names'),
  ...restriction('unevaluated-items'),
  ...restriction('unevaluated-properties'),
  ...namedRestriction('pattern-property'),
  'deprecated-sunset-missing': both,
  'deprecated-sunset-invalid': both,
  'sunset-date-too-small': both,
  'sunset-date-changed-too-small': both,
  'sunset-deleted': both,
  'stability-decreased': both,
};

/** The names of oasdiff that are not made of direction, place and kind. */
const names: Readonly<Record<string, string>> = {
  'request-property-added-required': 'new-required-request-property',
  'request-property-added-required-with-default': 'new-required-request-property-with-default',
  'request-property-removed-required': 'request-property-removed',
  'request-property-removed-optional': 'request-property-removed',
  'response-property-removed-required': 'response-required-property-removed',
  'response-property-removed-optional': 'response-optional-property-removed',
  'request-property-type-specialized': 'request-property-type-changed',
  'request-body-type-specialized': 'request-body-type-changed',
  'request-parameter-type-specialized': 'request-parameter-type-changed',
  'response-property-became-not-write-only-required':
    'response-required-property-became-not-write-only',
};

/** Severities that depend on the place: every caller that leaves out a parameter gets its default. */
const severities: Readonly<Record<string, Severity>> = {
  'request-parameter-default-value-added': breaks,
  'request-parameter-default-value-changed': breaks,
  'request-parameter-default-value-removed': breaks,
  'request-parameter-property-type-changed': mayBreak,
};

/** `header` is one of a response, and the properties are those of a parameter, of a header of the request, or of a body. */
export type Place =
  | 'parameter'
  | 'parameter-property'
  | 'header-property'
  | 'body'
  | 'property'
  | 'header';

/** The rule for a kind of change, with its severity; null for a change that breaks no client. */
export function ruleFor(
  direction: Direction,
  place: Place,
  { kind, isRequired }: { readonly kind: string; readonly isRequired: boolean },
): { readonly rule: string; readonly severity: Severity } | null {
  const name = `${direction}-${place}-${kind}`;
  const severity = severities[name] ?? verdicts[kind]?.[direction] ?? null;
  if (severity === null) return null;
  const rule = (isRequired ? names[`${name}-required`] : undefined) ?? names[name] ?? name;
  return { rule, severity };
}
