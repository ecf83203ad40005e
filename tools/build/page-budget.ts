import { catalogueKinds } from '#src/generated/contract/kinds.ts';
import type { PageWeight, WeighedPage } from './page-weight.ts';

/** The limits of each page, by its path. */
export type Budgets = Readonly<Record<string, PageWeight>>;

/** The name of the page that answers all paths without a page of their own. */
export const otherPaths = 'other paths';

/** A page without prerendered content: a bar and the words *Authenticating...*. */
const placeholder = { page: 7300, rules: 13_600, inlined: 0, files: 56_500 };
/** A prerendered page with one field and a picture. */
const form = { page: 9000, rules: 17_900, inlined: 0, files: 81_500 };
const longForm = { ...form, page: 9500, rules: 18_500 };
/** A placeholder with an outline for its first cover. */
const withCover = { ...placeholder, page: 8300, rules: 15_200 };

/**
 * The limits are 5 to 8 % above the present values, and one script more. A page that exists for each
 * kind of the catalogue has one row, with `:kind` in its path.
 */
const budgetOfPages: Budgets = {
  '/': {
    page: 23_600,
    rules: 20_900,
    inlined: 16_000,
    files: 80_000,
    scripts: 6,
    scriptBytes: 113_500,
  },
  '/register': { ...longForm, scripts: 8, scriptBytes: 145_000 },
  '/login': { ...longForm, scripts: 8, scriptBytes: 146_000 },
  '/verify-email': { ...form, scripts: 8, scriptBytes: 145_000 },
  '/forgot-password': { ...form, scripts: 8, scriptBytes: 144_500 },
  '/reset-password': { ...form, page: 8350, scripts: 8, scriptBytes: 145_000 },
  '/oauth': { ...form, page: 8300, rules: 15_900, scripts: 8, scriptBytes: 145_500 },
  '/oauth/:type': { ...placeholder, scripts: 8, scriptBytes: 145_500 },
  '/dashboard': { ...withCover, scripts: 10, scriptBytes: 146_000 },
  '/campaigns': { ...withCover, scripts: 8, scriptBytes: 134_000 },
  '/campaigns/create': { ...placeholder, scripts: 17, scriptBytes: 272_000 },
  '/campaigns/:campaignId': {
    ...withCover,
    page: 8800,
    rules: 17_000,
    scripts: 9,
    scriptBytes: 150_000,
  },
  '/campaigns/import': { ...placeholder, page: 7410, scripts: 13, scriptBytes: 204_500 },
  '/campaigns/:campaignId/archive': {
    ...placeholder,
    page: 7430,
    scripts: 13,
    scriptBytes: 210_000,
  },
  '/campaigns/:campaignId/people': {
    ...placeholder,
    page: 7410,
    scripts: 12,
    scriptBytes: 197_000,
  },
  '/campaigns/:campaignId/settings': {
    ...placeholder,
    page: 7400,
    scripts: 7,
    scriptBytes: 133_000,
  },
  '/campaigns/:campaignId/entries': {
    ...placeholder,
    page: 7430,
    scripts: 14,
    scriptBytes: 207_500,
  },
  '/campaigns/:campaignId/entries/create': {
    ...placeholder,
    page: 7470,
    scripts: 19,
    scriptBytes: 284_000,
  },
  '/campaigns/:campaignId/entries/:entryId': {
    ...placeholder,
    page: 7450,
    scripts: 16,
    scriptBytes: 252_000,
  },
  '/campaigns/:campaignId/entries/:entryId/edit': {
    ...placeholder,
    page: 7460,
    scripts: 19,
    scriptBytes: 288_000,
  },
  '/campaigns/:campaignId/entries/:entryId/versions': {
    ...placeholder,
    page: 7470,
    scripts: 16,
    scriptBytes: 217_000,
  },
  '/campaigns/:campaignId/characters/:characterId': {
    ...placeholder,
    page: 7450,
    scripts: 9,
    scriptBytes: 169_500,
  },
  '/invitations/:code': { ...placeholder, page: 7400, scripts: 9, scriptBytes: 142_000 },
  '/characters': { ...placeholder, scripts: 8, scriptBytes: 141_000 },
  '/characters/create': { ...placeholder, scripts: 9, scriptBytes: 141_000 },
  // At most 150 kB, so that a phone at the table opens it fast.
  '/characters/:characterId': { ...placeholder, scripts: 9, scriptBytes: 150_000 },
  '/characters/:characterId/print': { ...placeholder, scripts: 13, scriptBytes: 222_000 },
  '/shared/characters/:linkCode': { ...placeholder, scripts: 9, scriptBytes: 168_000 },
  '/rules': { ...placeholder, scripts: 9, scriptBytes: 187_000 },
  '/rules/:kind': { ...placeholder, scripts: 10, scriptBytes: 235_000 },
  '/rules/:kind/:key': { ...placeholder, scripts: 10, scriptBytes: 190_000 },
  '/admin': { ...placeholder, scripts: 9, scriptBytes: 186_500 },
  '/admin/models': { ...placeholder, scripts: 10, scriptBytes: 150_000 },
  '/admin/people': { ...placeholder, scripts: 12, scriptBytes: 222_000 },
  '/admin/security': { ...placeholder, scripts: 11, scriptBytes: 214_500 },
  '/admin/mails': { ...placeholder, scripts: 10, scriptBytes: 208_500 },
  '/admin/:kind': { ...placeholder, scripts: 14, scriptBytes: 294_000 },
  '/admin/:kind/create': { ...placeholder, scripts: 16, scriptBytes: 275_000 },
  '/admin/:kind/bulk-create': { ...placeholder, scripts: 13, scriptBytes: 269_500 },
  '/admin/:kind/update/:key': { ...placeholder, scripts: 16, scriptBytes: 276_500 },
  '/admin/:kind/bulk-export': { ...placeholder, scripts: 12, scriptBytes: 205_000 },
  '/account': { ...placeholder, scripts: 13, scriptBytes: 215_000 },
  '/account/address': { ...placeholder, scripts: 8, scriptBytes: 135_000 },
  '/undo-address': { ...placeholder, scripts: 8, scriptBytes: 135_000 },
  '/undo-factor': { ...placeholder, scripts: 8, scriptBytes: 135_000 },
  '/setup': { ...placeholder, scripts: 8, scriptBytes: 145_500 },
  '/licences': { ...placeholder, scripts: 6, scriptBytes: 110_900 },
  [otherPaths]: { ...placeholder, scripts: 4, scriptBytes: 109_300 },
};

