import { readFileSync } from 'node:fs';
import { parseDocument, type Document } from 'yaml';
import { cachedResult, versionOf } from '#contract/content-cache.ts';
import { isSchema, type JsonSchema } from '#contract/json-schema.ts';
import { pointerKeys } from '#src/lib/json-pointer.ts';

export interface ParameterObject {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly 'x-one-at-a-time'?: boolean;
  readonly schema: JsonSchema;
}

interface HeaderObject {
  readonly required?: boolean;
  /** `pipeline` marks a header that the pipeline adds: the request id or cookies. */
  readonly 'x-set-by'?: 'pipeline';
}

export interface ExampleObject {
  readonly value: Readonly<Record<string, unknown>>;
}

export interface MediaTypeObject {
  readonly schema: JsonSchema;
  readonly examples?: Readonly<Record<string, Reference | ExampleObject>>;
}

export interface ResponseObject {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Reference | HeaderObject>>;
  readonly content?: Readonly<Record<string, MediaTypeObject>>;
}

export interface OperationObject {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly (Reference | ParameterObject)[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>>;
  };
  readonly responses: Readonly<Record<string, Reference | ResponseObject>>;
  readonly 'x-max-body-bytes'?: number;
  readonly 'x-one-at-a-time'?: boolean;
  readonly 'x-confirmation'?: boolean;
  /** Why a repeated request does no harm. */
  readonly 'x-repeatable'?: string;
}

interface Reference {
  readonly $ref: string;
}

export interface ContractDocument {
  readonly openapi: string;
  readonly info: { readonly version: string };
  readonly tags: readonly { readonly name: string; readonly 'x-noun'?: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly responses: Readonly<Record<string, ResponseObject>>;
    readonly examples: Readonly<Record<string, ExampleObject>>;
  };
  readonly 'x-socket': SocketObject;
  readonly 'x-rate-limits': Readonly<Record<string, RateLimitObject>>;
}

interface RateLimitObject {
  readonly limit: number;
  readonly windowSeconds: number;
}

interface SocketObject {
  readonly path: string;
  readonly clientToServer: Readonly<Record<string, { readonly payload: Reference }>>;
  readonly serverToClient: Readonly<Record<string, { readonly payload: Reference }>>;
}

export interface Contract {
  readonly document: ContractDocument;
  readonly operations: readonly {
    readonly method: string;
    readonly path: string;
    readonly operation: OperationObject;
  }[];
  /** Follows a `$ref` within the document; returns anything else unchanged. */
  readonly resolve: <T extends object>(value: Reference | T) => T;
}

const methods = new Set(['get', 'put', 'post', 'delete', 'patch']);

/** Reading the contract takes a second; programs for the same text do it once. */
const cachedDocument = (text: string) =>
  cachedResult<ContractDocument>('yaml', [versionOf('yaml'), text]);

let latest: { readonly text: string; readonly document: ContractDocument } | null = null;

/** @throws an error that says where the text is not YAML, for example because two keys are equal */
export function documentOf(text: string): ContractDocument {
  if (latest?.text !== text) latest = { text, document: readDocument(text) };
  return latest.document;
}

function readDocument(text: string): ContractDocument {
  const stored = cachedDocument(text).read();
  if (stored) return stored;
  const yaml = yamlOf(text);
  // The linters have validated the document with OpenAPI's own schema, so it has this structure.
  const document = yaml.toJS() as ContractDocument;
  cachedDocument(text).write(document);
  return document;
}

/** The text with the places of its values. */
export function yamlOf(text: string): Document {
  const yaml = parseDocument(text);
  const [error] = yaml.errors;
  if (error) throw new Error(`openapi.yaml cannot be read. ${error.message}`);
  return yaml;
}

export const readContract = (file: string): Contract =>
  contractOf(documentOf(readFileSync(file, 'utf8')));

export function contractOf(document: ContractDocument): Contract {
  const resolve = <T extends object>(value: Reference | T): T => {
    // A value that is not a reference already has the target's type.
    if (!('$ref' in value) || typeof value.$ref !== 'string') return value as T;
    const target = pointerKeys(value.$ref.slice(1)).reduce<unknown>(
      (at, key) => (isSchema(at) ? at[key] : undefined),
      document,
    );
    if (target === undefined) throw new Error(`${value.$ref} is nowhere in the contract.`);
    // The linters check that each reference leads to an object of the right type.
    return target as T;
  };
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.has(method))
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  return { document, operations, resolve };
}

/** The headers of a response, and which of them the pipeline adds. */
export const headersOf = (contract: Contract, response: ResponseObject) =>
  Object.entries(response.headers ?? {}).map(([name, reference]) => {
    const header = contract.resolve<HeaderObject>(reference);
    return {
      name,
      required: header.required ?? false,
      setByPipeline: header['x-set-by'] === 'pipeline',
    };
  });

/** Converts a parameter name to its name in code: `If-Match` to `ifMatch`. */
export const parameterKey = (name: string): string =>
  name.includes('-')
    ? name.toLowerCase().replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    : name;

/** The name in the reference `#/components/schemas/Name`, or null for an inline schema. */
export const schemaName = (schema: JsonSchema): string | null => {
  const reference = schema['$ref'];
  return typeof reference === 'string' ? (reference.split('/').at(-1) ?? null) : null;
};

export const banner = '// Generated from openapi.yaml by `npm run generate`. Never edited.\n';
