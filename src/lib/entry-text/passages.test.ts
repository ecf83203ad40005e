import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { hostileTexts } from '#tests/support/hostile-texts.ts';
import { processorTime } from '#tests/support/processor-time.ts';
import { blockTokens, parser, passageOf } from './parser.ts';
import { passagesIn, readersIn, textFor, withReaders } from './passages.ts';

const everyone = ':::secret{for="everyone"}';

describe('the text for a reader', () => {
  it.each([
    ['text without passages', 'a\r\nb: [[c]]', 'a\r\nb: [[c]]'],
    ['a hidden passage', 'a\n\n:::secret\nx\n:::\n\nb', 'a\n\nb'],
    ['blocks that were apart', 'a\n:::secret\nx\n:::\nb', 'a\n\nb'],
    ['a passage for another reader', ':::secret{for="ilse"}\nx\n:::\nb', 'b'],
    ['a passage for the reader', ':::secret{for="ilse, tomas"}\nx\n:::\nb', ':::secret\nx\n:::\nb'],
    ['a passage for everyone', `a\n${everyone}\nx\n:::\nb`, 'a\n\nx\n\nb'],
    [
      'a passage in a passage',
      '::::secret{for="tomas"}\na\n:::secret\nx\n:::\nb\n::::',
      '::::secret\na\n\nb\n::::',
    ],
    ['a passage in a hidden one', `:::secret\nx\n${everyone}\ny\n:::\nz\n:::\nb`, 'b'],
    ['a quote', '> a\n> :::secret\n> x\n> :::\n> b', '> a\n>\n> b'],
    ['a lazy line of a quote', '> :::secret\n> x\ny\n\nb', 'b'],
    ['a list item', '- a\n- :::secret\n  x\n  :::\n- b', '- a\n\n- b'],
    ['the rest of a list item', '- :::secret\n  x\n  :::\n\n  y\n- b', '-\n  y\n- b'],
    ['a lazy line of a list item', '- :::secret\n  x\ny\n\nb', 'b'],
    ['colons in code of a passage', ':::secret\n```\n:::\n```\nx\n:::\nb', 'b'],
    ['colons in a quote of a passage', ':::secret\n> :::\n\nx\n:::\nb', 'b'],
    ['a passage without an end', 'a\n:::secret\nx\n::\n\ny', 'a\n'],
    ['code without an end in a passage', 'a\n:::secret\n```\nx\n:::\ny', 'a\n'],
    ['more colons at the end', ':::secret\nx\n:::::\nb', 'b'],
    ['fewer colons at the end', '::::secret\nx\n:::\ny\n::::\nb', 'b'],
    ['a passage after a paragraph', 'a\n:::secret\nx\n===\n:::\nb', 'a\n\nb'],
    ['spaces in the opening line', ':::  secret {for="ilse"}  \nx\n:::\nb', 'b'],
    ['capital letters in the opening line', ':::Secret\nx\n:::\nb', 'b'],
    ['line breaks of Windows', 'a\r\n:::secret\r\nx\r\n:::\r\nb', 'a\r\n\r\nb'],
    ['line breaks of old computers', 'a\r:::secret\rx\r:::\rb', 'a\r\rb'],
    ['a special space at the end of a line', 'a\n:::secret\u2028\nx\n:::\u00A0\nb', 'a\n\nb'],
    ['an empty character', ':::secret\n\0x\n:::\n\0b', '\0b'],
    ['a definition in a passage', '[x]\n\n:::secret\n[x]: /y\n:::', '[x]\n\n'],
  ])('is right for %s', (_, text, expected) => {
    expect(textFor(text, 'tomas')).toBe(expected);
  });

  it.each([
    ['code', 'a\n```\n:::secret\nx\n```'],
    ['an indented line', 'a\n    :::secret\nx'],
    ['an attribute of another form', 'a\n:::secret{for=ilse}\nx\n:::'],
    ['words after the mark', 'a\n:::secret for Ilse\nx\n:::'],
    ['special spaces before the mark', 'a\n\u00A0:::secret\nx\n:::'],
    ['a line break inside of a line', 'a\n\u2028:::secret\nx\n:::'],
    ['deeper quotes than the parser reads', `a\n${'> '.repeat(50)}:::secret\nx`],
    [
      'code that the cut changes into a passage',
      `a\n- b\n:::secret\n:::\n    ${everyone}\n    x\n    :::`,
    ],
    ['marks that the parser reads as text', 'a\n> *:::secret*\nx'],
  ])('ends before what only looks like a passage: %s', (_, text) => {
    expect(textFor(text, 'tomas')).not.toMatch(/secret|x/);
    expect(textFor(text, 'tomas')).toMatch(/^a\n/);
  });

  it('contains only passages for everyone, if no reader is named', () => {
    const text = `${everyone}\na\n:::\n:::secret{for="tomas"}\nx\n:::`;
    expect(textFor(text, 'everyone')).toBe('a\n');
  });
});

