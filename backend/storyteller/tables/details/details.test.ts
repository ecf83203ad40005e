import { expect, test } from 'vitest';
import { rowText } from '../../plan/truths.ts';
import { familiesOf } from '../moods/families.ts';

const kinds = ['adventure', 'character', 'person', 'place', 'quest', 'setting'] as const;

test.each(kinds)(
  'a section of a %s has no details, or at least 5 different ones, each about a name',
  (kind) => {
    for (const [sections, , details] of familiesOf(kind)) {
      if (details.length === 0) continue;
      expect(details.length, sections.join()).toBeGreaterThanOrEqual(5);
      const texts = details.map(rowText);
      expect(texts.filter((text) => !/\{[A-Za-z]/.test(text))).toEqual([]);
      expect(new Set(texts).size).toBe(texts.length);
      // With its choices, a table gives many more texts than it has rows.
      const choices = texts.map((text) =>
        [...text.matchAll(/\[([^\]]*)\]/g)].reduce(
          (all, [, list = '']) => all * list.split('|').length,
          1,
        ),
      );
      expect(choices.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(14);
    }
  },
);