interface Measure {
  readonly name: keyof PageWeight;
  readonly what: string;
  readonly advice: string;
}

const measures: readonly Measure[] = [
  {
    name: 'page',
    what: 'of compressed HTML',
    advice: 'Render less before the app starts.',
  },
  {
    name: 'rules',
    what: 'of inlined rules',
    advice: 'Render less before the app starts, or use fewer rules.',
  },
  {
    name: 'inlined',
    what: 'of inlined pictures',
    advice: 'Inline smaller pictures, or load them (inlinePictures in tools/build/page.ts).',
  },
  {
    name: 'files',
    what: 'of pictures, fonts and preloaded files',
    advice: 'Make them smaller, or load those below the first screen later (loading="lazy").',
  },
  {
    name: 'scripts',
    what: 'scripts',
    advice: 'Import less, or adapt tools/build/chunk-plan.ts.',
  },
  {
    name: 'scriptBytes',
    what: 'of compressed scripts',
    advice: 'Import what the page needs later with import().',
  },
];

/** A limit that is higher than this is so loose that a page could become much heavier unnoticed. */
const loosest = 1.15;
/** Three more scripts are allowed: a change of another page can divide the code differently, also between pages of one row. */
const looseLimit = (name: keyof PageWeight, value: number): number =>
  Math.max(value * loosest, name === 'scripts' ? value + 3 : 0);

const suggested = (name: keyof PageWeight, value: number): number =>
  name === 'scripts' ? value + 1 : Math.ceil(Number((value * 1.07).toPrecision(3)));

const amount = (name: keyof PageWeight, value: number): string =>
  name === 'scripts' ? String(value) : `${(value / 1000).toFixed(1)} kB`;

const file = 'tools/build/page-budget.ts';

function* faultsOf(weight: PageWeight, budget: PageWeight): Generator<string> {
  for (const { name, what, advice } of measures) {
    const value = weight[name];
    const limit = budget[name];
    if (value > limit) {
      yield `has ${amount(name, value)} ${what}, ${amount(name, limit)} are allowed. ${advice}`;
    } else if (limit > looseLimit(name, value)) {
      const sizes = `${amount(name, limit)} ${what} and has ${amount(name, value)}`;
      yield `may have ${sizes}. Set \`${name}\` in ${file} to ${suggested(name, value)}, so that the page cannot get heavier unnoticed.`;
    }
  }
}

/** The path of a page in the table: `:kind` instead of a kind of the catalogue. */
const rowName = (path: string): string =>
  path
    .split('/')
    .map((part) => (catalogueKinds.some((kind) => kind === part) ? ':kind' : part))
    .join('/');

/** The row of a new page, to be copied. */
const rowOf = (path: string, weight: PageWeight): string =>
  `'${path}': { ${measures.map(({ name }) => `${name}: ${suggested(name, weight[name])}`).join(', ')} }`;

/**
 * A sentence for each fault of a page, for each page that has become heavier than its limits, and
 * for each limit that is too loose to notice that.
 */
export function pageFaults(pages: readonly WeighedPage[], budgets = budgetOfPages): string[] {
  const rows = new Set(pages.map(({ path }) => rowName(path)));
  const unused = Object.keys(budgets)
    .filter((name) => !rows.has(name))
    .map((name) => `${name} has limits, but is not built. Remove its row from ${file}.`);
  const found = pages.flatMap(({ path, weight, faults }) => {
    const row = rowName(path);
    const budget = budgets[row];
    const others =
      budget === undefined
        ? [`has no limits. Add a row to ${file}: ${rowOf(row, weight)}.`]
        : [...faultsOf(weight, budget)];
    return [...faults, ...others].map((text) => `${path} ${text}`);
  });
  return [...found, ...unused];
}
