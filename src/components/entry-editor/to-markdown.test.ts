import { Slice } from 'prosemirror-model';
import { EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, test } from 'vitest';
import { processorTime } from '#tests/support/processor-time.ts';
import { fromMarkdown } from './from-markdown.ts';
import { nodes, schema } from './schema.ts';
import { toMarkdown } from './to-markdown.ts';
import { trickyTexts } from './tricky-texts.fixture.ts';

describe('a text without edits', () => {
  test.for(Object.entries(trickyTexts))('is written back byte for byte: %s', ([, text]) => {
    expect(toMarkdown(fromMarkdown(text))).toBe(text);
  });

  const blank = ['', '\n', ' \n\n', 'a', 'a\n', 'a\n\n\n', '\n\na', 'a\r\n\r\nb\r\n', 'a\rb', '\t'];
  test.for(blank)('keeps its white space and line breaks: %j', (text) => {
    expect(toMarkdown(fromMarkdown(text))).toBe(text);
  });
});

/** The same document without its link to the source text. */
const copyOf = (text: string) => schema.nodeFromJSON(fromMarkdown(text).toJSON());

/** How the blocks of a list are spaced is not a part of their meaning. */
const meaningOf = (text: string): string =>
  JSON.stringify(fromMarkdown(text).toJSON()).replaceAll(/"tight":(?:true|false)/g, '""');

describe('a text in which every block was edited', () => {
  // The target of a reference is written into the link, so the line that defines it stays unused.
  test.for(Object.entries(trickyTexts))('keeps its meaning: %s', ([, text]) => {
    const written = toMarkdown(copyOf(text));
    expect(meaningOf(written)).toBe(meaningOf(text));
    expect(toMarkdown(copyOf(written)), 'it is stable').toBe(written);
  });
});

const stateOf = (text: string) => EditorState.create({ doc: fromMarkdown(text) });

/** Removes the blocks with these indexes. */
function without(text: string, ...indexes: number[]): string {
  const state = stateOf(text);
  const kept = state.doc.children.filter((_, index) => !indexes.includes(index));
  return toMarkdown(state.doc.type.create(null, kept));
}

describe('an edited text', () => {
  test('keeps the other blocks byte for byte', () => {
    const text = '# A  #\n\n* one\n* two\n\nold   words\n\n\n***\n[a]: /b\n';
    const state = stateOf(text);
    const at = state.doc.child(0).nodeSize + state.doc.child(1).nodeSize + 1;
    const { doc } = state.tr.insertText('very ', at);
    expect(toMarkdown(doc)).toBe('# A  #\n\n* one\n* two\n\nvery old   words\n\n***\n[a]: /b\n');
  });

  test('lists that come together stay two lists', () => {
    const text = '* a\n\nbetween\n\n* b';
    expect(fromMarkdown(without(text, 1)).childCount).toBe(2);
  });

  test('indented code that comes after a list or other code stays a block', () => {
    expect(fromMarkdown(without('- a\n\nb\n\n    code', 1)).child(1).type).toBe(nodes.code_block);
    expect(fromMarkdown(without('    a\n\nb\n\n    c', 1)).childCount).toBe(2);
  });

  test.for(['```\ncode', ':::secret\nhidden', '> ```\n> code', '- ```\n  code'])(
    'text inserted after an unclosed block is not part of it: %j',
    (text) => {
      const state = stateOf(text);
      const { doc } = state.tr.insert(
        state.doc.content.size,
        nodes.paragraph.create(null, schema.text('end')),
      );
      expect(fromMarkdown(toMarkdown(doc)).lastChild?.textContent).toBe('end');
      expect(fromMarkdown(toMarkdown(doc)).childCount).toBe(2);
    },
  );

  test('links keep their targets when the line with the targets is removed', () => {
    expect(without('see [x][y] and **z**\n\n[y]: https://a.test', 1)).toBe(
      'see [x](https://a.test) and **z**',
    );
  });

  test('new words are never markup', () => {
    const words =
      '*a* [[b]] <https://c.test> https://d.test :::secret # e `f` ~~g~~ | h | &amp; \\';
    const doc = nodes.doc.create(null, nodes.paragraph.create(null, schema.text(words)));
    expect(fromMarkdown(toMarkdown(doc)).toJSON()).toEqual(doc.toJSON());
  });

  test('bold does not include spaces at its ends', () => {
    const bold = schema.marks.strong.create();
    const paragraph = nodes.paragraph.create(null, [schema.text(' a ', [bold]), schema.text('b')]);
    expect(toMarkdown(nodes.doc.create(null, [paragraph]))).toBe('&#x20;**a** b');
  });

  test('a passage gets more colons than the passages and codes in it', () => {
    const inner = ':::::secret{for="tomas"}\n```\n:::\n```\n:::::';
    const passage = nodes.passage.create(
      { readers: ['ilse', 'mira'] },
      fromMarkdown(inner).content,
    );
    expect(toMarkdown(nodes.doc.create(null, passage))).toBe(
      '::::::secret{for="ilse mira"}\n:::::secret{for="tomas"}\n```\n:::\n```\n:::::\n::::::'
        .replaceAll(/^:{5}(?=secret|$)/gm, '::::')
        .replaceAll(/^:{6}/gm, ':::::'),
    );
  });

  test('adding an empty paragraph does not change the Markdown', () => {
    const state = stateOf('a\n\nb');
    expect(toMarkdown(state.tr.split(2).insert(3, nodes.paragraph.create()).doc)).toBe('a\n\nb');
    const blank = state.tr.insert(3, nodes.paragraph.create()).doc;
    expect(toMarkdown(blank)).toBe('a\n\nb');
  });

  test('all of it can be replaced', () => {
    const state = stateOf('a\n\n- b\n');
    const all = TextSelection.create(state.doc, 1, state.doc.content.size - 3);
    expect(
      toMarkdown(state.apply(state.tr.setSelection(all).replaceSelection(Slice.empty)).doc),
    ).toBe('');
  });
});

describe('long and hostile texts', () => {
  const hostile: Record<string, string> = {
    quotes: '>'.repeat(10_000),
    'quotes with words': `${'> '.repeat(10_000)}a`,
    lists: '- '.repeat(10_000),
    'nested lists': Array.from({ length: 300 }, (_, depth) => `${'  '.repeat(depth)}- a`).join(
      '\n',
    ),
    emphasis: '*a '.repeat(10_000),
    'closed emphasis': `${'*a '.repeat(5000)}${'b* '.repeat(5000)}`,
    strikes: '~~a '.repeat(10_000),
    pictures: '![a'.repeat(10_000),
    brackets: '[['.repeat(10_000),
    passages: ':::secret\n'.repeat(5000),
    words: 'An old **inn** at [the](https://a.test) [[Road]].\n\n'.repeat(1000),
    'one paragraph': 'An old *inn*, `a`. '.repeat(2700),
    'one list': '- An old *inn*, `a`.\n'.repeat(2500),
  };
  test.for(Object.entries(hostile))(
    'are read and written in less than one second: %s',
    ([, text]) => {
      const start = processorTime();
      expect(toMarkdown(fromMarkdown(text))).toBe(text);
      expect(processorTime() - start).toBeLessThan(1000);
      toMarkdown(copyOf(text));
    },
  );
});
