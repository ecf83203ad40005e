import { expect, it } from 'vitest';
import { soldier } from '#tests/support/worked-characters.ts';
import { deriveCharacter } from './derive.ts';

const toolsWith = (tools: string[]) =>
  deriveCharacter({ ...soldier, class: 'fighter', tools }).proficiencies.tools;

it('the Gaming Set that is chosen replaces the words “a Gaming Set”', () => {
  expect(toolsWith([])).toEqual(['a Gaming Set']);
  expect(toolsWith(['Smith’s Tools'])).toEqual(['a Gaming Set', 'Smith’s Tools']);
  expect(toolsWith(['Dice Set'])).toEqual(['Dice Set']);
});
