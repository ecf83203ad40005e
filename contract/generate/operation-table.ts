import {
  banner,
  headersOf,
  parameterKey,
  schemaName,
  type Contract,
  type ExampleObject,
  type MediaTypeObject,
  type OperationObject,
  type ParameterObject,
  type ResponseObject,
} from './document.ts';

const declarations = `
import type { ApiProblem, CatalogueUse, ProblemField } from '../model/index.ts';

interface OperationParameter {
  /** The name in the request or response. */
  readonly name: string;
  /** The name in code. */
  readonly key: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: Readonly<Record<string, unknown>>;
}

interface ProblemExample extends Pick<ApiProblem, 'code' | 'detail'> {
  readonly fields: readonly ProblemField[];
  readonly usedBy?: readonly CatalogueUse[];
}

interface OperationResponse {
  readonly contentType: string | null;
  readonly schema: Readonly<Record<string, unknown>> | null;
  /** The names of the headers that the handler must set. */
  readonly headers: readonly string[];
  /** The names of the headers that the pipeline adds. */
  readonly pipelineHeaders: readonly string[];
  /** The examples of the response if its body is a problem; the others have none. */
  readonly problems: readonly ProblemExample[];
}

export interface Operation {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly session: 'none' | 'optional' | 'required';
  readonly csrf: boolean;
  /** The user must be in one of these groups; empty if every user is allowed. */
  readonly groups: readonly string[];
  /** The user must have proven a moment ago who they are. */
  readonly confirmation: boolean;
  /**
   * The calls of one user are carried out one after the other, with those of other such operations that
   * change something, or that only read.
   */
  readonly oneAtATime: boolean;
  /** The same for calls with one of these parameters. */
  readonly oneAtATimeWith: readonly string[];
  readonly parameters: readonly OperationParameter[];
  readonly body: {
    readonly contentType: string;
    readonly schema: Readonly<Record<string, unknown>>;
    readonly maxBytes: number;
  } | null;
  readonly responses: Readonly<Record<number, OperationResponse>>;
}
`;

/**
 * The operation table: everything that a host needs to serve or call an operation. A response that
 * operations share is written once; otherwise most of the table would be copies of the error responses.
 */
export function operationTable(contract: Contract): string {
  const shared = Object.entries(contract.document.components.responses).map(
    ([name, response]) =>
      `  ${JSON.stringify(name)}: ${JSON.stringify(responseOf(contract, response))},`,
  );
  const rows = contract.operations.map(({ method, path, operation }) => {
    const row = {
      method,
      path,
      tag: operation.tags[0],
      summary: operation.summary,
      ...security(operation),
      confirmation: operation['x-confirmation'] ?? false,
      oneAtATime: operation['x-one-at-a-time'] ?? false,
      oneAtATimeWith: slowParametersOf(contract, operation),
      parameters: parametersOf(contract, operation),
      body: bodyOf(operation),
    };
    const responses = Object.entries(operation.responses).map(
      ([status, response]) => `${status}:${sharedOrOwn(contract, response)}`,
    );
    const properties = JSON.stringify(row).slice(1, -1);
    return `  ${operation.operationId}: {${properties},"responses":{${responses.join(',')}}},`;
  });
  const socket = contract.document['x-socket'];
  const events = (direction: typeof socket.clientToServer) =>
    Object.fromEntries(Object.entries(direction).map(([name, event]) => [name, event.payload]));
  const rateLimits = Object.entries(contract.document['x-rate-limits']).map(
    ([name, { limit, windowSeconds }]) => [name, { limit, windowMs: windowSeconds * 1000 }],
  );
  return [
    banner,
    declarations,
    'const sharedResponses = {',
    ...shared,
    '} as const satisfies Record<string, OperationResponse>;',
    '',
    'export const operations = {',
    ...rows,
    '} as const satisfies Record<string, Operation>;',
    '',
    'export type OperationId = keyof typeof operations;',
    '',
    '/** How many calls or attempts are allowed in a window of time. */',
    `export const rateLimits = ${JSON.stringify(Object.fromEntries(rateLimits))} as const;`,
    '',
    `export const socketPath = ${JSON.stringify(socket.path)};`,
    '/** Payload schemas by event. */',
    `export const clientEvents = ${JSON.stringify(events(socket.clientToServer))} as const;`,
    `export const serverEvents = ${JSON.stringify(events(socket.serverToClient))} as const;`,
    '',
  ].join('\n');
}

function security({ security: alternatives }: OperationObject) {
  const withSession = alternatives.filter((alternative) => 'session' in alternative);
  const mayBeAbsent = alternatives.some((alternative) => !('session' in alternative));
  const session =
    withSession.length === 0 ? 'none' : mayBeAbsent ? 'optional' : ('required' as const);
  return {
    session,
    csrf: withSession.some((alternative) => 'csrf' in alternative),
    groups: withSession.flatMap((alternative) => alternative['session'] ?? []),
  };
}

const parametersOf = (contract: Contract, operation: OperationObject) =>
  (operation.parameters ?? []).map((reference) => {
    const parameter = contract.resolve<ParameterObject>(reference);
    return {
      name: parameter.name,
      key: parameterKey(parameter.name),
      in: parameter.in,
      required: parameter.required ?? false,
      schema: parameter.schema,
    };
  });

/** The keys of the parameters with which the calls of a user are carried out one after the other. */
const slowParametersOf = (contract: Contract, operation: OperationObject): string[] =>
  (operation.parameters ?? [])
    .map((reference) => contract.resolve<ParameterObject>(reference))
    .filter((parameter) => parameter['x-one-at-a-time'])
    .map(({ name }) => parameterKey(name));

/** The largest body of an operation without `x-max-body-bytes`. */
const defaultMaxBytes = 64 * 1024;

function bodyOf(operation: OperationObject) {
  const [content] = Object.entries(operation.requestBody?.content ?? {});
  if (!content) return null;
  const [contentType, { schema }] = content;
  return { contentType, schema, maxBytes: operation['x-max-body-bytes'] ?? defaultMaxBytes };
}

const sharedPrefix = '#/components/responses/';

/** The expression for a response in the table. */
function sharedOrOwn(contract: Contract, response: OperationObject['responses'][string]): string {
  return '$ref' in response && response.$ref.startsWith(sharedPrefix)
    ? `sharedResponses[${JSON.stringify(response.$ref.slice(sharedPrefix.length))}]`
    : JSON.stringify(responseOf(contract, contract.resolve(response)));
}

function responseOf(contract: Contract, response: ResponseObject) {
  const [content] = Object.entries(response.content ?? {});
  const headers = headersOf(contract, response).filter(({ required }) => required);
  const namesSetBy = (pipeline: boolean) =>
    headers.filter((header) => header.setByPipeline === pipeline).map(({ name }) => name);
  return {
    contentType: content?.[0] ?? null,
    schema: content?.[1].schema ?? null,
    headers: namesSetBy(false),
    pipelineHeaders: namesSetBy(true),
    problems: problemsOf(contract, content?.[1]),
  };
}

function problemsOf(contract: Contract, content: MediaTypeObject | undefined) {
  if (!content || schemaName(content.schema) !== 'ApiProblem') return [];
  return Object.values(content.examples ?? {}).map((reference) => {
    // Each request has its own id, so the examples have none that an answer could use.
    const { requestId: _, ...problem } = contract.resolve<ExampleObject>(reference).value;
    return problem;
  });
}
