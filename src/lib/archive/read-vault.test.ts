import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { processorTime } from '#tests/support/processor-time.ts';
import { textFor } from '../entry-text/passages.ts';
import { hashOfText } from './content-hash.ts';
import type { ImportContent } from './import-content.ts';
import { folderSource, readImport } from './import-source.ts';
import { convertText } from './vault-text.ts';

const read = (files: Readonly<Record<string, string>>): Promise<ImportContent> =>
  readImport(
    folderSource(new Map(Object.entries(files).map(([path, text]) => [path, new Blob([text])]))),
    { name: 'Vell', onProgress: () => undefined },
  );

const tree = ({ entries }: ImportContent): string[] => {
  const titles = new Map(entries.map(({ key, title }) => [key, title]));
  return entries.map(({ title, parentKey }) =>
    parentKey === null ? title : `${titles.get(parentKey)} > ${title}`,
  );
};

const at = (path: string) => `![](/api/pictures/${hashOfText(path)})`;

describe('a vault', () => {
  test('becomes a tree of entries: folders are notes, or the notes of their name', async () => {
    const content = await read({
      'Vault/Places/Vell/Vell.md': 'A town.',
      'Vault/Places/Vell/Harbour.md': '',
      'Vault/Places/Abbey.md': '',
      'Vault/Places/Abbey/Cellar.md': '',
      'Vault/Index.md': '',
      'Vault/.obsidian/app.json': '{}',
    });
    expect(tree(content)).toEqual([
      'Places',
      'Places > Abbey',
      'Abbey > Cellar',
      'Places > Vell',
      'Vell > Harbour',
      'Index',
    ]);
    expect(content.findings).toEqual([]);
    expect(content.undecided).toHaveLength(6);
  });

  test('has types, tags, details, aliases and other properties', async () => {
    const content = await read({
      'Corvin.md':
        '---\ntype: NPC\ntags: [coast, "#keeper"]\naliases: The Keeper\nvisibility: public\nrole: Keeper\ndraftedBy: storyteller\nage: 61\nfriends:\n  - "[[Vell]]"\n---\nLives in #vell and `#code`.',
      'Vell.md': 'Home of [[the keeper]].\r\n\r\n[[Corvin#Past|his past]] [[Corvin#Past]]',
    });
    const [corvin, vell] = content.entries;
    expect(corvin).toMatchObject({
      type: 'person',
      tags: ['coast', 'keeper', 'vell'],
      visibility: 'everyone',
      details: { role: 'Keeper' },
      draftedBy: 'storyteller',
    });
    expect(corvin?.text).toBe(
      '- **aliases:** The Keeper\n- **age:** 61\n- **friends:** [[Vell]]\n\nLives in #vell and `#code`.',
    );
    expect(vell?.text).toBe(
      'Home of [[Corvin|the keeper]].\n\n[[Corvin|his past]] [[Corvin|Corvin > Past]]'.replace(
        '[[Corvin|the keeper]]',
        '[[Corvin]]',
      ),
    );
    expect(vell?.visibility).toBe('gm');
    expect(vell?.draftedBy).toBeNull();
    expect(content.undecided).toEqual([vell?.key]);
  });

  test('keeps pictures, and names what it cannot keep', async () => {
    const content = await read({
      'Map.md': `![[map.png|300]] ![[art/tower.jpg|The tower]] ![x](art/tower.jpg) ![[plan.svg]]
![far](https://example.com/a.png) ![gone](no.png)\n\n> [!note] A callout\n> stays.`,
      'art/tower.jpg': 'picture',
      'map.png': 'picture',
      'plan.svg': '<svg/>',
      'unused.png': 'picture',
      'board.canvas': '{}',
    });
    const [map] = content.entries;
    expect(map?.text).toContain(at('map.png'));
    expect(map?.text).toContain(`![The tower](/api/pictures/${hashOfText('art/tower.jpg')})`);
    expect(map?.text).toContain('[far](<https://example.com/a.png>) gone');
    expect(map?.text).toContain('> [!note] A callout\n> stays.');
    expect(content.pictures.map(({ path }) => path)).toEqual(['art/tower.jpg', 'map.png']);
    expect(content.findings.map(({ where, what }) => `${where}: ${what}`)).toEqual([
      'Map: A picture of another site becomes a link.',
      'Map: The picture “no.png” is missing, or has a format that cannot be kept.',
      'Map: The picture “plan.svg” is missing, or has a format that cannot be kept.',
      'plan.svg: This file is neither a note nor a picture, and is left out.',
      'unused.png: No note shows this picture, so it is left out.',
      'board.canvas: This file is neither a note nor a picture, and is left out.',
    ]);
  });

  test('divides long texts, and hides the parts of one with a passage', async () => {
    const content = await read({
      'Long.md': `---\nvisibility: everyone\n---\n${'Rain. '.repeat(3000)}\n\n${'Fog. '.repeat(3000)}`,
      'Secret.md': `---\nvisibility: everyone\n---\n:::secret\n${'Bones. '.repeat(6000)}\n:::`,
    });
    const shown = content.entries.map(({ title, visibility }) => `${title}: ${visibility}`);
    expect(shown).toEqual([
      'Long: everyone',
      'Long (part 2): everyone',
      'Secret: everyone',
      'Secret (part 2): gm',
      'Secret (part 3): gm',
    ]);
    expect(content.entries.filter(({ text }) => text.length > 20_000)).toEqual([]);
  });

  test('with YAML that is damaged or hostile keeps the text', async () => {
    const bomb = `a: &a [x]\nb: &b [*a, *a]\nc: [*b, *b]`;
    const content = await read({
      'A.md': `---\n${bomb}\n---\nText`,
      'B.md': '---\nkey: [\n---\nText',
    });
    expect(content.findings).toHaveLength(2);
    expect(content.entries[1]?.text).toBe('---\nkey: [\n---\nText');
  });

  test('with too many pictures, notes or folders says so', async () => {
    const names = Array.from({ length: 5_001 }, (_, index) => `${index}.png`);
    const shown = names.map((name) => `![[${name}]]`);
    const { findings, pictures } = await read({
      ...Object.fromEntries(names.map((name) => [name, ''])),
      ...Object.fromEntries(
        Array.from({ length: 51 }, (_, index) => [
          `${index}.md`,
          shown.slice(index * 100, index * 100 + 100).join(),
        ]),
      ),
    });
    expect(pictures).toHaveLength(5_000);
    expect(findings).toEqual([
      {
        where: 'Pictures',
        what: 'This archive has more than 5,000 pictures; the others are left out.',
      },
    ]);
    const many = names.map((name) => [`${name}/a.md`, ''] as const);
    await expect(read(Object.fromEntries(many))).rejects.toThrow(
      'There are 5001 notes and 5001 folders without a note of its own',
    );
  });

  test('without notes is refused', async () => {
    await expect(read({ 'a.txt': 'x' })).rejects.toThrow('no Markdown files');
  });

  test('without a type, a note has the one of its nearest folder with the name of a type', async () => {
    const { entries } = await read({
      'People/Corvin.md': 'A keeper.',
      'World/Locations/Gull Rock/Cellar.md': 'Flooded.',
      'Sessions/People/Guest.md': 'Only there.',
      'People/Diary.md': '---\ntype: handout\n---\nWet pages.',
      'Fishing/Nets.md': 'Nobody.',
    });
    const types = Object.fromEntries(entries.map(({ title, type }) => [title, type]));
    expect(types).toMatchObject({
      Corvin: 'person',
      Cellar: 'place',
      Guest: 'person',
      Diary: 'handout',
      Nets: 'note',
      // The folders themselves.
      People: 'note',
      Locations: 'note',
    });
  });

  test('has the same hash for the same notes', async () => {
    const files = { 'A.md': 'One', 'B.md': 'Two' };
    expect((await read(files)).hash).toBe((await read(files)).hash);
    expect((await read({ ...files, 'A.md': 'Other' })).hash).not.toBe((await read(files)).hash);
  });
});

