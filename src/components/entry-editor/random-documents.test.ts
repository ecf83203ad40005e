import fc from 'fast-check';
import { Fragment, type Mark, type Node } from 'prosemirror-model';
import { expect, test } from 'vitest';
import { fromMarkdown } from './from-markdown.ts';
import { marks, nodes, schema } from './schema.ts';
import { isBlankBlock } from './to-mdast.ts';
import { toMarkdown } from './to-markdown.ts';

const hardWords = [
  '**',
  '*',
  '_',
  '~~',
  '`',
  '``',
  '[',
  ']',
  '[[',
  ']]',
  '(',
  ')',
  '!',
  '<',
  '>',
  '&amp;',
  '&',
  '\\',
  '|',
  '#',
  '-',
  '+',
  '1.',
  '2)',
  ':::',
  ':::secret',
  '---',
  '===',
  '```',
  '~~~',
  'https://a.test',
  'mailto:a@b.test',
  '//c.test',
  '"',
  "'",
  '.',
  ',',
  'a',
  'b',
  'Strahd',
  'é',
  '龍',
  '。',
  '🐉',
  '\u00a0',
  '\u3000',
  '2d6*2',
  'snake_case',
  '<br>',
  ':-',
  '|-|',
  '    ',
  '{for="x"}',
];

const words = fc
  .array(fc.oneof(fc.constantFrom(...hardWords), fc.constant(' ')), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.join(''));
const trimmed = words.map((text) => text.trim()).filter((text) => text !== '');
const line = fc
  .array(fc.constantFrom(...hardWords, ' '), { maxLength: 4 })
  .map((parts) => parts.join(''));

const link = fc.constantFrom(
  { href: 'https://a.test', title: '' },
  { href: 'https://b.test/x_(y)*z*?a=1&copy=2', title: '' },
  { href: 'https://c.test/%20%7C', title: 'a "b" \\ | *c*' },
  { href: 'mailto:d@e.test', title: '' },
);
const emphasis = fc.subarray(['strong', 'em', 'strike'] as const);

const markSet = fc.tuple(fc.option(link, { freq: 4 }), emphasis).map(([target, names]) => {
  const all: readonly Mark[] = names.map((name) => schema.mark(name));
  return target === null ? all : marks.link.create(target).addToSet(all);
});

const title = fc.constantFrom('Barovia', 'a*b*', '_c_', 'd (e)', 'https://f.test', '`g`', 'h\\');

const plainText = words.map((text) => schema.text(text));
const markedText = fc.tuple(trimmed, markSet).map(([text, set]) => schema.text(text, set));
const code = fc
  .tuple(words, markSet)
  .map(([text, set]) => schema.text(text, marks.code.create().addToSet(set)));
const picture = fc
  .tuple(line, line, markSet)
  .map(([alt, caption, set]) =>
    nodes.image.create({ src: '/api/images/a', alt, title: caption }, null, set),
  );
const wiki = fc.tuple(title, fc.option(title), emphasis).map(([to, shown, names]) =>
  nodes.wiki.create(
    { title: to, words: shown ?? '' },
    null,
    names.map((name) => schema.mark(name)),
  ),
);
const inline = fc.oneof(
  { arbitrary: plainText, weight: 4 },
  { arbitrary: markedText, weight: 4 },
  code,
  picture,
  wiki,
);
const content = fc.array(inline, { maxLength: 6 });
const hardBreak = fc.constant(nodes.hard_break.create());
const isLastBreak = (parts: readonly Node[]) => parts.at(-1)?.type === nodes.hard_break;

const paragraph = fc
  .array(fc.oneof({ arbitrary: inline, weight: 5 }, hardBreak), { minLength: 1, maxLength: 6 })
  .filter((parts) => !isLastBreak(parts))
  .map((parts) => nodes.paragraph.create(null, parts))
  .filter((block) => !isBlankBlock(block));
const heading = fc
  .tuple(fc.integer({ min: 1, max: 6 }), content)
  .map(([level, parts]) => nodes.heading.create({ level }, parts));
const codeBlock = fc
  .tuple(
    fc.constantFrom('', 'js', 'md title="x"', 'a`b', '&amp; \\*'),
    fc.array(line, { maxLength: 4 }),
  )
  .map(([info, lines]) => {
    const text = lines.join('\n');
    return nodes.code_block.create({ info }, text === '' ? null : schema.text(text));
  });
const table = fc
  .tuple(
    fc.array(fc.constantFrom('', 'left', 'center', 'right'), { minLength: 1, maxLength: 3 }),
    fc.integer({ min: 1, max: 3 }),
  )
  .chain(([aligns, rows]) =>
    fc
      .array(fc.tuple(...aligns.map(() => content)), { minLength: rows, maxLength: rows })
      .map((grid) =>
        nodes.table.create(
          null,
          grid.map((cells, row) =>
            nodes.table_row.create(
              null,
              cells.map((parts, column) =>
                nodes.table_cell.create(
                  { head: row === 0, align: aligns[column] },
                  trimCell(parts),
                ),
              ),
            ),
          ),
        ),
      ),
  );

/** The spaces at both ends of a cell are not part of its text. */
function trimCell(parts: readonly Node[]): Node[] {
  const joined = Fragment.from([...parts]);
  const list = [...joined.content];
  const cut = (index: number, trim: (text: string) => string) => {
    for (;;) {
      const part = list.at(index);
      if (!part?.isText || marks.code.isInSet(part.marks)) return;
      const text = trim(part.text ?? '');
      if (text !== '') {
        list.splice(index, 1, schema.text(text, part.marks));
        return;
      }
      list.splice(index, 1);
    }
  };
  cut(0, (text) => text.trimStart());
  cut(-1, (text) => text.trimEnd());
  return list;
}

