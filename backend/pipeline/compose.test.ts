import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inNfc } from '#contract/text.ts';
import { composeText, composeTexts } from './compose.ts';

const never = () => undefined;

/** Letters and marks of several scripts, some of which compose with each other. */
const characters = [
  'a',
  'e',
  'é',
  'ж',
  '字',
  'ह',
  'ि',
  '각',
  '\u0301',
  '\u0316',
  '\u0323',
  '\u1100',
  '\u1161',
  '\u11a8',
];

/** `refused` for a text with too many marks. */
function atOnce(text: string): string {
  try {
    return inNfc(text);
  } catch {
    return 'refused';
  }
}

test('a text that is composed in pieces is the same as if it is composed at once', async () => {
  const texts = fc.array(fc.constantFrom(...characters), { minLength: 1, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(texts, async (piece) => {
      const text = piece.join('').repeat(600);
      const composed = await composeText(text, never).catch(() => 'refused');
      expect(composed).toBe(atOnce(text));
    }),
  );
});

test('other requests are answered while a long text is composed', async () => {
  let turns = 0;
  const pause = () => {
    turns += 1;
    return Promise.resolve();
  };
  const marked = `a${'\u0300'.repeat(15)}${'\u0316'.repeat(15)}`.repeat(3_800);
  expect(await composeText(marked, pause)).toBe(marked.normalize('NFC'));
  expect(turns).toBeGreaterThan(20);
});

test('too many marks are refused in any piece', async () => {
  const text = `${'a'.repeat(50_000)}${'\u0316'.repeat(31)}${'a'.repeat(50_000)}`;
  await expect(composeText(text, never)).rejects.toMatchObject({ status: 422 });
});

test('all texts of a body are composed, except those of the field that is left out', async () => {
  const body: unknown = JSON.parse(
    '{ "name": "e\u0301", "list": [{ "note": "e\u0301" }, "e\u0301", 1, null], "entries": ["e\u0301"], "__proto__": "e\u0301" }',
  );
  await composeTexts(body, 'entries', never);
  expect(JSON.stringify(body)).toBe(
    '{"name":"é","list":[{"note":"é"},"é",1,null],"entries":["e\u0301"],"__proto__":"é"}',
  );
});
