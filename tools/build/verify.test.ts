import type { Rolldown } from 'vite';
import { describe, expect, test } from 'vitest';
import { findings } from './verify.ts';

function chunk(fileName: string, fields: Partial<Rolldown.OutputChunk>): Rolldown.OutputChunk {
  const empty = { imports: [], dynamicImports: [], moduleIds: [], isEntry: false };
  return { type: 'chunk', fileName, ...empty, ...fields } as unknown as Rolldown.OutputChunk;
}

const grid = chunk('grid.js', { moduleIds: ['/app/node_modules/ag-grid-community/main.js'] });

describe('a build', () => {
  test('can contain a grid that is loaded on demand', () => {
    const entry = chunk('main.js', { isEntry: true, dynamicImports: ['grid.js'] });
    expect(findings([entry, grid], '/app')).toEqual([]);
  });

  test('cannot contain a grid that every page loads', () => {
    const shared = chunk('shared.js', { imports: ['grid.js'] });
    const entry = chunk('main.js', { isEntry: true, imports: ['shared.js'] });
    expect(findings([entry, shared, grid], '/app')).toEqual([
      'grid.js loads AG Grid on every page: only admin pages may.',
    ]);
  });

  test.for([
    '/app/node_modules/msw/lib/core.js',
    '/app/node_modules/@faker-js/faker/x.js',
    '/app/node_modules/@sqlite.org/sqlite-wasm/dist/index.mjs',
    '/app/mocks/hosts/browser/page.ts',
  ])('cannot contain the module %s', (id) => {
    expect(findings([chunk('lazy.js', { moduleIds: [id] })], '/app')).toHaveLength(1);
  });

  test('can be built in a folder that is called mocks', () => {
    const page = chunk('page.js', { moduleIds: ['/mocks/src/main.tsx'] });
    expect(findings([page], '/mocks')).toEqual([]);
  });

  test.for([
    'offline-database.sqlite',
    'assets/sqlite3-k2cTanUO.wasm',
    'assets/shared-worker-x.js',
  ])('cannot contain the file %s', (fileName) => {
    const file = { type: 'asset', fileName } as unknown as Rolldown.OutputAsset;
    expect(findings([file], '/app')).toHaveLength(1);
  });
});
