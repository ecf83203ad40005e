import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { writeServiceWorker } from './write-service-worker.ts';

const sheet = 'src/features/characters/character-sheet.tsx';
const parts = 'src/features/characters/sheet-parts.tsx';
const edit = 'src/features/characters/character-edit.tsx';

/** A built app with the sheet of a character, which imports four modules on demand. Two of them need the server. */
const built = {
  scriptsOf: (source: string) => [
    'assets/start-11111111.js',
    `assets/${source.replaceAll(/[/.]/g, '-')}-11111111.js`,
  ],
  partsOf: (source: string) =>
    source === sheet
      ? [parts, 'src/features/campaigns/list.tsx']
      : source === parts
        ? [edit, '_shared.js']
        : [],
  withImports: () => [],
};

const pages = {
  '/characters/:characterId': {
    html: 'sheet.html',
    scripts: ['assets/index-11111111.js', 'assets/start-11111111.js'],
  },
};

function write(files: typeof built, html = 'import("/assets/index-11111111.js")'): string {
  const client = mkdtempSync(join(tmpdir(), 'questwright-client-'));
  mkdirSync(join(client, 'assets'));
  for (const name of ['start-1.css', 'cinzel-1.woff2', 'toaster-1.js', 'grid-1.js']) {
    writeFileSync(join(client, 'assets', name), '');
  }
  writeFileSync(join(client, 'sheet.html'), html);
  writeServiceWorker(client, files, pages);
  return readFileSync(join(client, 'service-worker.js'), 'utf8');
}

test('the worker keeps every file of the sheet once, and none of other pages', async () => {
  const kept: string[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const cache = {
    addAll: async (urls: string[]) => void kept.push(...urls),
    put: async () => undefined,
  };
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) =>
      void listeners.set(type, listener),
    caches: { open: async () => cache },
    fetch: async () => new Response('import("/assets/index-11111111.js")'),
    location: { href: 'https://table.example/service-worker.js', origin: 'https://table.example' },
  };
  runInNewContext(write(built), { self, URL, Set, setTimeout });
  let installing: Promise<unknown> | undefined;
  listeners.get('install')?.({ waitUntil: (work: Promise<unknown>) => (installing = work) });
  await installing;
  expect(kept).toEqual([...new Set(kept)]);
  const nameOf = (url: string) => /^\/assets\/(.*?)-1+\.\w+$/.exec(url)?.[1] ?? url;
  expect(kept.map(nameOf)).toEqual([
    '_shared-js',
    'cinzel',
    'index',
    'src-api-socket-ts',
    'src-components-layout-user-menu-panel-tsx',
    'src-features-characters-character-sheet-tsx',
    'src-features-characters-sheet-parts-tsx',
    'src-ui-more-actions-menu-tsx',
    'start',
    'start',
    'toaster',
  ]);
});

test('the script of the worker changes with the page, so that browsers install the new one', () => {
  expect(write(built)).toBe(write(built));
  const changed = 'import("/assets/index-11111111.js"); // changed';
  expect(write(built, changed)).not.toBe(write(built));
});

test('the build fails when a part that the worker keeps has no script', () => {
  const files = { ...built, scriptsOf: (source: string) => (source === sheet ? [] : ['a.js']) };
  expect(() => write(files)).toThrow(`The service worker keeps ${sheet}, which has no script`);
});
