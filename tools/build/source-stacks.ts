import { readFileSync } from 'node:fs';
import { sourcePosition, type SourceMap } from './source-position.ts';

// The first module of each bundle. Stacks of errors name the sources, as they do without the bundle. Node itself reads
// source maps at the start, which takes a tenth of a second, and needs 100 MB for them at the first error.

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

/** The title as Node writes it. Errors of Node have their code in it. */
function titleOf(error: Error): string {
  const code: unknown = Reflect.get(error, 'code');
  const text = Error.prototype.toString.call(error);
  return typeof code === 'string' && code.startsWith('ERR_')
    ? text.replace(error.name, `${error.name} [${code}]`)
    : text;
}

Error.prepareStackTrace = (error, sites) => {
  const frames = sites.map(String).map((site) => site.replaceAll(places, inSources));
  return [titleOf(error), ...frames].join('\n    at ');
};
