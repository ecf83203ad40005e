import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutAsides, withAsides } from '../realise/asides.ts';
import { textsIn } from './texts-in.fixture.ts';

const isTable = (name: string): boolean => /(?<!\.(?:test|fixture))\.ts$/.test(name);

/** All texts of the tables with marks of asides, with the files that they are in. */
const marked = await Promise.all(
  readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter(isTable)
    .map(async (file) => {
      const texts = textsIn(await import(join(import.meta.dirname, file)));
      return texts
        .flatMap((text) => text.split(' || '))
        .filter((text) => /[«»]/.test(text))
        .map((text) => `${file}: ${text}`);
    }),
).then((lists) => [...new Set(lists.flat())]);

const rowOf = (line: string): string => line.slice(line.indexOf(': ') + 2);
const asidesOf = (line: string): string[] => rowOf(line).match(/«[^«»]*»/g) ?? [];

/** Whether each opening bracket has its closing one, and no choice of an outer bracket is cut. */
function isWhole(aside: string): boolean {
  const inner = aside.replaceAll(/\{[^{}]*\}/g, '');
  let text = inner;
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replaceAll(/\[[^[\]]*\]/g, '');
  }
  return !/[[\]{}|]|::/.test(text) && inner.split('"').length % 2 === 1;
}

test('most tables have asides that a short telling leaves out', () => {
  expect(marked.length).toBeGreaterThan(1000);
});

test('the marks of asides are in pairs, and none is in another', () => {
  const wrong = marked.filter((line) => !/^[^«»]*(?:«[^«»]+»[^«»]*)*$/.test(rowOf(line)));
  expect(wrong).toEqual([]);
});

test('an aside has whole brackets and quotations, and ends before a | of a choice', () => {
  expect(marked.filter((line) => !asidesOf(line).every(isWhole))).toEqual([]);
});

test('no row begins with an aside, and no sentence ends with one: its first words and its full stop are changed elsewhere', () => {
  expect(marked.filter((line) => /^«|[.?!]"?»$/.test(rowOf(line)))).toEqual([]);
});

test('what is left without asides has no doubled spaces or stops', () => {
  const faults = /\S {2,}\S| [,.;:?!]|,[,.;:]|;[;.,]|\.\.|\( | \)/;
  const wrong = marked.filter(
    (line) => faults.test(withoutAsides(rowOf(line))) && !faults.test(withAsides(rowOf(line))),
  );
  expect(wrong).toEqual([]);
});
