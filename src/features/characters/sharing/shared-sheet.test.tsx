import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { untouchedState } from '#src/lib/character/play.ts';
import { untouchedCharacter } from '#tests/support/untouched-character.ts';
import { PaperSheet } from '../paper/paper-sheet.tsx';
import { SharedSheet } from './shared-sheet.tsx';

const backstory = `${'The duke is my father. '.repeat(60)}This is the end.`;
const character = { ...untouchedCharacter, backstory };
const play = { ...untouchedState, spentSlots: [...untouchedState.spentSlots], conditions: [] };

test('readers of a shared sheet have the whole of a long backstory', () => {
  render(<SharedSheet shared={{ character, play, owner: 'Ilse' }} />);
  expect(screen.getByText(/This is the end\.$/)).toBeDefined();
  expect(screen.queryByText('The whole text is on the sheet in Questwright.')).toBeNull();
});

test('the printed sheet of the owner has the beginning of a long backstory', () => {
  render(<PaperSheet character={character} state={play} notes={['backstory']} />);
  expect(screen.queryByText(/This is the end\.$/)).toBeNull();
  expect(screen.getByText('The whole text is on the sheet in Questwright.')).toBeDefined();
});
