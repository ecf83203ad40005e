import { describe, expect, test } from 'vitest';
import { criticalCss } from './critical-css.ts';

const page =
  '<html><body><h1 class="title wide" id="top" data-tone="gold">Costs</h1><p>Text</p></body></html>';

describe('the rules of the first paint', () => {
  test.for([
    'h1{color:red}',
    '.title{color:red}',
    '#top{color:red}',
    '[data-tone=gold]{color:red}',
    '.title:hover{color:red}',
    '.title:not(.small){color:red}',
    ':is(.missing,.wide){color:red}',
    'p{text-wrap:balance;scrollbar-gutter:stable}',
    '@media (width>=40rem){.wide{color:red}}',
  ])('contain %s', (css) => {
    expect(criticalCss(css, page)).toBe(css);
  });

  test.for([
    'h2{color:red}',
    '.missing{color:red}',
    '.title .missing{color:red}',
    '#other{color:red}',
    '[data-tone=arcane]{color:red}',
    ':is(.missing,.other){color:red}',
    '@media (width>=40rem){.missing{color:red}}',
  ])('do not contain %s', (css) => {
    expect(criticalCss(css, page)).toBe('');
  });

  test('contain custom properties and animations only if another rule uses them', () => {
    const css = [
      ':root{--used:red;--through:var(--used);--unused:blue}',
      '.title{color:var(--through);animation:1s turn}',
      '@keyframes turn{to{rotate:1turn}}@keyframes other{to{rotate:2turn}}',
      '@property --used{syntax:"*";inherits:false}@property --unused{syntax:"*";inherits:false}',
    ].join('');
    const rules = criticalCss(css, page);
    expect(rules).toContain('--through:var(--used)');
    expect(rules).toContain('@keyframes turn');
    expect(rules).toContain('@property --used');
    expect(rules).not.toMatch(/--unused|other/);
  });

  test('name all layers in their order, so that the whole style sheet keeps the order', () => {
    const css = '@layer base{.missing{color:red}}@layer parts{.title{color:red}}';
    expect(criticalCss(css, page)).toMatch(/^@layer base,parts;/);
  });
});
