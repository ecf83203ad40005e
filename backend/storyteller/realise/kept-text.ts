import { withFirstChoices } from './choices.ts';
import { withAsides } from './asides.ts';
import { plainWords } from './variants.ts';

/** The sections of an earlier telling that stay word for word, in which names have no marks. */
export class KeptText {
  #text = '';
  readonly #sections = new Set<string>();
  readonly #sentences = new Set<string>();
  /** The text in the form in which it is compared, and whether its words vary; undefined until it is needed. */
  #compared: { readonly text: string; readonly isVaried: boolean } | undefined;

  get isEmpty(): boolean {
    return this.#text === '';
  }

  add(section: string): void {
    this.#text += section;
    this.#sections.add(section);
    this.#compared = undefined;
  }

  addSentence(sentence: string): void {
    this.#sentences.add(sentence);
  }

  hasSection(section: string): boolean {
    return this.#sections.has(section);
  }

  /** @param sentence makes the sentence without marks, which takes time */
  hasSentence(sentence: () => string): boolean {
    return this.#sentences.size > 0 && this.#sentences.has(sentence());
  }

  /** The share of a row that the text has, without its markup. A kept section has one of its choices. */
  shareOf(row: string, isVaried: boolean): number {
    const plain = (text: string): string => (isVaried ? plainWords(text) : text);
    if (this.#compared?.isVaried !== isVaried) {
      this.#compared = { text: plain(this.#text), isVaried };
    }
    const kept = this.#compared.text;
    const whole = withAsides(row);
    const all = plain(withFirstChoices(whole)).replaceAll(/\{[^{}]*\}/g, '');
    const found = whole
      .split(/\{[^{}]*\}|[[\]|]/)
      .map((part) => plain(part).trim())
      .filter((part) => kept.includes(part));
    return found.join('').length / Math.max(1, all.length);
  }
}
