import { describe, expect, test } from 'vitest';
import { heavyPages } from './page-budget.ts';

const light = {
  path: '/',
  html: '<style nonce="x">body{margin:0}</style>',
  scripts: 5,
  scriptBytes: 100_000,
};

describe('a built page', () => {
  test('may be light', () => {
    expect(heavyPages([light])).toEqual([]);
  });

  test('cannot link a style sheet, because its first paint would wait for it', () => {
    const html = `${light.html}<link rel="stylesheet" href="/assets/start.css">`;
    expect(heavyPages([{ ...light, html }])).toEqual([
      '/ blocks its first paint with a file. Let tools/build/start-app.ts load the file.',
    ]);
  });

  test('cannot lack its inlined rules', () => {
    expect(heavyPages([{ ...light, html: '' }])[0]).toContain('/ has no inlined rules.');
  });

  test('cannot inline more rules than its budget allows', () => {
    const html = `<style nonce="x">${'a{b:c}'.repeat(5000)}</style>`;
    expect(heavyPages([{ ...light, html }])).toEqual([
      '/ inlines 30.0 kB of rules, 24.0 kB are allowed. Render less before the app starts, or use fewer rules.',
    ]);
  });

  test('cannot load more scripts than its budget allows', () => {
    expect(heavyPages([{ ...light, path: '/admin/gear', scripts: 51 }])).toEqual([
      '/admin/gear loads 51 scripts first, 14 are allowed. Import less, or adapt tools/build/chunk-plan.ts.',
    ]);
  });

  test('cannot load more bytes of scripts than its budget allows', () => {
    expect(heavyPages([{ ...light, path: '/dashboard', scriptBytes: 151_000 }])[0]).toMatch(
      /^\/dashboard loads 151\.0 kB of scripts first/,
    );
  });
});
