import {
  operations,
  type Operation,
  type OperationId,
} from '#src/generated/contract/operations.ts';
import type { UploadedFile } from '#src/generated/contract/types.ts';
import type { ProblemField } from '#src/generated/model/index.ts';
import { withDefaults } from './defaults.ts';
import { DetailBudget, invalidFieldsOf, type FindingOptions } from './findings.ts';
import { isSchema, propertiesOf, type JsonSchema } from './json-schema.ts';
import { nothingHere, ProblemError, validationProblem } from './problem.ts';
import { independentEntries, resolveSchema } from './schemas.ts';
import { schemas } from '#src/generated/contract/schemas.ts';
import { composedText, inNfc, unstorableText } from './text.ts';
import type { Input } from './types.ts';
import { fromText } from './wire-text.ts';

export interface RawParameters {
  /** Percent-decoded. */
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly header: (name: string) => string | undefined;
}

export const operationOf = (id: OperationId): Operation => operations[id];

/**
 * Decodes and validates the parameters of a request.
 * @throws ProblemError 404 if only the path is invalid, otherwise 422 with one entry per invalid parameter
 */
export function readParams<Id extends OperationId>(
  id: Id,
  raw: RawParameters,
): Input<Id>['params'] {
  const { parameters } = operationOf(id);
  const fields = unknownParameters(parameters, raw.query);
  const params: Record<string, unknown> = {};
  for (const parameter of parameters) {
    const where = `${parameter.in}/${parameter.name}`;
    const values = textsOf(parameter, raw);
    const [text] = values;
    if (values.length > 1) {
      fields.push({ path: where, message: 'Give this once.' });
    } else if (text === undefined) {
      const resolved = resolveSchema(parameter.schema);
      if ('default' in resolved) params[parameter.key] = resolved['default'];
      else if (parameter.required) fields.push({ path: where, message: 'Please give this.' });
    } else {
      const value = fromText(parameter.schema, inNfc(text));
      params[parameter.key] = value;
      fields.push(...invalidFieldsOf(parameter.schema, value, { prefix: where }));
      fields.push(...unstorableText(value, where));
    }
  }
  // An address with a value that cannot exist is the address of nothing.
  if (fields.length > 0 && fields.every(({ path }) => path.startsWith('path/'))) {
    throw nothingHere();
  }
  if (fields.length > 0) throw validationProblem(fields);
  // Every value has just been validated with the schema that its type is generated from.
  return params;
}

const textsOf = ({ name, in: place }: Operation['parameters'][number], raw: RawParameters) => {
  if (place === 'query') return raw.query.getAll(name);
  const text = place === 'path' ? raw.path[name] : raw.header(name);
  return text === undefined ? [] : [text];
};

const unknownParameters = (
  parameters: Operation['parameters'],
  query: URLSearchParams,
): ProblemField[] =>
  [...new Set(query.keys())]
    .filter((name) => !parameters.some((known) => known.in === 'query' && known.name === name))
    .map((name) => ({
      path: `query/${name}`.slice(0, 300),
      message: 'There is no such parameter.',
    }));

/** @throws ProblemError 415 if the content type is not the one of the operation */
export function requireContentType(id: OperationId, contentType: string | undefined) {
  const { body } = operationOf(id);
  if (!body) return;
  const mediaType = contentType?.split(';')[0]?.trim().toLowerCase();
  if (mediaType !== body.contentType || /[\t\r\n]/.test(contentType ?? '')) {
    throw new ProblemError('unsupported_media_type', `This call takes ${body.contentType}.`);
  }
  requireUtf8(contentType);
}

/** @throws ProblemError 415 for a content type that names another charset than UTF-8 */
export function requireUtf8(contentType: string | undefined) {
  const charsets = [...(contentType ?? '').matchAll(/;\s*charset(\*?)\s*=\s*"?([^\s;"]*)/gi)];
  // A parameter can occur twice, and `charset*` is its extended form (RFC 2231).
  if (charsets.some(([, extended, name = '']) => extended !== '' || !/^utf-?8$/i.test(name))) {
    throw new ProblemError('unsupported_media_type', 'This call takes text in UTF-8 only.');
  }
}

/**
 * Validates a JSON body and fills in defaults. Independent entries become `ReadEntry`.
 * @throws ProblemError 422 with one entry per invalid field
 */
export function readBody<Id extends OperationId>(id: Id, sent: unknown): Input<Id>['body'] {
  const field = independentFieldOf(id);
  const value = composedExcept(field, sent);
  if (field === undefined || !isSchema(value)) return readComposedBody(id, value);
  const entries = value[field];
  if (!Array.isArray(entries)) return readComposedBody(id, value);
  return readComposedBody(id, { ...value, [field]: entries.map(entryReader(id)) });
}

/** Like `readBody`, for a body whose texts are in NFC already, and whose independent entries are read already. */
export function readComposedBody<Id extends OperationId>(
  id: Id,
  value: unknown,
): Input<Id>['body'] {
  const { body } = operationOf(id);
  // An operation without a body has the body type undefined.
  if (!body) return undefined;
  const entriesField = independentFieldOf(id);
  requireValid(body.schema, value, withoutEntries(entriesField, value));
  // The body has been validated with the schema that its type is generated from.
  return withDefaults(body.schema, value) as Input<Id>['body'];
}

function requireValid(schema: JsonSchema, value: unknown, texts: unknown): void {
  const fields = [...invalidFieldsOf(schema, value), ...unstorableText(texts)];
  if (fields.length > 0) throw validationProblem(fields);
}

const independentFields = new Map<OperationId, string | undefined>();