/** The words `mark1`, `mark2`, … in tokens that the game master sees marked. */
function markedWords(text: string, reader: string): Set<string> {
  const words = new Set<string>();
  const tokens = parser.parse(text, {});
  let hidden = 0;
  const open: boolean[] = [];
  for (const token of tokens) {
    const passage = passageOf(token);
    if (passage !== undefined) {
      const isHidden = !passage.readers.some((id) => id === 'everyone' || id === reader);
      open.push(isHidden);
      hidden += isHidden ? 1 : 0;
    }
    if (token.type === 'passage_close' && open.pop() === true) hidden -= 1;
    const contents = `${token.content} ${token.info}`;
    if (hidden > 0) for (const [word] of contents.matchAll(/mark\d+/g)) words.add(word);
  }
  return words;
}

const fragments = [
  ':::',
  ':',
  'secret',
  ':::secret',
  '{for="tomas"}',
  '{for="ilse everyone"}',
  '{',
  '}',
  '> ',
  '>',
  '- ',
  '1. ',
  ' ',
  '    ',
  '\t',
  '```',
  '~~~',
  '# ',
  '===',
  '---',
  '|',
  '|-|',
  '[a]: ',
  '[a',
  ']: ',
  '"M',
  '<div>',
  '\\',
  '*',
  '`',
  '\r',
  '\u2028',
  '\u00A0',
  '\0',
  '\n',
  'M',
  'M',
];

const indents = fc.array(fc.constantFrom('', '', '', '> ', '- ', '1. ', '  ', '    ', '\t'), {
  maxLength: 3,
});

const fences = [
  ':::secret',
  ':::secret',
  '::::secret',
  ':::secret{for="ilse"}',
  ':::secret{for="tomas"}',
  everyone,
  ':::',
  ':::',
  ':::',
  '::::',
];

const anyLine = fc.tuple(
  indents,
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.constantFrom('M', 'M', 'M', '', '```', '# M', '[a]: M', '|M|', '|-|'),
    },
    {
      weight: 3,
      arbitrary: fc.constantFrom(...fences),
    },
    {
      weight: 1,
      arbitrary: fc
        .array(fc.constantFrom(...fragments), { maxLength: 4 })
        .map((parts) => parts.join('')),
    },
  ),
  fc.constantFrom('\n', '\n', '\n', '\n', '\n\n', '\r\n', '\r'),
);

/** Each M becomes another word, so that it is found again. */
const soup = fc
  .oneof(
    { weight: 4, arbitrary: fc.array(anyLine, { maxLength: 16 }) },
    { weight: 1, arbitrary: fc.array(fc.constantFrom(...fragments), { maxLength: 40 }) },
  )
  .map((parts) => {
    let marks = 0;
    return parts
      .flat(2)
      .join('')
      .replaceAll('M', () => `mark${(marks += 1)}`);
  });

const reader = fc.constantFrom('tomas', 'everyone');

describe('laws of the text for a reader', () => {
  test('no word that is marked for others is in it', () => {
    fc.assert(
      fc.property(soup, reader, (text, id) => {
        const cut = textFor(text, id);
        const words = new Set(cut.match(/mark\d+/g));
        expect([...markedWords(text, id)].filter((word) => words.has(word))).toEqual([]);
      }),
      { numRuns: 20_000 },
    );
  });

  test('it names no reader, and cutting the text for every member a second time changes nothing', () => {
    fc.assert(
      fc.property(soup, (text) => {
        const cut = textFor(text, 'everyone');
        expect(textFor(cut, 'everyone')).toBe(cut);
        expect(passagesIn(cut)).toEqual([]);
        expect(readersIn(textFor(text, 'tomas'))).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });

  test('every member can read at least what everyone can read', () => {
    fc.assert(
      fc.property(wellFormed, ({ text }) => {
        const own = new Set(textFor(text, 'tomas').match(/mark\d+/g));
        const all = textFor(text, 'everyone').match(/mark\d+/g) ?? [];
        expect(all.filter((word) => !own.has(word))).toEqual([]);
      }),
    );
  });

  test('in a well-formed text, exactly the hidden words are missing', () => {
    fc.assert(
      fc.property(wellFormed, reader, ({ text, words }, id) => {
        // The marks of three list items without their text are a horizontal line, and the cut ends there.
        fc.pre(!text.includes('- - - '));
        const visible = words.filter(({ readers }) =>
          readers.every((ids) => ids.includes('everyone') || ids.includes(id)),
        );
        expect(textFor(text, id).match(/mark\d+/g) ?? []).toEqual(visible.map(({ word }) => word));
      }),
      { numRuns: 3000 },
    );
  });
});

interface Leaf {
  type: 'words' | 'code' | 'heading' | 'table';
}

interface Branch {
  type: 'quote' | 'list' | 'passage';
  readers: readonly string[];
  children: readonly (Leaf | Branch)[];
}

const { tree } = fc.letrec<{ tree: Leaf | Branch; children: (Leaf | Branch)[] }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    fc.record({ type: fc.constantFrom<Leaf['type'][]>('words', 'code', 'heading', 'table') }),
    fc.record({
      type: fc.constantFrom<Branch['type'][]>('quote', 'list', 'passage'),
      readers: fc.subarray(['tomas', 'ilse', 'everyone']),
      children: tie('children'),
    }),
  ),
  children: fc.array(tie('tree'), { minLength: 1, maxLength: 4 }),
}));

