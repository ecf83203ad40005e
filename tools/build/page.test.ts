import { describe, expect, test } from 'vitest';
import { fillPage, type PageParts } from './page.ts';

const template = [
  '<html><head><title>Questwright</title>',
  '<script type="module" crossorigin src="/assets/start.js" nonce="__CSP_NONCE__"></script>',
  '<link rel="stylesheet" crossorigin href="/assets/main.css"></head>',
  '<body><div id="root"></div></body></html>',
].join('');

const files: Readonly<Record<string, string>> = {
  '/assets/main.css': 'body{margin:0}.hidden{display:none}',
  '/art/small.webp': 'pixels',
  '/art/large.webp': 'pixels'.repeat(5000),
};
const read = (url: string) => Buffer.from(files[url] ?? '');

const parts: PageParts = {
  path: '/',
  markup: '<h1>Costs $& and $1</h1>',
  head: '',
  prerendered: true,
  scripts: [],
};

const fill = (changed: Partial<PageParts> = {}, from = template) =>
  fillPage(from, { ...parts, ...changed }, read);

describe('filling a page', () => {
  test('puts the markup into the root element, also if the markup contains patterns of String.replace', () => {
    expect(fill()).toContain('<div id="root" data-prerendered><h1>Costs $& and $1</h1></div>');
  });

  test('marks the markup as prerendered only if the app renders the same first', () => {
    expect(fill({ prerendered: false })).toContain('<div id="root"><h1>');
  });

  test('replaces the title of the template by the title of the page', () => {
    const page = fill({ head: '<title>Sign in</title>' });
    expect(page.match(/<title>[^<]*<\/title>/g)).toEqual(['<title>Sign in</title>']);
  });

  test('keeps the title of the template if the page has none', () => {
    expect(fill().match(/<title>[^<]*<\/title>/g)).toEqual(['<title>Questwright</title>']);
  });

  test('inlines the rules of the first paint instead of linking the style sheet', () => {
    const page = fill();
    expect(page).toContain('<style nonce="__CSP_NONCE__">body{margin:0}</style>');
    expect(page).not.toContain('rel="stylesheet"');
  });

  test('lets a script load the style sheet, the scripts of the page and the app', () => {
    const page = fill({ scripts: ['/assets/login.js'] });
    const [, script = ''] = /<script nonce="__CSP_NONCE__">(.*)<\/script>/.exec(page) ?? [];
    for (const url of ['/assets/main.css', '/assets/login.js', '/assets/start.js']) {
      expect(script).toContain(url);
    }
    expect(page).not.toContain('<script type="module"');
  });

  test('requests the session at once if the app must know it before it shows the page', () => {
    expect(fill({ prerendered: false })).toContain('/api/auth/self');
    expect(fill()).not.toContain('/api/');
  });

  test('requests the first data of a page whose path has parameters', () => {
    const page = fill({ path: '/campaigns/:campaignId', prerendered: false });
    expect(page).toMatch(/api\/auth\/self.,.\/api\/campaigns\/:campaignId/);
  });

  test('keeps an outline in a template of the root element, with its rules', () => {
    const page = fill({ outline: '<img class="hidden"/>', prerendered: false });
    expect(page).toMatch(/<div id="root">.*<template><img class="hidden"\/><\/template><\/div>/);
    expect(page).toContain('.hidden{display:none}');
  });

  test('inlines small pictures of high priority', () => {
    const image = (url: string, priority: string) =>
      `<img src="${url}" fetchPriority="${priority}"/>`;
    const inlined = `src="data:image/webp;base64,${Buffer.from('pixels').toString('base64')}"`;
    expect(fill({ markup: image('/art/small.webp', 'high') })).toContain(inlined);
    expect(fill({ markup: image('/art/small.webp', 'low') })).not.toContain('data:');
    expect(fill({ markup: image('/art/large.webp', 'high') })).not.toContain('data:');
  });

  test('keeps a script that works without the app, with the rules of what it shows', () => {
    const ownScript = { code: 'show();', states: '<i class="hidden">' };
    const page = fill({ ownScript });
    expect(page).toContain('<script type="module" nonce="__CSP_NONCE__">show();</script>');
    expect(page).toContain('.hidden{display:none}');
    expect(page).not.toContain('<i class');
  });

  test('refuses a template without a root element', () => {
    expect(() => fill({}, '<html></html>')).toThrow('does not contain');
  });
});