/** The name of the field whose entries are read one by one. */
export function independentFieldOf(id: OperationId): string | undefined {
  if (independentFields.has(id)) return independentFields.get(id);
  const properties = Object.entries(
    propertiesOf(resolveSchema(operationOf(id).body?.schema ?? {})),
  );
  const field = properties.find(
    ([, property]) => resolveSchema(property)[independentEntries] === true,
  )?.[0];
  independentFields.set(id, field);
  return field;
}

const withoutEntries = (field: string | undefined, value: unknown): unknown =>
  field === undefined || !isSchema(value) ? value : { ...value, [field]: [] };

function composedExcept(field: string | undefined, value: unknown): unknown {
  const composed = composedText(withoutEntries(field, value));
  if (field === undefined || !isSchema(value) || !isSchema(composed)) return composed;
  return Object.hasOwn(value, field) ? { ...composed, [field]: value[field] } : composedText(value);
}

/** A problem of one entry of a list names at most this many fields, because there can be many entries. */
export const maxFieldsOfEntry = 20;

/** An independent entry with its texts in NFC, and its invalid fields. It has no defaults for absent fields. */
export interface ReadEntry {
  readonly entry: unknown;
  readonly fields: readonly ProblemField[];
}

/**
 * Returns a function that reads the independent entries of one request, in any order. The caller can let other
 * requests run between two entries. Those that are too many are not read: the list is refused.
 */
export function entryReader(id: OperationId): (sent: unknown) => ReadEntry {
  const { maxItems, items } = resolveSchema(
    propertiesOf(resolveSchema(operationOf(id).body?.schema ?? {}))[independentFieldOf(id) ?? ''] ??
      {},
  );
  const schema = isSchema(items) ? items : {};
  const options = { limit: maxFieldsOfEntry, budget: new DetailBudget() };
  let count = 0;
  return (sent) => {
    count += 1;
    return count > Number(maxItems)
      ? { entry: null, fields: [] }
      : readEntry(schema, sent, options);
  };
}

function readEntry(schema: JsonSchema, sent: unknown, options: FindingOptions): ReadEntry {
  try {
    const entry = composedText(sent);
    const fields = findingsOf(schema, entry, options);
    return { entry: fields.length > 0 ? shortened(entry) : entry, fields };
  } catch (error) {
    // Only this entry fails if a text in it cannot be composed.
    if (error instanceof ProblemError) return { entry: shortened(sent), fields: error.fields };
    throw error;
  }
}

/** In code units. No key is longer. */
const longestOfInvalid = 500;

/** The value without the rest of long texts: megabytes of invalid entries would otherwise stay in memory. */
function shortened(value: unknown): unknown {
  if (typeof value === 'string') {
    if (value.length <= longestOfInvalid) return value;
    // A part of a text keeps the whole text in memory, and a clone does not.
    return `${structuredClone(value.slice(0, longestOfInvalid))}… ${value.length}`;
  }
  if (Array.isArray(value)) return value.map(shortened);
  if (!isSchema(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shortened(each)]));
}

/** The errors of a value. Paths start at the value. */
export function findingsIn(schemaName: string, value: unknown): readonly ProblemField[] {
  const schema = schemas[schemaName];
  if (!schema) throw new Error(`${schemaName} is nowhere in the contract.`);
  return findingsOf(schema, value, { limit: maxFieldsOfEntry });
}

/** Valid entries share it: a bulk request has a thousand of them. */
const noFields: readonly ProblemField[] = [];

function findingsOf(
  schema: JsonSchema,
  value: unknown,
  options: FindingOptions,
): readonly ProblemField[] {
  const limit = maxFieldsOfEntry;
  const fields = invalidFieldsOf(schema, value, options);
  const unstorable = unstorableText(value, '', limit);
  if (fields.length === 0 && unstorable.length === 0) return noFields;
  const paths = new Set(fields.map(({ path }) => path));
  return [...fields, ...unstorable.filter(({ path }) => !paths.has(path))].slice(0, limit);
}

export type FormPart = readonly [name: string, value: string | UploadedFile];

/**
 * Validates a multipart body: each text part, which is in NFC, with its schema, each file by its size.
 * Converts the texts to the types of their schemas.
 * @throws ProblemError 422 with one entry per invalid part
 */
export function readForm<Id extends OperationId>(
  id: Id,
  parts: readonly FormPart[],
): Input<Id>['body'] {
  const schema = resolveSchema(operationOf(id).body?.schema ?? {});
  const properties = propertiesOf(schema);
  const seen = new Set<string>();
  const fields: ProblemField[] = [];
  const entries = parts.map(([name, value]) => {
    const path = `/${name}`.slice(0, 300);
    if (seen.has(name)) fields.push({ path, message: 'Give this once.' });
    seen.add(name);
    const property = resolveSchema(Object.hasOwn(properties, name) ? (properties[name] ?? {}) : {});
    const isFile = property['format'] === 'binary';
    if (typeof value === 'string') {
      if (isFile) fields.push({ path, message: 'Attach a file here.' });
      return [name, fromText(property, value)] as const;
    }
    const limit = property['x-max-bytes'];
    if (!isFile) fields.push({ path, message: 'Give text here, not a file.' });
    else if (typeof limit === 'number' && value.bytes.byteLength > limit) {
      const mebibytes = Math.floor(limit / 1024 / 1024);
      fields.push({ path, message: `Use a picture of at most ${mebibytes} MiB.` });
    }
    return [name, value] as const;
  });
  if (fields.length > 0) throw validationProblem(fields);
  const withoutFiles = Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'object' ? '' : value]),
  );
  requireValid(schema, withoutFiles, withoutFiles);
  // The text parts have just been validated, and files have the type of files.
  return withDefaults(schema, Object.fromEntries(entries)) as Input<Id>['body'];
}
