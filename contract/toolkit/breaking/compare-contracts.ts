import { isSchema } from '#contract/json-schema.ts';
import { pointerOf } from '#src/lib/json-pointer.ts';
import type { Api } from '../document/open.ts';
import type { ApiOperation } from '../document/operations.ts';
import { operationName, type Finding } from '../finding.ts';
import { requestBodyFaults, responseFaults } from './body-faults.ts';
import {
  isStability,
  mayChange,
  removalKind,
  stabilityFall,
  stabilityOf,
  sunsetKind,
} from './lifecycle.ts';
import { parameterFaults } from './parameter-faults.ts';
import { placeOfRemoved, type Versions } from './place-of-removed.ts';
import type { Fault, Sides } from './schema-faults.ts';

/** `/books/{id}` and `/books/{bookId}` are the same path for clients. */
const pathShape = (path: string): string => path.replaceAll(/\{[^}]*\}/g, '{}');

const sameOperation = (one: ApiOperation, other: ApiOperation): boolean =>
  one.method === other.method && pathShape(one.path) === pathShape(other.path);

function removedFault(operation: ApiOperation, sides: Sides): Fault[] {
  const sibling = sides.after.operations.find(
    (each) => pathShape(each.path) === pathShape(operation.path),
  );
  const isPathGone = sibling === undefined;
  const name = isPathGone ? 'api-path' : 'api';
  const present = sibling && sibling.pointer.slice(0, sibling.pointer.lastIndexOf('/'));
  const fault = (rule: string, message: string): Fault[] => [
    {
      rule,
      severity: 'error',
      message,
      pointer: operation.pointer,
      isOld: true,
      ...(present !== undefined && { present }),
    },
  ];
  const sunset = String(operation.source['x-sunset']);
  switch (removalKind(operation.source, sides)) {
    case 'without-deprecation':
      return fault(
        `${name}-removed-without-deprecation`,
        'The operation is removed without a deprecation.',
      );
    case 'before-sunset':
      return fault(
        `${name}-removed-before-sunset`,
        `The operation is removed before its sunset on ${sunset}.`,
      );
    case 'sunset-parse':
      return fault(
        isPathGone ? 'api-path-sunset-parse' : 'api-deprecated-sunset-parse',
        `The operation is removed, and its x-sunset "${sunset}" is not a day such as 2027-01-31.`,
      );
    case null:
      return [];
  }
}

/** The names of oasdiff for what is wrong with the sunset of an operation. */
const sunsetRules = {
  'deprecated-sunset-missing': 'api-deprecated-sunset-missing',
  'deprecated-sunset-parse': 'api-deprecated-sunset-parse',
  'sunset-date-too-small': 'api-sunset-date-too-small',
  'sunset-deleted': 'sunset-deleted',
  'sunset-date-changed-too-small': 'api-sunset-date-changed-too-small',
} as const;

function lifecycleFaults(before: ApiOperation, after: ApiOperation, sides: Sides): Fault[] {
  const fault = (rule: string, message: string): Fault => ({
    rule,
    severity: 'error',
    message,
    pointer: after.pointer,
  });
  const sunset = sunsetKind(before.source, after.source, sides);
  const fall = stabilityFall(before.source, after.source);
  const level = stabilityOf(after.source);
  const [one, other] = [before.source['x-sunset'], after.source['x-sunset']].map(String);
  const sunsetMessages = {
    'deprecated-sunset-missing': 'is deprecated without an x-sunset',
    'deprecated-sunset-parse': `is deprecated, and its x-sunset ${other} is not a day such as 2027-01-31`,
    'sunset-date-too-small': `is deprecated, and its x-sunset ${other} is too soon`,
    'sunset-deleted': `lost its x-sunset ${one}`,
    'sunset-date-changed-too-small': `had the x-sunset ${one}, and has the earlier ${other} now`,
  };
  return [
    ...(sunset === null
      ? []
      : [fault(sunsetRules[sunset], `The operation ${sunsetMessages[sunset]}.`)]),
    ...(isStability(level) || level === stabilityOf(before.source)
      ? []
      : [
          fault(
            'api-invalid-stability-level',
            `The x-stability-level ${String(level)} is none of draft, alpha, beta and stable.`,
          ),
        ]),
    ...(fall === null
      ? []
      : [fault('api-stability-decreased', `The stability falls from ${fall.join(' to ')}.`)]),
  ];
}

