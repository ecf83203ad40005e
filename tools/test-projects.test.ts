import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadConfigFromFile } from 'vite';
import { expect, test } from 'vitest';
import type { TestProjectInlineConfiguration } from 'vitest/config';

const root = join(import.meta.dirname, '..');

async function loadedTests() {
  const loaded = await loadConfigFromFile(
    { command: 'serve', mode: 'test' },
    join(root, 'vite.config.ts'),
  );
  const { projects = [], maxWorkers } = loaded?.config.test ?? {};
  const tests = projects.map((project): NonNullable<TestProjectInlineConfiguration['test']> => {
    if (typeof project !== 'object' || !('test' in project)) throw new Error('Not an object.');
    return project.test ?? {};
  });
  return { tests, maxWorkers };
}

test('the test projects of a group have the same number of workers, so that all can run together', async () => {
  const { tests, maxWorkers } = await loadedTests();
  const workersOf = new Map<number, Set<unknown>>();
  for (const { sequence, maxWorkers: own = maxWorkers } of tests) {
    const group = sequence?.groupOrder ?? 0;
    workersOf.set(group, (workersOf.get(group) ?? new Set()).add(own));
  }
  expect(tests.length).toBeGreaterThan(1);
  for (const [group, workers] of workersOf) expect(workers.size, `group ${group}`).toBe(1);
});

test('modules that component tests do not load again import no module that is loaded again', async () => {
  const { tests } = await loadedTests();
  const { external = [] } = tests.find(({ name }) => name === 'components')?.server?.deps ?? {};
  const isKept = (path: string) =>
    external.some((pattern) => pattern instanceof RegExp && pattern.test(path));
  const kept = globSync('{art,backend,contract,src}/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts') && isKept(join(root, file)))
    .toSorted();
  expect(kept.length).toBeGreaterThan(300);
  const importsOf = (file: string) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import\() ?'([#.][^']+)'/g)].map(
      ([, path = '']) =>
        path.startsWith('#') ? join(root, path.slice(1)) : join(root, dirname(file), path),
    );
  const others = kept.flatMap((file) =>
    importsOf(file)
      .filter((path) => !isKept(path))
      .map((path) => `${file} imports ${path}`),
  );
  expect(others).toEqual([]);
});