/** The ids in `for` of each passage around a word. */
type Readers = readonly (readonly string[])[];

const wellFormed = fc.array(tree, { maxLength: 5 }).map((trees) => {
  const words: { word: string; readers: Readers }[] = [];
  const leafLines = (type: Leaf['type'], readers: Readers): string[] => {
    const word = `mark${words.length + 1}`;
    words.push({ word, readers });
    if (type === 'code') return ['```', ':::', word, '```'];
    if (type === 'heading') return [`# ${word}`];
    return type === 'table' ? ['| a |', '|---|', `| ${word} |`] : [word];
  };
  const branchLines = ({ type, readers: ids, children }: Branch, readers: Readers): string[] => {
    if (type === 'passage') {
      const inner = linesOf(children, [...readers, ids]);
      return [`:::secret{for="${ids.join(' ')}"}`, ...inner, ':::'];
    }
    return linesOf(children, readers).map((line, index) => {
      if (type === 'quote') return `> ${line}`;
      return `${index === 0 ? '- ' : '  '}${line}`;
    });
  };
  const linesOf = (children: readonly (Leaf | Branch)[], readers: Readers): string[] =>
    children.flatMap((child, index) => [
      ...(index === 0 ? [] : ['']),
      ...('children' in child ? branchLines(child, readers) : leafLines(child.type, readers)),
    ]);
  return { text: linesOf(trees, []).join('\n'), words };
});

describe('the passages of a text', () => {
  const text =
    'a\n::::secret{for="tomas ilse"}\n> - :::secret\n>   x\n\n:::\n::::\n:::SECRET  \r\ny';

  test('are in the order of their opening lines, with their readers', () => {
    expect(passagesIn(text)).toEqual([
      { line: 1, readers: ['tomas', 'ilse'] },
      { line: 2, readers: [] },
      { line: 7, readers: [] },
    ]);
    expect(readersIn(`${text}\n${everyone}`)).toEqual(['ilse', 'tomas']);
  });

  test('get other readers without another change', () => {
    expect(withReaders(text, 0, 'gm')).toBe(text.replace('{for="tomas ilse"}', ''));
    expect(withReaders(text, 1, ['odo', 'no id', 'tomas'])).toBe(
      text.replace('- :::secret', '- :::secret{for="odo tomas"}'),
    );
    expect(withReaders(text, 2, 'everyone')).toBe(
      text.replace('SECRET  \r', 'SECRET{for="everyone"}  \r'),
    );
    expect(withReaders(text, 3, 'everyone')).toBe(text);
  });

  test('of any text have the readers that they were given last', () => {
    fc.assert(
      fc.property(soup, fc.subarray(['tomas', 'ilse']), (any, readers) => {
        const before = passagesIn(any);
        for (const [index, passage] of before.entries()) {
          const after = passagesIn(withReaders(any, index, readers));
          expect(after).toEqual(before.with(index, { ...passage, readers }));
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe('hostile texts', () => {
  it.each(hostileTexts)('are cut quickly: %s', (_, text) => {
    const hidden = `:::secret\nmark1\n:::\n${text}\n:::secret\nmark2`;
    const from = processorTime();
    const cut = textFor(hidden, 'tomas');
    // Much more than it takes on a quiet machine, and much less than quadratic time.
    expect(processorTime() - from).toBeLessThan(1000);
    expect(cut).not.toContain('mark');
    expect(blockTokens(cut).some((token) => passageOf(token) !== undefined)).toBe(false);
  });
});