test('comments become passages, links to notes become links to entries, code stays', () => {
  const names = {
    titleOf: (target: string) => (target === 'My note' ? 'My note' : undefined),
    pictureOf: () => undefined,
  };
  const source = 'A %%hidden%% [n](My%20note.md) ![[Other]] [[#Here]] `[[x#y]]`\n```\n%%a%%\n```';
  const { text } = convertText(source, 'A.md', names);
  expect(text).toContain(':::secret\nhidden\n:::');
  expect(text).toContain('[[My note|n]] [[Other]] Here `[[x#y]]`');
  expect(text).toContain('```\n%%a%%\n```');
});

describe('the comments of a note', () => {
  const everyone = async (text: string) => {
    const content = await read({ 'A.md': `---\nvisibility: everyone\n---\n${text}` });
    return content.entries
      .filter(({ visibility }) => visibility === 'everyone')
      .map((entry) => [entry.title, ...entry.tags, textFor(entry.text, 'everyone')].join('\n'))
      .join('\n');
  };

  test.each([
    ['with code', 'a %%The baron is `the` SECRET%% b', 'a\n\n b'],
    ['without an end', 'open %%never closed SECRET `x`', 'open'],
    ['with the end of a passage', '%%\n:::note\nfoo\n:::\nSECRET\n%%\nb', 'b'],
    ['with a tag', 'a %%#SECRET%%', 'a'],
    ['after a backtick without an end', 'a ` b %%SECRET%%\n\n` c', 'a ` b\n\n` c'],
    ['with a fence', '%%\n```\nSECRET\n```\n%%\nb', 'b'],
    ['of HTML', 'a <!-- SECRET\n\nSECRET --> b', 'a\n\n b'],
    ['of HTML without an end', '<!-- SECRET', ''],
    ['in a list', '- a\n  %%SECRET%%\n- b', '- a\n\n- b'],
  ])('are read by game masters only: %s', async (_, text, expected) => {
    const visible = await everyone(text);
    expect(visible).not.toContain('SECRET');
    expect(visible.replaceAll(/\s+/g, ' ').trim()).toBe(
      `A ${expected.replaceAll(/\s+/g, ' ')}`.trim(),
    );
  });

  test.each([
    ['`%%` in a fence', '```\n%%a%%\n```'],
    ['a comment of HTML in a fence', '```\n<!-- a -->\n```'],
    ['a comment in one of HTML', '<!-- %% --> a %%'],
    ['`%%` in a line', '`%%a%%`'],
    ['an open fence before another comment', '%%```%%\n\n%%```\n:::\nSECRET%%'],
    ['a fence that a passage contains', ':::secret\na ```\nb\n```\n%%S ```\nc\n```\n:::\nSECRET%%'],
  ])('that can be code make the whole note visible to game masters only: %s', async (_, text) => {
    const content = await read({ 'A.md': `---\nvisibility: public\n---\n${text}`, 'B.md': text });
    expect(content.entries.map(({ visibility }) => visibility)).toEqual(['gm', 'gm']);
    expect(content.undecided).toEqual([]);
    const what = 'It can have a comment in what looks like code, so it is for game masters.';
    expect(content.findings).toContainEqual({ where: 'A', what });
  });

  test('have no word in the text for everyone', async () => {
    const outside = [
      'word ',
      '`code`',
      '``a ` b``',
      '\n',
      '\n\n',
      '> ',
      '- ',
      '    ',
      '*',
      '| a |',
    ];
    const around = [...outside, '```\ncode\n```\n', ':::secret\n', '\n:::\n', '[a](b.md)', '`'];
    const inside = fc
      .array(fc.constantFrom('SECRET ', '#SECRET ', ...around, ':::', '::::\n', '[[SECRET]]', '%'))
      .map((parts) => parts.join('').replaceAll(/%%|--+>?/g, ''));
    const comment = fc
      .tuple(inside, fc.boolean())
      .map(([words, isHtml]) => (isHtml ? `<!--${words} SECRET -->` : `%%${words} SECRET %%`));
    const some = fc.oneof(fc.constantFrom(...outside), fc.constantFrom(...around), comment);
    const note = fc.tuple(
      fc.array(some, { maxLength: 12 }),
      fc.constantFrom('', '%%SECRET', '<!--SECRET'),
    );
    await fc.assert(
      fc.asyncProperty(note, async ([parts, end]) => {
        expect(await everyone(parts.join('') + end)).not.toContain('SECRET');
      }),
      { numRuns: 3000 },
    );
  });
});

test.each([
  ['one line of backticks', '`'.repeat(100_000)],
  ['backticks without an end', Array.from({ length: 1400 }, (_, n) => '`'.repeat(n)).join(' ')],
  ['open fences', '```\n``\n'.repeat(50_000)],
  ['spaces before backticks', `${' '.repeat(100_000)}\`\n`.repeat(5)],
  ['marks of comments', '%%'.repeat(50_001)],
  ['empty lines', '\n'.repeat(500_000)],
])('a note with %s is read in linear time', (_, text) => {
  const names = { titleOf: () => undefined, pictureOf: () => undefined };
  const from = processorTime();
  convertText(text, 'A.md', names);
  expect(processorTime() - from).toBeLessThan(1000);
});
