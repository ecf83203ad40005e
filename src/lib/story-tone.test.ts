import { expect, test } from 'vitest';
import { toneOf } from './story-tone.ts';

test.each([
  ['Grim and cold', 'grim'],
  ['war stories', 'grim'],
  ['Darkly funny', 'grim'],
  ['Court politics', 'intrigue'],
  ['mysteries', 'intrigue'],
  ['Light-hearted', 'whimsical'],
  ['a lighthearted romp', 'whimsical'],
  ['humorous', 'whimsical'],
  ['Gothic', 'horror'],
])('“%s” is the tone %s', (words, tone) => {
  expect(toneOf(words)).toBe(tone);
});

test.each([
  'dwarf holds',
  'warm',
  'rewards',
  'twilight',
  'a lighthouse',
  'lightning',
  'warden',
  'courteous',
  'grimoires',
  'delightful',
])('“%s” says nothing about the tone', (words) => {
  expect(toneOf(words)).toBe('heroic');
});
