import { propertiesOf } from '#contract/json-schema.ts';
import {
  banner,
  headersOf,
  parameterKey,
  schemaName,
  type Contract,
  type OperationObject,
  type ParameterObject,
} from './document.ts';
import type { JsonSchema } from '#contract/json-schema.ts';

/** The types of input and output of every operation, built from the generated models. */
export function operationTypes(contract: Contract): string {
  const models = new Set<string>();
  const model = (name: string) => {
    models.add(name);
    return name;
  };
  const rows = contract.operations.map(({ operation }) =>
    [
      `  ${operation.operationId}: {`,
      `    params: ${paramsType(contract, operation, model)};`,
      `    body: ${bodyType(contract, operation, model)};`,
      `    output: ${outputType(contract, operation, model)};`,
      '  };',
    ].join('\n'),
  );
  const { clientToServer, serverToClient } = contract.document['x-socket'];
  const events = [
    ...eventTypes('ClientEvents', clientToServer, model),
    ...eventTypes('ServerEvents', serverToClient, model),
  ];
  return [
    banner,
    `import type {\n${[...models]
      .toSorted()
      .map((name) => `  ${name},`)
      .join('\n')}\n} from '../model/index.ts';`,
    '',
    '/** A file of a multipart body, with all its bytes. */',
    'export interface UploadedFile {',
    '  readonly name: string;',
    '  readonly type: string;',
    '  readonly bytes: Uint8Array;',
    '}',
    '',
    '/** For each operation, the input of its handler with defaults filled in, and its successful output. */',
    'export interface Operations {',
    ...rows,
    '}',
    '',
    ...events,
  ].join('\n');
}

/** The types of socket event payloads, by event. */
function eventTypes(
  name: string,
  events: Readonly<Record<string, { readonly payload: { readonly $ref: string } }>>,
  model: Model,
): string[] {
  const rows = Object.entries(events).map(
    ([event, { payload }]) => `  ${event}: ${valueType({ ...payload }, model)};`,
  );
  return [`export interface ${name} {`, ...rows, '}', ''];
}

type Model = (name: string) => string;

function paramsType(contract: Contract, operation: OperationObject, model: Model): string {
  const fields = (operation.parameters ?? []).map((reference) => {
    const parameter = contract.resolve<ParameterObject>(reference);
    const schema = contract.resolve<JsonSchema>(parameter.schema);
    const isPresent = parameter.required || 'default' in schema;
    return `${parameterKey(parameter.name)}${isPresent ? '' : '?'}: ${valueType(parameter.schema, model)}`;
  });
  return fields.length === 0 ? 'Record<never, never>' : `{ ${fields.join('; ')} }`;
}

function valueType(schema: JsonSchema, model: Model): string {
  const name = schemaName(schema);
  if (name) return model(name);
  if (schema['type'] === 'integer' || schema['type'] === 'number') return 'number';
  return schema['type'] === 'boolean' ? 'boolean' : 'string';
}

/** The model with two changes: fields with a default are required, and files are `UploadedFile`. */
function bodyType(contract: Contract, operation: OperationObject, model: Model): string {
  const [content] = Object.values(operation.requestBody?.content ?? {});
  if (!content) return 'undefined';
  const name = schemaName(content.schema);
  if (!name) throw new Error(`${operation.operationId}: give its body a schema of its own.`);
  const properties = Object.entries(propertiesOf(contract.resolve<JsonSchema>(content.schema))).map(
    ([key, schema]) => [key, contract.resolve<JsonSchema>(schema)] as const,
  );
  const keys = (test: (schema: JsonSchema) => boolean) =>
    properties.filter(([, schema]) => test(schema)).map(([key]) => `'${key}'`);
  const files = keys((schema) => schema['format'] === 'binary');
  const defaults = keys((schema) => 'default' in schema);
  const base =
    files.length === 0
      ? model(name)
      : `Omit<${model(name)}, ${files.join(' | ')}> & { ${files.map((file) => `${file}?: UploadedFile`).join('; ')} }`;
  return defaults.length === 0
    ? base
    : `${base} & Required<Pick<${model(name)}, ${defaults.join(' | ')}>>`;
}

function outputType(contract: Contract, operation: OperationObject, model: Model): string {
  return Object.entries(operation.responses)
    .filter(([status]) => Number(status) < 400)
    .map(([status, reference]) => {
      const response = contract.resolve(reference);
      const [content] = Object.entries('content' in response ? (response.content ?? {}) : {});
      const headers = headersOf(contract, response)
        .filter(({ setByPipeline }) => !setByPipeline)
        .map(({ name }) => name);
      return `{ status: ${status}${content ? `; body: ${content[0] === 'application/json' ? valueType(content[1].schema, model) : 'Uint8Array'}` : ''}${headers.length > 0 ? `; headers: { ${headers.map((header) => `'${header}': string`).join('; ')} }` : ''} }`;
    })
    .join(' | ');
}
