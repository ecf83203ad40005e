import type { QueryFunctionContext } from '@tanstack/react-query';

/** Chooses the spells of a draft. Its code, and then the catalogue, are loaded when the storyteller is opened. */
export const spellChoice = {
  queryKey: ['spellChoice'],
  queryFn: async ({ client, signal }: QueryFunctionContext) => {
    const { loadSpellChoice } = await import('./suggested-spells.ts');
    // The page can have been left meanwhile, and its session can have ended.
    signal.throwIfAborted();
    return loadSpellChoice(client);
  },
  staleTime: 5 * 60_000,
};
