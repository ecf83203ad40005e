import { expect, test } from 'vitest';
import { matterKernels } from './matters/kernels.ts';
import { placeStories } from './place-stories/place-stories.ts';
import { settingStories } from './setting-stories/setting-stories.ts';
import { tales } from './tales/tales.ts';

const texts = JSON.stringify([tales, matterKernels, placeStories, settingStories]);

test('each damage in a story has a type', () => {
  expect(texts.match(/\d+d\d+\)? [a-z]+ damage/g)?.length).toBeGreaterThan(20);
  expect(texts.match(/.{40}\d+d\d+\)? damage/g) ?? []).toEqual([]);
});

test('each saving throw in a story is called one', () => {
  expect(
    texts.match(
      /.{30}\b(?:Strength|Dexterity|Constitution|Intelligence|Wisdom|Charisma) saves?\b/g,
    ) ?? [],
  ).toEqual([]);
});

test('a number without a skill says if it is for a saving throw or a check', () => {
  const abilities = 'Strength|Dexterity|Constitution|Intelligence|Wisdom|Charisma';
  const found = texts.match(
    new RegExp(`.{30}DC \\d+ (?:${abilities})(?! saving throw| check| half)`, 'g'),
  );
  expect(found ?? []).toEqual([]);
});
