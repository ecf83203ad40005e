const length = 50_000;

const filled = (part: string): string =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length);

const rows = (count: number, row: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => row(index))
    .join('\n')
    .slice(0, length);

/** Texts of 50,000 characters for which parsers need most time. */
export const hostileTexts: readonly (readonly [name: string, text: string])[] = [
  ['nested quotes', filled('> ')],
  ['lines in nested quotes', filled(`${'>'.repeat(39)} a\n`)],
  ['nested lists', filled('- ')],
  [
    'lists that are indented further and further',
    rows(220, (index) => `${' '.repeat(2 * index)}- a`),
  ],
  ['open passages', filled(':::secret\n')],
  ['open passages in quotes', filled('> :::secret\n')],
  ['open passages in lists', filled('- :::secret\n')],
  ['passages for everyone', filled(':::secret{for="everyone"}\nx\n:::\n')],
  ['colons', filled(':')],
  ['lines of colons', `:::secret\n${filled('::\n')}`],
  ['spaces after the mark of a passage', `:::secret${filled(' ')}x`],
  ['one long line', filled('a')],
  ['open emphasis', filled('*a ')],
  ['open emphasis of two sorts', filled('**a *b ')],
  ['nested emphasis', `${'*a '.repeat(8000)}${' a*'.repeat(8000)}`],
  ['open strikethrough', filled('~~a ')],
  ['open images', filled('![a')],
  ['open brackets', filled('[')],
  ['open links to entries', filled('[[a')],
  ['links to entries', filled('[[a]]')],
  ['runs of backticks', rows(315, (index) => '`'.repeat(index))],
  [
    'a table with many empty cells',
    `${'|a'.repeat(1000)}\n${'|-'.repeat(1000)}\n${filled('|\n')}`.slice(0, length),
  ],
  ['a table with many rows', `|a\n|-\n${filled('|b\n')}`.slice(0, length)],
  ['definitions', rows(4500, (index) => `[${index}]: /u`)],
  ['addresses', filled('http://a ')],
  ['one long address', `http://${filled('a.')}`],
  ['entities', filled('&amp;')],
  ['open tags', filled('<a ')],
  ['code in quotes between lazy lines', filled('a\n> ```\n')],
  [
    'code in quotes before a long quote',
    `${'a\n> ```\n'.repeat(600)}${filled('>\n')}`.slice(0, length),
  ],
  ['empty lines', filled('\n')],
  ['lazy lines of a quote', `> a\n${filled('b\n')}`],
];
