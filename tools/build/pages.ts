import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuiltFiles } from './manifest.ts';
import { fillPage, type PageParts, withoutPicture } from './page.ts';
import type { StaticPage } from './prerender.ts';
import { shell } from './shell.ts';

/** In characters. A larger inline style sheet costs more time than the request that it saves. */
const inlineLimit = 60_000;

/** The page of a path, and the scripts that it preloads besides the scripts of every page. */
interface PageFile {
  html: string;
  scripts: string[];
}

/** The server reads this list: a page for each fixed path, and one page for all other paths. */
interface PageFiles {
  pages: Record<string, PageFile>;
  fallback: PageFile;
}

function sheetsToInline(client: string, files: BuiltFiles): ReadonlyMap<string, string> {
  const sheets = new Map(
    files.entrySheets.map((file) => [`/${file}`, readFileSync(join(client, file), 'utf8')]),
  );
  const size = [...sheets.values()].reduce((sum, css) => sum + css.length, 0);
  return size <= inlineLimit ? sheets : new Map();
}

/**
 * Writes all pages into the folder of the built app: the prerendered pages, and for each other path
 * of the route tree a placeholder page that preloads the scripts of this path.
 */
export function writePages(
  client: string,
  files: BuiltFiles,
  prerendered: readonly StaticPage[],
  routes: ReadonlyMap<string, string>,
): PageFiles {
  const landing = readFileSync(join(client, 'index.html'), 'utf8');
  // Other pages do not show the first picture of the landing page, so they must not preload it.
  const template = withoutPicture(landing);
  const pages: Record<string, PageFile> = {};
  const write = (path: string, modules: readonly string[], parts: Omit<PageParts, 'preload'>) => {
    const scripts = modules
      .flatMap((module) => files.scriptsOf(module))
      .filter((file) => !files.entry.has(file));
    const preload = [...new Set(scripts)];
    const html = path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
    mkdirSync(dirname(join(client, html)), { recursive: true });
    const page = fillPage(path === '/' ? landing : template, { ...parts, preload });
    writeFileSync(join(client, html), page);
    pages[path] = { html, scripts: preload };
  };
  for (const { path, html: markup, head, modules } of prerendered) {
    const inline = path === '/' ? sheetsToInline(client, files) : undefined;
    write(path, modules, { markup, head, inline });
  }
  for (const [path, module] of routes) {
    if (pages[path] === undefined) write(path, [module], shell);
  }
  writeFileSync(join(client, 'app.html'), fillPage(template, { ...shell, preload: [] }));
  return { pages, fallback: { html: 'app.html', scripts: [] } };
}
