/** What a page contains and loads before the app starts. */
export interface PageWeight {
  readonly path: string;
  readonly html: string;
  readonly scripts: number;
  /** The bytes of the scripts, compressed. */
  readonly scriptBytes: number;
}

interface Budget {
  readonly paths: RegExp;
  /** Characters of the inlined rules. */
  readonly rules: number;
  readonly scripts: number;
  readonly scriptBytes: number;
}

/** The first entry whose `paths` match applies. The limits are a little above the present values. */
const budgets: readonly Budget[] = [
  { paths: /^\/$/, rules: 24_000, scripts: 6, scriptBytes: 112_000 },
  {
    paths: /^\/(dashboard|campaigns|characters)$/,
    rules: 15_000,
    scripts: 10,
    scriptBytes: 126_000,
  },
  { paths: /^\/(campaigns|characters)\//, rules: 15_000, scripts: 16, scriptBytes: 242_000 },
  { paths: /^\/rules\b/, rules: 15_000, scripts: 11, scriptBytes: 208_000 },
  { paths: /^\/admin\b/, rules: 15_000, scripts: 14, scriptBytes: 250_000 },
  { paths: /^/, rules: 22_000, scripts: 10, scriptBytes: 134_000 },
];

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** A sentence for each page that has become too heavy for a quick first paint. */
export function heavyPages(pages: readonly PageWeight[]): string[] {
  return pages.flatMap(({ path, html, scripts, scriptBytes }) => {
    const budget = budgets.find(({ paths }) => paths.test(path));
    if (budget === undefined) return [];
    const rules = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)]
      .map(([, text = '']) => text.length)
      .reduce((sum, length) => sum + length, 0);
    const found: string[] = [];
    if (/<link rel="stylesheet"|<script\b[^>]* src=/.test(html)) {
      found.push('blocks its first paint with a file. Let tools/build/start-app.ts load the file.');
    }
    if (rules === 0) {
      found.push('has no inlined rules. Look at tools/build/critical-css.ts.');
    }
    if (rules > budget.rules) {
      const sizes = `${kilobytes(rules)} of rules, ${kilobytes(budget.rules)} are allowed`;
      found.push(`inlines ${sizes}. Render less before the app starts, or use fewer rules.`);
    }
    if (scripts > budget.scripts) {
      const counts = `${scripts} scripts first, ${budget.scripts} are allowed`;
      found.push(`loads ${counts}. Import less, or adapt tools/build/chunk-plan.ts.`);
    }
    if (scriptBytes > budget.scriptBytes) {
      const sizes = `${kilobytes(scriptBytes)} of scripts first, ${kilobytes(budget.scriptBytes)} are allowed`;
      found.push(`loads ${sizes}. Import what the page needs later with import().`);
    }
    return found.map((text) => `${path} ${text}`);
  });
}
