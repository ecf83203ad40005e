/** The words of a plan that say what the idea says is so: within a sentence, as its start, and with the town. */
const statements: ReadonlySet<string> = new Set(['fact', 'Fact', 'In']);

/** How often a text has them before its truth; a reader knows the sentence by then. */
export const most = 2;

/** What stands for them, by what is before: a sentence, a colon, "that" or another word. */
export const standIns = ['All this is so', 'all of this', 'it is so', 'it goes on'] as const;

export const isStatement = (key: string): boolean => statements.has(key);

/** What stands for such a word in a text that has it often enough, by what is before it; undefined in other texts. */
export function toldAgain(key: string, before: string, told: number): string | undefined {
  if (told < most || key === 'In' || !isStatement(key)) return undefined;
  const [sentence, list, clause, other] = standIns;
  if (/(?:^|[.?!]"?|["\u201c])\s*$/u.test(before)) return sentence;
  if (before.endsWith(': ')) return list;
  return /\b(?:that|whether|if) $/i.test(before) ? clause : other;
}
