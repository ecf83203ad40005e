import { expect, test } from 'vitest';
import { isOneLine } from './one-line.ts';

test.each([
  'Rope, 50 ft.',
  'Mönch des Lichts',
  '💎 👩‍👩‍👧‍👦 🏳️‍🌈',
  'می‌خواهم',
  'क्‍ष',
  'שלום',
  'x'.repeat(120),
])('%j is one line', (text) => expect(isOneLine(text)).toBe(true));

test.each([
  '\u200b',
  'Ro\u200bpe',
  'Ro\u200dpe',
  'Rope\u200d',
  'Rope\ufeff',
  'Ro\u00adpe',
  '\u202eepoR',
  'Ro\u2067pe',
  'Rope\u200e',
  'Ro\u2028pe',
  'Ro\npe',
  'Ro\tpe',
  'Ro\u0085pe',
  '\u3164',
  '\u2800',
  'Ro\u034fpe',
  'Ro\ufff9pe',
])('%j is not one line', (text) => expect(isOneLine(text)).toBe(false));
