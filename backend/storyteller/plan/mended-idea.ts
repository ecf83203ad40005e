import { misspelled } from '../tables/misspelled.ts';
import { isPluralWord, singularOf } from './matter-words.ts';
import { isMonsterNoun } from './monster-nouns.ts';
import { isKnownNoun } from './known-nouns.ts';
import { baseOfVerb } from '../tables/matters/said-words.ts';
import { withTypedArticles } from './typed-articles.ts';

/** What is wanted or tried, without the "to" that a hasty writer leaves out: "a cult wants wake up old dragon". */
const withoutTo =
  /\b(wants?|tries|try|plans?|needs?|attempts?) (?=(?:awaken|become|burn|capture|conquer|destroy|escape|free|kidnap|kill|marry|overthrow|release|rescue|resurrect|revive|rule|sacrifice|save|steal|summon|wake)\b)/giu;

const wakes =
  /\b((?:awaken|wake(?: up)?|summon|free|kill|slay|release|revive) )((?:(?:ancient|big|dead|evil|old|sleeping|young|red|black|blue|green|white) )*)(\p{L}+)$/iu;

/** Who is to be stopped, and from what: "stop a necromancer raising the dead". */
const stopping =
  /^((?:stop|prevent|keep) (?:(?:an?|the|some|our|my|his|her|their) )?(?:[\p{L}'-]+ ){0,3}?([\p{L}'-]+)) (\p{L}+ing)(?= \p{L})/iu;

/** An idea without the mistakes in spelling that are often made; what is in the list has no other meaning. */
const spelled = (idea: string): string =>
  idea.replaceAll(/(?<!\p{L})\p{L}{4,}(?!\p{L})/gu, (word) => {
    const found = misspelled.get(word.toLowerCase());
    if (found === undefined) return word;
    return /^\p{Lu}/u.test(word) ? `${found[0]?.toUpperCase() ?? ''}${found.slice(1)}` : found;
  });

/** An idea with the "to", the "from" and the articles that it lacks. Nothing else of it is changed. */
export const mendedIdea = (typed: string): string =>
  withTypedArticles(spelled(typed))
    .replace(stopping, (all, who: string, noun: string, does: string) =>
      isKnownNoun(noun.toLowerCase()) && baseOfVerb(does) !== '' ? `${who} from ${does}` : all,
    )
    .replace(withoutTo, '$1 to ')
    .replace(wakes, (all, verb: string, more: string, noun: string) =>
      isMonsterNoun(singularOf(noun.toLowerCase())) && !isPluralWord(noun.toLowerCase())
        ? `${verb}${/^[aeiou]/iu.test(more || noun) ? 'an' : 'a'} ${more}${noun}`
        : all,
    );
