import { join } from 'node:path';
import { loadConfigFromFile } from 'vite';
import { expect, test } from 'vitest';

test('the test projects of a group have the same number of workers, so that all can run together', async () => {
  const file = join(import.meta.dirname, '../vite.config.ts');
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'test' }, file);
  const { projects = [], maxWorkers } = loaded?.config.test ?? {};
  const workersOf = new Map<number, Set<unknown>>();
  for (const project of projects) {
    if (typeof project !== 'object' || !('test' in project)) throw new Error('Not an object.');
    const { sequence, maxWorkers: own = maxWorkers } = project.test ?? {};
    const group = sequence?.groupOrder ?? 0;
    workersOf.set(group, (workersOf.get(group) ?? new Set()).add(own));
  }
  expect(projects.length).toBeGreaterThan(1);
  for (const [group, workers] of workersOf) expect(workers.size, `group ${group}`).toBe(1);
});
