import { picturesIn } from '../entry-text/pictures.ts';
import { firstCharacters } from '../first-characters.ts';
import { maxText } from './fit-entry.ts';
import type { ImportableEntry } from './import-content.ts';
import { viewCharacters } from './view-size.ts';

export type UnmeasuredEntry = Omit<ImportableEntry, 'pictures' | 'viewCharacters'>;

/** How far back a good position to divide a text is looked for. */
const searched = 4_000;

/** The parts of a text, each short enough for an entry, divided between paragraphs if possible. */
function dividedText(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (;;) {
    // A slice, because a copy of the whole rest for each part would be quadratic.
    const most = firstCharacters(text.slice(from, from + 2 * maxText), maxText);
    if (from + most.length >= text.length) return [...parts, text.slice(from)];
    const least = most.length - searched;
    const breaks = ['\n\n', '\n', ' '].map((mark) => most.lastIndexOf(mark));
    let end = from + (breaks.find((position) => position > least) ?? most.length);
    parts.push(text.slice(from, end));
    while (/\s/.test(text.charAt(end))) end += 1;
    from = end;
  }
}

/** Finds the pictures in the texts of an entry, and measures the texts. Both parse them. */
export function measured(entry: UnmeasuredEntry): ImportableEntry {
  const { recap } = entry.details;
  const texts = { text: entry.text, recap: typeof recap === 'string' ? recap : '' };
  return {
    ...entry,
    pictures: [...new Set([...picturesIn(texts.text), ...picturesIn(texts.recap)])],
    viewCharacters: viewCharacters(texts),
  };
}

/**
 * Divides an entry whose text is too long: the other parts become entries below it. The first part
 * keeps its readers, and a passage that is open at its end. The other parts of a text with passages
 * are for game masters, because a part can have the words of a passage without its mark.
 */
export function dividedEntries(entry: UnmeasuredEntry): UnmeasuredEntry[] {
  if (entry.text.length <= maxText) return [entry];
  const [text = '', ...others] = dividedText(entry.text);
  const secret = entry.text.includes(':::');
  return [
    { ...entry, text },
    ...others.map((part, index): UnmeasuredEntry => ({
      ...entry,
      key: `${entry.key.slice(0, 120)}-part${index + 2}`,
      parentKey: entry.key,
      type: 'note',
      title: `${firstCharacters(entry.title, 100)} (part ${index + 2})`,
      text: part,
      visibility: secret ? 'gm' : entry.visibility,
      details: {},
      coverPicture: null,
    })),
  ];
}
