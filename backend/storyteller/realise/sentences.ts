/** The private-use characters that stand for names until a text is finished. */
const firstName = 0xe000;
const lastName = 0xefff;

const nameCharacter = (index: number): string => String.fromCharCode(firstName + index);

export const namePattern = /[\ue000-\uefff]/g;

/** A finished text has no such characters; one that a person has edited may have. */
export const withoutNames = (text: string): string => text.replaceAll(namePattern, '');

/** The names of a text that is not finished: a text is checked and compared without them. */
/** Markdown that shows the text as it is. */
export const asMarkdown = (plain: string): string =>
  plain
    .replaceAll(/[\\`*_[\]<>#~|!&]/g, String.raw`\$&`)
    // Without this, the parser of entries makes links of addresses.
    .replaceAll(/(?<=http|https|ftp|mailto):/gi, String.raw`\:`);

/** The text without what `asMarkdown` has added, and without emphasis. */
export const fromMarkdown = (marked: string): string =>
  marked.replaceAll(/(?<!\\)\*\*?/g, '').replaceAll(/\\([\\`*_[\]<>#~|!&:])/g, '$1');

/** "The Salt Stair" begins a sentence, and one goes to "the Salt Stair". */
const insideSentence = /[\p{Ll}\d,;)\ue000-\uefff] $/u;

export class NameList {
  readonly #names: { marked: string; plain: string }[] = [];

  /** Returns the character for the name. */
  add(plain: string): string {
    this.#names.push({ marked: asMarkdown(plain), plain });
    if (this.#names.length > lastName - firstName) throw new Error('A text has too many names.');
    return nameCharacter(this.#names.length - 1);
  }

  #resolve(text: string, form: 'marked' | 'plain'): string {
    return text.replaceAll(namePattern, (character, offset: number) => {
      const name = this.#names[character.charCodeAt(0) - firstName]?.[form] ?? '';
      const isInside =
        name.startsWith('The ') && insideSentence.test(text.slice(Math.max(0, offset - 2), offset));
      return isInside ? `t${name.slice(1)}` : name;
    });
  }

  /** Without the names, among which are names that a campaign has chosen. */
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

/** The sentences of a Markdown text, without the marks of lists and emphasis. */
export const sentencesOf = (text: string): string[] =>
  text
    .replaceAll(/^(?:- |\d+\. |> ?)/gm, '')
    .replaceAll('**', '')
    .split(/\n+|(?<=[.?!]["”]?) (?=[^a-z])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 0);

const masked =
  /(?:[\ue000-\uefff]|\b[A-Z][\w'’-]*|\d+)(?: (?:[\ue000-\uefff]|[A-Z][\w'’-]*|\d+))*/g;

/** A sentence whose names, numbers and capitals do not count when it is compared with others. */
export const maskSentence = (sentence: string): string => sentence.replaceAll(masked, 'N');
