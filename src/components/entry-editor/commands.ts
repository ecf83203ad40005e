import { setBlockType, toggleMark } from 'prosemirror-commands';
import { type MarkType, type Node, NodeRange, type NodeType, Slice } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import { findWrapping, ReplaceAroundStep } from 'prosemirror-transform';
import { revealing } from './passage-guard.ts';
import { marks, nodes } from './schema.ts';

/** The innermost node of this type around the selection. */
export function around(state: EditorState, type: NodeType): { node: Node; pos: number } | null {
  const { $from, $to } = state.selection;
  for (let { depth } = $from; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    const isAround = node.type === type && $to.pos <= $from.end(depth);
    if (isAround) return { node, pos: $from.before(depth) };
  }
  return null;
}

export function isMarked(state: EditorState, type: MarkType): boolean {
  const { empty, $from, from, to } = state.selection;
  if (empty) return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined;
  return state.doc.rangeHasMark(from, to, type);
}

export const headingLevel = ({ selection: { $from } }: EditorState): number =>
  $from.parent.type === nodes.heading ? Number($from.parent.attrs['level']) : 0;

export const toggleStrong = toggleMark(marks.strong);
export const toggleEm = toggleMark(marks.em);
export const toggleStrike = toggleMark(marks.strike);
export const toggleCode = toggleMark(marks.code);

export const toggleHeading =
  (level: number): Command =>
  (state, dispatch) =>
    headingLevel(state) === level
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : setBlockType(nodes.heading, { level })(state, dispatch);

/** The innermost list around the selection. */
function listAround(state: EditorState): { node: Node; pos: number } | null {
  const found = [nodes.bullet_list, nodes.ordered_list].flatMap(
    (type) => around(state, type) ?? [],
  );
  return found.toSorted((one, other) => other.pos - one.pos)[0] ?? null;
}

export const isInList = (state: EditorState, type: NodeType): boolean =>
  listAround(state)?.node.type === type;

export const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const list = listAround(state);
    if (list === null) return wrapInList(type)(state, dispatch);
    if (list.node.type === type) return liftListItem(nodes.list_item)(state, dispatch);
    const tight = list.node.attrs['tight'] === true;
    dispatch?.(state.tr.setNodeMarkup(list.pos, type, { tight }));
    return true;
  };

/** Replaces a block by the blocks that it contains. */
export function unwrapAt(pos: number): Command {
  return (state, dispatch) => {
    const end = pos + (state.doc.nodeAt(pos)?.nodeSize ?? 0);
    if (end === pos) return false;
    const step = new ReplaceAroundStep(pos, end, pos + 1, end - 1, Slice.empty, 0, true);
    dispatch?.(revealing(state.tr.step(step)));
    return true;
  };
}

/**
 * Wraps the selected blocks in a block of this type, or unwraps them. If the blocks cannot be wrapped where
 * they are, such as some items of a list, the block around them is wrapped.
 */
export const toggleWrap =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const wrapped = around(state, type);
    if (wrapped !== null) return unwrapAt(wrapped.pos)(state, dispatch);
    const { $from, $to } = state.selection;
    const innermost = $from.blockRange($to);
    for (let depth = innermost?.depth ?? -1; depth >= 0; depth -= 1) {
      const range = new NodeRange($from, $to, depth);
      const wrapping = findWrapping(range, type);
      if (wrapping !== null) {
        dispatch?.(state.tr.wrap(range, wrapping).scrollIntoView());
        return true;
      }
    }
    return false;
  };

export const insertRule: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.rule.create()).scrollIntoView());
  return true;
};

export const insertBreak: Command = (state, dispatch) => {
  if (!state.selection.$from.parent.type.contentMatch.matchType(nodes.hard_break)) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create(), true).scrollIntoView());
  return true;
};

/** Begins a link to another entry; the list of entries opens after `[[`. */
export const insertBrackets: Command = (state, dispatch) => {
  dispatch?.(state.tr.insertText('[[').scrollIntoView());
  return true;
};

/** Enter on an empty last line of a passage moves the caret to a new line after the passage. */
export const exitPassage: Command = (state, dispatch) => {
  const passage = around(state, nodes.passage);
  const { $from, empty } = state.selection;
  if (passage === null || !empty || $from.parent !== passage.node.lastChild) return false;
  if ($from.parent.content.size > 0 || passage.node.childCount < 2) return false;
  const { tr } = state;
  tr.delete($from.before(), $from.after());
  const after = tr.mapping.map(passage.pos + passage.node.nodeSize);
  tr.insert(after, nodes.paragraph.create());
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView());
  return true;
};

/** Backspace in an empty passage removes it. */
export const leaveEmptyPassage: Command = (state, dispatch) => {
  const passage = around(state, nodes.passage);
  const isEmpty = passage?.node.childCount === 1 && passage.node.content.size === 2;
  if (passage === null || !isEmpty) return false;
  return unwrapAt(passage.pos)(state, dispatch);
};

/**
 * At the edge of a passage or a cell there is nothing to join. The browser must not handle the key,
 * because it would delete the elements around the text.
 */
export const edgeBefore: Command = ({ selection: { $from, empty } }) =>
  empty && $from.depth > 1 && $from.parentOffset === 0;

export const edgeAfter: Command = ({ selection: { $from, empty } }) =>
  empty && $from.depth > 1 && $from.parentOffset === $from.parent.content.size;

/** In a table, Enter moves to the cell below, and from the last row to the block after the table. */
export const moveDownInTable: Command = (state, dispatch) => {
  const table = around(state, nodes.table);
  if (table === null) return false;
  const { $from } = state.selection;
  const depth = state.doc.resolve(table.pos).depth + 1;
  const [row, column] = [$from.index(depth), $from.index(depth + 1)];
  const next = table.node.maybeChild(row + 1);
  let pos = table.pos + table.node.nodeSize;
  if (next) {
    pos = table.pos + 1;
    for (let index = 0; index <= row; index += 1) pos += table.node.child(index).nodeSize;
    const cells = next.children.slice(0, Math.min(column, next.childCount - 1));
    pos += 2 + cells.reduce((sum, cell) => sum + cell.nodeSize, 0);
  }
  dispatch?.(state.tr.setSelection(TextSelection.near(state.doc.resolve(pos))).scrollIntoView());
  return true;
};

/** The link at the selection: its range, and its address if there is one. */
export function linkAt(state: EditorState): { from: number; to: number; href: string } {
  const { from, to, empty, $from } = state.selection;
  const mark = marks.link.isInSet(empty ? $from.marks() : ($from.nodeAfter?.marks ?? []));
  if (mark === undefined) return { from, to, href: '' };
  let [start, end] = [$from.start(), $from.start()];
  for (const child of $from.parent.children) {
    const isInside = mark.isInSet(child.marks);
    if (!isInside && end >= from) break;
    end += child.nodeSize;
    if (!isInside) start = end;
  }
  return { from: Math.min(start, from), to: Math.max(end, to), href: String(mark.attrs['href']) };
}

/** Links the range to the address; an empty address removes the link. */
export const setLink =
  (from: number, to: number, href: string): Command =>
  (state, dispatch) => {
    const { tr } = state;
    tr.removeMark(from, to, marks.link);
    const mark = marks.link.create({ href });
    if (href !== '' && from === to) tr.insert(from, state.schema.text(href, [mark]));
    else if (href !== '') tr.addMark(from, to, mark);
    dispatch?.(tr.removeStoredMark(marks.link).scrollIntoView());
    return true;
  };
