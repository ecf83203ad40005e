import type { JsonSchema } from '#contract/json-schema.ts';
import type { Api } from '../document/open.ts';
import type { ApiMedia, ApiOperation, ApiResponse } from '../document/operations.ts';
import { operationName, type Finding, type Severity } from '../finding.ts';
import { ruleFor, verdicts, type Direction, type Place } from './rules.ts';
import { schemaChanges, type SchemaChange, type SchemaSide } from './schema-changes.ts';

interface Sides {
  readonly before: Api;
  readonly after: Api;
  /** The day on which the new contract takes effect, such as `2026-11-27`. */
  readonly today: string;
}

interface Fault {
  readonly rule: string;
  readonly severity: Severity;
  readonly message: string;
  readonly pointer: string;
  /** Whether the pointer leads into the old contract. */
  readonly isOld?: boolean;
}

/** `/books/{id}` and `/books/{bookId}` are the same path for clients. */
const pathShape = (path: string): string => path.replaceAll(/\{[^}]*\}/g, '{}');

const sameOperation = (one: ApiOperation, other: ApiOperation): boolean =>
  one.method === other.method && pathShape(one.path) === pathShape(other.path);

/** The day until which a deprecated operation stays. */
const sunsetOf = ({ source }: Pick<ApiOperation, 'source'>): string | null =>
  typeof source['x-sunset'] === 'string' ? source['x-sunset'] : null;

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

function removedFault(operation: ApiOperation, { after, today }: Sides): Fault[] {
  const isPathGone = !after.operations.some(
    (each) => pathShape(each.path) === pathShape(operation.path),
  );
  const name = isPathGone ? 'api-path-removed' : 'api-removed';
  const sunset = sunsetOf(operation);
  const fault = (rule: string, message: string): Fault[] => [
    { rule, severity: 'error', message, pointer: operation.pointer, isOld: true },
  ];
  if (!operation.deprecated) {
    return fault(`${name}-without-deprecation`, 'The operation is removed without a deprecation.');
  }
  return sunset !== null && sunset > today
    ? fault(`${name}-before-sunset`, `The operation is removed before its sunset on ${sunset}.`)
    : [];
}

function sunsetFaults(before: ApiOperation, after: ApiOperation, { today }: Sides): Fault[] {
  const [one, other] = [sunsetOf(before), sunsetOf(after)];
  const fault = (rule: string, message: string): Fault[] => [
    { rule, severity: 'error', message, pointer: after.pointer },
  ];
  if (other !== null && !isDay(other)) {
    return fault(
      'api-deprecated-sunset-parse',
      `x-sunset "${other}" is not a day such as 2027-01-31.`,
    );
  }
  if (before.deprecated && after.deprecated && one !== null && other === null) {
    return fault('sunset-deleted', 'The sunset is deleted.');
  }
  if (one !== null && other !== null && other < one) {
    return fault('api-sunset-date-changed-too-small', `The sunset moves from ${one} to ${other}.`);
  }
  return !before.deprecated && after.deprecated && other !== null && other <= today
    ? fault('api-sunset-date-too-small', `The sunset ${other} is not after today.`)
    : [];
}

const messageFor = ({ kind, at, before, after }: SchemaChange, what: string): string => {
  const where = at === '' ? what : `${what} ${at}`;
  return `${where}: ${kind.replaceAll('-', ' ')} (before ${before}, now ${after}).`;
};

/** The faults of the changes of one schema in one direction. */
function schemaFaults(
  before: SchemaSide,
  after: SchemaSide,
  { direction, place, what }: { direction: Direction; place: Place; what: string },
): Fault[] {
  return schemaChanges(before, after).flatMap((change): Fault[] => {
    const severity = verdicts[change.kind]?.[direction] ?? null;
    if (severity === null) return [];
    const innerPlace = change.at === '' || place === 'parameter' ? place : 'property';
    return [
      {
        rule: ruleFor(direction, innerPlace, change.kind),
        severity,
        message: messageFor(change, what),
        pointer: change.pointer,
        isOld: change.isRemoved,
      },
    ];
  });
}

