import type { Sendable } from './chunk.ts';

/** Four independent mixing steps: 128 bits, so that two chunks of one sender never meet. */
const steps = [597_399_067, 2_869_860_233, 951_274_213, 2_716_044_179] as const;

/**
 * A key that follows from what is sent, so that it is the same after a reload.
 * Not a secret: it only has to differ between different contents under one name.
 */
export function contentKey(name: string, chunk: readonly Sendable[]): string {
  const text = JSON.stringify(chunk.map(({ id, operation }) => [id, operation]));
  const digest = steps.map((step) => {
    let hash = 1_779_033_703 ^ step;
    for (let index = 0; index < text.length; index += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(index), step);
      hash ^= hash >>> 15;
    }
    return (hash >>> 0).toString(16).padStart(8, '0');
  });
  return `${name}-${digest.join('')}`;
}
