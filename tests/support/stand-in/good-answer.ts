import type { Asked } from './asked.ts';

interface AskedFact {
  readonly id: number;
  readonly isItem: boolean;
  readonly text: string;
}

/** The facts that a request gives to the model. */
function factsIn(prompt: string): AskedFact[] {
  const [, list = ''] = /^Facts:\n((?:.+\n)*)/m.exec(prompt) ?? [];
  return list
    .trim()
    .split('\n')
    .map((line) => {
      const [, id, item, text = ''] = /^(\d+)\. (\(item\) )?(.*)$/.exec(line) ?? [];
      return { id: Number(id), isItem: item !== undefined, text };
    });
}

/** How each text of the model begins, so that it can be told from one of the storyteller. */
export const opening = 'Hear how it went:';

/** The answer of a model that keeps to its instructions. */
export function goodAnswer({ prompt }: Pick<Asked, 'prompt'>) {
  const facts = factsIn(prompt);
  const text = facts.map(({ isItem, text: fact }) => `${isItem ? '\n- ' : ' '}${fact}`).join('');
  return { text: `${opening}${text}`, used: facts.map(({ id }) => id) };
}
