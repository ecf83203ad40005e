import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { processorTime } from '#tests/support/processor-time.ts';
import type { Block, Inline } from '../markdown.ts';
import { hostileTexts } from '#tests/support/hostile-texts.ts';
import { linksOfTokens } from './links.ts';
import { parser } from './parser.ts';
import { passagesIn } from './passages.ts';
import { readEntryText } from './read-entry-text.ts';

type Part = Block | Inline;

const childrenOf = (part: Part): readonly Part[] => {
  if (part.type === 'list') return part.items.flat();
  if (part.type === 'table') return [...part.head, ...part.rows.flat()].flat();
  return 'children' in part ? part.children : [];
};

const everyPart = (parts: readonly Part[]): Part[] =>
  parts.flatMap((part) => [part, ...everyPart(childrenOf(part))]);

const depthOf = (parts: readonly Part[]): number =>
  parts.length === 0 ? 0 : 1 + Math.max(...parts.map((part) => depthOf(childrenOf(part))));

const line = (text: string): Inline[] => {
  const [block] = readEntryText(text);
  return block?.type === 'paragraph' ? [...block.children] : [];
};

const plain = (text: string): Inline => ({ type: 'text', text });

const fragments =
  '[[a]],[[b|c]],:::secret\n,:::\n,> ,- ,\n,\n\n,`,*,[,](/d),![,|,|-|\n,```\n,    ,e';

describe('a text of an entry', () => {
  test('is read with all its blocks', () => {
    const text =
      '## a\n\nb\n\n3. c\n   - d\n\n> e\n\n| f | g |\n|---|---|\n| h |\n\n```js\ni\n```\n\n***';
    expect(readEntryText(text)).toEqual([
      { type: 'heading', level: 2, children: [plain('a')] },
      { type: 'paragraph', children: [plain('b')] },
      {
        type: 'list',
        start: 3,
        items: [
          [
            { type: 'paragraph', children: [plain('c')] },
            {
              type: 'list',
              start: null,
              items: [[{ type: 'paragraph', children: [plain('d')] }]],
            },
          ],
        ],
      },
      { type: 'quote', children: [{ type: 'paragraph', children: [plain('e')] }] },
      { type: 'table', head: [[plain('f')], [plain('g')]], rows: [[[plain('h')], []]] },
      { type: 'code', text: 'i' },
      { type: 'rule' },
    ]);
  });

  test('is read with its marks, links and pictures', () => {
    expect(line('*a **b*** ~~c~~ `d`\\\n[[E]] [[f|g]] ![h](/api/images/image-of-h)')).toEqual([
      {
        type: 'emphasis',
        children: [plain('a '), { type: 'strong', children: [plain('b')] }],
      },
      plain(' '),
      { type: 'strikethrough', children: [plain('c')] },
      plain(' '),
      { type: 'code', text: 'd' },
      { type: 'break' },
      { type: 'entryLink', title: 'E', words: null },
      plain(' '),
      { type: 'entryLink', title: 'f', words: 'g' },
      plain(' '),
      { type: 'image', src: '/api/images/image-of-h', alt: 'h' },
    ]);
  });

  test('has passages in the order of passagesIn', () => {
    const text = '- :::secret{for="tomas"}\n  :::secret\n  a\n  :::\n\n:::secret\nb';
    const found = everyPart(readEntryText(text)).filter((part) => part.type === 'passage');
    expect(found.map(({ index, readers }) => ({ index, readers }))).toEqual([
      { index: 0, readers: ['tomas'] },
      { index: 1, readers: [] },
      { index: 2, readers: [] },
    ]);
  });

  it.each([
    ['/campaigns/1?a=b#c', true],
    ['https://example.com/a', true],
    ['HTTP://example.com', true],
    ['mailto:mira@example.com', true],
    ['//example.com', false],
    // The parser encodes what browsers would read as another slash.
    ['/\\example.com', true],
    ['/&#9;/example.com', true],
    ['campaigns/1', false],
    ['#top', false],
    ['ftp://example.com', false],
    ['javascript:alert(1)', false],
    ['data:text/html,a', false],
    ['&#106;avascript:alert(1)', false],
    ['tel:123', false],
  ])('links to %s: %j', (address, isLink) => {
    expect(line(`[a](${address})`).some((part) => part.type === 'link')).toBe(isLink);
  });

  it.each([
    ['/api/images/019a0000-0000-7000-8000-000000000050', true],
    ['/api/pictures/picture-of-vell', true],
    ['/api/campaigns/campaign-of-vell/entries/export', false],
    ['/api/pictures/picture-of-vell/../../session', false],
    ['/api/pictures/', false],
    ['/api/auth/sign-out', false],
    ['/art/hero.webp', false],
    ['//example.com/a.png', false],
    ['https://example.com/a.png', false],
    ['data:image/png;base64,AAAA', false],
    ['/a?b', false],
    ['a.png', false],
  ])('shows the picture %s: %j', (address, isShown) => {
    expect(line(`![a](${address})`).some((part) => part.type === 'image')).toBe(isShown);
  });

  test('has the links of linksOfTokens, none of them in a link, and the passages of passagesIn', () => {
    const part = fc.constantFrom(...fragments.split(','));
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const text = parts.join('');
        const all = everyPart(readEntryText(text));
        const inLinks = all.filter(({ type }) => type === 'link').flatMap(childrenOf);
        expect(everyPart(inLinks).filter(({ type }) => /link/i.test(type))).toEqual([]);
        const titles = all.flatMap((each) => (each.type === 'entryLink' ? [each.title] : []));
        expect([...new Set(titles)]).toEqual(linksOfTokens(parser.parse(text, {})));
        const passages = all.filter((each) => each.type === 'passage');
        expect(passages.map(({ index }) => index)).toEqual([...passagesIn(text).keys()]);
      }),
      { numRuns: 2000 },
    );
  });

  test('has tables with some thousand cells at most', () => {
    const text = `${'|a'.repeat(500)}\n${'|-'.repeat(500)}\n${'|\n'.repeat(500)}`;
    const cells = everyPart(readEntryText(text)).flatMap((part) =>
      part.type === 'table' ? part.rows.flat() : [],
    );
    expect(cells.length).toBeGreaterThan(5_000);
    expect(cells.length).toBeLessThan(8_000);
  });

  it.each(hostileTexts)('is not deep, and is read quickly: %s', (_, text) => {
    const from = processorTime();
    const blocks = readEntryText(text);
    expect(processorTime() - from).toBeLessThan(1000);
    expect(depthOf(blocks)).toBeLessThan(65);
  });
});
