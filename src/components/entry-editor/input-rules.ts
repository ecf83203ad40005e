import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules';
import type { MarkType } from 'prosemirror-model';
import type { Plugin } from 'prosemirror-state';
import { isEntryTitle, marks, nodes } from './schema.ts';

/** `**words**` becomes bold when the last star is typed. The first group is what stays before it. */
const markRule = (pattern: RegExp, type: MarkType): InputRule =>
  new InputRule(pattern, (state, match, start, end) => {
    const [whole, before = '', words = ''] = match;
    const { parent } = state.doc.resolve(start);
    if (!parent.type.allowsMarkType(type) || whole === '') return null;
    const from = start + before.length;
    return state.tr
      .replaceWith(from, end, state.schema.text(words, [type.create()]))
      .removeStoredMark(type);
  });

const entryLinkRule = new InputRule(/\[\[([^\][\n]+)\]\]$/, (state, match, start, end) => {
  const [title = '', ...rest] = (match[1] ?? '').split('|').map((part) => part.trim());
  const words = rest.join('|');
  if (!isEntryTitle(title) || (words !== '' && !isEntryTitle(words, '|'))) return null;
  return state.tr.replaceWith(start, end, nodes.wiki.create({ title, words }));
});

const horizontalLine = new InputRule(/^---$/, (state, _match, start) => {
  const $start = state.doc.resolve(start);
  if ($start.parent.type !== nodes.paragraph || $start.parent.content.size > 2) return null;
  return state.tr.delete($start.start(), $start.end()).insert($start.before(), nodes.rule.create());
});

/** Replaces Markdown while it is typed: signs at the start of a line become a block, signs around words a mark. */
export const markdownInput = (): Plugin =>
  inputRules({
    rules: [
      textblockTypeInputRule(/^(#{1,6})\s$/, nodes.heading, ([, signs = '#']) => ({
        level: signs.length,
      })),
      textblockTypeInputRule(/^```$/, nodes.code_block),
      wrappingInputRule(/^\s*([-+*])\s$/, nodes.bullet_list),
      wrappingInputRule(
        /^(\d{1,9})[.)]\s$/,
        nodes.ordered_list,
        ([, start]) => ({ start: Number(start) }),
        ([, start], list) => list.childCount + Number(list.attrs['start']) === Number(start),
      ),
      wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
      wrappingInputRule(/^:::$/, nodes.passage),
      horizontalLine,
      entryLinkRule,
      markRule(/(^|[\s(])\*\*([^\s*](?:[^*]*[^\s*])?)\*\*$/, marks.strong),
      // Not after a digit, because dice sums such as 2d6*2 have stars.
      markRule(/(^|[\s(])\*([^\s*](?:[^*]*[^\s*])?)\*$/, marks.em),
      markRule(/(^|[\s(])~~([^\s~](?:[^~]*[^\s~])?)~~$/, marks.strike),
      markRule(/(^|[\s(])`([^`]+)`$/, marks.code),
    ],
  });
