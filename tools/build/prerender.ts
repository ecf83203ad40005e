import { once } from 'node:events';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build } from 'vite';
import { heroScript } from './hero-script.ts';
import type { PageScript } from './page.ts';
import type { RenderedPage } from './prerender-worker.ts';

interface StaticPage {
  path: string;
  html: string;
  head: string;
  /** The lazily loaded source modules of the page. */
  modules: string[];
  /** Only the landing page has one. */
  ownScript?: PageScript;
}

export interface Prerendered {
  pages: StaticPage[];
  /** The markup of all other pages until the app has started. */
  placeholder: string;
  /** What some of these pages show next, by their paths: `earlyOutlines` in the sources. */
  outlines: Readonly<Record<string, string>>;
}

/** Builds `src/prerender.tsx` for Node and renders every page that it lists. */
export async function prerender(root: string, folder: string): Promise<Prerendered> {
  const built = await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { ssr: 'src/prerender.tsx', outDir: folder, manifest: false, copyPublicDir: false },
  });
  if (!('output' in built)) {
    throw new TypeError('One entry was built, so one output is expected.');
  }
  const sources = new Map(
    built.output.flatMap((output) =>
      output.type === 'chunk' && output.isDynamicEntry && output.facadeModuleId !== null
        ? [[basename(output.fileName), relative(root, output.facadeModuleId)] as const]
        : [],
    ),
  );
  const entry = built.output.find((output) => output.type === 'chunk' && output.isEntry);
  if (entry === undefined) {
    throw new Error('src/prerender.tsx was not built.');
  }
  const file = pathToFileURL(join(folder, entry.fileName)).href;
  const first = await renderInWorker(file, '/');
  const ownScript = await heroScript(root);
  const pages = await Promise.all(
    first.paths.map(async (path) => {
      const { html, head, loaded } = path === '/' ? first : await renderInWorker(file, path);
      const modules = loaded.flatMap((url) => sources.get(basename(url)) ?? []);
      return { path, html, head, modules, ...(path === '/' && { ownScript }) };
    }),
  );
  return { pages, placeholder: first.placeholder, outlines: first.outlines };
}

// Each page is rendered in a new thread. A thread loads a module only once, so only a new thread
// reports all modules that a page loads.
async function renderInWorker(file: string, path: string): Promise<RenderedPage> {
  const worker = new Worker(new URL('prerender-worker.ts', import.meta.url), {
    workerData: { file, path },
    env: { ...process.env, NODE_ENV: 'production' },
  });
  try {
    // The worker sends one message of this type.
    const [message] = (await once(worker, 'message')) as [RenderedPage];
    return message;
  } finally {
    await worker.terminate();
  }
}
