import { pluralNouns } from '../tables/matters/idea-grammar.ts';
import { isPluralWord, type Told } from './matter-words.ts';

/** A rule for ideas of which the noun is not the first one: what is so, and what it is about. */
type Rule = readonly [
  pattern: RegExp,
  tell: (parts: readonly string[]) => { sort: Told['sort']; it: string; fact: string },
];

const noun = "((?:an?|the) [\\p{L}' -]+?)";
const end =
  '(?= (?:in|on|under|beneath|at|near|by|with|without|and|but|that|which|where|while|overnight|for|of|from|to|before|above)\\b|$)';
const parties =
  '(?:(?:the )?(?:party|players?|heroes|adventurers|pcs)|you|we|they|everyone) (?:are |is |get |gets |find themselves |finds itself |have to |has to |must )?';

const rule = (pattern: string): RegExp => new RegExp(`^${pattern}`, 'u');

const withThe = (text: string): string => text.replace(/^an? /, 'the ');

/** The head of a noun phrase with its article and at most one word before it. */
const short = (text: string): string => {
  const words = withThe(text)
    .replace(/^the .*'s? /, 'the ')
    .split(' ')
    .slice(1)
    .filter((word) => !/^(?:old|ancient|huge|strange|giant|big|small|dark)$/.test(word));
  return ['the', ...words.slice(-2)].join(' ');
};

const rules: readonly Rule[] = [
  // "Trapped in a painting": the party is, whatever the idea calls them.
  [
    rule(
      `(?:${parties})?(trapped|lost|stuck|locked|imprisoned|stranded|shut|marooned|sealed|buried|swallowed|wakes?(?: up)?|waking up|awakens?) (?:up )?(?:alive )?(in|inside|on|by|within|under|beneath) ${noun}${end}(.*)`,
    ),
    ([state = '', way = '', where = '', rest = '']) => {
      const isWaking = /^(?:wak|awak)/.test(state);
      return {
        sort: 'site',
        it: short(where),
        fact: `the party ${isWaking ? 'wakes up' : `is ${state}`} ${way} ${where}${rest}`,
      };
    },
  ],
  [
    rule(
      `(?:${parties})?(?:escape|break out|flee|get out)(?: from| of| out of)? ${noun}${end}(.*)`,
    ),
    ([where = '', rest = '']) => ({
      sort: 'site',
      it: short(where),
      fact: `the party has to escape from ${where}${rest}`,
    }),
  ],
  [
    rule(
      `the party's (ship|boat|airship|caravan|coach) (?:is|was|gets|has been) swallowed by ${noun}${end}(.*)`,
    ),
    ([ship = '', beast = '', rest = '']) => ({
      sort: 'site',
      it: short(beast),
      fact: `the party's ${ship} was swallowed by ${beast}${rest}`,
    }),
  ],
  [
    rule(`survive ${noun}( and whatever lives in (the [\\p{L}]+))?$`),
    ([danger = '', rest = '', where = '']) => ({
      sort: 'site',
      it: where === '' ? short(danger) : where,
      fact: `the party has to survive ${danger}${rest}`,
    }),
  ],
  // "Cleaning out an old mansion someone inherited"
  [
    rule(
      `(?:clean(?:ing)?|clear(?:ing)?|tidy(?:ing)?)(?: out| up)? ${noun} (?:that |which )?(somebody|someone|one of the party|the party|a [\\p{L}]+) (?:has )?inherited`,
    ),
    ([house = '', who = '']) => ({
      sort: 'site',
      it: short(house),
      fact: `${who} has inherited ${house}, and it has to be cleaned out`,
    }),
  ],
  [
    rule(
      `(.+? (?:must|have to|has to|need to|needs to) (?:spend|stay|survive|last) (?:one|a|the) (?:whole )?night in ${noun}${end}.*)`,
    ),
    ([fact = '', house = '']) => ({ sort: 'site', it: short(house), fact }),
  ],
  [
    rule(`(?:spend|survive|stay) (?:one|a|the) (?:whole )?night in ${noun}${end}(.*)`),
    ([house = '', rest = '']) => ({
      sort: 'site',
      it: short(house),
      fact: `somebody has to spend one night in ${house}${rest}`,
    }),
  ],
  // "Harpies nest on the cliffs": "nest" is a verb here.
  [
    rule(
      `((?:the |some )?[\\p{L} -]*?)([\\p{L}-]+s) (nest|live|lair|roost|lurk|dwell|breed|squat|settle|hide|use|occupy|infest) (.+)`,
    ),
    ([before = '', many = '', verb = '', rest = '']) => ({
      sort: 'band',
      it: `the ${before.replace(/^(?:the|some) /, '')}${many}`,
      fact: `${before}${many} ${verb} ${rest}`,
    }),
  ],
];

const gates: readonly Rule[] = [
  // "A rift to the shadow realm opens in the mine": "to" does not end the noun.
  [
    rule(
      `((?:an?|the) (?:[\\p{L}-]+ )?(portal|rift|gate|gateway|tear|breach|door|hole)( (?:to|into|between) (?:the |another |an? )?[\\p{L}' -]+?)) ((?:has |is |have )*(?:opens?|opened|opening|appears?|appeared|tears? open|torn open))\\b(.*)`,
    ),
    ([gate = '', head = '', , says = '', rest = '']) => ({
      sort: 'claim',
      it: `the ${head}`,
      fact: `${gate} ${says}${rest}`,
    }),
  ],
  [
    rule(
      `(?:close|shut|seal|lock) (?:an?|the) ((?:[\\p{L}' -]+ )?(?:portal|gate|rift|gateway|breach|door|hole|tear|hellmouth))(.*)`,
    ),
    ([gate = '', rest = '']) => ({
      sort: 'claim',
      it: short(`the ${gate}`),
      fact: `${/^(?:portal|rift|hellmouth)/.test(gate) ? 'a' : 'the'} ${gate}${rest} is open`,
    }),
  ],
  [
    rule(
      `(?:repair|mend|restore|rebuild|fix) ((?:an?|the) (?:[\\p{L}' -]+ )?(?:gate|seal|ward|barrier|wall|door|portal))( .*)?`,
    ),
    ([gate = '', rest = '']) => ({
      sort: 'claim',
      it: short(gate),
      fact: `${gate} has to be repaired${rest}`,
    }),
  ],
  [
    rule(
      `(?:stop|prevent|foil|interrupt|disrupt) (?:an?|the) (ritual|rite|ceremony|summoning|resurrection|sacrifice|awakening|ascension|return)( (?:of|to|in|that|at|under|beneath|on) .*)?$`,
    ),
    ([rite = '', rest = '']) => ({
      sort: 'claim',
      it: `the ${rite}`,
      fact: `a ${rite}${rest} is being prepared`,
    }),
  ],
  [
    rule(
      `((?:an?|the) .+? (?:prepares?|plans?|performs?|holds?|begins?|is preparing|is planning) (?:an? |the )?(?:[\\p{L}]+ )?(ritual|rite|ceremony|sacrifice)\\b.*)`,
    ),
    ([fact = '', rite = '']) => ({ sort: 'claim', it: `the ${rite}`, fact }),
  ],
];

/**
 * What an idea is about if it says where the party is, or what has to be done with a place.
 * @param text the idea in small letters
 */
export function placesIn(text: string): Told | undefined {
  const plain = text.replace(
    /^(?:(?:a|an) (?:quest|adventure|story) (?:about|where|in which) )/,
    '',
  );
  for (const [pattern, tell] of [...rules, ...gates]) {
    const parts = pattern.exec(plain);
    if (parts === null) continue;
    const { sort, it, fact } = tell(parts.slice(1).map((part) => part ?? ''));
    const head = it.split(' ').at(-1) ?? '';
    return {
      sort,
      it,
      fact: fact.trim(),
      words: plain,
      isPlural: isPluralWord(head) || pluralNouns.has(head),
      role: '',
      pronouns: undefined,
      sides: undefined,
    };
  }
  return undefined;
}
