import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import { expect, test, vi } from 'vitest';
import { createEditorState } from './editor-state.ts';
import { toggleWrap, unwrapAt } from './commands.ts';
import { nodes } from './schema.ts';
import { toMarkdown } from './to-markdown.ts';

const text = 'aaaa\n\n:::secret\nbbbb\n\ncccc\n:::\n\ndddd';
const onRefused = vi.fn<() => void>();
const start = createEditorState(text, { openLink: () => true, handleKey: () => false, onRefused });

/** The position in the paragraph with these words. */
function at(words: string, offset: number): number {
  let found = -1;
  start.doc.descendants((node, pos) => {
    if (node.text === words) found = pos + offset;
  });
  return found;
}

const select = (from: number, to = from): EditorState =>
  start.apply(start.tr.setSelection(TextSelection.create(start.doc, from, to)));

const afterDeleting = (from: number, to: number): string => {
  const state = select(from, to);
  return toMarkdown(state.apply(state.tr.deleteSelection()).doc);
};

/** The text after a key, as the plugins of the editor handle it. */
function afterKey(key: string, state: EditorState): string {
  let after = state;
  const view = {
    state,
    endOfTextblock: () => true,
    dispatch: (tr: typeof state.tr) => (after = after.apply(tr)),
  };
  const event = { key, keyCode: 0, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false };
  for (const { props } of state.plugins) {
    // The plugins use only these parts of the view and the event.
    const handled = props.handleKeyDown?.call(undefined as never, view as never, event as never);
    if (handled === true) break;
  }
  return toMarkdown(after.doc);
}

test('a selection from before a secret into it is not deleted', () => {
  expect(afterDeleting(at('aaaa', 2), at('bbbb', 2))).toBe(text);
  expect(onRefused).toHaveBeenCalledOnce();
});

test('other selections are deleted', () => {
  onRefused.mockClear();
  expect(afterDeleting(at('aaaa', 2), at('dddd', 2))).toBe('aadd');
  expect(afterDeleting(at('bbbb', 2), at('cccc', 2))).toContain(':::secret\nbbcc\n:::');
  // The words after the secret become a part of it, which reveals nothing.
  expect(afterDeleting(at('cccc', 2), at('dddd', 2))).toContain('ccdd\n:::');
  expect(onRefused).not.toHaveBeenCalled();
});

test('Backspace and Delete at the edges of a secret move nothing', () => {
  for (const [key, pos] of [
    ['Backspace', at('bbbb', 0)],
    ['Delete', at('cccc', 4)],
    ['Delete', at('aaaa', 4)],
    ['Backspace', at('dddd', 0)],
  ] as const) {
    expect(afterKey(key, select(pos))).toBe(text);
  }
});

test('Enter on an empty last line goes on after the secret', () => {
  const end = select(at('cccc', 4));
  const split = end.apply(end.tr.split(end.selection.from));
  const onNewLine = split.apply(
    split.tr.setSelection(TextSelection.create(split.doc, at('cccc', 4) + 2)),
  );
  expect(afterKey('Enter', onNewLine)).toBe(text);
  expect(onRefused).not.toHaveBeenCalled();
});

test('the button takes the words out of the secret', () => {
  const state = select(at('bbbb', 1));
  const run = (command: Command) => {
    let after = state;
    command(state, (tr) => (after = state.apply(tr)));
    return toMarkdown(after.doc);
  };
  expect(run(toggleWrap(nodes.passage))).toBe('aaaa\n\nbbbb\n\ncccc\n\ndddd');
  expect(run(unwrapAt(6))).toBe('aaaa\n\nbbbb\n\ncccc\n\ndddd');
});
