import { isMap, isNode, isSeq, LineCounter, parseDocument, type Document, type Node } from 'yaml';
import { cachedResult, versionOf } from '#contract/content-cache.ts';
import { isSchema, type JsonSchema } from '#contract/json-schema.ts';
import { pointerKeys, pointerOf } from '#src/lib/json-pointer.ts';
import { CannotRun, messageOf } from '../cannot-run.ts';
import type { Place } from '../finding.ts';
import type { Source } from './source.ts';

/** A YAML or JSON document with the places of its values. */
export interface Parsed {
  readonly name: string;
  readonly document: JsonSchema;
  /** The place of the value at a pointer, or of the nearest value that contains it. */
  readonly placeOf: (pointer: string) => Place;
}

const step = (node: Node | null, key: string): Node | null => {
  if (!isMap(node) && !isSeq(node)) return null;
  const child: unknown = node.get(isSeq(node) ? Number(key) : key, true);
  return isNode(child) ? child : null;
};

/** The node of the key, so that a place is the line where a reader finds the name. */
function keyNode(parent: Node | null, key: string): Node | null {
  if (!isMap(parent)) return null;
  const pair = parent.items.find((item) => isNode(item.key) && String(item.key.toJSON()) === key);
  return pair && isNode(pair.key) ? pair.key : null;
}

function nodeAt(root: Node | null, pointer: string): Node | null {
  let shown = root;
  let at = root;
  for (const key of pointer === '' ? [] : pointerKeys(pointer)) {
    // `get` finds a number such as the status 200 only by its number.
    const next = step(at, key) ?? (/^\d+$/.test(key) && isMap(at) ? numbered(at, key) : null);
    if (next === null) break;
    shown = keyNode(at, key) ?? next;
    at = next;
  }
  return shown;
}

function numbered(node: Node, key: string): Node | null {
  if (!isMap(node)) return null;
  const child: unknown = node.get(Number(key), true);
  return isNode(child) ? child : null;
}

/** More than any contract needs, and less than what overflows the stack where schemas are compared. */
const deepest = 200;

const tooDeep = `is nested too deeply: more than ${deepest} levels`;

/** What is wrong with a text that cannot be read as YAML, as the end of a sentence. */
export const yamlFault = (error: unknown): string =>
  // A parser that calls itself for each level ends so; its position is where it gave up.
  /maximum call stack/i.test(messageOf(error))
    ? `${tooDeep}.`
    : `is not YAML that can be read: ${messageOf(error)}`;

/** The place of the first value that is nested too deeply, or null. Aliases can lead back to their own anchor. */
function deepPlace(document: JsonSchema): string | null {
  const seen = new Map<unknown, number>();
  const waiting: [value: unknown, depth: number, pointer: string][] = [[document, 0, '']];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [value, depth, pointer] = next;
    if (typeof value !== 'object' || value === null || depth <= (seen.get(value) ?? -1)) continue;
    if (depth > deepest) return pointer;
    seen.set(value, depth);
    for (const [key, inner] of Object.entries(value)) {
      // The first keys are enough to find it.
      const place = depth < 3 ? pointer + pointerOf(key) : pointer;
      waiting.push([inner, depth + 1, place]);
    }
  }
  return null;
}

interface Yaml {
  readonly yaml: Document;
  readonly lines: LineCounter;
}

function readYaml({ name, text }: Source): Yaml {
  const lines = new LineCounter();
  const yaml = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [error] = yaml.errors;
  if (error) {
    const { line, col } = lines.linePos(error.pos[0]);
    throw new CannotRun(`${name}:${line}:${col} ${yamlFault(error)}`);
  }
  return { yaml, lines };
}

function valuesOf({ name }: Source, { yaml }: Yaml): JsonSchema {
  let document: unknown;
  try {
    // Aliases that multiply would need more memory than there is.
    document = yaml.toJS({ maxAliasCount: 100 });
  } catch (error) {
    throw new CannotRun(`${name} ${yamlFault(error)}`);
  }
  if (!isSchema(document)) {
    throw new CannotRun(`${name} is not an OpenAPI document: it is not a map of keys and values.`);
  }
  return document;
}

/**
 * Reads a YAML or JSON object. A text that was read before has its values in the cache; the places of its values are
 * then read from the text when a finding needs one, which takes a second for ten thousand lines.
 *
 * @throws CannotRun if the text is not one YAML or JSON object
 */
export function parse(source: Source): Parsed {
  const { name } = source;
  const cached = cachedResult<JsonSchema>('yaml', [versionOf('yaml'), source.text]);
  let places: Yaml | null = null;
  const yamlOnce = (): Yaml => (places ??= readYaml(source));
  let document = cached.read();
  if (!document) {
    document = valuesOf(source, yamlOnce());
    const place = deepPlace(document);
    if (place !== null) throw new CannotRun(`${name} ${tooDeep} below ${place}.`);
    cached.write(document);
  }
  return {
    name,
    document,
    placeOf: (pointer) => {
      const { yaml, lines } = yamlOnce();
      const root = isNode(yaml.contents) ? yaml.contents : null;
      const offset = nodeAt(root, pointer)?.range?.[0] ?? 0;
      const { line, col } = lines.linePos(offset);
      return { file: name, pointer, line: Math.max(1, line), column: Math.max(1, col) };
    },
  };
}
