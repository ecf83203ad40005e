import { describe, expect, test } from 'vitest';
import { draftedByAfter, noText, type DraftSource } from './draft-source.ts';

const line = 'the bell below the water rings twice';
const source: DraftSource = { author: 'storyteller', lines: new Set([line]) };
const drafted = { text: `${line}\nshe waits`, draftedBy: 'storyteller' };

describe('the author of the draft in a text', () => {
  test('is named when a line of the draft is in the text, however it is marked up', () => {
    const text = '## The hook\n\n**The bell** below the water\\! rings twice.'.toLowerCase();
    expect(draftedByAfter(noText, text, source)).toBe('storyteller');
  });

  test('is named when one sentence of a changed line is from the draft', () => {
    const text = 'Ashka Venn is late again. The bell below the water rings twice. So what?';
    expect(draftedByAfter(noText, text.toLowerCase(), source)).toBe('storyteller');
  });

  test('is not named when nothing of the draft is left', () => {
    expect(draftedByAfter(noText, 'People wrote all of this text here.', source)).toBeNull();
  });

  test('stays when people change the text, and ends with it', () => {
    expect(draftedByAfter(drafted, `${drafted.text}, as always`, null)).toBe('storyteller');
    expect(draftedByAfter(drafted, ' \n', source)).toBeNull();
  });

  test('is replaced only by a draft of which the change has added something', () => {
    const model = { author: 'a-model', lines: source.lines };
    expect(draftedByAfter(drafted, `${drafted.text}, as always`, model)).toBe('storyteller');
    const other = { author: 'a-model', lines: new Set(['the lantern burns on the far shore']) };
    const text = `${drafted.text}\nthe lantern burns on the far shore`;
    expect(draftedByAfter(drafted, text, other)).toBe('a-model');
  });
});
