import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { catalogueKinds } from '#src/generated/contract/kinds.ts';

/** The code of a worker that imports the definitions and reports all loaded modules. */
const program = `
  import { registerHooks } from 'node:module';
  import { parentPort, workerData } from 'node:worker_threads';
  const loaded = [];
  registerHooks({
    resolve(specifier, context, next) {
      // Unlike a bundler, Node does not find the index file of a folder.
      const found = next(specifier.replace(/operations$/, '$&/index.ts'), context);
      loaded.push(found.url);
      return found;
    },
  });
  const { definitions } = await import(workerData);
  parentPort.postMessage({ loaded, slugs: Object.keys(definitions), document: typeof document });
`;

test('the definitions load in a worker without the DOM, React and the API client', async () => {
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(program)}`), {
    workerData: new URL('definitions.ts', import.meta.url).href,
  });
  const message = await new Promise<{ loaded: string[]; slugs: string[]; document: string }>(
    (resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    },
  );
  await worker.terminate();
  expect(message.document).toBe('undefined');
  expect(message.slugs).toEqual(catalogueKinds);
  expect(message.loaded.filter((url) => /react|tanstack|\.tsx$|src\/api\//.test(url))).toEqual([]);
});
