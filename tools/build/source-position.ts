export interface SourceMap {
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
