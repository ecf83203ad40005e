import { minifySync } from 'vite';
import { coverFiles } from '#src/components/campaigns/cover-files.ts';
import { earlyCovers, earlyRequests } from '#src/early-requests.ts';
import { localDay } from '#src/lib/local-day.ts';
import { criticalCss } from './critical-css.ts';
import { type EarlyData, requestEarlyData } from './early-data.ts';
import { startApp, type StartFiles } from './start-app.ts';
import { untilNeeded } from './until-needed.ts';

/** The server replaces this text by the nonce of the response. vite.config.ts has the same text. */
const nonce = '__CSP_NONCE__';

const rootElement = '<div id="root"></div>';
const linkedSheet = /<link rel="stylesheet"[^>]*href="([^"]*)"[^>]*>\s*/g;
const entryScript = /<script type="module"[^>]*src="([^"]*)"[^>]*><\/script>\s*/g;
const title = /<title>[^<]*<\/title>\s*/;

export interface PageParts {
  /** May contain parameters; empty for the page of all other paths. */
  path: string;
  /** Markup for the root element. */
  markup: string;
  /** What the page shows with the first cover, before the app has started; its `img` elements get the cover. */
  outline?: string;
  /** Elements for the end of the head. */
  head: string;
  /** Whether the markup is what the app renders first. Otherwise it is a placeholder. */
  prerendered: boolean;
  /** The scripts that the page needs first: their URLs. */
  scripts: readonly string[];
  /** Runs when the whole page is there. */
  ownScript?: PageScript;
}

/** A script that works without the app, and is in the page itself. */
export interface PageScript {
  readonly code: string;
  /** Elements with the attributes that it sets, whose rules the page must contain. */
  readonly states: string;
}

/** A file of the built app by its URL. */
export type ReadFile = (url: string) => Buffer;

/**
 * Inserts the parts into the page that the bundler has written. The page contains the rules of its
 * first paint. A script loads the style sheet and the scripts, so that nothing blocks the paint.
 */
export function fillPage(template: string, parts: PageParts, read: ReadFile): string {
  const { path, markup, outline, head, prerendered, scripts, ownScript } = parts;
  if (!template.includes(rootElement)) {
    throw new Error(`index.html does not contain ${rootElement}`);
  }
  const sheets = urlsIn(template, linkedSheet);
  const entry = entryScripts(template);
  const root = prerendered ? '<div id="root" data-prerendered>' : '<div id="root">';
  // Replacements are functions, because markup may contain the dollar patterns of String.replace.
  const page = template
    .replaceAll(linkedSheet, '')
    .replaceAll(entryScript, '')
    .replace(title, (text) => (title.test(head) ? '' : text))
    .replace(
      rootElement,
      () => `${root}${inlinePictures(markup, read)}${outlineTemplate(outline)}</div>`,
    );
  const states = ownScript?.states ?? '';
  const rules = criticalCss(sheets.map((url) => String(read(url))).join(''), page + states);
  // A prerendered page is complete without the session.
  const requests = prerendered ? [] : ['/api/auth/self', ...(earlyRequests[path] ?? [])];
  const preload = [...new Set([...entry, ...scripts])];
  const data = { path, requests, coverSizes: earlyCovers[path] ?? null };
  const files = { sheets, preload, entry, isPlaceholder: !prerendered };
  // A module waits until the page is parsed.
  const own = ownScript
    ? [`<script type="module" nonce="${nonce}">${ownScript.code}</script>`]
    : [];
  const end = [style(rules), head, startScript(files, data), ...own].join('\n');
  return page.replace('</head>', () => `${end}</head>`);
}

/** Inside the root element, so that it is gone when the app has rendered its first page. */
const outlineTemplate = (outline: string | undefined): string =>
  outline === undefined ? '' : `<template>${outline}</template>`;

/** The URLs of the scripts that start the app. */
export const entryScripts = (template: string): string[] => urlsIn(template, entryScript);

const urlsIn = (page: string, pattern: RegExp): string[] =>
  [...page.matchAll(pattern)].map(([, url = '']) => url);

const style = (rules: string): string => `<style nonce="${nonce}">${rules}</style>`;

function startScript(files: StartFiles, data: EarlyData): string {
  const request = `() => (${String(requestEarlyData)})(${JSON.stringify(data)}, ${String(coverFiles)}, ${String(localDay)})`;
  const args = [
    JSON.stringify(files),
    data.requests.length > 0 ? request : 'undefined',
    data.path === '/' ? String(untilNeeded) : 'undefined',
  ];
  const call = `(${String(startApp)})(${args.join(',')})`;
  const { code } = minifySync('page.js', call);
  return `<script nonce="${nonce}">${code}</script>`;
}

/** In bytes. */
const maxInlinePicture = 12_000;

/** Inlines small pictures of high priority, so that they belong to the first paint. */
function inlinePictures(markup: string, read: ReadFile): string {
  return markup.replaceAll(/<img [^>]*fetchPriority="high"[^>]*>/gi, (image) =>
    image.replace(/ src="([^"]*\.webp)"/, (source, url: string) => {
      const bytes = read(url);
      if (bytes.length > maxInlinePicture) return source;
      return ` src="data:image/webp;base64,${bytes.toString('base64')}"`;
    }),
  );
}

/** The page without the preload of the first picture, which only the landing page shows. */
export const withoutPicture = (page: string): string =>
  page.replaceAll(/<link\s+rel="preload"\s+as="image"[^>]*>\s*/g, '');
