import { describe, expect, test } from 'vitest';
import { hostileTexts } from '#tests/support/hostile-texts.ts';
import { picturesIn } from './pictures.ts';
import { readEntryText } from './read-entry-text.ts';

const at = (id: string) => `/api/pictures/${id}`;
const one = 'picture-1';
const two = 'picture-2';

describe('the pictures of a text', () => {
  test.each([
    ['alone', `![](${at(one)})`, [one]],
    ['with a description and a title', `![A map](${at(one)} "Vell")`, [one]],
    ['twice', `![](${at(one)}) ![](${at(one)})`, [one]],
    ['in a list, a quote, a table and a heading', list(), [one, two, 'picture-3', 'picture-4']],
    ['in a link', `[![](${at(one)})](https://example.com)`, [one]],
    ['by a reference', `![A map][map]\n\n[map]: ${at(one)}`, [one]],
    ['in a passage', `:::secret\n![](${at(one)})\n:::`, [one]],
  ])('are found %s', (_, text, ids) => {
    expect(picturesIn(text)).toEqual(ids);
  });

  test.each([
    ['code', `\`![](${at(one)})\``],
    ['a block of code', `    ![](${at(one)})`],
    ['a link', `[a map](${at(one)})`],
    ['an escaped mark', String.raw`!\[](${at(one)})`],
    ['HTML', `<img src="${at(one)}">`],
    ['the description of another picture', `![![](${at(one)})](https://example.com/a.png)`],
    ['another site', `![](https://example.com${at(one)})`],
    ['another spelling of the path', `![](/api/../api/pictures/${one}) ![](${at(one)}/)`],
    ['a query', `![](${at(one)}?size=small)`],
    ['an id that is too short', `![](${at('map')})`],
  ])('are not found in %s', (_, text) => {
    expect(picturesIn(text)).toEqual([]);
  });

  test('are found up to 200', () => {
    const ids = Array.from({ length: 250 }, (_, index) => `picture-${index}`);
    expect(picturesIn(ids.map((id) => `![](${at(id)})`).join(' '))).toEqual(ids.slice(0, 200));
  });

  test.each(hostileTexts)('are all shown by the reader: %s', (_, text) => {
    const mixed = `${text}\n\n![](${at(one)})\n\n${text}`;
    const shown = JSON.stringify(readEntryText(mixed));
    const found = picturesIn(mixed).filter((id) => !shown.includes(`"src":"${at(id)}"`));
    expect(found).toEqual([]);
  });
});

function list(): string {
  return [
    `- ![](${at(one)})`,
    `> ![](${at(two)})`,
    `| a |\n|---|\n| ![](${at('picture-3')}) |`,
    `# ![](${at('picture-4')})`,
  ].join('\n\n');
}
