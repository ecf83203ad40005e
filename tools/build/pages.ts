import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuiltFiles } from './manifest.ts';
import { entryScripts, fillPage, type PageParts, withoutPicture } from './page.ts';
import type { Prerendered } from './prerender.ts';

/** The page of a path, and the scripts that it loads first. */
interface PageFile {
  html: string;
  scripts: string[];
}

/**
 * The server reads this list: a page for each path, which may contain parameters, and one page for
 * all other paths.
 */
export interface PageFiles {
  pages: Record<string, PageFile>;
  fallback: PageFile;
}

/**
 * Writes all pages into the folder of the built app: the prerendered pages, and for each other path
 * of the route tree a placeholder page that loads the scripts of this path.
 */
export function writePages(
  client: string,
  files: BuiltFiles,
  { pages: prerendered, placeholder, outlines }: Prerendered,
  routes: ReadonlyMap<string, string>,
): PageFiles {
  const landing = readFileSync(join(client, 'index.html'), 'utf8');
  // Other pages do not show the first picture of the landing page, so they must not preload it.
  const template = withoutPicture(landing);
  // What every page loads. The page of all other paths loads nothing else.
  const start = entryScripts(landing).flatMap((url) => files.withImports(url.slice(1)));
  const read = (url: string) => readFileSync(join(client, url));
  const pages: Record<string, PageFile> = {};
  const write = (html: string, modules: readonly string[], parts: Omit<PageParts, 'scripts'>) => {
    const scripts = [...new Set([...start, ...modules.flatMap((one) => files.scriptsOf(one))])];
    const urls = scripts.map((file) => `/${file}`);
    const from = html === 'index.html' ? landing : template;
    const page = fillPage(from, { ...parts, scripts: urls }, read);
    mkdirSync(dirname(join(client, html)), { recursive: true });
    writeFileSync(join(client, html), page);
    return { html, scripts };
  };
  // Not every file system allows the colon of a parameter.
  const fileOf = (path: string) =>
    `${path.slice(1)}/index.html`.replace(/^\//, '').replaceAll(':', '_');
  for (const { html: markup, modules, ...parts } of prerendered) {
    pages[parts.path] = write(fileOf(parts.path), modules, { ...parts, markup, prerendered: true });
  }
  const empty = { markup: placeholder, head: '', prerendered: false };
  for (const [path, module] of routes) {
    const outline = outlines[path];
    pages[path] ??= write(fileOf(path), [module], {
      ...empty,
      path,
      ...(outline !== undefined && { outline }),
    });
  }
  return { pages, fallback: write('app.html', [], { ...empty, path: '' }) };
}
