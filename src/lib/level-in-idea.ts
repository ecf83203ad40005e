export const cardinals = (
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen ' +
  'sixteen seventeen eighteen nineteen twenty'
).split(' ');
export const ordinals = (
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth ' +
  'fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'
).split(' ');

const digits = '20|1\\d|[1-9]';
const counted = `${digits}|${cardinals.join('|')}`;
const placed = `(?:${digits})(?:st|nd|rd|th)|${ordinals.join('|')}`;

/** "Level 3 of the mine" and "the third level of the mine" are floors, and a spell has a level of its own. */
const phrase = new RegExp(
  `(?<![\\w-])(?:level[\\s-]+(${counted})|(${placed})[\\s-]+level)(?![\\w-]|\\s+(?:of|spells?|slots?)\\b)`,
  'iu',
);

interface LevelInIdea {
  level: number;
  /** The words of the idea that name it. */
  words: string;
}

/** The level of the characters that an idea names: "level 5", "5th-level", "the fifth level"; null for none. */
export function levelIn(idea: string): LevelInIdea | null {
  const [words, cardinal = '', ordinal = ''] = phrase.exec(idea) ?? [];
  if (words === undefined) return null;
  const number = (cardinal || ordinal).toLowerCase();
  const index = (cardinal === '' ? ordinals : cardinals).indexOf(number);
  return { words, level: index === -1 ? Number.parseInt(number, 10) : index + 1 };
}
