import { schemaName, type Contract, type ParameterObject } from '#contract/generate/document.ts';
import { isSchema, type JsonSchema } from '#contract/json-schema.ts';
import { validatedFormats } from '#contract/schemas.ts';
import { pointerOf } from '#src/lib/json-pointer.ts';
import type { Finding } from '../finding.ts';
import { walkSchemas } from '../walk.ts';

const globals = new Set(['Error', 'Object', 'Array', 'Map', 'Set', 'Date', 'Request', 'Response']);
/** Formats without maxLength: the syntax limits a date, and `x-max-bytes` limits a file. */
const boundedFormats = new Set(['binary', 'date']);

const knownFormats = new Set<string>(['binary', ...validatedFormats]);

const types = (schema: JsonSchema) => [schema['type']].flat();

function unboundedFinding(schema: JsonSchema): string | null {
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
function unsatisfiableFinding(schema: JsonSchema): string | null {
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
function opennessFindings(schema: JsonSchema, where: string, isSent: boolean): Finding[] {
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

/** The names of all schemas that a client sends, including nested ones. */
function sentSchemas({ document, operations, resolve }: Contract): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isSchema(value)) return undefined;
    const name = schemaName(value);
    if (name !== null && !names.has(name)) {
      names.add(name);
      visit(document.components.schemas[name]);
    }
    return Object.values(value).forEach(visit);
  };
  for (const { operation } of operations) {
    for (const parameter of operation.parameters ?? []) {
      visit(resolve<ParameterObject>(parameter).schema);
    }
    for (const { schema } of Object.values(operation.requestBody?.content ?? {})) visit(schema);
  }
  for (const { payload } of Object.values(document['x-socket'].clientToServer)) visit(payload);
  return names;
}

export function schemaFindings(contract: Contract): Finding[] {
  const { document } = contract;
  const sent = sentSchemas(contract);
  const findings: Finding[] = [];
  for (const [name, component] of Object.entries(document.components.schemas)) {
    const root = pointerOf('components', 'schemas', name);
    if (globals.has(name)) {
      findings.push({
        rule: 'no-global-names',
        where: root,
        what: `A schema called ${name} hides the global of that name in generated code.`,
        fix: 'Call it something else.',
      });
    }
    walkSchemas(component, root, (schema, where) => {
      const what = unboundedFinding(schema);
      if (what) {
        findings.push({ rule: 'bounded', where, what, fix: 'Say how large it may be.' });
      }
      const contradiction = unsatisfiableFinding(schema);
      if (contradiction) {
        const fix = 'Correct the pattern or the limits: no value fits them.';
        findings.push({ rule: 'satisfiable', where, what: contradiction, fix });
      }
      const { format } = schema;
      if (typeof format === 'string' && !knownFormats.has(format)) {
        findings.push({
          rule: 'known-format',
          where,
          what: `The format ${format}, which requests are not checked for.`,
          fix: 'Add it to validatedFormats in contract/schemas.ts, or use a pattern.',
        });
      }
      if (types(schema).includes('object')) {
        findings.push(...opennessFindings(schema, where, sent.has(name)));
      }
      if ('allOf' in schema) {
        findings.push({
          rule: 'flat-objects',
          where,
          what: 'allOf, which generators turn into intersections.',
          fix: 'List the properties, each a reference.',
        });
      }
    });
  }
  return findings;
}
