import { isPluralWord, singularOf } from './matter-words.ts';
import { isMonsterNoun } from './monster-nouns.ts';

/** What is wanted or tried, without the "to" that a hasty writer leaves out: "a cult wants wake up old dragon". */
const withoutTo =
  /\b(wants?|tries|try|plans?|needs?|attempts?) (?=(?:awaken|become|burn|capture|conquer|destroy|escape|free|kidnap|kill|marry|overthrow|release|rescue|resurrect|revive|rule|sacrifice|save|steal|summon|wake)\b)/giu;

const wakes =
  /\b((?:awaken|wake(?: up)?|summon|free|kill|slay|release|revive) )((?:(?:ancient|big|dead|evil|old|sleeping|young|red|black|blue|green|white) )*)(\p{L}+)$/iu;

/** An idea with the "to" and the article that its first clause lacks. Nothing else of it is changed. */
export const mendedIdea = (idea: string): string =>
  idea
    .replace(withoutTo, '$1 to ')
    .replace(wakes, (all, verb: string, more: string, noun: string) =>
      isMonsterNoun(singularOf(noun.toLowerCase())) && !isPluralWord(noun.toLowerCase())
        ? `${verb}${/^[aeiou]/iu.test(more || noun) ? 'an' : 'a'} ${more}${noun}`
        : all,
    );