const sideOf = (
  document: JsonSchema,
  schema: { schema: unknown; pointer: string },
): SchemaSide => ({
  document,
  schema: schema.schema,
  pointer: schema.pointer,
});

function parameterFaults(before: ApiOperation, after: ApiOperation, sides: Sides): Fault[] {
  const isSame = (one: ApiOperation['parameters'][number], other: typeof one): boolean =>
    one.in === other.in && (one.in === 'path' || one.name === other.name);
  const removed = before.parameters.flatMap((parameter): Fault[] => {
    const isKept = after.parameters.some((each) => isSame(parameter, each));
    if (parameter.in === 'path' || isKept) return [];
    return [
      {
        rule: 'request-parameter-removed',
        severity: 'warning',
        message: `The ${parameter.in} parameter "${parameter.name}" is removed.`,
        pointer: parameter.pointer,
        isOld: true,
      },
    ];
  });
  const kept = after.parameters.flatMap((parameter): Fault[] => {
    const old =
      parameter.in === 'path'
        ? before.parameters.find((each) => each.in === 'path' && each.name === parameter.name)
        : before.parameters.find((each) => isSame(each, parameter));
    const fault = (rule: string, message: string): Fault => ({
      rule,
      severity: 'error',
      message,
      pointer: parameter.pointer,
    });
    const what = `The ${parameter.in} parameter "${parameter.name}"`;
    if (!old) {
      if (!parameter.required || parameter.in === 'path') return [];
      const rule =
        parameter.in === 'header'
          ? 'new-required-request-header-property'
          : 'new-required-request-parameter';
      return [fault(rule, `${what} is new and required.`)];
    }
    return [
      ...(parameter.required && !old.required
        ? [fault('request-parameter-became-required', `${what} became required.`)]
        : []),
      ...(parameter.style !== old.style || parameter.explode !== old.explode
        ? [fault('request-parameter-serialization-changed', `${what} is written in another way.`)]
        : []),
      ...(old.schema && parameter.schema
        ? schemaFaults(
            sideOf(sides.before.document, old.schema),
            sideOf(sides.after.document, parameter.schema),
            {
              direction: 'request',
              place: 'parameter',
              what,
            },
          )
        : []),
    ];
  });
  return [...removed, ...kept];
}

function mediaFaults(
  before: readonly ApiMedia[],
  after: readonly ApiMedia[],
  { direction, what, sides }: { direction: Direction; what: string; sides: Sides },
): Fault[] {
  return before.flatMap((media): Fault[] => {
    const present = after.find(({ type }) => type === media.type);
    if (!present) {
      const rule =
        direction === 'request' ? 'request-body-media-type-removed' : 'response-media-type-removed';
      return [
        {
          rule,
          severity: 'error',
          message: `${what} is no longer ${media.type}.`,
          pointer: media.pointer,
          isOld: true,
        },
      ];
    }
    if (!media.schema || !present.schema) return [];
    return schemaFaults(
      sideOf(sides.before.document, media.schema),
      sideOf(sides.after.document, present.schema),
      {
        direction,
        place: 'body',
        what,
      },
    );
  });
}

function bodyFaults(before: ApiOperation, after: ApiOperation, sides: Sides): Fault[] {
  const fault = (rule: string, message: string, pointer: string): Fault[] => [
    { rule, severity: 'error', message, pointer },
  ];
  if (!before.body && after.body) {
    return after.body.required
      ? fault('request-body-added-required', 'A required body is added.', after.body.pointer)
      : [];
  }
  if (before.body && !after.body) {
    return fault('request-body-removed', 'The body is removed.', after.pointer);
  }
  if (!before.body || !after.body) return [];
  return [
    ...(after.body.required && !before.body.required
      ? fault('request-body-became-required', 'The body became required.', after.body.pointer)
      : []),
    ...mediaFaults(before.body.media, after.body.media, {
      direction: 'request',
      what: 'The body',
      sides,
    }),
  ];
}

