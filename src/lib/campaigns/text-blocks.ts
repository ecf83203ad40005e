/** A part of a plain text, in the form that its lines have. */
export type TextBlock =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

/** In characters. */
const longestHeading = 60;

const itemMark = /^- +/;

const isSentence = (line: string): boolean => /[.!?…]["”’')]*$/.test(line);

/** A short line without a full stop that stands directly above an item or a sentence. */
const isHeading = (line: string, next: string): boolean =>
  line.length <= longestHeading &&
  !/[.,:;!?…—–-]["”’')]*$/.test(line) &&
  (itemMark.test(next) || next.length > longestHeading || isSentence(next));

/**
 * The parts of a text of a campaign. These texts are plain, and those of the storyteller have a heading above each
 * section and items that begin with a hyphen.
 */
export function textBlocks(text: string): TextBlock[] {
  const lines = ['', ...text.split('\n').map((line) => line.trim())];
  const blocks: TextBlock[] = [];
  for (const [index, line] of lines.entries()) {
    if (line === '') continue;
    const before = lines[index - 1] ?? '';
    const last = before === '' ? undefined : blocks.at(-1);
    if (itemMark.test(line)) {
      const item = line.replace(itemMark, '');
      const items = last?.kind === 'list' ? [...last.items, item] : [item];
      if (last?.kind === 'list') blocks.pop();
      blocks.push({ kind: 'list', items });
    } else if (before === '' && isHeading(line, lines[index + 1] ?? '')) {
      blocks.push({ kind: 'heading', text: line });
    } else if (last?.kind === 'paragraph') {
      blocks.splice(-1, 1, { kind: 'paragraph', text: `${last.text}\n${line}` });
    } else blocks.push({ kind: 'paragraph', text: line });
  }
  return blocks;
}

/** The text without its headings, which say nothing in an excerpt. */
export const withoutHeadings = (text: string): string =>
  textBlocks(text)
    .flatMap((block) =>
      block.kind === 'heading' ? [] : block.kind === 'list' ? block.items : [block.text],
    )
    .join('\n');
