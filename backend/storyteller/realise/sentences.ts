import { isOnPlace, withPlacePrepositions } from './place-prepositions.ts';
import { isPluralName, withPluralVerbs } from './plural-names.ts';

/** The private-use characters that stand for names until a text is finished. */
const firstName = 0xe000;
const lastName = 0xefff;

const nameCharacter = (index: number): string => String.fromCharCode(firstName + index);

export const namePattern = /[\ue000-\uefff]/g;

/** A finished text has no such characters; one that a person has edited may have. */
export const withoutNames = (text: string): string => text.replaceAll(namePattern, '');

/** Markdown that shows the text as it is. */
export const asMarkdown = (plain: string): string =>
  /^[\p{L}\d ',-]*$/u.test(plain) ? plain : withEscapes(plain);

const withEscapes = (plain: string): string =>
  plain
    .replaceAll(/[\\`*_[\]<>#~|!&]/g, String.raw`\$&`)
    // Without this, the parser of entries makes links of addresses.
    .replaceAll(/(?<=http|https|ftp|mailto):/gi, String.raw`\:`);

/** A sentence begins with "The Salt Stair". Inside of a sentence, the name becomes "the Salt Stair". */
const insideSentence = /[\p{Ll}\d,;)] $/u;

/** The names in a text. While the text is written, a private-use character stands for each of them. */
export class NameList {
  readonly #names: { marked: string; plain: string }[] = [];
  #hasPlural = false;
  #hasOnPlace = false;

  /** Returns the private-use character that stands for the name. */
  add(plain: string): string {
    this.#names.push({ marked: asMarkdown(plain), plain });
    this.#hasPlural ||= isPluralName(plain);
    this.#hasOnPlace ||= isOnPlace(plain);
    if (this.#names.length > lastName - firstName) throw new Error('A text has too many names.');
    return nameCharacter(this.#names.length - 1);
  }

  #plainOf(character: string): string {
    return this.#names[character.charCodeAt(0) - firstName]?.plain ?? '';
  }

  #resolve(written: string, form: 'marked' | 'plain'): string {
    const agreeing = this.#hasPlural
      ? withPluralVerbs(written, (character) => isPluralName(this.#plainOf(character)))
      : written;
    const text = this.#hasOnPlace
      ? withPlacePrepositions(agreeing, (character) => isOnPlace(this.#plainOf(character)))
      : agreeing;
    return text.replaceAll(namePattern, (character, offset: number) => {
      const name = this.#names[character.charCodeAt(0) - firstName]?.[form] ?? '';
      const isInside =
        name.startsWith('The ') && insideSentence.test(text.slice(Math.max(0, offset - 2), offset));
      return isInside ? `t${name.slice(1)}` : name;
    });
  }

  /** The text with `N` for each name, because a campaign has chosen some of the names. */
  invented(text: string): string {
    return text.replaceAll(namePattern, 'N');
  }

  marked(text: string): string {
    return this.#resolve(text, 'marked');
  }

  plain(text: string): string {
    return this.#resolve(text, 'plain');
  }
}

/** A name that was written by a person, on one line and not longer than a heading. */
export const cleanName = (name: string, limit = 60): string =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, limit)
    .trim()
    .toWellFormed();

const isSmall = (code: number): boolean => code >= 97 && code <= 122;

/** Adds the sentences of a line. A sentence ends with `.`, `?` or `!`, maybe a quote, and a space without a small letter after it. */
function addSentences(line: string, sentences: string[]): void {
  let from = 0;
  for (let index = line.indexOf(' '); index !== -1; index = line.indexOf(' ', index + 1)) {
    const before = line.charAt(index - 1);
    const mark = before === '"' || before === '\u201D' ? line.charAt(index - 2) : before;
    const isEnd = mark === '.' || mark === '?' || mark === '!';
    if (isEnd && index + 1 < line.length && !isSmall(line.charCodeAt(index + 1))) {
      const sentence = line.slice(from, index).trim();
      if (sentence !== '') sentences.push(sentence);
      from = index + 1;
    }
  }
  const last = line.slice(from).trim();
  if (last !== '') sentences.push(last);
}

/** The sentences of a Markdown text, without the marks of lists and emphasis. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const line of text.split('\n')) {
    const bare = /^(?:- |\d+\. |> ?)/.test(line) ? line.replace(/^(?:- |\d+\. |> ?)/, '') : line;
    addSentences(bare.includes('**') ? bare.replaceAll('**', '') : bare, sentences);
  }
  return sentences;
}

const masked =
  /(?:[\ue000-\uefff]|\b[A-Z][\w'’-]*|\d+)(?: (?:[\ue000-\uefff]|[A-Z][\w'’-]*|\d+))*/g;

/** A sentence whose names, numbers and capitals do not count when it is compared with others. */
export const maskSentence = (sentence: string): string => sentence.replaceAll(masked, 'N');
