import { clauseVerbs } from '../tables/matters/idea-grammar.ts';
import type { Exclusions } from './lines.ts';
import { ghostOf, walkingDead } from './matter-dead.ts';
import { isPluralWord, singularOf, type Told } from './matter-words.ts';
import { patientRules, spreadRules } from './plight-of-people.ts';
import { deadRules, wonderRules } from './plight-of-wonders.ts';
import {
  article,
  bare,
  carriers,
  claim,
  headOf,
  illnesses,
  isPerson,
  patient,
  pattern,
  plagues,
  struckBy,
  withArticle,
  type PlightRule,
} from './plight-readings.ts';

/** Of these, one can go to the place itself. */
export const spoiledWater = /\b(?:well|spring|fountain|cistern|pond|lake|river|stream|aqueduct)s?$/;
export const spoiledLand = /\b(?:fields?|crops?|orchards?|harvest)$/;

const drinkPlaces: readonly (readonly [RegExp, string])[] = [
  [/\b(?:beer|ale|mead)s?$/, 'the brewery'],
  [/\bwines?$/, 'the wine cellar'],
  [/\b(?:bread|flour|grain)$/, 'the mill'],
  [/\bmilk$/, 'the dairy'],
  [/\b(?:food|meat|fish|honey|salt)$/, 'the market hall'],
];

/** A store that an idea names. */
export const inStore = /\bin (?:the|a|our) (granary|barn|warehouse|storehouse|brewery|mill)\b/;

/** Where what is spoiled is kept; undefined if it is a place or is nowhere. */
export const storeOf = (it: string): string | undefined =>
  drinkPlaces.find(([food]) => food.test(it))?.[1];

/** The first place of a plot, if an idea says it: the well that is spoiled, the inn that is haunted. */
export function siteOfPlight(
  kernel: string,
  { it, fact }: Pick<Told, 'it' | 'fact'>,
): string | undefined {
  if (kernel === 'cure-spread') {
    const [, store] = inStore.exec(fact) ?? [];
    if (store !== undefined) return `the ${store}`;
    return spoiledWater.test(it) || spoiledLand.test(it) ? it : storeOf(it);
  }
  if (kernel !== 'ghost-wish') return undefined;
  if (/\bships?\b/.test(it)) return 'the quay';
  const [, haunted] = /\bhaunts? (?:the|an?|our) ((?:\p{L}+ )?\p{L}+)$/u.exec(fact) ?? [];
  return haunted === undefined ? undefined : `the ${haunted}`;
}

const spoiled = 'poisoned|tainted|contaminated|fouled|spoiled|infected|corrupted|cursed';
const failing =
  'dying|rotting|withering|failing|sick|ill|blighted|sickening|turning black|turning grey';
const noun = "(?:an? |the |all the |our )?(?:[\\p{L}'-]+ ){0,2}?";

/** The name of what has spoiled something. */
const illBy = (word: string, head: string): string =>
  word.startsWith('poison')
    ? 'the poison'
    : word === 'cursed'
      ? 'the curse'
      : /crop|field|harvest|grain|orchard|soil|land/.test(head)
        ? 'the blight'
        : 'the sickness';

const cure =
  '(?:(?:find|get|seek|bring|fetch|search for|look for|discover) )?(?:an? |the )?(?:cure|antidote|remedy|medicine)';