const { block } = fc.letrec<{ block: Node; blocks: Node[] }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { arbitrary: paragraph, weight: 4 },
    heading,
    codeBlock,
    table,
    fc.constant(nodes.rule.create()),
    tie('blocks').map((children) => nodes.blockquote.create(null, children)),
    fc
      .tuple(fc.subarray(['mira', 'tomas', 'everyone']), tie('blocks'))
      .map(([readers, children]) => nodes.passage.create({ readers }, children)),
    fc
      .tuple(fc.boolean(), fc.array(tie('blocks'), { minLength: 1, maxLength: 3 }))
      .map(([tight, items]) => nodes.bullet_list.create({ tight }, items.map(itemOf))),
    fc
      .tuple(
        fc.boolean(),
        fc.constantFrom(0, 1, 7),
        fc.array(tie('blocks'), { minLength: 1, maxLength: 3 }),
      )
      .map(([tight, start, items]) =>
        nodes.ordered_list.create({ tight, start }, items.map(itemOf)),
      ),
  ),
  blocks: fc.oneof(
    fc.array(tie('block'), { minLength: 1, maxLength: 3 }),
    fc.constant(null).map(() => [nodes.paragraph.create()]),
  ),
}));
const itemOf = (children: Node[]) => nodes.list_item.create(null, children);
const doc = fc
  .array(block, { minLength: 1, maxLength: 4 })
  .map((blocks) => nodes.doc.create(null, blocks));

/** How the blocks of a list are spaced is not a part of their meaning. */
const meaningOf = (node: Node): unknown =>
  JSON.parse(
    JSON.stringify(node.toJSON()).replaceAll(/,?"tight":(?:true|false),?/g, ''),
    (_, value: unknown) => value,
  );

test('random documents are the same after they were written and read', () => {
  fc.assert(
    fc.property(doc, (document) => {
      document.check();
      const text = toMarkdown(document);
      const back = fromMarkdown(text);
      expect(back.toString(), text).toBe(document.toString());
      expect(meaningOf(back)).toEqual(meaningOf(document));
      expect(toMarkdown(back)).toBe(text);
    }),
  );
});

test('a random document without one of its blocks keeps the others', () => {
  fc.assert(
    fc.property(doc, fc.nat(), (document, chosen) => {
      const read = fromMarkdown(toMarkdown(document));
      const kept = read.children.filter((_, index) => index !== chosen % read.childCount);
      if (kept.length === 0) return;
      const back = fromMarkdown(toMarkdown(nodes.doc.create(null, kept)));
      expect(back.toString()).toBe(nodes.doc.create(null, kept).toString());
    }),
  );
});

test('any characters are read and written without a change', () => {
  const characters = fc.array(
    fc.oneof(
      fc.constantFrom(...hardWords, '\n', '\n\n', '  ', '\t', '\r\n', '> ', '- '),
      fc.string({ unit: 'binary' }),
    ),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(characters, (parts) => {
      const text = parts.join('');
      const read = fromMarkdown(text);
      read.check();
      expect(toMarkdown(read)).toBe(text);
    }),
  );
});

test('any text keeps its meaning when every block of it is edited', () => {
  const characters = fc.array(
    fc.constantFrom(...hardWords, '\n', '\n\n', '  ', '\t', '> ', '- ', '1. '),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(characters, (parts) => {
      const read = fromMarkdown(parts.join(''));
      const written = toMarkdown(schema.nodeFromJSON(read.toJSON()));
      expect(fromMarkdown(written).textContent.replaceAll(/\s/g, '')).toBe(
        read.textContent.replaceAll(/\s/g, ''),
      );
    }),
  );
});

const space = fc
  .constantFrom(' ', '  ', '\u00a0', ' a', 'b ', ' c ')
  .chain((text) => markSet.map((set) => schema.text(text, set)));
const looseParagraph = fc
  .array(fc.oneof(inline, space, hardBreak), { maxLength: 8 })
  .map((parts) => nodes.paragraph.create(null, parts));
const looseBlock = fc.oneof(
  { arbitrary: looseParagraph, weight: 3 },
  fc.array(looseParagraph, { minLength: 1, maxLength: 3 }).chain((children) =>
    fc.constantFrom(
      nodes.blockquote.create(null, children),
      nodes.passage.create(null, children),
      nodes.bullet_list.create(
        { tight: true },
        children.map((child) => itemOf([child])),
      ),
      nodes.bullet_list.create({ tight: true }, itemOf(children)),
    ),
  ),
);

/** Every character that is not a space, with its marks. */
function charactersOf(node: Node): string[] {
  const found: string[] = [];
  node.descendants((part) => {
    const names = part.marks.map(({ type }) => type.name).join(' ');
    if (part.isText) {
      for (const character of part.text ?? '') {
        if (character.trim() !== '') found.push(`${character} ${names}`);
      }
    } else if (part.isInline && part.type !== nodes.hard_break) {
      found.push(`${part.type.name} ${names}`);
    }
  });
  return found;
}

test('documents with spaces, line breaks and empty blocks anywhere keep their words and marks', () => {
  fc.assert(
    fc.property(fc.array(looseBlock, { minLength: 1, maxLength: 3 }), (blocks) => {
      const document = nodes.doc.create(null, blocks);
      const text = toMarkdown(document);
      expect(charactersOf(fromMarkdown(text)), text).toEqual(charactersOf(document));
      const again = toMarkdown(copyOf(fromMarkdown(text)));
      expect(toMarkdown(copyOf(fromMarkdown(again))), 'it is stable').toBe(again);
    }),
  );
});

const copyOf = (document: Node): Node => schema.nodeFromJSON(document.toJSON());
