import { SourceMap } from 'node:module';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { build } from 'vite';
import { sourcePosition } from './source-position.ts';

/** A bundle of some modules of this project, with its source map. */
async function bundled() {
  const output = await build({
    root: join(import.meta.dirname, '../..'),
    configFile: false,
    logLevel: 'silent',
    build: { ssr: 'contract/schemas.ts', write: false, sourcemap: true, minify: false },
  });
  if (!('output' in output)) throw new Error('One entry was built, so one output is expected.');
  const { code, map } = output.output[0];
  if (!map) throw new Error('The build has a source map.');
  return { lines: code.split('\n'), map };
}

test('finds the same positions as the source maps of Node', async () => {
  const { lines, map } = await bundled();
  const reference = new SourceMap({ ...map, sourceRoot: '' });
  const positions = fc
    .integer({ min: 1, max: lines.length })
    .chain((line) =>
      fc.tuple(fc.constant(line), fc.integer({ min: 1, max: (lines[line - 1] ?? '').length + 1 })),
    );
  let found = 0;
  fc.assert(
    fc.property(positions, ([line, column]) => {
      const expected = reference.findEntry(line - 1, column - 1);
      const position = sourcePosition(map, { line, column });
      // Node looks in earlier lines, too.
      const isInLine = 'generatedLine' in expected && expected.generatedLine === line - 1;
      if (isInLine) found += 1;
      expect(position).toEqual(
        isInLine
          ? {
              source: expected.originalSource,
              line: expected.originalLine + 1,
              column: expected.originalColumn + 1,
            }
          : null,
      );
    }),
    { numRuns: 300 },
  );
  expect(found).toBeGreaterThan(100);
});