const rules: readonly PlightRule[] = [
  // "Find a cure for the queen's sleeping sickness"
  [
    pattern(
      `${cure} (?:for|against|to) ((?:an? |the |my |our )?[\\p{L} -]+)'s ((?:[\\p{L}-]+ )*(?:${illnesses}))`,
    ),
    ([owner = '', ill = ''], text) => patient(owner, `has ${withArticle(ill)}`, text, `the ${ill}`),
  ],
  [
    pattern(`${cure} (?:for|against|to) (${noun}(?:${plagues}))(.*)`),
    ([name = '', rest = ''], text) =>
      claim(`the ${bare(name)}`, `there is ${article(bare(name))}${rest}`, text, {
        struck: struckBy(text),
      }),
  ],
  [
    pattern(`${cure} for ((?:an? |the |my |our )?[\\p{L}' -]+)`),
    ([who = ''], text) =>
      isPerson(headOf(who)) ? patient(who, 'is ill', text, 'the illness') : undefined,
  ],
  // "Break a family curse that kills every firstborn son"
  [
    pattern(
      `(?:(?:break|lift|end|remove|undo) )?((?:an? |the )?(?:old )?(?:family|bloodline|royal|noble) curse|(?:an? |the )curse (?:on|of|over) (?:an? |the )?(?:[\\p{L}-]+ )?(?:family|house|bloodline|dynasty))(.*)`,
    ),
    ([curse = '', rest = ''], text) => {
      const [, child = ''] =
        /\b(first(?:born)? (?:son|daughter|child)|heirs?|sons?|daughters?)\b/.exec(text) ?? [];
      const role =
        child === ''
          ? 'heir of an old family'
          : `${singularOf(headOf(child)) === 'heir' ? 'heir' : child.replace(/s$/, '')} of an old family`;
      return patient(
        role,
        `is the next to fall to ${article(bare(curse))}${rest}`,
        text,
        'the curse',
      );
    },
  ],
  // "A mad alchemist is putting something in the beer"
  [
    pattern(
      `((?:an?|the) [\\p{L} -]+?) (?:is |has been |keeps )?(?:put|puts|putting|mixes|mixing|pours|pouring|poisons|poisoning|poisoned|taints|tainting|spoils|drugs|drugging|infects) (?:[\\p{L}]+ (?:in|into) )?(?:the |our |all the )?((?:[\\p{L}'-]+ )?(?:${carriers}))(.*)`,
    ),
    ([doer = '', what = ''], text) =>
      isPerson(headOf(doer))
        ? claim(`the ${what}`, text, text, {
            doer: bare(doer),
            ill: 'the poison',
            struck: 'the sick',
          })
        : undefined,
  ],
  // "The village well is poisoned", "crops are dying and the druid is gone"
  [
    pattern(
      `(${noun}(?:${carriers})) (?:is|are|was|were|has been|have been|got|is being|are being) (?:slowly |suddenly |all )?(${spoiled}|${failing})(.*)`,
    ),
    ([what = '', how = ''], text) =>
      claim(`the ${bare(what)}`, text, text, {
        ill: illBy(how, what),
        struck: struckBy(text),
      }),
  ],
  [
    pattern(
      `(${noun}(?:${carriers})) (?:die|dies|rot|rots|fail|fails|wither|withers|sicken|sickens)\\b(.*)`,
    ),
    ([what = ''], text) =>
      claim(`the ${bare(what)}`, text, text, { ill: illBy('', what), struck: struckBy(text) }),
  ],
  [
    pattern(`(?:an?|the) (${spoiled}|${failing}) ((?:[\\p{L}'-]+ )?(?:${carriers}))(.*)`),
    ([how = '', what = '', rest = ''], text) =>
      claim(
        `the ${what}`,
        `the ${what}${rest} ${isPluralWord(headOf(what)) ? 'are' : 'is'} ${how}`,
        text,
        {
          ill: illBy(how, what),
          struck: struckBy(text),
        },
      ),
  ],
  // "The children won't wake up"
  [
    pattern(
      `((?:the |all the |our )?(?:children|people|villagers|townsfolk|townspeople|adults|everyone|everybody|sleepers)(?: in [\\p{L} ]+| of [\\p{L} ]+)?) (?:won't|will not|don't|do not|doesn't|does not|can't|cannot|can no longer|no longer) (?:be )?(?:wake|woken|awaken|wakes)\\b(.*)`,
    ),
    (_, text) => claim('the sleepers', text, text, { ill: 'the sleep', struck: 'the sleepers' }),
  ],
  // "Dream plague, people who fall asleep don't wake up", "rat plague in the granary and the rats can talk"
  [
    pattern(
      `(?:an? |the )?((?:[\\p{L}-]+ ){0,2}(?:${plagues}))((?: (?:in|on|at|among|near|across) [\\p{L}' -]+?)?)(?:,? and (.+)|, (.+))?`,
    ),
    ([name = '', where = '', more = '', other = ''], text) => {
      const rest = more || other;
      if (/zombie|undead|skeleton|ghoul/.test(name)) return undefined;
      return claim(
        `the ${name}`,
        `there is ${article(name)}${where}${rest === '' ? '' : `, and ${rest}`}`,
        text,
        {
          struck: struckBy(text),
        },
      );
    },
  ],
];

