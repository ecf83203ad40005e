/** A paragraph, heading, item or row of a text, as it is compared with those of another text. */
export interface Paragraph {
  /** What it looks like. */
  readonly look: 'paragraph' | 'heading' | 'item' | 'quote';
  /** The words that are shown, without marks of Markdown. */
  readonly text: string;
  /** The lines as they are written. */
  readonly source: string;
}

const blankLine = /^\s*$/;
const headingLine = /^ {0,3}#{1,6}\s+(.*?)\s*#*\s*$/;
const itemLine = /^(\s*)[-*+]\s+(.*)$/;
const numberedLine = /^\s*\d{1,9}[.)]\s+/;
const quoteLine = /^ {0,3}> ?(.*)$/;
const tableLine = /^\s*\|.*\|\s*$/;
const tableRule = /^\s*\|[\s:|-]+\|\s*$/;
const ruleLine = /^ {0,3}(?:(?:\*\s*){3,}|(?:-\s*){3,}|(?:_\s*){3,})$/;

/** The paragraphs of a text without marks: blank lines separate them. */
export const plainParagraphs = (text: string): Paragraph[] =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => paragraph.trimEnd())
    .filter(Boolean)
    .map((paragraph) => ({ look: 'paragraph', text: paragraph, source: paragraph }));

/**
 * The paragraphs of a text in Markdown. Lines are recognized by patterns, because the parser of texts is large, and
 * both texts are read in the same way.
 */
export function markedParagraphs(text: string): Paragraph[] {
  const found: Paragraph[] = [];
  /** Whether the next line can belong to the last paragraph. */
  let isOpen = false;
  for (const line of text.replaceAll(/\r\n?/g, '\n').split('\n')) {
    if (blankLine.test(line) || tableRule.test(line)) {
      isOpen = false;
      continue;
    }
    const next = paragraphOf(line);
    const last = found.at(-1);
    if (isOpen && last !== undefined && next.look === 'paragraph' && !beginsAlone(line)) {
      found[found.length - 1] = {
        look: last.look,
        text: `${last.text}\n${next.text}`,
        source: `${last.source}\n${line}`,
      };
    } else found.push(next);
    isOpen = next.look !== 'heading' && !beginsAlone(line);
  }
  return found;
}

/** Whether no other line belongs to the paragraph of this one, although it has the look of a paragraph. */
const beginsAlone = (line: string): boolean => tableLine.test(line) || ruleLine.test(line);

function paragraphOf(line: string): Paragraph {
  const source = line;
  const heading = headingLine.exec(line)?.[1];
  if (heading !== undefined) return { look: 'heading', text: withoutMarks(heading), source };
  if (ruleLine.test(line)) return { look: 'paragraph', text: '⁂', source };
  const [, indent = '', item] = itemLine.exec(line) ?? [];
  if (item !== undefined) return { look: 'item', text: `${indent}• ${withoutMarks(item)}`, source };
  if (numberedLine.test(line)) return { look: 'item', text: withoutMarks(line), source };
  const quote = quoteLine.exec(line)?.[1];
  if (quote !== undefined) return { look: 'quote', text: withoutMarks(quote), source };
  if (tableLine.test(line)) {
    const cells = line
      .trim()
      .slice(1, -1)
      .split(/(?<!\\)\|/);
    const text = cells.map((cell) => withoutMarks(cell.trim())).join(' · ');
    return { look: 'paragraph', text, source };
  }
  return { look: 'paragraph', text: withoutMarks(line.trimEnd()), source };
}

/** Marks around words that do not begin or end with a space. Underscores are only marks outside of words. */
const emphasis = /(?<!\\)(\*{1,3}|~~)(?=\S)(.+?)(?<=[^\s\\])\1/g;
const underscored = /(?<![\\\w])(_{1,3})(?=\S)(.+?)(?<=[^\s\\])\1(?!\w)/g;

/** The words of a line without marks of Markdown. */
export const withoutMarks = (line: string): string =>
  line
    .replaceAll(/!\[([^\]]*)\]\([^)\s]*\)/g, '[Picture: $1]')
    .replaceAll(
      /\[\[([^\]|]+)(?:\|([^\]]+))?\]\]/g,
      (_, title: string, words?: string) => words ?? title,
    )
    .replaceAll(/\[([^\]]+)\]\([^)\s]*\)/g, '$1')
    .replaceAll(emphasis, '$2')
    .replaceAll(emphasis, '$2')
    .replaceAll(underscored, '$2')
    .replaceAll(/(?<!\\)`([^`]+)`/g, '$1')
    .replaceAll(/\\$/g, '')
    .replaceAll(/\\([!-/:-@[-`{-~])/g, '$1');
