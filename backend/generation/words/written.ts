import type { Clock, Realtime } from '#backend/ports.ts';
import type { StorySection } from '#backend/storyteller/story.ts';
import type { GenerationSection } from '#src/generated/model/index.ts';

/** Milliseconds between two events. */
const shortestTime = 100;

/** In UTF-16 code units. A notice from one process to another has at most some 8,000 bytes. */
const longestPiece = 1200;

interface Reader {
  readonly realtime: Pick<Realtime, 'generationText'>;
  readonly clock: Clock;
  readonly userId: string;
  readonly generationId: string;
}

/** The sections of a draft while a model writes them. The user's pages get each piece that is added. */
export class WrittenText {
  readonly #reader: Reader;
  readonly #sections: GenerationSection[];
  readonly #stored: string[];
  #shownAt = 0;
  #storedJson = '';
  /** Shows the last text that came too soon after another one. */
  #pending: (() => void) | null = null;

  /** @param sections what the sections have until the model has written them */
  constructor(reader: Reader, sections: readonly StorySection[]) {
    this.#reader = reader;
    this.#sections = sections.map(({ id, heading, audience, text }) => ({
      sectionId: id,
      heading,
      audience,
      text,
    }));
    this.#stored = this.#sections.map(({ text }) => text);
  }

  /** Shows a text that grows, several times a second. */
  offer(sectionId: string, textOf: () => string): void {
    this.#pending = () => this.show(sectionId, textOf());
    if (this.#reader.clock() - this.#shownAt >= shortestTime) this.#pending();
  }

  /** Shows the text of a section from the first character that the user's pages can lack. */
  show(sectionId: string, text: string): void {
    this.#pending = null;
    const index = this.#sections.findIndex((one) => one.sectionId === sectionId);
    const section = this.#sections[index];
    if (!section || section.text === text) return;
    const { realtime, clock, userId, generationId } = this.#reader;
    // A page that was opened meanwhile has what was stored.
    const start = commonStart(text, section.text, this.#stored[index] ?? '');
    section.text = text;
    this.#shownAt = clock();
    let offset = start;
    do {
      const piece = pieceOf(text, offset);
      realtime.generationText(userId, { generationId, sectionId, offset, text: piece });
      offset += piece.length;
    } while (offset < text.length);
  }

  /** Returns the sections as JSON for the database; null if they have not changed since the last call. */
  unstored(): string | null {
    this.#pending?.();
    const json = JSON.stringify(this.#sections);
    if (json === this.#storedJson) return null;
    this.#storedJson = json;
    for (const [index, { text }] of this.#sections.entries()) this.#stored[index] = text;
    return json;
  }
}

const isHighSurrogate = (text: string, at: number): boolean =>
  /^[\ud800-\udbff]$/.test(text.charAt(at));

function commonStart(text: string, shown: string, stored: string): number {
  let length = 0;
  const last = Math.min(text.length, shown.length, stored.length);
  while (length < last && text[length] === shown[length] && text[length] === stored[length]) {
    length += 1;
  }
  // A character of two code units is not cut in two.
  return length > 0 && isHighSurrogate(text, length - 1) ? length - 1 : length;
}

function pieceOf(text: string, offset: number): string {
  const end = offset + longestPiece;
  return text.slice(offset, isHighSurrogate(text, end - 1) ? end - 1 : end);
}