type Way = ApiOperation['security'][number];

const isOpen = (security: ApiOperation['security']): boolean =>
  security.length === 0 || security.some((each) => Object.keys(each).length === 0);

/** Whether a caller who has all of one way also has all of another: the same or fewer schemes and scopes. */
const isEnoughFor = (one: Way, other: Way): boolean =>
  Object.entries(other).every(
    ([scheme, scopes]) =>
      scheme in one && scopes.every((scope) => one[scheme]?.includes(scope) === true),
  );

/** `token (read, write) and key`. */
const wayText = (way: Way): string =>
  Object.entries(way)
    .map(([scheme, scopes]) => (scopes.length === 0 ? scheme : `${scheme} (${scopes.join(', ')})`))
    .join(' and ');

/** Each way to call an operation must stay: a caller has the credentials of one of them. */
function securityFaults(before: ApiOperation, after: ApiOperation): Fault[] {
  if (isOpen(after.security)) return [];
  const fault = (rule: string, way: string): Fault => ({
    rule,
    severity: 'error',
    message: `The operation can no longer be called ${way}.`,
    pointer: after.pointer,
  });
  if (isOpen(before.security)) return [fault('api-security-removed', 'without credentials')];
  return before.security
    .filter((way) => !after.security.some((each) => isEnoughFor(way, each)))
    .map((way) => {
      const hasNewScope = after.security.some((each) =>
        Object.keys(each).every((scheme) => scheme in way),
      );
      const rule = hasNewScope ? 'api-security-scope-added' : 'api-security-removed';
      return fault(rule, `with ${wayText(way)} alone`);
    });
}

function operationFaults(before: ApiOperation, after: ApiOperation, sides: Sides): Fault[] {
  const lifecycle = lifecycleFaults(before, after, sides);
  if (mayChange(before.source)) return lifecycle;
  return [
    ...(before.id === after.id
      ? []
      : [
          {
            rule: 'api-operation-id-changed',
            severity: 'info' as const,
            message: `The operationId ${before.id} becomes ${after.id}: generated clients change.`,
            pointer: after.pointer,
          },
        ]),
    ...lifecycle,
    ...securityFaults(before, after),
    ...parameterFaults(before, after, sides),
    ...requestBodyFaults(before, after, sides),
    ...responseFaults(before, after, sides),
  ];
}

/** Calls to subscribers that a backend no longer makes. */
function webhookFaults({ before, after }: Sides): Fault[] {
  const namesIn = (value: unknown): string[] => (isSchema(value) ? Object.keys(value) : []);
  const present = new Set(namesIn(after.document['webhooks']));
  return namesIn(before.document['webhooks'])
    .filter((name) => !present.has(name))
    .map((name) => ({
      rule: 'webhook-removed',
      severity: 'error',
      message: `The webhook ${name} is removed.`,
      pointer: pointerOf('webhooks', name),
      isOld: true,
    }));
}

/**
 * What the new contract breaks for clients and callers of the old one.
 *
 * @param today the day on which the new contract takes effect, such as `2026-11-27`
 * @param deprecationDays how long a deprecated part has to stay; 0 if it needs no `x-sunset`
 */
export function compareContracts(
  before: Api,
  after: Api,
  today: string,
  deprecationDays = 0,
): Finding[] {
  const sides: Sides = { before, after, today, deprecationDays };
  const oldPlace = (pointer: string): string => {
    const { file, line, column } = before.placeOf(pointer);
    return `${file}:${line}:${column}`;
  };
  const findingOf =
    (operation: string | null, versions: Versions | null) =>
    ({ rule, severity, message, pointer, isOld, present = pointer }: Fault): Finding => ({
      rule,
      severity,
      operation,
      message: isOld === true ? `${message} It was at ${oldPlace(pointer)}.` : message,
      fix: null,
      place: isOld === true ? placeOfRemoved(present, after, versions) : after.placeOf(pointer),
      exchanges: [],
      seed: null,
    });
  return [
    ...before.operations.flatMap((operation) => {
      const present = after.operations.find((each) => sameOperation(operation, each));
      const faults = present
        ? operationFaults(operation, present, sides)
        : removedFault(operation, sides);
      const versions = present ? { old: operation, present } : null;
      return faults.map(findingOf(operationName(operation), versions));
    }),
    ...webhookFaults(sides).map(findingOf(null, null)),
  ];
}
