import { baseKeymap, chainCommands, exitCode, setBlockType } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { undoInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, type Plugin, TextSelection } from 'prosemirror-state';
import {
  edgeAfter,
  edgeBefore,
  exitPassage,
  insertBreak,
  leaveEmptyPassage,
  moveDownInTable,
  toggleCode,
  toggleEm,
  toggleHeading,
  toggleList,
  toggleStrike,
  toggleStrong,
} from './commands.ts';
import { closedBlocks, nodes } from './schema.ts';

/** Backspace at the start of a heading or of code makes it a paragraph. */
const clearBlockType: Command = (state, dispatch) => {
  const { empty, $from } = state.selection;
  if (!empty || $from.parentOffset > 0) return false;
  const { type } = $from.parent;
  if (type !== nodes.heading && type !== nodes.code_block) return false;
  return setBlockType(nodes.paragraph)(state, dispatch);
};

/** Above a first block such as a table there is no line for the caret, so the arrow key makes one. */
const lineAbove: Command = (state, dispatch, view) => {
  const { $from, empty } = state.selection;
  const isClosed = $from.depth > 0 && closedBlocks.has($from.node(1).type);
  const isFirst = $from.start() === $from.depth;
  if (!empty || !isClosed || !isFirst || view?.endOfTextblock('up') === false) return false;
  const tr = state.tr.insert(0, nodes.paragraph.create());
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, 1)).scrollIntoView());
  return true;
};

const always: Command = () => true;

/** Tab has no meaning here, so that the keyboard can leave the editor. */
export const keys = (openLink: Command): Plugin[] => [
  keymap({
    'Mod-b': toggleStrong,
    'Mod-i': toggleEm,
    'Mod-Shift-x': toggleStrike,
    'Mod-e': toggleCode,
    'Mod-Alt-1': toggleHeading(1),
    'Mod-Alt-2': toggleHeading(2),
    'Mod-Alt-0': setBlockType(nodes.paragraph),
    'Mod-Shift-7': toggleList(nodes.ordered_list),
    'Mod-Shift-8': toggleList(nodes.bullet_list),
    'Mod-k': openLink,
    'Mod-z': undo,
    'Mod-y': redo,
    'Mod-Shift-z': redo,
    'Mod-]': sinkListItem(nodes.list_item),
    'Mod-[': liftListItem(nodes.list_item),
    ArrowUp: lineAbove,
    Backspace: chainCommands(undoInputRule, leaveEmptyPassage, clearBlockType),
    Enter: chainCommands(moveDownInTable, exitPassage, splitListItem(nodes.list_item)),
    'Shift-Enter': chainCommands(exitCode, insertBreak, always),
  }),
  keymap(baseKeymap),
  keymap({
    Backspace: edgeBefore,
    'Mod-Backspace': edgeBefore,
    'Shift-Backspace': edgeBefore,
    Delete: edgeAfter,
    'Mod-Delete': edgeAfter,
  }),
];
