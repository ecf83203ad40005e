import { describe, expect, test } from 'vitest';
import { fillPage } from './page.ts';

const template = [
  '<html><head><title>Questwright</title>',
  '<link rel="stylesheet" crossorigin href="/assets/main.css"></head>',
  '<body><div id="root"></div></body></html>',
].join('');

const parts = { markup: '<h1>Costs $& and $1</h1>', head: '', preload: [] };

describe('filling a page', () => {
  test('puts the markup into the root element, also if the markup contains patterns of String.replace', () => {
    expect(fillPage(template, parts)).toContain('<div id="root"><h1>Costs $& and $1</h1></div>');
  });

  test('preloads the scripts of the page', () => {
    const page = fillPage(template, { ...parts, preload: ['assets/login.js'] });
    expect(page).toMatch(/<link rel="modulepreload"[^>]*href="\/assets\/login\.js">/);
  });

  test('replaces the title of the template by the title of the page', () => {
    const page = fillPage(template, { ...parts, head: '<title>Sign in</title>' });
    expect(page.match(/<title>[^<]*<\/title>/g)).toEqual(['<title>Sign in</title>']);
  });

  test('replaces the link of an inlined style sheet', () => {
    const inline = new Map([['/assets/main.css', 'body{margin:0}']]);
    const page = fillPage(template, { ...parts, inline });
    expect(page).toContain('<style nonce="__CSP_NONCE__">body{margin:0}</style>');
    expect(page).not.toContain('rel="stylesheet"');
  });

  test('refuses a template without a root element', () => {
    expect(() => fillPage('<html></html>', parts)).toThrow('does not contain');
  });
});
