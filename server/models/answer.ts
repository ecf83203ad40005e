import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { WriteTask } from '#backend/ports.ts';
import { isSchema } from '#contract/json-schema.ts';

type Schema = WriteTask['schema'];

// Stops at the first error, so that an answer with a million errors costs no memory.
const ajv = new Ajv2020({ strict: false, validateSchema: false, addUsedSchema: false });
const validators = new WeakMap<Schema, ValidateFunction>();

function validatorOf(schema: Schema): ValidateFunction {
  const known = validators.get(schema);
  if (known) return known;
  const validator = ajv.compile(schema);
  // Ajv keeps every schema for ever, and a caller can make a new one for each task.
  ajv.removeSchema(schema);
  validators.set(schema, validator);
  return validator;
}

/** A usable answer, or what is wrong with it: a sentence for the model, which contains no part of the answer. */
export type Reading = { readonly value: unknown } | { readonly fault: string };

/** Reads the object in an answer: models put prose, fences and thoughts around it. */
export function readAnswer(answer: string, schema: Schema): Reading {
  const parsed = parse(answer);
  if ('fault' in parsed) return parsed;
  const validate = validatorOf(schema);
  if (validate(parsed.value)) return parsed;
  const [error] = validate.errors ?? [];
  const place = error?.instancePath === '' ? 'The object' : `The value at ${error?.instancePath}`;
  return { fault: `${place} ${error?.message ?? 'does not fit the schema'}.` };
}

function parse(answer: string): Reading {
  const complete = answer.replace(/^(?:\s*<think(?:ing)?>[^]*?<\/think(?:ing)?>)+/, '');
  const reading = parseObject(complete);
  // Some servers leave out the opening tag, because their template of the prompt has it.
  const thoughtsEnd = complete.lastIndexOf('</think>');
  return 'fault' in reading && thoughtsEnd !== -1
    ? parseObject(complete.slice(thoughtsEnd))
    : reading;
}

function parseObject(text: string): Reading {
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  if (start === -1 || end < start) return { fault: 'It contains no JSON object.' };
  try {
    return { value: JSON.parse(text.slice(start, end + 1)) as unknown };
  } catch {
    // The message of the error quotes the answer, which can contain instructions.
    return { fault: 'It is not valid JSON.' };
  }
}

const lengths = { minLength: 'At least', maxLength: 'At most' } as const;

/**
 * The schema in the form that providers accept. Limits of the length of texts become words: OpenAI refuses
 * them, and llama.cpp makes grammars of them that are too large. The answer is checked with the whole schema.
 */
export function sentSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(sentSchema);
  if (!isSchema(schema)) return schema;
  const { description, ...keywords } = schema;
  const words = typeof description === 'string' ? [description] : [];
  const kept: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(keywords)) {
    if ((keyword === 'minLength' || keyword === 'maxLength') && typeof value === 'number') {
      words.push(`${lengths[keyword]} ${value} characters.`);
    } else {
      kept[keyword] = keyword === 'enum' || keyword === 'const' ? value : sentSchema(value);
    }
  }
  // Properties can have the names of keywords. The schema of one that is called `description` is not a text.
  if (description !== undefined && typeof description !== 'string') {
    kept['description'] = sentSchema(description);
  }
  return words.length > 0 ? { ...kept, description: words.join(' ') } : kept;
}
