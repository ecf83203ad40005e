/** The nonce of the response replaces this; the configuration of Vite writes the same word. */
const nonce = '__CSP_NONCE__';

const rootElement = '<div id="root"></div>';

export interface PageParts {
  /** Markup for the inside of the root element. */
  markup: string;
  /** Elements for the end of the head. */
  head: string;
  /** Scripts the page needs at once, besides those of the entry. */
  preload: readonly string[];
  /** The text of style sheets that go into the page instead of being linked, by their URL. */
  inline?: ReadonlyMap<string, string> | undefined;
}

/** Fills the page that the bundler wrote. */
export function fillPage(template: string, { markup, head, preload, inline }: PageParts): string {
  if (!template.includes(rootElement)) {
    throw new Error(`index.html holds no ${rootElement}`);
  }
  const links = preload
    .filter((file) => !template.includes(`"/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin nonce="${nonce}" href="/${file}">`);
  // Replacements are functions: markup may hold the dollar patterns of String.replace.
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
