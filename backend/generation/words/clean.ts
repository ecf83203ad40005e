import { asMarkdown } from '#backend/storyteller/realise/sentences.ts';
import type { NameMarks } from './named.ts';

/** A text of a model on the way to a draft: without control characters, with `\n` as the only white space besides blanks. */
export const normalised = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/[^\P{Cc}\n]|[\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .split('\n')
    .map((line) => line.trim().replaceAll(/ {2,}/g, ' '))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

const emphasis = /(\*\*[^*\n]+\*\*|\*[^*\n]+\*)/;

/** Emphasis stays. All other characters that mean something in Markdown are escaped. */
const markedLine = (line: string): string =>
  line
    .split(emphasis)
    .map((part) => {
      const marks = emphasis.test(part) ? (part.startsWith('**') ? '**' : '*') : '';
      const words = part.slice(marks.length, part.length - marks.length);
      return `${marks}${asMarkdown(words)}${marks}`;
    })
    .join('');

/**
 * The masked text of a model as Markdown with paragraphs, lists and emphasis, and nothing else: the same forms
 * as in a text of the storyteller.
 */
export function asDraftText(masked: string, marks: NameMarks): string {
  const lines = masked.split('\n').map((line) => {
    const [, marker = '', words = ''] = /^([-*+] |\d{1,3}[.)] )?(.*)$/.exec(line) ?? [];
    const item = marker === '' ? '' : /^\d/.test(marker) ? `${marker.slice(0, -2)}. ` : '- ';
    // A line of only dashes or equals signs would make the line before it a heading.
    return /^[-=_ ]*$/.test(words) ? '' : `${item}${markedLine(words)}`;
  });
  return marks
    .marked(lines.join('\n'))
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
