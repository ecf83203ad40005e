import { isSchema, type JsonSchema } from '#contract/json-schema.ts';
import { encodedPath } from '../document/encoded-path.ts';
import type { ApiMedia, ApiOperation } from '../document/operations.ts';
import { addressOf } from '../http/address.ts';
import type { WireRequest } from '../http/send.ts';
import type { Caller } from './callers.ts';

type Parameter = ApiOperation['parameters'][number];

/** The values of one request, before they are written as text and bytes. */
export interface CallValues {
  /** By the place and name of the parameter: `query/pageSize`. An absent one is not sent. */
  readonly parameters: ReadonlyMap<string, unknown>;
  /** Null for no body. */
  readonly body: { readonly media: ApiMedia; readonly value: unknown } | null;
}

export const parameterKey = ({ in: place, name }: Pick<Parameter, 'in' | 'name'>): string =>
  `${place}/${name}`;

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === undefined ? '' : JSON.stringify(value);
}

export const separators: Readonly<Record<string, string>> = {
  spaceDelimited: ' ',
  pipeDelimited: '|',
};

/** Name and text pairs of a query or form value, as the styles of OpenAPI 3.1 write it. */
export function pairsOf(
  { name, style, explode }: Pick<Parameter, 'name' | 'style' | 'explode'>,
  value: unknown,
): (readonly [name: string, text: string])[] {
  if (Array.isArray(value)) {
    const texts = value.map(textOf);
    if (explode) return texts.map((text) => [name, text]);
    return [[name, texts.join(separators[style] ?? ',')]];
  }
  if (isSchema(value)) {
    const entries = Object.entries(value).map(([key, entry]) => [key, textOf(entry)] as const);
    if (style === 'deepObject') return entries.map(([key, text]) => [`${name}[${key}]`, text]);
    return explode ? entries : [[name, entries.flat().join(',')]];
  }
  return [[name, textOf(value)]];
}

/** The text of a path or header value (`simple`). */
function simpleText({ explode }: Pick<Parameter, 'explode'>, value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(',');
  if (!isSchema(value)) return textOf(value);
  const entries = Object.entries(value).map(([key, entry]) => [key, textOf(entry)]);
  return explode ? entries.map((pair) => pair.join('=')).join(',') : entries.flat().join(',');
}

