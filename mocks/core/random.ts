/** A 32-bit number in which every character counts; the same on every machine. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

const hex = (text: string) => hashText(text).toString(16).padStart(8, '0');

/** 128 bits that stand for a text; not a secret, only a mock's stand-in for one. */
export const markOf = (text: string): string =>
  [0, 1, 2, 3].map((part) => hex(`${part}/${text}`)).join('');

export interface Draws {
  /** An id, shaped like those of the server. */
  id(): string;
  /** A token, as links and cookies carry it. */
  secret(): string;
}

/**
 * Ids and tokens in a row that a seed determines. The count is part of the state, so that a restored
 * snapshot goes on where it was.
 */
export function drawsFrom(seed: string, state: { drawn: number }): Draws {
  const next = (purpose: string) => {
    state.drawn += 1;
    return markOf(`${seed}/${purpose}/${state.drawn}`);
  };
  return {
    id: () => {
      const bits = next('id');
      return [
        bits.slice(0, 8),
        bits.slice(8, 12),
        `7${bits.slice(13, 16)}`,
        `8${bits.slice(17, 20)}`,
        bits.slice(20),
      ].join('-');
    },
    secret: () => next('secret'),
  };
}
