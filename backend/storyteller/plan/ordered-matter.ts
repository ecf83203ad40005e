import { recased, typedClause } from './idea-case.ts';
import { isCommon, shortened } from './known-nouns.ts';
import type { Exclusions } from './lines.ts';
import type { Matter } from './matter-words.ts';
import type { Order } from './order-words.ts';

/** What an idea is about, if its order says it without a reader. */
export function orderedMatter(
  typed: string,
  { idea, fact = idea, said, told }: Order,
  { matches }: Exclusions,
): Matter | undefined {
  if (told === undefined || matches(typed)) return undefined;
  const source = typedClause(typed);
  return {
    sort: told.sort,
    source,
    words: shortened(idea.toLowerCase().replaceAll(',', '')),
    fact: recased(fact.toLowerCase(), source, isCommon),
    it: recased(told.it, source, isCommon),
    isPlural: told.isPlural === true,
    role: '',
    pronouns: undefined,
    sides: undefined,
    ...(said !== undefined && { said }),
  };
}