/** Percent-encoded as UTF-8; a lone surrogate, which UTF-8 cannot hold, is replaced. */
const encoded = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.codePointAt(0)?.toString(16).toUpperCase()}`,
  );

/** The path and query of a request. */
export function targetOf({ path, parameters }: ApiOperation, { parameters: values }: CallValues) {
  const given = (place: Parameter['in']) =>
    parameters.filter((each) => each.in === place && values.has(parameterKey(each)));
  const filled = given('path').reduce(
    (text, parameter) =>
      text.replaceAll(
        `{${parameter.name}}`,
        encoded(simpleText(parameter, values.get(parameterKey(parameter)))),
      ),
    encodedPath(path),
  );
  const query = given('query')
    .flatMap((parameter) => pairsOf(parameter, values.get(parameterKey(parameter))))
    .map(([name, text]) => `${encoded(name)}=${encoded(text)}`)
    .join('&');
  return query === '' ? filled : `${filled}?${query}`;
}

/** Header values hold bytes; characters outside of Latin-1 are sent as UTF-8. */
const headerText = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');

export const isJsonType = (type: string): boolean =>
  type === 'application/json' || type.endsWith('+json');

export const isFormType = (type: string): boolean =>
  type === 'multipart/form-data' || type === 'application/x-www-form-urlencoded';

interface WireBody {
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

const boundary = 'contract-toolkit-boundary-7f3a';

function partOf(name: string, value: unknown, encoding: unknown): Uint8Array[] {
  if (Array.isArray(value)) return value.flatMap((entry) => partOf(name, entry, encoding));
  const isFile = value instanceof Uint8Array;
  const declared = isSchema(encoding) ? encoding['contentType'] : undefined;
  const usual = isFile
    ? 'application/octet-stream'
    : typeof value === 'object'
      ? 'application/json'
      : null;
  const type = typeof declared === 'string' ? (declared.split(',')[0] ?? '').trim() : usual;
  const quotedName = name.replaceAll('"', '%22');
  const head = [
    `--${boundary}`,
    `Content-Disposition: form-data; name="${quotedName}"${isFile ? '; filename="file"' : ''}`,
    ...(type === null ? [] : [`Content-Type: ${type}`]),
    '',
    '',
  ].join('\r\n');
  return [Buffer.from(head), isFile ? value : Buffer.from(textOf(value)), Buffer.from('\r\n')];
}

function multipart(value: unknown, { encoding }: ApiMedia): WireBody {
  const parts = Object.entries(isSchema(value) ? value : {}).flatMap(([name, entry]) =>
    partOf(name, entry, encoding[name]),
  );
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    bytes: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

/** An object in a form is written as JSON, unless the contract gives it a style (OpenAPI 3.1, Encoding Object). */
function formPairs(name: string, value: unknown, encoding: unknown) {
  const { style, explode }: JsonSchema = isSchema(encoding) ? encoding : {};
  const isStyled = typeof style === 'string' || typeof explode === 'boolean';
  if (isSchema(value) && !isStyled) return [[name, textOf(value)] as const];
  const own = typeof style === 'string' ? style : 'form';
  const isExploded = typeof explode === 'boolean' ? explode : own === 'form';
  return pairsOf({ name, style: own, explode: isExploded }, value);
}

/** The bytes of a body in its media type. */
function bodyOf(media: ApiMedia, value: unknown): WireBody {
  const { type } = media;
  if (value instanceof Uint8Array) return { contentType: type, bytes: value };
  if (type === 'multipart/form-data') return multipart(value, media);
  if (type === 'application/x-www-form-urlencoded') {
    const pairs = Object.entries(isSchema(value) ? value : {}).flatMap(([name, entry]) =>
      formPairs(name, entry, media.encoding[name]),
    );
    const text = pairs.map(([name, entry]) => `${encoded(name)}=${encoded(entry)}`).join('&');
    return { contentType: type, bytes: Buffer.from(text) };
  }
  const text = isJsonType(type) ? JSON.stringify(value) : textOf(value);
  return { contentType: type, bytes: Buffer.from(text) };
}

export interface Addressee {
  /** Where the backend is; the paths of the contract are added to it. */
  readonly url: string;
  readonly caller: Caller;
  /** The Origin of requests that write; null to send none. */
  readonly origin: string | null;
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

const withQuery = (target: string, query: ReturnType<Caller['query']>): string => {
  const text = query.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
  return text === '' ? target : `${target}${target.includes('?') ? '&' : '?'}${text}`;
};

/** A request with the values of the contract's parameters and body, from a caller. */
export function wireRequestOf(
  operation: ApiOperation,
  values: CallValues,
  { url, caller, origin }: Addressee,
): WireRequest {
  const body = values.body && bodyOf(values.body.media, values.body.value);
  const own = operation.parameters.flatMap((parameter): (readonly [string, string])[] => {
    const key = parameterKey(parameter);
    if (parameter.in !== 'header' || !values.parameters.has(key)) return [];
    return [[parameter.name, headerText(simpleText(parameter, values.parameters.get(key)))]];
  });
  const isNamed = ([name]: readonly [string, string]): boolean =>
    !own.some(([each]) => each.toLowerCase() === name.toLowerCase());
  const query = caller.query().filter(([name]) => !values.parameters.has(`query/${name}`));
  return {
    method: operation.method,
    url: addressOf(url, withQuery(targetOf(operation, values), query)),
    headers: [
      ...caller.headers().filter(isNamed),
      ...(origin !== null && !safeMethods.has(operation.method)
        ? [['Origin', origin] as const]
        : []),
      ...own,
      ...(body ? [['Content-Type', body.contentType] as const] : []),
    ],
    body: body?.bytes ?? null,
  };
}
