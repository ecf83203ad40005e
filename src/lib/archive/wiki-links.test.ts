import { expect, test } from 'vitest';
import { withNewTitles } from './wiki-links.ts';

test('a link to a renamed entry gets the new title, and shows the same words', () => {
  const renamed = [{ words: 'The keeper', title: 'Corvin' }];
  expect(withNewTitles('[[the keeper]] [[The keeper|he]] [[Vell]]', renamed)).toEqual({
    text: '[[Corvin|the keeper]] [[Corvin|he]] [[Vell]]',
    kept: [],
  });
});

test('a link to a renamed entry stays as it is in code', () => {
  const text = [
    '> `[[The keeper]]` and [[The keeper]]',
    '',
    '- \\[[The keeper]] *[[The keeper|he]]*',
    '  [[The keeper]]',
    '',
    '| a | b |',
    '|---|---|',
    '| `[[The keeper]]` | [[The keeper]] |',
    '',
    '```',
    '[[The keeper]]',
    '```',
    '',
    '    [[The keeper]]',
    '',
    '[[The keeper]]',
  ].join('\r\n');
  const places = ['and ', '*', '  ', '` | ', '\r\n\r\n'];
  const expected = places.reduce(
    (changed, before) =>
      changed
        .replace(`${before}[[The keeper]]`, `${before}[[Corvin|The keeper]]`)
        .replace(`${before}[[The keeper|he]]`, `${before}[[Corvin|he]]`),
    text,
  );
  expect(withNewTitles(text, [{ words: 'The keeper', title: 'Corvin' }]).text).toBe(expected);
});

test('a link to a renamed entry that cannot be changed is named', () => {
  const renamed = [{ words: 'The keeper', title: 'Corvin' }];
  const long = `[[The keeper|he]] [[The keeper]]${'x'.repeat(19_966)}`;
  expect(withNewTitles(long, renamed)).toEqual({
    text: long.replace('The keeper|he', 'Corvin|he'),
    kept: ['[[The keeper]]'],
  });
  const text = '[[The keeper]]\n\n|a|\n|-|\n|[[The keeper\\|he]]|';
  expect(withNewTitles(text, [{ words: 'The keeper', title: 'Corvin [dead]' }])).toEqual({
    text,
    kept: ['[[The keeper]]', '[[The keeper|he]]'],
  });
});
