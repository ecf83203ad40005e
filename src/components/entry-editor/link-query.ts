import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { isEntryTitle, nodes } from './schema.ts';

/** The unfinished `[[words` before the caret. */
export interface LinkQuery {
  readonly from: number;
  readonly to: number;
  readonly words: string;
}

export function linkQuery(state: EditorState): LinkQuery | null {
  const { $from, empty } = state.selection;
  if (!empty || $from.parent.type.spec.code === true || !$from.parent.isTextblock) return null;
  const start = Math.max(0, $from.parentOffset - 80);
  const before = $from.parent.textBetween(start, $from.parentOffset, undefined, '\ufffc');
  const match = /\[\[([^[\]|\n\ufffc]*)$/.exec(before);
  if (match === null) return null;
  return { from: $from.pos - match[0].length, to: $from.pos, words: match[1] ?? '' };
}

/** Replaces `[[words` by a link to the entry with this title. */
export function takeLink(view: EditorView, { from, to }: LinkQuery, title: string): void {
  if (!isEntryTitle(title)) return;
  const tr = view.state.tr.replaceWith(from, to, nodes.wiki.create({ title }));
  view.dispatch(tr.scrollIntoView());
  view.focus();
}
