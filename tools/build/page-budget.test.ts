import { describe, expect, test } from 'vitest';
import { type Budgets, pageFaults } from './page-budget.ts';
import { type BuiltPage, type PageWeight, weighPage } from './page-weight.ts';

const sizes: Readonly<Record<string, number>> = {
  'assets/a.js': 60_000,
  'assets/b.js': 40_000,
  'assets/page.css': 9000,
  'fonts/text.woff2': 20_000,
  'fonts/titles.woff2': 19_000,
  'art/small.avif': 8000,
  'art/large.avif': 22_000,
  'art/large.webp': 27_000,
};

const head = [
  '<link rel="icon" href="/favicon.svg">',
  '<link rel="preload" as="font" href="/fonts/titles.woff2" crossorigin>',
  '<style nonce="x">@font-face{font-family:a;src:url(/fonts/text.woff2)}body{margin:0}</style>',
  '<script nonce="x">const sheet = \'<link rel="stylesheet" href="/assets/page.css">\';</script>',
].join('');
const body = '<img src="data:image/webp;base64,AAAA" alt=""><p title="a > b">Words</p>';
const document = (inHead = '', inBody = '') =>
  `<!doctype html><html><head>${head}${inHead}</head><body>${body}${inBody}</body></html>`;

const light: BuiltPage = {
  path: '/',
  html: document(),
  scripts: ['assets/a.js', 'assets/b.js'],
};

const weigh = (changed: Partial<BuiltPage> = {}) =>
  weighPage({ ...light, ...changed }, (file) => sizes[file]);

const { weight: present } = weigh();
/** The limits of the page: none is near, except those that are given. */
const faultsOf = (changed: Partial<BuiltPage>, limits: Partial<PageWeight> = {}) => {
  const page = weigh(changed);
  return pageFaults([page], { '/': { ...page.weight, ...limits } });
};

test('a page within its limits has no faults', () => {
  expect(pageFaults([weigh()], { '/': present })).toEqual([]);
});

describe('before its first paint, a page cannot', () => {
  test.for([
    '<link rel="stylesheet" href="/assets/page.css">',
    `<link href='/assets/page.css' crossorigin rel='stylesheet'>`,
    '<LINK\n  HREF=/assets/page.css\n  REL=StyleSheet\n>',
    '<link rel="preload stylesheet" as="style" href="/assets/page.css">',
    '<style>@import "/assets/page.css";</style>',
  ])('wait for the style sheet of %s', (element) => {
    expect(faultsOf({ html: document(element) })).toEqual([
      '/ waits for the style sheet /assets/page.css before its first paint. Let tools/build/start-app.ts load it.',
    ]);
  });

  test.for([
    '<script src="/assets/a.js"></script>',
    '<script nonce=x type=module\n src=/assets/a.js></script>',
    `<SCRIPT ASYNC SRC='/assets/a.js'></SCRIPT>`,
    '<link href="/assets/a.js" rel="modulepreload">',
    '<link as=script href=/assets/a.js rel=preload>',
  ])('load the script of %s', (element) => {
    expect(faultsOf({ html: document(element) })).toEqual([
      '/ loads the script /assets/a.js before its first paint. Let tools/build/start-app.ts load it.',
    ]);
  });

  test('lack its inlined rules', () => {
    expect(faultsOf({ html: '<!doctype html><p>Words</p>' })).toEqual([
      '/ has no inlined rules. Look at tools/build/critical-css.ts.',
    ]);
  });

  test.for([
    '<img src="/art/lost.avif" alt="">',
    '<link rel="preload" as="image" href="/art/lost.avif">',
    '<style>p{background:url(/art/lost.avif)}</style>',
    '<video poster="/art/lost.avif"></video>',
  ])('need the file of %s, which does not exist', (element) => {
    expect(faultsOf({ html: document('', element) })).toEqual([
      '/ needs /art/lost.avif, which the build has not written. Correct its address.',
    ]);
  });
});

