/** The server replaces this text by the nonce of the response. vite.config.ts has the same text. */
const nonce = '__CSP_NONCE__';

const rootElement = '<div id="root"></div>';

export interface PageParts {
  /** Markup for the root element. */
  markup: string;
  /** Elements for the end of the head. */
  head: string;
  /** Scripts that the page preloads, in addition to the scripts of the entry. */
  preload: readonly string[];
  /** Style sheets that are inlined instead of linked: their URL and their text. */
  inline?: ReadonlyMap<string, string> | undefined;
}

/** Inserts the parts into the page that the bundler has written. */
export function fillPage(template: string, { markup, head, preload, inline }: PageParts): string {
  if (!template.includes(rootElement)) {
    throw new Error(`index.html does not contain ${rootElement}`);
  }
  const links = preload
    .filter((file) => !template.includes(`"/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin nonce="${nonce}" href="/${file}">`);
  // Replacements are functions, because markup may contain the dollar patterns of String.replace.
  const filled = template
    .replace(rootElement, () => `<div id="root">${markup}</div>`)
    .replace('</head>', () => `${[...links, head].join('\n')}</head>`);
  const withTitle = head.includes('<title') ? dropFirstTitle(filled) : filled;
  return [...(inline ?? [])].reduce((page, [url, css]) => inlineSheet(page, url, css), withTitle);
}

function dropFirstTitle(page: string): string {
  return page.replace(/<title>[^<]*<\/title>\s*/, '');
}

function inlineSheet(page: string, url: string, css: string): string {
  return page.replace(/<link rel="stylesheet"[^>]*>/g, (link) =>
    link.includes(`href="${url}"`) ? `<style nonce="${nonce}">${css}</style>` : link,
  );
}

/** The page without the preload of the first picture, which only the landing page shows. */
export const withoutPicture = (page: string): string =>
  page.replaceAll(/<link\s+rel="preload"\s+as="image"[^>]*>\s*/g, '');
