import type { Generation, GenerationText } from '#src/generated/model/index.ts';

/**
 * The generation with a piece that a model has written for one of its sections; undefined if an earlier piece
 * is missing.
 */
export function withPiece(
  generation: Generation,
  { sectionId, offset, text }: GenerationText,
): Generation | undefined {
  if (generation.status !== 'running') return generation;
  const section = generation.written.find((one) => one.sectionId === sectionId);
  if (section === undefined || section.text.length < offset) return undefined;
  const changed = { ...section, text: section.text.slice(0, offset) + text };
  return {
    ...generation,
    written: generation.written.map((one) => (one === section ? changed : one)),
  };
}

/**
 * Milliseconds for which a section keeps what its events have brought: the server stores a text about once a
 * second, so an answer can be older than the events.
 */
const keptFor = 2500;

/** Adds pieces to a generation, and knows which generations it has made and when it has changed each section. */
export class Pieces {
  readonly #times = new Map<string, number>();
  readonly #made = new WeakSet<Generation>();

  /**
   * Adds pieces.
   * @returns whether one is missing, so that the generation has to be asked for
   */
  add(
    before: Generation,
    pieces: readonly GenerationText[],
    now: number,
  ): { readonly generation: Generation; readonly isBehind: boolean } {
    let generation = before;
    let isBehind = false;
    for (const piece of pieces) {
      const next = withPiece(generation, piece);
      if (next === undefined) {
        // The next answer is newer than what the page has.
        this.#times.delete(piece.sectionId);
        isBehind = true;
      } else {
        this.#times.set(piece.sectionId, now);
        generation = next;
      }
    }
    this.#made.add(generation);
    return { generation, isBehind };
  }

  isRecent(now: number): boolean {
    return [...this.#times.values()].some((time) => now - time < keptFor);
  }

  /** What the page shows next: an answer with the sections of `before` where these are newer. */
  newest(before: Generation | undefined, after: Generation, now: number): Generation {
    const isMade = this.#made.has(after);
    if (before === undefined || isMade || after.status !== 'running') return after;
    const written = after.written.map((section) => {
      const shown = before.written.find(({ sectionId }) => sectionId === section.sectionId);
      if (shown === undefined) return section;
      const time = this.#times.get(section.sectionId);
      const isKept = shown.text === section.text || (time !== undefined && now - time < keptFor);
      // The same object is not rendered again.
      return isKept ? shown : section;
    });
    return { ...after, written };
  }
}
