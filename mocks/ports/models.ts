import { ModelFailure, type Models, type ModelUsage } from '#backend/ports.ts';

const usage: ModelUsage = { inputTokens: 0, outputTokens: 0, firstTokenMs: null, requests: 0 };

/**
 * The offline hosts reach no network, so this only pretends to be a model: it writes the prompt back, word by
 * word, for code that shows a text while it is written. Nothing is painted.
 */
export const models: Models = {
  async write(_, { prompt }, { onText, signal } = {}) {
    let text = '';
    for (const word of prompt.split(/(?<=\s)/)) {
      await Promise.resolve();
      signal?.throwIfAborted();
      text += word;
      onText?.(text);
    }
    return { value: { text }, usage };
  },
  paint: () => Promise.reject(new ModelFailure('unreachable', { usage })),
};
