import { isSchema, propertiesOf } from '#contract/json-schema.ts';
import type { Api } from '../document/open.ts';
import type { ApiMedia, ApiOperation } from '../document/operations.ts';
import type { Validators } from '../document/validators.ts';
import { isJsonType, type CallValues } from '../conform/request.ts';
import { jsonOf, matches } from '../conform/response-checks.ts';
import { mergedSchema, schemaTypes } from '../conform/values/merged-schema.ts';
import { counted } from '../reports/report.ts';
import { formReading, isReadable } from '../conform/wire-form.ts';

/** What is wrong with the body of a request. */
interface BodyFault {
  readonly rule: 'request_content_type_conformance' | 'request_schema_conformance';
  readonly message: string;
}

interface ReadBody {
  /** Null if there is none or if it cannot be read. */
  readonly body: CallValues['body'];
  readonly faults: readonly BodyFault[];
}

const nothing: ReadBody = { body: null, faults: [] };

const refused = (rule: BodyFault['rule'], message: string): ReadBody => ({
  body: null,
  faults: [{ rule, message }],
});

const schemaFault = (message: string): ReadBody => refused('request_schema_conformance', message);

const propertyOf = (api: Api, { schema }: ApiMedia, name: string): unknown => {
  const merged = mergedSchema(api.document, schema?.schema);
  return isSchema(merged) ? propertiesOf(merged)[name] : undefined;
};

const typesIn = (api: Api, schema: unknown): readonly string[] => {
  const merged = mergedSchema(api.document, schema);
  return isSchema(merged) ? schemaTypes(merged) : [];
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

async function partOf(api: Api, media: ApiMedia, name: string, part: File | string) {
  if (typeof part !== 'string') {
    const bytes = Buffer.from(await part.arrayBuffer());
    // A browser sends JSON as a file, because a text has no content type.
    return isJsonType(part.type.split(';')[0] ?? '') ? parsed(bytes.toString('utf8')) : bytes;
  }
  const types = typesIn(api, propertyOf(api, media, name));
  return types.includes('object') || types.includes('array') ? parsed(part) : part;
}

/** The value of a form: a part that is there more than once, or whose property is a list, is a list. */
async function formValue(
  api: Api,
  media: ApiMedia,
  form: Iterable<readonly [string, File | string]>,
): Promise<Record<string, unknown>> {
  // A map, because a part can have the name `__proto__`.
  const parts = new Map<string, unknown>();
  for (const [name, part] of form) {
    const read = await partOf(api, media, name, part);
    const isList = typesIn(api, propertyOf(api, media, name)).includes('array');
    if (parts.has(name)) parts.set(name, [parts.get(name), read].flat());
    else parts.set(name, isList && !Array.isArray(read) ? [read] : read);
  }
  return Object.fromEntries(parts);
}

async function multipart(
  api: Api,
  media: ApiMedia,
  contentType: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Record<string, unknown> | null> {
  try {
    const form = await new Response(bytes, { headers: { 'Content-Type': contentType } }).formData();
    return await formValue(api, media, form);
  } catch {
    return null;
  }
}

/** The value of a body in its media type, or what is wrong with its form. */
async function valueOf(
  api: Api,
  media: ApiMedia,
  contentType: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ readonly value: unknown } | { readonly message: string }> {
  const type = essenceOf(contentType);
  if (isJsonType(type)) return jsonOf({ body: bytes });
  if (type === 'multipart/form-data') {
    const value = await multipart(api, media, contentType, bytes);
    return value === null ? { message: 'The multipart body cannot be read.' } : { value };
  }
  const text = Buffer.from(bytes).toString('utf8');
  if (type === 'application/x-www-form-urlencoded') {
    return { value: await formValue(api, media, new URLSearchParams(text)) };
  }
  return { value: type.startsWith('text/') ? text : bytes };
}

const essenceOf = (contentType: string): string =>
  (contentType.split(';')[0] ?? '').trim().toLowerCase();

/** Reads the body of a request as the contract declares it, and checks it. */
export async function readBody(
  { api, validators }: { readonly api: Api; readonly validators: Validators },
  { body: declared }: ApiOperation,
  contentType: string | null,
  bytes: Uint8Array | null,
): Promise<ReadBody> {
  if (bytes === null || bytes.length === 0) {
    return declared?.required === true
      ? schemaFault('The request has no body, and the contract requires one.')
      : nothing;
  }
  if (declared === null) {
    return schemaFault(
      `The request has a body of ${counted(bytes.length, 'byte')}, and the contract declares none.`,
    );
  }
  const known = declared.media.map(({ type }) => type).join(', ');
  if (contentType === null) {
    const message = `The request has a body without a Content-Type; the contract declares ${known}.`;
    return refused('request_content_type_conformance', message);
  }
  const type = essenceOf(contentType);
  const media = declared.media.find((each) => matches(each, type));
  if (!media) {
    const message = `The body is ${type}, but the contract declares ${known}.`;
    return refused('request_content_type_conformance', message);
  }
  const read = await valueOf(api, media, contentType, new Uint8Array(bytes));
  if ('message' in read) return schemaFault(read.message);
  const { value } = read;
  if (media.schema === null || !isReadable(api.document, media)) {
    return { body: { media, value }, faults: [] };
  }
  const asSent = isJsonType(type) ? value : formReading(api, media.schema.schema, value);
  const [message] = validators.findings(media.schema, asSent, 'request');
  return {
    body: { media, value },
    faults:
      message === undefined
        ? []
        : [
            {
              rule: 'request_schema_conformance',
              message: `The body of the request does not fit: ${message}.`,
            },
          ],
  };
}

/** Whether a fault is inside a list whose entries a contract judges one by one, so that the call may succeed. */
export const isInIndependentEntry = (message: string, lists: readonly string[]): boolean =>
  lists.some((name) => message.includes(`fit: /${name}/`));
