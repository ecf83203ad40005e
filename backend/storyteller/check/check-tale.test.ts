import { expect, test } from 'vitest';
import type { StorySection } from '../story.ts';
import { tales } from '../tables/tales/tales.ts';
import { checkEnglish, checkTruth } from './check-tale.ts';

const section = (id: string, text: string): StorySection => ({
  id,
  heading: '',
  audience: 'gm',
  text,
});

const heir = tales.find(({ id }) => id === 'heir');
if (heir === undefined) throw new Error('There is no tale of an heir.');

test('a thing that exists only in the other truth is a fault, except in the section that offers that truth', () => {
  const told = [section('endings', 'They hide the jar.'), section('instead', 'It is in the jar.')];
  expect(checkTruth({ tale: heir, variant: 'a' }, told)).toEqual([]);
  expect(checkTruth({ tale: heir, variant: 'b' }, told)).toEqual([
    'endings: "the jar" belongs to the other truth',
  ]);
});

test('broken English is a fault, such as "the own soul" and "between she and the sea"', () => {
  const wrong = [
    'The founder paid with the own soul.',
    'They fought thirty times ten years ago.',
    "The driver has left of her father's own will.",
    'Yes, if the turn is that it looks.',
    "She was the king's sister, or brother.",
    'She has four children, of whom eight are her own.',
    'You must not ask, or you doze off and dreams of an errand.',
    'Through the pipe you crawl an hour, and is behind the brake.',
    'The party put the goat, the boats and she in the tower.',
    'They agreed on nothing but she.',
    'The town stood between she and the sea.',
    'Whoever holds the chain, can set the shadow down.',
    'She only must ask.',
    'Then I shall must find it out.',
    'Whoever asks is explained everything.',
    "\ue000 wiped \ue000's hand.",
  ];
  for (const text of wrong) expect(checkEnglish([section('truth', text)]), text).toHaveLength(1);
  expect(checkEnglish([section('truth', 'On the own side of the river.')])).toHaveLength(1);
  const right = [
    'It is her own soul.',
    'You see who stands there and has a lamp.',
    'No, but she is.',
  ];
  for (const text of right) expect(checkEnglish([section('truth', text)]), text).toEqual([]);
});
