const units =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
  'seventeen eighteen nineteen';
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety';

const values = new Map<string, number>([
  ...units.split(' ').map((word, index): [string, number] => [word, index + 1]),
  ...tens.split(' ').map((word, index): [string, number] => [word, (index + 2) * 10]),
]);

const factors = new Map([
  ['dozen', 12],
  ['hundred', 100],
  ['thousand', 1000],
]);

/** The value of a word such as `seven` or `twenty-seven`; undefined if it is not a number. */
function valueOf(word: string): number | undefined {
  const parts = word.split('-').map((part) => values.get(part));
  return parts.reduce((sum, part) =>
    sum === undefined || part === undefined ? undefined : sum + part,
  );
}

/**
 * The numbers of a text, whether they are digits or words. The number one is left out, because it seldom
 * counts something.
 */
export function numbersIn(text: string): number[] {
  const words = text.toLowerCase().match(/\d+(?:,\d{3})*|[a-z]+(?:-[a-z]+)?/g) ?? [];
  return words.flatMap((word, index) => {
    const factor = factors.get(word);
    const before = valueOf(words[index - 1] ?? '');
    if (factor !== undefined) return (before ?? 1) * factor;
    const value = /^\d/.test(word) ? Number(word.replaceAll(',', '')) : valueOf(word);
    // "Thirteen hundred" is one number.
    return value === undefined || value === 1 || factors.has(words[index + 1] ?? '') ? [] : value;
  });
}
