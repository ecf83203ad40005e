import { firstCharacters, maxText } from './fit-entry.ts';
import type { ImportableEntry } from './import-content.ts';
import { viewCharacters } from './view-size.ts';

export type UnmeasuredEntry = Omit<ImportableEntry, 'viewCharacters'>;

/** How far back a good place to divide a text is looked for. */
const searched = 4_000;

/** The parts of a text, each short enough for an entry, divided between paragraphs if possible. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  while ([...rest].length > maxText) {
    const most = firstCharacters(rest, maxText);
    const from = most.length - searched;
    const places = ['\n\n', '\n', ' '].map((mark) => most.lastIndexOf(mark));
    const end = places.find((place) => place > from) ?? most.length;
    parts.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return [...parts, rest];
}

/**
 * Divides an entry whose text is too long: the other parts become entries below it. A passage that is
 * divided would lose its mark, so the parts of a text with passages are for game masters.
 */
export function dividedEntries(entry: UnmeasuredEntry): ImportableEntry[] {
  return partEntries(entry).map((part) => {
    const { recap } = part.details;
    const texts = { text: part.text, recap: typeof recap === 'string' ? recap : '' };
    return { ...part, viewCharacters: viewCharacters(texts) };
  });
}

function partEntries(entry: UnmeasuredEntry): UnmeasuredEntry[] {
  if (entry.text.length <= maxText) return [entry];
  const [text = '', ...others] = partsOf(entry.text);
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
