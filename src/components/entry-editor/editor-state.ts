import { history } from 'prosemirror-history';
import { Fragment, type Node, Slice } from 'prosemirror-model';
import { type Command, EditorState, Plugin, Selection } from 'prosemirror-state';
import { fromMarkdown } from './from-markdown.ts';
import { markdownInput } from './input-rules.ts';
import { keys } from './keys.ts';
import { passageGuard } from './passage-guard.ts';
import { closedBlocks, nodes } from './schema.ts';
import { toMarkdown } from './to-markdown.ts';
import { uploads } from './uploads.ts';

interface EditorActions {
  /** Opens the field for the address of a link. */
  openLink: Command;
  /** Called with every key, before all other handlers. Returns true if it has handled the key. */
  handleKey: (event: KeyboardEvent) => boolean;
  /** Called when a change is refused because it would move words out of a passage. */
  onRefused: () => void;
}

/** Adds an empty paragraph if the caret could not leave the last block. `toMarkdown` does not write it. */
function withLastLine(doc: Node): Node {
  const last = doc.lastChild;
  if (last === null || !closedBlocks.has(last.type)) return doc;
  return doc.copy(doc.content.addToEnd(nodes.paragraph.create()));
}

const lastLine = new Plugin({
  appendTransaction: (transactions, _before, { doc, tr }) =>
    transactions.some(({ docChanged }) => docChanged) && withLastLine(doc) !== doc
      ? tr.insert(doc.content.size, nodes.paragraph.create()).setMeta('addToHistory', false)
      : null,
});

const depths = new WeakMap<Node, number>();

function depthOf(node: Node): number {
  let depth = depths.get(node);
  if (depth === undefined) {
    depth = 1 + Math.max(0, ...node.children.map((child) => (child.isBlock ? depthOf(child) : 0)));
    depths.set(node, depth);
  }
  return depth;
}

/** Refuses blocks that are nested deeper than the parser can read, because they would be lost. */
const depthLimit = new Plugin({
  filterTransaction: ({ docChanged, doc }) => !docChanged || depthOf(doc) < 32,
});

/** Text without markup is read as Markdown, and copied as Markdown. */
const clipboard = new Plugin({
  props: {
    clipboardTextParser: (text, $context, plain) => {
      const content = plain
        ? Fragment.from(
            text
              .split(/\r\n?|\n/)
              .map((line) =>
                nodes.paragraph.create(
                  null,
                  line === '' ? null : $context.doc.type.schema.text(line),
                ),
              ),
          )
        : fromMarkdown(text).content;
      return Slice.maxOpen(content);
    },
    clipboardTextSerializer: ({ content }) => {
      const first = content.firstChild;
      const blocks = first?.isInline
        ? Fragment.from(nodes.paragraph.create(null, content))
        : content;
      const match = nodes.doc.contentMatch.matchFragment(blocks);
      return match === null
        ? content.textBetween(0, content.size, '\n\n')
        : toMarkdown(nodes.doc.create(null, blocks));
    },
  },
});

export const createEditorState = (
  text: string,
  { openLink, handleKey, onRefused }: EditorActions,
): EditorState =>
  EditorState.create({
    doc: withLastLine(fromMarkdown(text)),
    plugins: [
      new Plugin({ props: { handleKeyDown: (_view, event) => handleKey(event) } }),
      markdownInput(),
      ...keys(openLink),
      history(),
      clipboard,
      depthLimit,
      passageGuard(onRefused),
      lastLine,
      uploads,
    ],
  });

/**
 * The state for another text. The caret stays between the same words, if the text around it is the
 * same. The history starts again, because its steps fit the old text only.
 */
export function withText(state: EditorState, text: string): EditorState {
  const doc = withLastLine(fromMarkdown(text));
  const start = state.doc.content.findDiffStart(doc.content);
  const end = state.doc.content.findDiffEnd(doc.content);
  const moved = (pos: number): number => {
    if (start === null || pos <= start) return pos;
    return end !== null && pos >= end.a ? pos + end.b - end.a : start;
  };
  const pos = Math.max(0, Math.min(moved(state.selection.head), doc.content.size));
  const selection = Selection.near(doc.resolve(pos));
  const { plugins } = state;
  return EditorState.create({ doc, selection, plugins });
}
