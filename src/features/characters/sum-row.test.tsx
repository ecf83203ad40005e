import { expect, test } from 'vitest';
import { deriveCharacter } from '#src/lib/character/derive.ts';
import { untouchedCharacter } from '#tests/support/untouched-character.ts';
import { sumInWords } from './sum-row.tsx';

test('an override with exhaustion shows both, and what the rules give', () => {
  const overrides = [{ target: 'speed', value: 35, reason: 'The ford' }] as const;
  const character = { ...untouchedCharacter, overrides };
  expect(sumInWords(deriveCharacter(character, { exhaustion: 2 }).speed)).toBe(
    'Override (The ford) 35 − Exhaustion 10. By the rules 30: Human 30',
  );
});
