import type { ApiMedia, ApiOperation, ApiResponse } from '../document/operations.ts';
import type { Direction } from './rules.ts';
import { schemaFaults, type Fault, type Sides } from './schema-faults.ts';

/** Whether a range such as `application/*` contains a media type. */
const isInRange = (range: string, type: string): boolean =>
  range === '*/*' || (range.endsWith('/*') && type.startsWith(range.slice(0, -1)));

interface Setting {
  readonly direction: Direction;
  readonly what: string;
  readonly sides: Sides;
}

/** A request body with a new schema allows less than before; a response body without its schema promises less. */
function schemaExistence(old: ApiMedia, present: ApiMedia, { direction, what }: Setting): Fault[] {
  if (direction === 'request' && old.schema === null && present.schema !== null) {
    return [
      {
        rule: 'request-body-media-type-schema-added',
        severity: 'error',
        message: `${what} got a schema.`,
        pointer: present.pointer,
      },
    ];
  }
  if (direction === 'response' && old.schema !== null && present.schema === null) {
    return [
      {
        rule: 'response-body-media-type-schema-removed',
        severity: 'warning',
        message: `${what} lost its schema.`,
        pointer: old.pointer,
        isOld: true,
      },
    ];
  }
  return [];
}

function mediaFaults(
  before: readonly ApiMedia[],
  after: readonly ApiMedia[],
  setting: Setting,
): Fault[] {
  const { direction, what, sides } = setting;
  return before.flatMap((media): Fault[] => {
    const same = after.find(({ type }) => type === media.type);
    const wider = after.find(({ type }) => isInRange(type, media.type));
    const fault = (rule: string, message: string): Fault => ({
      rule,
      severity: 'error',
      message,
      pointer: media.pointer,
      isOld: true,
    });
    const present = same ?? wider;
    if (!present) {
      const place = direction === 'request' ? 'request-body' : 'response';
      return [fault(`${place}-media-type-removed`, `${what} can no longer be ${media.type}.`)];
    }
    const message = `${what} was ${media.type}, and is ${present.type} now.`;
    return [
      ...(direction === 'response' && !same
        ? [fault('response-media-type-name-generalized', message)]
        : []),
      ...schemaExistence(media, present, setting),
      ...schemaFaults(media.schema, present.schema, { sides, direction, place: 'body', what }),
    ];
  });
}

/** The bodies that an operation has accepted and no longer accepts. */
export function requestBodyFaults(
  before: ApiOperation,
  after: ApiOperation,
  sides: Sides,
): Fault[] {
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
          rule: `${header.required ? 'required' : 'optional'}-response-header-removed`,
          severity: header.required ? 'error' : 'warning',
          message: `${what} is removed.`,
          pointer: header.pointer,
          isOld: true,
          present: `${after.pointer}/headers`,
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
      ...schemaFaults(header.schema, present.schema, {
        sides,
        direction: 'response',
        place: 'header',
        what,
      }),
    ];
  });
}

/** The changes of the responses of an operation that can break a client. */
export function responseFaults(before: ApiOperation, after: ApiOperation, sides: Sides): Fault[] {
  return before.responses.flatMap((response): Fault[] => {
    const present = after.responses.find(({ status }) => status === response.status);
    if (!present) {
      const isSuccess = response.status.startsWith('2');
      return [
        {
          rule: `response-${isSuccess ? 'success' : 'non-success'}-status-removed`,
          severity: isSuccess ? 'error' : 'info',
          message: `The status ${response.status} is removed.`,
          pointer: response.pointer,
          isOld: true,
          present: `${after.pointer}/responses`,
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