function headerFaults(before: ApiResponse, after: ApiResponse, sides: Sides): Fault[] {
  return before.headers.flatMap((header): Fault[] => {
    const present = after.headers.find(
      ({ name }) => name.toLowerCase() === header.name.toLowerCase(),
    );
    const what = `The header ${header.name} of ${before.status}`;
    if (!present) {
      return [
        {
          rule: header.required
            ? 'required-response-header-removed'
            : 'optional-response-header-removed',
          severity: header.required ? 'error' : 'warning',
          message: `${what} is removed.`,
          pointer: header.pointer,
          isOld: true,
        },
      ];
    }
    return [
      ...(header.required && !present.required
        ? [
            {
              rule: 'response-header-became-optional',
              severity: 'error' as const,
              message: `${what} became optional.`,
              pointer: present.pointer,
            },
          ]
        : []),
      ...(header.schema && present.schema
        ? schemaFaults(
            sideOf(sides.before.document, header.schema),
            sideOf(sides.after.document, present.schema),
            {
              direction: 'response',
              place: 'header',
              what,
            },
          )
        : []),
    ];
  });
}

function responseFaults(before: ApiOperation, after: ApiOperation, sides: Sides): Fault[] {
  return before.responses.flatMap((response): Fault[] => {
    const present = after.responses.find(({ status }) => status === response.status);
    if (!present) {
      const isSuccess = response.status.startsWith('2');
      return [
        {
          rule: isSuccess
            ? 'response-success-status-removed'
            : 'response-non-success-status-removed',
          severity: isSuccess ? 'error' : 'info',
          message: `The status ${response.status} is removed.`,
          pointer: response.pointer,
          isOld: true,
        },
      ];
    }
    return [
      ...headerFaults(response, present, sides),
      ...mediaFaults(response.media, present.media, {
        direction: 'response',
        what: `The body of ${response.status}`,
        sides,
      }),
    ];
  });
}

const schemesIn = (alternative: Readonly<Record<string, readonly string[]>>): string =>
  JSON.stringify(
    Object.entries(alternative).toSorted(([one], [other]) => one.localeCompare(other)),
  );

/** Each way to call an operation must stay: a caller has the credentials of one of them. */
function securityFaults(before: ApiOperation, after: ApiOperation): Fault[] {
  const isOpen = (security: ApiOperation['security']): boolean =>
    security.length === 0 || security.some((each) => Object.keys(each).length === 0);
  if (isOpen(after.security)) return [];
  const present = new Set(after.security.map(schemesIn));
  const lost = isOpen(before.security)
    ? ['without credentials']
    : before.security.filter((each) => !present.has(schemesIn(each))).map(schemesIn);
  return lost.map((way) => ({
    rule: 'api-security-removed',
    severity: 'error',
    message: `The operation can no longer be called ${way === 'without credentials' ? way : `with ${way}`}.`,
    pointer: after.pointer,
  }));
}

function operationFaults(before: ApiOperation, after: ApiOperation, sides: Sides): Fault[] {
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
    ...sunsetFaults(before, after, sides),
    ...securityFaults(before, after),
    ...parameterFaults(before, after, sides),
    ...bodyFaults(before, after, sides),
    ...responseFaults(before, after, sides),
  ];
}

/** What the new contract breaks for clients and callers of the old one. */
export function compareContracts(before: Api, after: Api, today: string): Finding[] {
  const sides: Sides = { before, after, today };
  return before.operations.flatMap((operation) => {
    const present = after.operations.find((each) => sameOperation(operation, each));
    const faults = present
      ? operationFaults(operation, present, sides)
      : removedFault(operation, sides);
    return faults.map(({ rule, severity, message, pointer, isOld }): Finding => ({
      rule,
      severity,
      operation: operationName(operation),
      message,
      fix: null,
      place: (isOld === true ? before : after).placeOf(pointer),
      exchanges: [],
      seed: null,
    }));
  });
}
