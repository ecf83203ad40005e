import { expect, test } from 'vitest';
import { toggleCondition } from './play-actions.ts';
import { untouchedState } from './play.ts';

test('whoever falls unconscious is Prone, and still is when awake', () => {
  const fallen = toggleCondition(untouchedState, 'unconscious');
  expect(fallen.conditions).toEqual(['unconscious', 'prone']);
  expect(toggleCondition(fallen, 'unconscious').conditions).toEqual(['prone']);
  const prone = toggleCondition(untouchedState, 'prone');
  expect(toggleCondition(prone, 'unconscious').conditions).toEqual(['prone', 'unconscious']);
});
