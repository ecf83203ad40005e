import { expect, test } from 'vitest';
import { characterInputOf } from '#src/api/waiting/sheet-edits.ts';
import type { CharacterFile } from '#src/generated/model/index.ts';
import { playLimitsOf, untouchedState } from '#src/lib/character/play.ts';
import { untouchedCharacter } from '#tests/support/untouched-character.ts';
import { newItem } from '../copies.ts';
import { withWaiting } from './with-waiting.ts';

const state = {
  ...untouchedState,
  spentSlots: [...untouchedState.spentSlots],
  spentFeatures: [...untouchedState.spentFeatures],
  conditions: [],
};

const file: CharacterFile = {
  format: 'questwright-character',
  formatVersion: 1,
  character: { ...characterInputOf(untouchedCharacter), items: [] },
  // The server has one of the two presses already.
  play: { ...state, lostHitPoints: 2 },
};

const limits = playLimitsOf(untouchedCharacter);

test('a file has the edits and presses that wait, each once', () => {
  const rope = newItem('item-0001', { name: 'Rope' });
  const made = withWaiting(
    file,
    {
      edits: [{ editId: 'edit-0001', list: 'items', put: rope }],
      presses: [
        { changeId: 'press-001', lostHitPoints: 2 },
        { changeId: 'press-002', lostHitPoints: 3 },
        { changeId: 'press-003', lostHitPoints: 7 },
        { changeId: 'undo-0003', undoes: 'press-003' },
      ],
      play: { state, changedAt: null },
    },
    limits,
  );
  expect(made.character.items).toEqual([rope]);
  expect(made.play?.lostHitPoints).toBe(5);
});

test('a file without anything that waits is that of the server', () => {
  const play = { state, changedAt: null };
  expect(withWaiting(file, { edits: [], presses: [], play }, limits)).toEqual(file);
});
