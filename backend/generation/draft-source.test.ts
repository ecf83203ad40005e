import { describe, expect, test } from 'vitest';
import { draftedByAfter, noText, type DraftSource } from './draft-source.ts';

const line = 'the bell below the water rings twice';
const source: DraftSource = { author: 'storyteller', texts: [new Set([line])] };
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
    const model = { author: 'a-model', texts: source.texts };
    expect(draftedByAfter(drafted, `${drafted.text}, as always`, model)).toBe('storyteller');
    const other = { author: 'a-model', texts: [new Set(['the lantern burns on the far shore'])] };
    const text = `${drafted.text}\nthe lantern burns on the far shore`;
    expect(draftedByAfter(drafted, text, other)).toBe('a-model');
  });

  test('is that of another draft of the user if the text comes from this one', () => {
    const last = {
      author: 'a-model',
      texts: [new Set(['the lantern burns on the far shore'])],
      others: [source],
    };
    expect(draftedByAfter(noText, line, last)).toBe('storyteller');
    expect(draftedByAfter(noText, 'The lantern burns on the far shore'.toLowerCase(), last)).toBe(
      'a-model',
    );
    expect(draftedByAfter(noText, 'People wrote all of this text here.', last)).toBeNull();
  });

  test('ends when people have rewritten nearly all of the text', () => {
    const rewritten = 'In the summer the fair comes to Vell, and the bell is under a cloth.';
    expect(draftedByAfter(drafted, rewritten, null)).toBeNull();
    const same = drafted.text.replace('twice', 'three times');
    expect(draftedByAfter(drafted, same, null)).toBe('storyteller');
  });

  test('is not named when one of many sentences of the draft is left', () => {
    const lines = Array.from(
      { length: 20 },
      (_, index) => `the bell number ${index} rings at noon`,
    );
    const long = { author: 'storyteller', texts: [new Set(lines)] };
    const own = 'People have written everything else in this text by themselves.';
    expect(draftedByAfter(noText, `${own}\n${lines[0]}`, long)).toBeNull();
    expect(draftedByAfter(noText, `${own}\n${lines.slice(0, 3).join('\n')}`, long)).toBe(
      'storyteller',
    );
  });

  test('is missing when the text of a person comes back', () => {
    const kept = { author: 'person', texts: source.texts };
    const other = { text: 'The storyteller has written this line.', draftedBy: 'storyteller' };
    expect(draftedByAfter(other, line, kept)).toBeNull();
  });
});
