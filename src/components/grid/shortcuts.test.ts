import { describe, expect, test } from 'vitest';
import { gridActionOf, type GridPart, type KeyPress } from './shortcuts.ts';

function press(keys: string, part: GridPart = 'cell') {
  const parts = keys.split('+');
  const input: KeyPress = {
    key: parts.at(-1) ?? '',
    ctrl: parts.includes('Ctrl'),
    shift: parts.includes('Shift'),
    alt: parts.includes('Alt'),
  };
  return gridActionOf(input, part);
}

describe('in a cell', () => {
  test.for([
    ['Ctrl+s', 'save'],
    ['Ctrl+z', 'undo'],
    ['Ctrl+y', 'redo'],
    ['Ctrl+Shift+Z', 'redo'],
    ['Ctrl+d', 'fillDown'],
    ['Ctrl+Shift+D', 'duplicate'],
    ['Ctrl+Enter', 'newRow'],
    ['Ctrl+a', 'selectAll'],
    ['Shift+ ', 'selectRow'],
    ['Delete', 'clear'],
    ['Ctrl+Backspace', 'deleteRows'],
    ['Ctrl+Delete', 'deleteRows'],
    ['F8', 'nextError'],
    ['Shift+F8', 'previousError'],
    ['/', 'search'],
    ['Shift+?', 'help'],
    ['Escape', 'leave'],
  ])('%s is the action %s', ([keys = '', name]) => {
    expect(press(keys)).toEqual({ name });
  });

  test.for([
    'a',
    'Enter',
    'F2',
    'Tab',
    'ArrowDown',
    'Ctrl+ArrowDown',
    'Backspace',
    'Alt+Shift+D',
    'Ctrl+c',
  ])('%s is not an action', (keys) => {
    expect(press(keys)).toBeNull();
  });

  test('Shift and an arrow extend the range, with Ctrl to the edge', () => {
    expect(press('Shift+ArrowDown')).toEqual({ name: 'extend', down: 1, right: 0 });
    expect(press('Ctrl+Shift+ArrowLeft')).toEqual({ name: 'extend', down: 0, right: -Infinity });
    expect(press('Ctrl+Shift+End')).toEqual({ name: 'extend', down: Infinity, right: Infinity });
  });
});

test('in an editor only Ctrl+S is an action', () => {
  expect(press('Ctrl+s', 'editor')).toEqual({ name: 'save' });
  for (const keys of ['/', 'Shift+?', 'F8', 'Ctrl+z', 'Delete', 'Escape', 'Ctrl+Enter']) {
    expect(press(keys, 'editor')).toBeNull();
  }
});

test('on a header, Enter presses it, Delete and Shift with an arrow do nothing, Ctrl+Z is undo', () => {
  expect(press('Enter', 'header')).toEqual({ name: 'press' });
  expect(press('Delete', 'header')).toBeNull();
  expect(press('Shift+ArrowLeft', 'header')).toBeNull();
  expect(press('Ctrl+z', 'header')).toEqual({ name: 'undo' });
});
