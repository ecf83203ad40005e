import { validatedFormats } from '#contract/formats.ts';
import { isSchema, type JsonSchema } from '#contract/json-schema.ts';
import { pointerOf } from '#src/lib/json-pointer.ts';
import type { Api } from '../../document/open.ts';
import type { PlacedSchema } from '../../document/operations.ts';
import { pointerIn, valueAt } from '../../document/references.ts';
import type { Fault } from '../fault.ts';
import { walkSchemas } from '../walk.ts';

const globals = new Set(['Error', 'Object', 'Array', 'Map', 'Set', 'Date', 'Request', 'Response']);
/** Formats without maxLength: the syntax limits a date, and `x-max-bytes` limits a file. */
const boundedFormats = new Set(['binary', 'date']);

const knownFormats = new Set<string>(['binary', ...validatedFormats]);

const types = (schema: JsonSchema) => [schema['type']].flat();

function unboundedReason(schema: JsonSchema): string | null {
  if ('enum' in schema || 'const' in schema) return null;
  if (types(schema).includes('string')) {
    const bounded = 'maxLength' in schema || boundedFormats.has(String(schema['format']));
    return bounded ? null : 'A string without maxLength.';
  }
  if (types(schema).includes('array') && !('maxItems' in schema)) return 'A list without maxItems.';
  const isNumber = types(schema).some((type) => type === 'integer' || type === 'number');
  if (isNumber && !('minimum' in schema && 'maximum' in schema)) {
    return 'A number without minimum and maximum.';
  }
  return null;
}

const limits = [
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
  ['minimum', 'maximum'],
] as const;

/** Why no value can fit a schema. More complicated reasons are found when the mocks answer with it. */
function unsatisfiableReason(schema: JsonSchema): string | null {
  const { pattern } = schema;
  if (typeof pattern === 'string' && !isPattern(pattern)) {
    return `The pattern ${pattern} is no regular expression with the flag u.`;
  }
  const wrong = limits.find(([low, high]) => Number(schema[low]) > Number(schema[high]));
  return wrong ? `${wrong[0]} is greater than ${wrong[1]}.` : null;
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u').unicode;
  } catch {
    return false;
  }
}

/**
 * Schemas of requests must be closed, so that a misspelled field is refused. Schemas of responses
 * must be open, so that later versions can add fields.
 */
function opennessFaults(schema: JsonSchema, where: string, isSent: boolean): Fault[] {
  const isClosed = schema['additionalProperties'] === false;
  if (isSent && !isClosed) {
    const what = 'An object of a request that takes any further property.';
    return [{ rule: 'requests-closed', where, what, fix: 'Add additionalProperties: false.' }];
  }
  if (!isSent && isClosed) {
    const what = 'An object that only responses have and that may not gain a field.';
    return [{ rule: 'responses-open', where, what, fix: 'Remove additionalProperties: false.' }];
  }
  return [];
}

const socketEvents = (document: JsonSchema): string[] => {
  const events = valueAt(document, '/x-socket/clientToServer');
  return isSchema(events)
    ? Object.keys(events).map((name) => pointerOf('x-socket', 'clientToServer', name, 'payload'))
    : [];
};

/** The pointers of the schemas of requests and of responses, without what they refer to. */
function roots({ operations, document }: Api): { sent: string[]; received: string[] } {
  const placeOf = (schema: PlacedSchema | null): string[] => (schema ? [schema.pointer] : []);
  return {
    sent: [
      ...operations.flatMap(({ parameters, body }) => [
        ...parameters.flatMap(({ schema }) => placeOf(schema)),
        ...(body?.media ?? []).flatMap(({ schema }) => placeOf(schema)),
      ]),
      ...socketEvents(document),
    ],
    received: operations.flatMap(({ responses }) =>
      responses.flatMap(({ media, headers }) =>
        [...media, ...headers].flatMap(({ schema }) => placeOf(schema)),
      ),
    ),
  };
}

/** All schemas in the value at a pointer and in what it refers to, by pointer; each once. */
function reachable(document: JsonSchema, pointers: readonly string[]): Map<string, JsonSchema> {
  const found = new Map<string, JsonSchema>();
  const waiting = [...pointers];
  for (let pointer = waiting.pop(); pointer !== undefined; pointer = waiting.pop()) {
    walkSchemas(valueAt(document, pointer), pointer, (schema, where) => {
      if (found.has(where)) return;
      found.set(where, schema);
      const reference = schema['$ref'];
      if (typeof reference === 'string') waiting.push(pointerIn(reference));
    });
  }
  return found;
}

/** The pointers of the named schemas, also of those that no operation uses. */
const namedSchemas = (document: JsonSchema): string[] => {
  const schemas = valueAt(document, '/components/schemas');
  return isSchema(schemas)
    ? Object.keys(schemas).map((name) => pointerOf('components', 'schemas', name))
    : [];
};

const nameFault = (where: string): Fault[] => {
  const [, name = ''] = /^\/components\/schemas\/([^/]+)$/.exec(where) ?? [];
  return globals.has(name)
    ? [
        {
          rule: 'no-global-names',
          where,
          what: `A schema called ${name} hides the global of that name in generated code.`,
          fix: 'Call it something else.',
        },
      ]
    : [];
};

function faultsAt(schema: JsonSchema, where: string, isSent: boolean): Fault[] {
  const unbounded = unboundedReason(schema);
  const contradiction = unsatisfiableReason(schema);
  const { format } = schema;
  return [
    ...nameFault(where),
    ...(unbounded === null
      ? []
      : [{ rule: 'bounded', where, what: unbounded, fix: 'Say how large it may be.' }]),
    ...(contradiction === null
      ? []
      : [
          {
            rule: 'satisfiable',
            where,
            what: contradiction,
            fix: 'Correct the pattern or the limits: no value fits them.',
          },
        ]),
    ...(typeof format === 'string' && !knownFormats.has(format)
      ? [
          {
            rule: 'known-format',
            where,
            what: `The format ${format}, which validators do not know.`,
            fix: `Use a pattern, or one of ${[...knownFormats].join(', ')}.`,
          },
        ]
      : []),
    ...(types(schema).includes('object') ? opennessFaults(schema, where, isSent) : []),
    ...('allOf' in schema
      ? [
          {
            rule: 'flat-objects',
            where,
            what: 'allOf, which generators turn into intersections.',
            fix: 'List the properties, each a reference.',
          },
        ]
      : []),
  ];
}

/** The rules on single schemas. A schema that requests and responses share has the rules of requests. */
export function schemaFaults(api: Api): Fault[] {
  const { sent, received } = roots(api);
  const ofRequests = reachable(api.document, sent);
  const all = new Map([
    ...ofRequests,
    ...reachable(api.document, [...received, ...namedSchemas(api.document)]),
  ]);
  return [...all].flatMap(([where, schema]) => faultsAt(schema, where, ofRequests.has(where)));
}
