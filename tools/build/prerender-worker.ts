import { registerHooks } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

export interface RenderedPage {
  paths: string[];
  placeholder: string;
  outlines: Record<string, string>;
  html: string;
  head: string;
  /** The files of the server build that were loaded to render the page. */
  loaded: string[];
}

interface PrerenderModule {
  paths: string[];
  render: (path: string) => Promise<{ html: string; head: string }>;
  renderPlaceholder: () => Promise<{ placeholder: string; outlines: Record<string, string> }>;
}

// tools/build/prerender.ts starts this worker with this data.
const { file, path } = workerData as { file: string; path: string };
const loaded: string[] = [];

registerHooks({
  load(url, context, next) {
    loaded.push(url);
    return next(url, context);
  },
});

// The file is the built src/prerender.tsx, which has these exports. The compiler cannot check this.
const { paths, render, renderPlaceholder } = (await import(file)) as PrerenderModule;
const { html, head } = await render(path);
const { placeholder, outlines } = await renderPlaceholder();
parentPort?.postMessage({
  paths,
  placeholder,
  outlines,
  html,
  head,
  loaded,
} satisfies RenderedPage);
