import { expect, test } from 'vitest';
import { untouchedCharacter } from '#tests/support/untouched-character.ts';
import { itemsOf } from './inventory/items-of.ts';
import { startInWords } from './start-in-words.ts';

test('the words have the gold that the sheet gives', () => {
  for (const equipment of ['kit', 'gold'] as const) {
    const { start } = itemsOf({ ...untouchedCharacter, equipment });
    const words = startInWords(untouchedCharacter)[equipment];
    expect(words.endsWith(`${start.coins.gp} gp`), words).toBe(true);
  }
});
