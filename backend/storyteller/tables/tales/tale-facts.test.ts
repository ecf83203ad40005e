import { describe, expect, test } from 'vitest';
import type { Row } from '../row-types.ts';
import { settingStories } from '../setting-stories/setting-stories.ts';
import { tales } from './tales.ts';

const textOf = (row: Row): string => (typeof row === 'string' ? row : row[0]);

describe('the turns of the tales', () => {
  test('name the saving throw against what makes a party sleep, shrink or forget', () => {
    const done = /sleeping draught|potion into|remembers nothing|from its memory/;
    const turns = tales
      .flatMap(({ acts }) => acts.opens.map(textOf))
      .filter((text) => done.test(text));
    expect(turns.length).toBeGreaterThan(2);
    expect(turns.filter((text) => !text.includes('saving throw'))).toEqual([]);
  });

  test('do not count on the names of a party that has been forgotten', () => {
    const heir = tales.find(({ id }) => id === 'heir');
    const clock = heir?.acts.clock.map(textOf).join(' ') ?? '';
    expect(clock).toContain('does not know whose they are');
  });
});

test('the price of the ferry does not repeat what the truth says about the ferryman', () => {
  const tale = tales.find(({ id }) => id === 'nobody-dies');
  const endings = JSON.stringify(tale?.endings ?? []);
  expect(JSON.stringify(tale?.truth)).toContain('punctual');
  expect(endings).not.toContain('punctual');
});

test('the short name of a hiding place is a part of each of its names', () => {
  const wrong = tales.flatMap(({ id, lair: { name, short } }) =>
    name
      .split('|')
      .filter(
        (full) => short !== undefined && !short.split('|').some((part) => full.includes(part)),
      )
      .map((full) => `${id}: ${full}`),
  );
  expect(tales.filter(({ lair }) => lair.short !== undefined).length).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});

test('no story has a person or a place whose name is the same in every culture', () => {
  const names = /\b(?:Finch|Lark|Greywatch|Alderwell|Pim)\b/;
  expect(JSON.stringify([tales, settingStories]).match(names)).toBeNull();
});
