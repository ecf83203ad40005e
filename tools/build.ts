import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { compressAssets } from './build/compress.ts';
import { buildBundle } from './build/bundle.ts';
import { recordBuild, takeSnapshot } from './build/freshness.ts';
import { readManifest } from './build/manifest.ts';
import { serverBundle, webApp } from './build/outputs.ts';
import { writePages } from './build/pages.ts';
import { otherPaths, pageFaults } from './build/page-budget.ts';
import { weighPage } from './build/page-weight.ts';
import { prerender } from './build/prerender.ts';
import { routeModules } from './build/route-modules.ts';
import { findings } from './build/verify.ts';
import { writeServiceWorker } from './build/write-service-worker.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const client = join(dist, 'client');

// Makes a production build even if the shell sets NODE_ENV.
process.env['NODE_ENV'] = 'production';
process.env['VITE_MOCKS'] = '';

const snapshot = takeSnapshot(root, webApp);
rmSync(dist, { recursive: true, force: true });
const built = await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
const faults =
  'output' in built ? findings(built.output, root) : ['The build has more than one output.'];
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}

// Only this tool needs the manifest. It contains source paths, and the server would publish it.
const files = readManifest(client);
rmSync(join(client, '.vite'), { recursive: true });

await compressAssets(client);

const serverBuild = join(dist, 'prerender');
const prerendered = await prerender(root, serverBuild);
const pages = writePages(client, files, prerendered, routeModules(root));
rmSync(serverBuild, { recursive: true });
writeServiceWorker(client, files, pages.pages);

const sizeOf = (file: string): number | undefined =>
  // Very small files are not compressed.
  (
    statSync(join(client, `${file}.br`), { throwIfNoEntry: false }) ??
    statSync(join(client, file), { throwIfNoEntry: false })
  )?.size;
const pageFiles = [...Object.entries(pages.pages), [otherPaths, pages.fallback] as const];
const faultsOfPages = pageFaults(
  pageFiles.map(([path, { html, scripts }]) =>
    weighPage({ path, html: readFileSync(join(client, html), 'utf8'), scripts }, sizeOf),
  ),
);
if (faultsOfPages.length > 0) {
  console.error(faultsOfPages.join('\n'));
  process.exit(1);
}

writeFileSync(join(dist, 'routes.json'), `${JSON.stringify(pages, null, 2)}\n`);
await buildBundle(root, serverBundle);
recordBuild(root, webApp, snapshot);
