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
  #shownAt = 0;
  #stored = '';

  /** @param sections what the sections have until the model has written them */
  constructor(reader: Reader, sections: readonly StorySection[]) {
    this.#reader = reader;
    this.#sections = sections.map(({ id, heading, audience, text }) => ({
      sectionId: id,
      heading,
      audience,
      text,
    }));
  }

  /** Whether the last piece is so long ago that another one can be shown. */
  isDue(): boolean {
    return this.#reader.clock() - this.#shownAt >= shortestTime;
  }

  /** Shows the text of a section from the first character that differs from what was shown. */
  show(sectionId: string, text: string): void {
    const section = this.#sections.find((one) => one.sectionId === sectionId);
    if (!section || section.text === text) return;
    const { realtime, clock, userId, generationId } = this.#reader;
    const start = commonStart(section.text, text);
    section.text = text;
    this.#shownAt = clock();
    let offset = start;
    do {
      const piece = pieceOf(text, offset);
      realtime.generationText(userId, { generationId, sectionId, offset, text: piece });
      offset += piece.length;
    } while (offset < text.length);
  }

  /** As JSON for the database; null if it has not changed since the last call. */
  unstored(): string | null {
    const json = JSON.stringify(this.#sections);
    if (json === this.#stored) return null;
    this.#stored = json;
    return json;
  }
}

const isHighSurrogate = (text: string, at: number): boolean =>
  /^[\ud800-\udbff]$/.test(text.charAt(at));

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  // A character of two code units is not cut in two.
  return length > 0 && isHighSurrogate(other, length - 1) ? length - 1 : length;
}

function pieceOf(text: string, offset: number): string {
  const end = offset + longestPiece;
  return text.slice(offset, isHighSurrogate(text, end - 1) ? end - 1 : end);
}
