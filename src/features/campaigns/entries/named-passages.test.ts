import { expect, test } from 'vitest';
import { withNamedPassages } from './named-passages.ts';

const names: Readonly<Record<string, string>> = { 'id-1': 'Tomas', 'id-2': 'Ilse' };
const nameOf = (id: string): string => names[id] ?? 'someone who has left';

test('the marks of passages become words with the names of their readers', () => {
  const text =
    'The pier.\n\n:::secret{for="id-1,id-2"}\nA boat waits.\n:::\n\n:::secret\nIt leaks.\n:::';
  expect(withNamedPassages(text, nameOf)).toBe(
    'The pier.\n\n[Secret for Tomas, Ilse]\nA boat waits.\n[End of the secret]\n\n[Secret]\nIt leaks.\n[End of the secret]',
  );
  expect(withNamedPassages(text)).toContain('[Secret for chosen members]');
  expect(withNamedPassages(':::secret{for="everyone"}\nHi.\n:::')).toContain(
    'revealed to everyone',
  );
});

test('a text without passages stays as it is', () => {
  const text = 'Three colons:\n\n:::\n\nand `:::secret` in a line.';
  expect(withNamedPassages(text, nameOf)).toBe(text);
});
