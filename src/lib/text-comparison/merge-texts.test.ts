import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { mergeTexts } from './merge-texts.ts';

const text = (...blocks: string[]): string => blocks.join('\n\n');
const base = text('# The lantern', 'One.', 'Two.', 'Three.');

describe('merging two changes of a text', () => {
  it.each([
    [
      'different paragraphs',
      text('# The lantern', 'One, changed.', 'Two.', 'Three.'),
      text('# The lantern', 'One.', 'Two.', 'Three, changed.'),
      text('# The lantern', 'One, changed.', 'Two.', 'Three, changed.'),
    ],
    [
      'neighbouring paragraphs',
      text('# The lantern', 'One, changed.', 'Two.', 'Three.'),
      text('# The lantern', 'One.', 'Two, changed.', 'Three.'),
      text('# The lantern', 'One, changed.', 'Two, changed.', 'Three.'),
    ],
    [
      'a new paragraph and a removed one',
      text('# The lantern', 'One.', 'Two.', 'Three.', 'Four.'),
      text('# The lantern', 'Two.', 'Three.'),
      text('# The lantern', 'Two.', 'Three.', 'Four.'),
    ],
    [
      'the same change by both',
      text('# The lantern', 'One!', 'Two.', 'Three.'),
      text('# The lantern', 'One!', 'Two.', 'Three!'),
      text('# The lantern', 'One!', 'Two.', 'Three!'),
    ],
    [
      'a new paragraph beside a changed one',
      text('# The lantern', 'New.', 'One.', 'Two.', 'Three.'),
      text('# The lantern', 'One!', 'Two.', 'Three.'),
      text('# The lantern', 'New.', 'One!', 'Two.', 'Three.'),
    ],
  ])('keeps %s', (_, mine, theirs, merged) => {
    expect(mergeTexts({ base, mine, theirs })).toEqual({ text: merged, isClean: true });
    expect(mergeTexts({ base, mine: theirs, theirs: mine })).toEqual({
      text: merged,
      isClean: true,
    });
  });

  it('contains both versions of a paragraph that both sides have changed', () => {
    const mine = text('# The lantern', 'One, mine.', 'Two.', 'Three.');
    const theirs = text('# The lantern', 'One, theirs.', 'Two.', 'Three!');
    expect(mergeTexts({ base, mine, theirs })).toEqual({
      text: text('# The lantern', 'One, theirs.', 'One, mine.', 'Two.', 'Three!'),
      isClean: false,
    });
  });

  it('is not clean if both sides have inserted a paragraph at the same place', () => {
    const [mine, theirs] = [text(base, 'Mine.'), text(base, 'Theirs.')];
    expect(mergeTexts({ base, mine, theirs })).toEqual({
      text: text(base, 'Theirs.', 'Mine.'),
      isClean: false,
    });
  });

  it('keeps a new text in its passage, even if the other side has removed the marks of the passage', () => {
    const hidden = text('Open.', ':::secret\nOne.\n\nTwo.\n:::', 'End.');
    const revealed = text('Open.', 'One.', 'Two.', 'End.');
    const continued = text('Open.', ':::secret\nOne.\n\nNew.\n\nTwo.\n:::', 'End.');
    const merged = mergeTexts({ base: hidden, mine: revealed, theirs: continued });
    expect(merged?.isClean).toBe(false);
    expect(merged?.text).toBe(
      text('Open.', ':::secret\nOne.\n\nNew.\n\nTwo.\n:::', 'One.', 'Two.', 'End.'),
    );
  });

  it('is not clean if two changes become one block', () => {
    const mine = text('# The lantern', '- a', 'One.', 'Two.', 'Three.');
    const theirs = text('# The lantern', '- b', 'Two.', 'Three.');
    expect(mergeTexts({ base, mine, theirs })?.isClean).toBe(false);
  });

  it('does not merge texts without common blocks', () => {
    const many = (word: string) => text(...Array.from({ length: 400 }, (_, n) => `${word} ${n}`));
    expect(mergeTexts({ base: many('a'), mine: many('b'), theirs: many('c') })).toBeNull();
  });

  test('the change of one side alone is the whole result', () => {
    const block = fc.constantFrom(
      'a',
      'b',
      '# c',
      '- d\n- e',
      '> f',
      ':::secret\ng\n:::',
      '```\nh\n\ni\n```',
    );
    const someText = fc.array(block, { maxLength: 6 }).map((blocks) => text(...blocks));
    fc.assert(
      fc.property(someText, someText, (before, after) => {
        const merged = mergeTexts({ base: before, mine: after, theirs: before });
        expect(merged?.text.trimEnd()).toBe(after.trimEnd());
      }),
    );
  });
});
