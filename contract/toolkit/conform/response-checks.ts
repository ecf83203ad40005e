import type { ApiMedia, ApiOperation, ApiResponse, PlacedSchema } from '../document/operations.ts';
import { responseFor } from '../document/operations.ts';
import type { Validators } from '../document/validators.ts';
import { headerOf, type WireResponse } from '../http/send.ts';
import { counted } from '../reports/report.ts';
import { isJsonType } from './request.ts';
import { valuesOfTexts } from './wire-form.ts';

/** A fault of a response. The names of the rules are those of Schemathesis where it has the check. */
export interface ResponseFault {
  readonly rule: string;
  readonly message: string;
  /** The pointer of what the contract says. */
  readonly pointer: string;
}

const isWithoutBody = (method: string, status: number): boolean =>
  method === 'HEAD' || status === 204 || status === 304 || (status >= 100 && status < 200);

const token = String.raw`[!#$%&'*+.^\w\x60|~-]+`;

/** `text/html; charset=utf-8` (RFC 9110, 8.3.1). */
const mediaTypePattern = new RegExp(
  String.raw`^${token}/${token}(?:[\t ]*;[\t ]*(?:${token}=(?:${token}|"(?:[^"\\]|\\.)*"))?)*$`,
);

/** `image/*` and `* / *` are ranges of media types. */
export const matches = ({ type }: ApiMedia, actual: string): boolean =>
  type === actual ||
  type === '*/*' ||
  (type.endsWith('/*') && actual.startsWith(type.slice(0, -1)));

/** What does not fit in the text of a header; null if one of the values that it can be fits. */
function headerFault(schema: PlacedSchema, text: string, validators: Validators): string | null {
  const values = valuesOfTexts(validators.document, schema.schema, [text.trim()], /\s*,\s*/);
  // A text that is not a number stays a text, and then does not fit.
  const faults = (values.length === 0 ? [text] : values).map(
    (value) => validators.findings(schema, value)[0],
  );
  return faults.includes(undefined) ? null : (faults[0] ?? null);
}

function headerFaults(
  { headers, status: declared }: ApiResponse,
  response: WireResponse,
  validators: Validators,
): ResponseFault[] {
  return headers.flatMap(({ name, required, schema, pointer }): ResponseFault[] => {
    // Several cookies are several headers, and each has to fit.
    const values =
      name.toLowerCase() === 'set-cookie'
        ? response.headers
            .filter(([each]) => each.toLowerCase() === 'set-cookie')
            .map((at) => at[1])
        : [headerOf(response, name)].filter((value) => value !== null);
    const rule = 'response_headers_conformance';
    if (values.length === 0) {
      return required
        ? [{ rule, pointer, message: `The response ${declared} lacks the header ${name}.` }]
        : [];
    }
    if (schema === null) return [];
    const fault = values
      .map((value) => headerFault(schema, value, validators))
      .find((each) => each !== null);
    return fault === undefined
      ? []
      : [{ rule, pointer, message: `The header ${name} does not fit its schema: ${fault}.` }];
  });
}

/** The parsed body; a text that is not JSON has a message. */
export function jsonOf({
  body,
}: Pick<WireResponse, 'body'>): { readonly value: unknown } | { readonly message: string } {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    const isText = error instanceof SyntaxError;
    return { message: isText ? 'The body is not JSON.' : 'The body is not a text in UTF-8.' };
  }
}

function bodyFaults(
  { method }: ApiOperation,
  declared: ApiResponse,
  response: WireResponse,
  { findings }: Validators,
): ResponseFault[] {
  const { pointer, media, status } = declared;
  const given = headerOf(response, 'content-type')?.trim() ?? null;
  const type = given?.split(';')[0]?.trim().toLowerCase() ?? null;
  const fault = (rule: string, message: string): ResponseFault[] => [{ rule, message, pointer }];
  if (isWithoutBody(method, response.status) || media.length === 0) {
    if (response.body.length > 0) {
      return fault(
        'response_schema_conformance',
        `The response ${status} has a body of ${counted(response.body.length, 'byte')}, but the contract declares none.`,
      );
    }
    return type !== null && method !== 'HEAD' && response.status === 204
      ? fault('content_type_conformance', `The response 204 has the Content-Type ${type}.`)
      : [];
  }
  if (type === null) {
    return fault('content_type_conformance', `The response ${status} has no Content-Type.`);
  }
  if (given !== null && !mediaTypePattern.test(given)) {
    return fault(
      'content_type_conformance',
      `The Content-Type "${given}" of ${status} is no media type.`,
    );
  }
  const found = media.find((each) => matches(each, type));
  if (!found) {
    const known = media.map((each) => each.type).join(', ');
    return fault(
      'content_type_conformance',
      `The response ${status} is ${type}, but the contract declares ${known}.`,
    );
  }
  if (!isJsonType(type)) return [];
  if (response.isCut) {
    const message = `The body of ${status} is longer than ${response.body.length} bytes, so it was not checked.`;
    return fault('response_too_long', message);
  }
  const json = jsonOf(response);
  if ('message' in json) return fault('response_schema_conformance', json.message);
  const [message] = found.schema === null ? [] : findings(found.schema, json.value);
  return message === undefined
    ? []
    : fault('response_schema_conformance', `The body of ${status} does not fit: ${message}.`);
}

/**
 * The faults of a response, whatever the request was: an error of the server, an undeclared status, a wrong content
 * type, a body or headers that do not fit.
 */
export function responseFaults(
  operation: ApiOperation,
  response: WireResponse,
  validators: Validators,
): ResponseFault[] {
  const { status } = response;
  const serverError: ResponseFault[] =
    status >= 500 && status !== 503
      ? [
          {
            rule: 'not_a_server_error',
            message: `The backend answers ${status}.`,
            pointer: operation.pointer,
          },
        ]
      : [];
  const declared = responseFor(operation, status);
  if (!declared) {
    const known = operation.responses.map((each) => each.status).join(', ');
    return [
      ...serverError,
      {
        rule: 'status_code_conformance',
        message: `The status ${status} is not declared. The contract declares ${known}.`,
        pointer: operation.pointer,
      },
    ];
  }
  return [
    ...serverError,
    ...headerFaults(declared, response, validators),
    ...bodyFaults(operation, declared, response, validators),
  ];
}
