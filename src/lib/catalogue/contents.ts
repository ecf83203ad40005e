import { type Codec, type Lookup, type Parsed, parsed, refused, tidy } from './codec.ts';
import { joinList, splitList } from './list-text.ts';
import { keysNamed } from './lookup.ts';
import { quote } from './number.ts';
import { readReference, referenceName } from './reference.ts';

export interface ContentValue {
  gearSk: string;
  quantity: number;
}

const countPatterns = [
  /^(?<count>\d+) ?[x×*] ?(?<name>\S.*)$/i,
  /^(?<count>\d+) (?<name>\S.*)$/,
  /^(?<name>.*\S) ?[x×*] ?(?<count>\d+)$/i,
  /^(?<name>.*\S) ?\((?<count>\d+)\)$/,
];

/** Books count some things by their container or unit: 7 flasks of Oil, 5 days of Rations. */
const vessel = /^(?:flasks?|vials?|bottles?|days?|sheets?|sticks?|pieces?|blocks?|feet) of /i;

/** All ways to divide a text into number and name; a name may itself contain a number. */
function* readings(text: string): Generator<{ name: string; quantity: number }> {
  yield { name: text, quantity: 1 };
  for (const pattern of countPatterns) {
    const { count, name } = pattern.exec(text)?.groups ?? {};
    if (count === undefined || name === undefined) continue;
    yield { name, quantity: Number(count) };
    if (vessel.test(name)) yield { name: name.replace(vessel, ''), quantity: Number(count) };
  }
}

/** Whether the text is a key or the name of at least one item. */
const isKnown = (name: string, names: Lookup | undefined): boolean =>
  names !== undefined && (names.has(name) || keysNamed(names, name).length > 0);

function readContent(
  text: string,
  names: Lookup | undefined,
  edition: string | undefined,
): Parsed<ContentValue> {
  const plain = tidy(text).replace(/^and /i, '');
  const ways = [...readings(plain)];
  const knownReading = ways.find(({ name }) => isKnown(name, names));
  // If no reading has a known name, the reading with a number is used: a key may follow the number.
  const { name, quantity } = knownReading ?? ways[1] ?? { name: plain, quantity: 1 };
  const key = readReference(name, names, edition);
  if (key.ok) return parsed({ gearSk: key.value, quantity });
  if (names === undefined || names.size === 0) {
    return refused(
      `${quote(text)} is not an entry. Write number and key, such as 10 × 2024#torch.`,
    );
  }
  return key.suggestion === undefined
    ? key
    : refused(key.message, `${quantity} × ${key.suggestion}`);
}

/** Joins parts that together are a known name, such as `Case, Map or Scroll`. */
function joinNames(parts: readonly string[], names: Lookup | undefined): string[] {
  const joined: string[] = [];
  for (let at = 0; at < parts.length;) {
    let count = 1;
    for (let size = Math.min(4, parts.length - at); size > 1; size -= 1) {
      const whole = tidy(parts.slice(at, at + size).join(', ')).replace(/^and /i, '');
      if ([...readings(whole)].some(({ name }) => isKnown(name, names))) {
        count = size;
        break;
      }
    }
    joined.push(parts.slice(at, at + count).join(', '));
    at += count;
  }
  return joined;
}

function splitContents(text: string, names: Lookup | undefined): string[] {
  const parts = splitList(text, /[;\n]/);
  return parts.length > 1 ? parts : joinNames(splitList(text, /[,;\n]/), names);
}

const entryText = ({ quantity }: ContentValue, name: string): string => `${quantity} × ${name}`;

/** Reads and writes contents: `10 × 2024#torch; 1 × 2024#rope`. Without a number it reads 1. */
export const contentsCodec: Codec<ContentValue[]> = {
  format: (contents) =>
    joinList(
      contents.map((content) => entryText(content, content.gearSk)),
      ';',
    ),
  parse: (text, names, edition) => {
    const contents: ContentValue[] = [];
    const parts = splitContents(text, names);
    for (const [index, part] of parts.entries()) {
      const content = readContent(part, names, edition);
      if (!content.ok) {
        return content.suggestion === undefined
          ? content
          : refused(content.message, joinList(parts.with(index, content.suggestion), ';'));
      }
      contents.push(content.value);
    }
    return parsed(contents);
  },
};

/** Formats contents with names instead of keys. */
export const contentsNames = (contents: readonly ContentValue[], names?: Lookup): string =>
  joinList(
    contents.map((content) => entryText(content, referenceName(content.gearSk, names))),
    ';',
  );
