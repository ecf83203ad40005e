import { describe, expect, test } from 'vitest';
import { planChunks, type Part, type SharedModule } from './chunk-plan.ts';

const module = (
  id: string,
  size: number,
  pages: readonly string[],
  imports: readonly string[] = [],
): SharedModule => ({ id, size, pages: new Set(pages), imports });

const page = { size: 50_000, fileCost: 0.3, codeFactor: 1 };
const laterPart = { size: 50_000, fileCost: 0.03, codeFactor: 0.1 };
const parts = new Map<string, Part>([
  ...['v', 'w', 'x', 'y', 'z'].map((name) => [name, page] as const),
  ['strict', { ...page, codeFactor: 30 }],
  ['one file', { ...page, maxFiles: 1 }],
  ['small later', laterPart],
  ['large later', { ...laterPart, size: 5_000_000 }],
]);

const plan = (...modules: readonly SharedModule[]) =>
  planChunks(modules, parts)
    .map((chunk) => chunk.toSorted().join('+'))
    .toSorted();

describe('the chunks of modules that several pages load', () => {
  test('contain what the same pages load', () => {
    expect(plan(module('a', 90_000, ['x', 'y']), module('b', 90_000, ['x', 'y']))).toEqual(['a+b']);
  });

  test('are separate if merging would add much code to a page', () => {
    expect(plan(module('a', 90_000, ['x', 'y']), module('b', 90_000, ['y', 'z']))).toEqual([
      'a',
      'b',
    ]);
  });

  test('are merged if that saves files and adds little code', () => {
    expect(plan(module('a', 100, ['x', 'y']), module('b', 100, ['x', 'y', 'z']))).toEqual(['a+b']);
  });

  test('are separate if merging would add code to a strict page', () => {
    const shared = module('a', 4000, ['x', 'y']);
    expect(plan(shared, module('b', 100, ['x', 'y', 'z']))).toEqual(['a+b']);
    expect(plan(shared, module('b', 100, ['x', 'y', 'strict']))).toEqual(['a', 'b']);
  });

  test('are merged for a page that may load one file, even if other pages get much code', () => {
    const a = module('a', 40_000, ['x', 'y']);
    expect(plan(a, module('b', 40_000, ['x', 'z']))).toEqual(['a', 'b']);
    const [c, d] = [module('c', 40_000, ['one file', 'y']), module('d', 40_000, ['one file', 'z'])];
    expect(plan(c, d)).toEqual(['c+d']);
  });

  test('are merged if only a large part that is loaded after a page gets more code', () => {
    const a = module('a', 90_000, ['x', 'y']);
    expect(plan(a, module('b', 90_000, ['x', 'y', 'large later']))).toEqual(['a+b']);
  });

  test('are separate if a small part that is loaded after a page would get much code', () => {
    const a = module('a', 900_000, ['x', 'y']);
    expect(plan(a, module('b', 900_000, ['x', 'y', 'small later']))).toEqual(['a', 'b']);
  });

  test('are not merged if the chunks would import each other', () => {
    const chunks = plan(
      module('a', 10, ['x', 'y'], ['big']),
      module('big', 90_000, ['x', 'y', 'z', 'w'], ['c']),
      module('c', 10, ['x', 'y', 'z', 'w', 'v']),
    );
    expect(chunks).not.toContain('a+c');
  });
});
