import type { Rule } from '../tables/lands/land-type.ts';
import { rules } from '../tables/lands/rules.ts';

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}-]+/gu) ?? [];

/** The rules that an idea names, in their order; one that stands alone has no other beside it. */
export function rulesIn(text: string): readonly Rule[] {
  const words = wordsOf(text.replaceAll(/\bon the backs? of\b/g, 'on-the-back'));
  // The words before others count more: a republic of goblins is a republic first.
  const found = rules
    .map((rule) => ({ rule, at: words.findIndex((word) => rule.words.includes(word)) }))
    .filter(
      ({ at, rule: { also } }) => at >= 0 && (also?.some((word) => words.includes(word)) ?? true),
    )
    .toSorted((one, other) => one.at - other.at)
    .map(({ rule }) => rule);
  const alone = found.find(({ leads }) => leads === 'alone');
  if (alone !== undefined) return [alone];
  // A giant that carries a city does not rule it.
  return found
    .filter(({ id }) => id !== 'monsters' || found.every(({ leads }) => leads === undefined))
    .toSorted((one, other) => Number(one.leads === undefined) - Number(other.leads === undefined));
}
