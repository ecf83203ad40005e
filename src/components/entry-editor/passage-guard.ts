import { type Node, type ResolvedPos } from 'prosemirror-model';
import { Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import { nodes } from './schema.ts';

const guard = new PluginKey('passage-guard');

/** Marks a change that moves words out of a passage because the user asked for it. */
export const revealing = (tr: Transaction): Transaction => tr.setMeta(guard, true);

function passagesAround($pos: ResolvedPos): number {
  let count = 0;
  for (let { depth } = $pos; depth > 0; depth -= 1) {
    if ($pos.node(depth).type === nodes.passage) count += 1;
  }
  return count;
}

/** Whether words that are in a passage would stay in the text, but outside of the passage. */
function takesWordsOut(doc: Node, tr: Transaction): boolean {
  let found = false;
  doc.descendants((block, pos) => {
    if (found || !block.isTextblock) return !found;
    const [from, to] = [pos + 1, pos + 1 + block.content.size];
    const before = passagesAround(doc.resolve(from));
    const [first, last] = [tr.mapping.map(from, 1), tr.mapping.map(to, -1)];
    if (before > 0 && first < last) found = passagesAround(tr.doc.resolve(last)) < before;
    return false;
  });
  return found;
}

/**
 * Deleting a selection joins what is before it with what is after it. If the selection begins before
 * a passage and ends inside, the rest of the secret would become a part of the text before it, which
 * everyone can read. Such a change is refused.
 */
export const passageGuard = (onRefused: () => void): Plugin =>
  new Plugin({
    key: guard,
    filterTransaction(tr, { doc }) {
      const isMeant = tr.getMeta(guard) === true || tr.getMeta('history$') !== undefined;
      if (!tr.docChanged || isMeant || !takesWordsOut(doc, tr)) return true;
      onRefused();
      return false;
    },
  });
