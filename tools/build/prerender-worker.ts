import { registerHooks } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

export interface Prerendered {
  paths: string[];
  html: string;
  head: string;
  /** The files of the server build that were loaded to render the page. */
  loaded: string[];
}

interface PrerenderModule {
  paths: string[];
  render: (path: string) => Promise<{ html: string; head: string }>;
}

// prerender.ts passes the data of the worker and uses the exports of src/prerender.tsx, too. The
// three files must agree on both.
const { file, path } = workerData as { file: string; path: string };
const loaded: string[] = [];

registerHooks({
  load(url, context, next) {
    loaded.push(url);
    return next(url, context);
  },
});

// The module is the built src/prerender.tsx. The compiler cannot check the exports of a dynamic
// path.
const { paths, render } = (await import(file)) as PrerenderModule;
const { html, head } = await render(path);
parentPort?.postMessage({ paths, html, head, loaded } satisfies Prerendered);
