import { isSchema } from '#contract/json-schema.ts';

/** What a request asks a model for, in whichever of the wire formats. */
export interface Asked {
  readonly format: 'openai' | 'anthropic' | 'google';
  readonly isPicture: boolean;
  readonly isStreamed: boolean;
  /** The name of the model, which also says how the stand-in behaves. */
  readonly model: string;
  readonly system: string;
  /** The first message of the user. */
  readonly prompt: string;
  /** How many messages of users and models there are; more than one if an answer must be repaired. */
  readonly messages: number;
  /** The way in which JSON is asked for. */
  readonly json: 'json_schema' | 'json_object' | null;
  /** From the request, or from the system text. */
  readonly schema: unknown;
  /** The size of a picture, such as `1536x1024`. */
  readonly size: string | null;
}

/** The value at a path of keys and indexes, or undefined. */
function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  const [key, ...others] = path;
  if (key === undefined) return value;
  if (Array.isArray(value)) return at(value[Number(key)], ...others);
  return isSchema(value) ? at(value[key], ...others) : undefined;
}

/** The text of a message, whose content is a text or a list of parts. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (Array.isArray(content)) return content.map(textOf).join('');
  const text = at(content, 'text');
  return typeof text === 'string' ? text : '';
}

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

/** The schema that a system text ends with, if the request cannot have one. */
function schemaIn(system: string): unknown {
  const [, text] = /JSON schema:\n(\{.*\})$/s.exec(system) ?? [];
  return text === undefined ? undefined : JSON.parse(text);
}

function openAi(body: unknown, isPicture: boolean): Asked {
  const messages = at(body, 'messages');
  const format = at(body, 'response_format', 'type');
  const system = textOf(at(messages, 0, 'content'));
  return {
    format: 'openai',
    isPicture,
    isStreamed: at(body, 'stream') === true,
    model: String(at(body, 'model')),
    system,
    prompt: isPicture ? textOf(at(body, 'prompt')) : textOf(at(messages, 1, 'content')),
    messages: lengthOf(messages) - 1,
    json: format === 'json_schema' || format === 'json_object' ? format : null,
    schema: at(body, 'response_format', 'json_schema', 'schema') ?? schemaIn(system),
    size: textOf(at(body, 'size')) || null,
  };
}

function anthropic(body: unknown): Asked {
  const messages = at(body, 'messages');
  const system = textOf(at(body, 'system'));
  const schema = at(body, 'output_config', 'format', 'schema');
  return {
    format: 'anthropic',
    isPicture: false,
    isStreamed: at(body, 'stream') === true,
    model: String(at(body, 'model')),
    system,
    prompt: textOf(at(messages, 0, 'content')),
    messages: lengthOf(messages),
    json: schema === undefined ? null : 'json_schema',
    schema: schema ?? schemaIn(system),
    size: null,
  };
}

function google(path: string, body: unknown): Asked {
  const [, model = '', method = ''] = /\/models\/(.+):(\w+)$/.exec(path) ?? [];
  const config = at(body, 'generationConfig');
  const system = textOf(at(body, 'systemInstruction', 'parts'));
  const schema = at(config, 'responseJsonSchema');
  const isJson = at(config, 'responseMimeType') === 'application/json';
  return {
    format: 'google',
    isPicture: lengthOf(at(config, 'responseModalities')) > 0,
    isStreamed: method === 'streamGenerateContent',
    model: decodeURIComponent(model),
    system,
    prompt: textOf(at(body, 'contents', 0, 'parts')),
    messages: lengthOf(at(body, 'contents')),
    json: schema === undefined ? (isJson ? 'json_object' : null) : 'json_schema',
    schema: schema ?? schemaIn(system),
    size: textOf(at(config, 'imageConfig', 'aspectRatio')) || null,
  };
}

/** Null for a path that is not an endpoint of a model. */
export function askedOf(path: string, body: unknown): Asked | null {
  if (/\/models\/.+:\w+$/.test(path)) return google(path, body);
  if (path.endsWith('/messages')) return anthropic(body);
  if (path.endsWith('/chat/completions')) return openAi(body, false);
  return path.endsWith('/images/generations') ? openAi(body, true) : null;
}

/** A value that fits the schema and has this text wherever the schema allows any. */
export function fill(schema: unknown, text: string): unknown {
  const choice = at(schema, 'enum', 0) ?? at(schema, 'const');
  if (choice !== undefined) return choice;
  const branch = at(schema, 'anyOf', 0) ?? at(schema, 'oneOf', 0);
  if (branch !== undefined) return fill(branch, text);
  const type = at(schema, 'type');
  switch (Array.isArray(type) ? type[0] : type) {
    case 'string':
      return text;
    case 'integer':
    case 'number':
      return at(schema, 'minimum') ?? 0;
    case 'boolean':
      return false;
    case 'array': {
      const length = Number(at(schema, 'minItems') ?? 1);
      return Array.from({ length }, () => fill(at(schema, 'items'), text));
    }
    case 'null':
      return null;
    default: {
      const properties = at(schema, 'properties');
      if (!isSchema(properties)) return { text };
      return Object.fromEntries(
        Object.entries(properties).map(([key, value]) => [key, fill(value, text)]),
      );
    }
  }
}
