import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { processorTime } from '#tests/support/processor-time.ts';
import { Markdown } from './markdown.tsx';

afterEach(cleanup);

function shown(text: string): string {
  const { container } = render(<Markdown text={text} />);
  return (container.firstElementChild?.innerHTML ?? '').replaceAll(/ class="[^"]*"/g, '');
}

describe('a text in Markdown', () => {
  it.each([
    ['One line\nand its second line.', '<p>One line and its second line.</p>'],
    ['One.\n\nTwo.', '<p>One.</p><p>Two.</p>'],
    ['One  \nTwo', '<p>One<br>Two</p>'],
    [
      '**Bold**, *slanted*, __bold__, _slanted_ and `1d6`',
      '<p><strong>Bold</strong>, <em>slanted</em>, <strong>bold</strong>, <em>slanted</em> and <code>1d6</code></p>',
    ],
    ['***Both.*** Text', '<p><strong><em>Both.</em></strong> Text</p>'],
    ['2 * 3 * 4, snake_case_name', '<p>2 * 3 * 4, snake_case_name</p>'],
    [String.raw`\*plain\* **open`, '<p>*plain* **open</p>'],
    ['- Light\n- Bright\n  and warm', '<ul><li>Light</li><li>Bright and warm</li></ul>'],
    ['3. Three\n4. Four', '<ol start="3"><li>Three</li><li>Four</li></ol>'],
    ['- One\n  - Inner\n- Two', '<ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul>'],
    ['> Said.\n> Twice.', '<blockquote><p>Said. Twice.</p></blockquote>'],
    ['```\n**not bold**\n```', '<pre><code>**not bold**</code></pre>'],
    ['Above\n\n---\n\nBelow', '<p>Above</p><hr><p>Below</p>'],
    ['Above\n- One', '<p>Above</p><ul><li>One</li></ul>'],
  ])('%j is shown as %s', (text, html) => {
    expect(shown(text)).toBe(html);
  });

  it('has tables with as many cells in each row as in the head', () => {
    const { container } = render(
      <Markdown text={'| d6 | Gem |\n|---|---|\n| 1 | Opal |\n| 2 |'} />,
    );
    const rows = [...container.querySelectorAll('tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(rows).toEqual([
      ['d6', 'Gem'],
      ['1', 'Opal'],
      ['2', ''],
    ]);
  });

  it('has headings below those of the page, without gaps between the levels', () => {
    expect(shown('## Use\n\n#### Detail')).toBe('<h3>Use</h3><h4>Detail</h4>');
  });

  it('links only to web addresses, and shows HTML as text', () => {
    expect(shown('[SRD](https://example.com/srd)')).toBe(
      '<p><a href="https://example.com/srd" rel="noopener noreferrer">SRD</a></p>',
    );
    expect(shown('[x](javascript:alert(1))')).toBe('<p>[x](javascript:alert(1))</p>');
    expect(shown('<img src=x onerror=alert(1)>')).toBe('<p>&lt;img src=x onerror=alert(1)&gt;</p>');
  });

  it.each([
    ['open stars', '*a '.repeat(3000)],
    ['open brackets', '['.repeat(9000)],
    ['nested quotes', `${'>'.repeat(5000)} deep`],
    ['nested lists', '- '.repeat(4000)],
  ])('is read within a second with 9,000 characters of %s', (_, text) => {
    const from = processorTime();
    shown(text);
    expect(processorTime() - from).toBeLessThan(1000);
  });
});
