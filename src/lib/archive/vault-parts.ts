interface VaultPart {
  readonly kind: 'words' | 'code' | 'comment';
  /** The text without the delimiters of a comment. */
  readonly text: string;
}

/** Where code or a comment can begin. A fence can be in quotes and lists. */
const marks =
  /^(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*(?:(`{3,})[^`\n]*|(~{3,})[^\n]*)$|\\`|`+|%%|<!--/gm;
/** Whether something in a text can begin a comment. */
export const hasCommentMark = (text: string): boolean => /%%|<!--/.test(text);

/** The ends of comments by their beginnings. Obsidian hides comments of HTML, too. */
const commentEnds: ReadonlyMap<string, string> = new Map([
  ['%%', '%%'],
  ['<!--', '-->'],
]);

const closingFence = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/gm;

/** Finds where code in a line ends: at the next backticks of the same number, in the same paragraph. */
class BackticksByLength {
  /** The positions of all backticks by their number, the first ones last. */
  readonly #places = new Map<number, number[]>();

  constructor(text: string) {
    for (const { 0: backticks, index } of text.matchAll(/`+/g)) {
      const places = this.#places.get(backticks.length) ?? [];
      places.push(index);
      this.#places.set(backticks.length, places);
    }
    for (const places of this.#places.values()) places.reverse();
  }

  /** The first place after `from`, which must not be smaller than in an earlier call. */
  next(length: number, from: number): number | undefined {
    const places = this.#places.get(length) ?? [];
    // Removing what is passed keeps the work linear in the length of the text.
    while ((places.at(-1) ?? from) < from) places.pop();
    return places.at(-1);
  }
}

function endOfFence(text: string, from: number, fence: string): number {
  closingFence.lastIndex = from;
  for (let found = closingFence.exec(text); found; found = closingFence.exec(text)) {
    if (found[1]?.startsWith(fence)) return closingFence.lastIndex;
  }
  return text.length;
}

/**
 * The words, the code and the comments of a text of Obsidian. Inside of code or a comment, nothing else
 * begins: backticks in a comment are part of it, and `%%` in code begins no comment. A comment without
 * an end goes to the end of the text, as in Obsidian.
 */
export function vaultParts(text: string): VaultPart[] {
  const parts: VaultPart[] = [];
  const backticks = new BackticksByLength(text);
  const paragraphEnd = /\n[ \t>]*(?:\n|(?:`{3,}[^`\n]*|~{3,}[^\n]*)(?=\n|$))|$/g;
  let end = -1;
  /** The end of the paragraph around a position. */
  const endAround = (place: number): number => {
    if (end < place) {
      paragraphEnd.lastIndex = place;
      end = paragraphEnd.exec(text)?.index ?? text.length;
    }
    return end;
  };
  let from = 0;
  const add = (kind: 'code' | 'comment', at: number, content: string, next: number) => {
    parts.push({ kind: 'words', text: text.slice(from, at) }, { kind, text: content });
    from = next;
    marks.lastIndex = next;
  };
  marks.lastIndex = 0;
  for (let found = marks.exec(text); found; found = marks.exec(text)) {
    const { 0: mark, index: at } = found;
    const after = at + mark.length;
    const fence = found[1] ?? found[2];
    const commentEnd = commentEnds.get(mark);
    if (fence !== undefined) {
      const next = endOfFence(text, after, fence);
      add('code', at, text.slice(at, next), next);
    } else if (commentEnd !== undefined) {
      const close = text.indexOf(commentEnd, after);
      const next = close === -1 ? text.length : close;
      add('comment', at, text.slice(after, next), Math.min(next + commentEnd.length, text.length));
    } else if (mark.startsWith('`')) {
      const close = backticks.next(mark.length, after);
      if (close !== undefined && close < endAround(at)) {
        const next = close + mark.length;
        add('code', at, text.slice(at, next), next);
      }
    }
  }
  return [...parts, { kind: 'words', text: text.slice(from) }];
}