/** "Everyone's" and the like belong to no one who could have a part. */
const wonders: readonly PlightRule[] = [
  // "Everyone in the village has lost their voice"
  [
    pattern(
      '(?:everyone|everybody|all people|the people|people|the villagers|villagers)(?: in [\\p{L} ]+?)? (?:has lost|have lost|lost|loses|lose|is losing|are losing) (?:their|his|her) (voices?|names?|shadows?|memor(?:y|ies)|faces?|dreams?|reflections?)\\b(.*)',
    ),
    ([what = ''], text) => claim(`the ${what}`, text, text, {}, 'wonder'),
  ],
  // "A bard's song makes everyone cry blood"
  [
    pattern(
      "((?:an?|the) [\\p{L} -]+?)'s (song|music|voice|tune|melody|fiddle|flute|violin|tale|painting|paintings|laughter) ((?:makes|causes|kills|turns|drives|puts|lets) .+)",
    ),
    ([doer = '', what = ''], text) =>
      isPerson(headOf(doer))
        ? claim(`the ${what}`, text, text, { doer: bare(doer) }, 'wonder')
        : undefined,
  ],
  // A god has no part, either.
  [
    pattern(
      "(?:an?|the) (?:dead|sleeping|buried|forgotten|fallen) (?:god|goddess|titan|giant|dragon)'s ([\\p{L}-]+) (.+)",
    ),
    ([what = ''], text) => claim(`the ${what}`, text, text, {}, 'wonder'),
  ],
  // "Fey steal the shadows of travelers"
  [
    pattern(
      '(?:the |some )?(fey|fairies|pixies|elves|hags|witches|goblins|imps|spirits) (?:steal|take|eat|collect|buy) (?:the |all the )?(shadows|names|dreams|voices|memories|faces|reflections|colou?rs|songs|laughter|tears|hearts)\\b(.*)',
    ),
    ([doer = '', what = ''], text) =>
      claim(
        `the ${what}`,
        text,
        text,
        { doer: `speaker for the ${doer}`, doers: `the ${doer}` },
        'wonder',
      ),
  ],
  // "The last lamp keeper died and the dark is coming"
  [
    pattern(
      '(?:an?|the) [\\p{L} -]+? (?:died|is dead|has died|is gone) and the (dark|darkness|night|cold|fog|sea|forest|storm) (?:is|has|comes|came) (.+)',
    ),
    ([what = ''], text) => claim(`the ${what}`, text, text, {}, 'wonder'),
  ],
  [
    pattern(
      '(?:something|someone|somebody|a thing) (?:lives|lurks|hunts|waits|moves|hides|walks|is|stirs|sings|whispers|breathes) (?:\\p{L}+ )?(in|under|behind|below|beneath) the ([\\p{L} -]+)',
    ),
    ([where = '', what = ''], text) =>
      claim(`the thing ${where} the ${what}`, text, text, {}, 'wonder'),
  ],
  [
    pattern('all (?:of )?the ([\\p{L}-]+) in (?:the )?(?:town|village|city) (\\p{L}+) (.+)'),
    ([what = '', verb = '', rest = ''], text) =>
      clauseVerbs.get(verb) === 'base'
        ? claim(`the ${what}`, `all the ${what} ${verb} ${rest}`, text, {}, 'wonder')
        : undefined,
  ],
  // "The statue in the square weeps and people die"
  [
    pattern(
      '((?:an?|the) [\\p{L}-]+) ((?:in|on|under|at|above|of) (?:the |an? )?[\\p{L}-]+) (\\p{L}+)((?: .+)?)',
    ),
    ([what = '', , verb = ''], text) =>
      clauseVerbs.get(verb) === 'third' && !isPerson(headOf(what))
        ? claim(`the ${bare(what)}`, text, text, {}, 'wonder')
        : undefined,
  ],
];

/** The first sentence of an idea, with its commas. */
const sentenceIn = (idea: string): string =>
  idea
    .slice(0, 200)
    .normalize('NFC')
    .replaceAll(/[\u2019\u2018`]/g, "'")
    .split(/[.;:!?()\n"]/)[0]
    ?.replaceAll(/[^\p{L}', -]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase() ?? '';

const mostWords = 18;

/** What the party is to do about it, which is what each of these plots is about. */
const asked =
  /^(?:(?:please |i want |a quest about |an adventure about )*)(?:(?:stop|end|fight|survive|halt|find out (?:why|how|that)|discover (?:why|how)|investigate(?: why| how)?) (?=\p{L}+ \p{L}+|an? |the ))?/u;

function toldBy(texts: readonly string[], all: readonly PlightRule[]): Told | undefined {
  for (const text of texts) {
    if (text.split(' ').length > mostWords) continue;
    for (const [rule, tell] of all) {
      const parts = rule
        .exec(text)
        ?.slice(1)
        .map((part) => part ?? '');
      const told = parts && tell(parts, text);
      if (told !== undefined) return told;
    }
  }
  return undefined;
}

/** An idea whose words say so plainly what has befallen people that no other reader is asked first. */
export function plainPlightOf(idea: string, { matches }: Exclusions): Told | undefined {
  const whole = sentenceIn(idea);
  if (whole.length < 3 || matches(whole)) return undefined;
  const [first = ''] = whole.split(',');
  const texts = [whole, whole.replace(asked, ''), first, first.replace(asked, '')];
  return toldBy(texts, [...deadRules, ...patientRules, ...spreadRules, ...wonderRules]);
}

/** An idea about an illness, the dead or a wonder, which the rules for other ideas would take for a crime or a thing. */
export function plightOf(idea: string, { matches }: Exclusions): Told | undefined {
  const whole = sentenceIn(idea);
  if (whole.length < 3 || matches(whole)) return undefined;
  const stated = whole.replace(asked, '');
  const [first = ''] = stated.split(',');
  for (const text of stated === first ? [stated] : [stated, first]) {
    if (text.split(' ').length > mostWords) continue;
    const dead = walkingDead(text) ?? ghostOf(text);
    if (dead !== undefined) return dead;
    const told = toldBy([text], [...rules, ...wonders]);
    if (told !== undefined) return told;
  }
  return undefined;
}