describe('a page cannot have more than its limit', () => {
  const heavier = (html: string, scripts = light.scripts) =>
    pageFaults([weigh({ html, scripts })], { '/': { ...present, page: 5000 } }).filter(
      // The other limits are exact.
      (text) => !text.includes('`page`'),
    );

  test('of compressed HTML', () => {
    const words = Array.from({ length: 900 }, (_, index) => String(index * index)).join(' ');
    expect(pageFaults([weigh({ html: document('', words) })], { '/': present })).toEqual([
      expect.stringMatching(
        /^\/ has \d\.\d kB of compressed HTML, 0\.\d kB are allowed\. Render less before the app starts\.$/,
      ),
    ]);
  });

  test('of inlined rules', () => {
    const rules = `<style>${'a{color:red}'.repeat(500)}</style>`;
    expect(heavier(document(rules))).toEqual([
      '/ has 6.1 kB of inlined rules, 0.1 kB are allowed. Render less before the app starts, or use fewer rules.',
    ]);
  });

  test.for([
    `<img src="data:image/webp;base64,${'AAAA'.repeat(510)}" alt="">`,
    `<img loading=lazy srcset='data:image/webp;base64,${'AAAA'.repeat(510)} 2x' alt=''>`,
  ])('of inlined pictures, as in %.30s', (picture) => {
    expect(heavier(document('', picture))).toEqual([
      '/ has 2.1 kB of inlined pictures, 0.0 kB are allowed. Inline smaller pictures, or load them (inlinePictures in tools/build/page.ts).',
    ]);
  });

  test('of inlined pictures, also if a rule inlines them', () => {
    const rule = `<style>p{background:url("data:image/webp;base64,${'AAAA'.repeat(510)}")}</style>`;
    expect(heavier(document(rule)).join('\n')).toContain('/ has 2.1 kB of inlined pictures');
  });

  test.for([
    ['<img src="/art/large.avif?v=2" alt="">', 22],
    ['<img\nSRCSET="/art/small.avif 704w,/art/large.avif 1408w" src="/art/small.avif">', 22],
    ['<picture><source srcset=/art/large.avif><img src=/art/large.webp></picture>', 22],
    ['<link as=image rel=preload imagesrcset="/art/small.avif 1x, /art/large.avif 2x">', 22],
    ['<style>p{background:url(/art/large.webp)}</style>', 27],
    ['<link rel="preload" as="font" href="/fonts/text.woff2"><img src="/art/small.avif">', 8],
    ['<iframe src="/art/large.webp"></iframe>', 27],
  ] as const)('of pictures, fonts and preloaded files, as with %s', ([elements, more]) => {
    expect(heavier(document('', elements)).filter((text) => !text.includes('rules'))).toEqual([
      `/ has ${39 + more}.0 kB of pictures, fonts and preloaded files, 39.0 kB are allowed. Make them smaller, or load those below the first screen later (loading="lazy").`,
    ]);
  });

  test('of files, which does not include pictures that are loaded later', () => {
    const picture = '<img loading="lazy" src="/art/large.avif" alt="">';
    expect(heavier(document('', picture))).toEqual([]);
  });

  test('of scripts', () => {
    const scripts = ['assets/a.js', 'assets/b.js', 'assets/a.js', 'assets/b.js'];
    expect(heavier(light.html, scripts)).toEqual([
      '/ has 4 scripts, 2 are allowed. Import less, or adapt tools/build/chunk-plan.ts.',
      '/ has 200.0 kB of compressed scripts, 100.0 kB are allowed. Import what the page needs later with import().',
    ]);
  });
});

describe('the limits of a page', () => {
  test('can be a little above what the page needs', () => {
    const limits = { rules: present.rules * 1.1, scripts: 3, scriptBytes: 110_000 };
    expect(faultsOf({}, limits)).toEqual([]);
  });

  test.for([
    [{ scriptBytes: 120_000 }, '120.0 kB of compressed scripts and has 100.0 kB', 107_000],
    [{ files: 50_000 }, '50.0 kB of pictures, fonts and preloaded files and has 39.0 kB', 41_700],
    [{ scripts: 6 }, '6 scripts and has 2', 3],
  ] as const)('must be lowered when the page needs much less: %o', ([limits, amounts, lower]) => {
    const [[name] = []] = Object.entries(limits);
    expect(faultsOf({}, limits)).toEqual([
      `/ may have ${amounts}. Set \`${name}\` in tools/build/page-budget.ts to ${lower}, so that the page cannot get heavier unnoticed.`,
    ]);
  });

  test('must exist', () => {
    const page = weigh({ path: '/tavern' });
    expect(pageFaults([page], {})).toEqual([
      `/tavern has no limits. Add a row to tools/build/page-budget.ts: '/tavern': { page: ${Math.ceil(present.page * 1.07)}, rules: ${Math.ceil(present.rules * 1.07)}, inlined: 29, files: 41700, scripts: 3, scriptBytes: 107000 }.`,
    ]);
  });

  test('are removed with the page', () => {
    expect(pageFaults([weigh()], { '/': present, '/tavern': present })).toEqual([
      '/tavern has limits, but is not built. Remove its row from tools/build/page-budget.ts.',
    ]);
  });

  test('are the same for every kind of the catalogue', () => {
    const budgets: Budgets = { '/rules/:kind/:key': present };
    const pages = ['gear', 'feats'].map((kind) => weigh({ path: `/rules/${kind}/:key` }));
    expect(pageFaults(pages, budgets)).toEqual([]);
  });
});
