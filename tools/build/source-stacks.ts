import { readFileSync } from 'node:fs';

// The first module of each bundle. Stacks of errors name the sources, as they do without the bundle. Node itself reads
// source maps at the start, which takes a tenth of a second, and needs 100 MB for them at the first error.

interface SourceMap {
  readonly sources: readonly string[];
  readonly mappings: string;
}

interface Position {
  readonly line: number;
  readonly column: number;
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Where a position of the bundle is in its sources; null for code of the bundler. Lines and columns begin with 1. */
export function sourcePosition(
  { sources, mappings }: SourceMap,
  { line, column }: Position,
): (Position & { readonly source: string }) | null {
  // A segment has a column of the bundle, and a source, line and column there. Each is the difference to the segment
  // before, so the segments of all lines before are read, too.
  const sums = [0, 0, 0, 0];
  let found: readonly number[] | null = null;
  let [currentLine, field, value, shift] = [1, 0, 0, 0];
  for (let at = 0; at <= mappings.length && currentLine <= line; at += 1) {
    const character = mappings[at] ?? ';';
    const digit = digits.indexOf(character);
    if (digit >= 0) {
      value |= (digit & 31) << shift;
      shift += 5;
      if (digit >= 32) continue;
      // The lowest bit is the sign.
      sums[field] = (sums[field] ?? 0) + (value & 1 ? -(value >> 1) : value >> 1);
      [field, value, shift] = [field + 1, 0, 0];
      continue;
    }
    if (currentLine === line && field >= 4 && (sums[0] ?? 0) < column) found = [...sums];
    field = 0;
    if (character === ';') {
      currentLine += 1;
      sums[0] = 0;
    }
  }
  if (found === null) return null;
  const [, source = 0, sourceLine = 0, sourceColumn = 0] = found;
  return { source: sources[source] ?? '', line: sourceLine + 1, column: sourceColumn + 1 };
}

const folder = new URL('.', import.meta.url).href;
const known = new Map<string, string>();

/** `…/dist/server/main.js:10:5` becomes `…/server/run.ts:3:7`. */
function inSources(place: string, name: string, line: string, column: string): string {
  const before = known.get(place);
  if (before !== undefined) return before;
  let after = place;
  try {
    const file = new URL(`${name}.map`, folder);
    // The bundler has written the file.
    const map = JSON.parse(readFileSync(file, 'utf8')) as SourceMap;
    const found = sourcePosition(map, { line: Number(line), column: Number(column) });
    if (found) after = `${new URL(found.source, file).href}:${found.line}:${found.column}`;
  } catch {
    // Without its map, the position in the bundle is still better than none.
  }
  known.set(place, after);
  return after;
}

const escaped = folder.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
const places = new RegExp(`${escaped}([\\w.-]+\\.js):(\\d+):(\\d+)`, 'g');

/** As Node writes it: with the code of its own errors. */
function titleOf(error: Error): string {
  const code: unknown = Reflect.get(error, 'code');
  const text = Error.prototype.toString.call(error);
  return typeof code === 'string' && code.startsWith('ERR_')
    ? text.replace(error.name, `${error.name} [${code}]`)
    : text;
}

/** Formats the stacks of this thread. */
export function nameSourcesInStacks(): void {
  Error.prepareStackTrace = (error, sites) => {
    const frames = sites.map(String).map((site) => site.replaceAll(places, inSources));
    return [titleOf(error), ...frames].join('\n    at ');
  };
}
