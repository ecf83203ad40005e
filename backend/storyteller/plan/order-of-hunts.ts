import { headOf, order, toldOf, withArticle, type Order, type OrderRule } from './order-words.ts';
import { isMonsterNoun } from './monster-nouns.ts';
import { isPluralWord, singularOf } from './matter-words.ts';

const phrase = "((?:(?:an?|the|some|our|my|this|that) )?[\\p{L}' -]+?)";

const isMonster = (text: string): boolean => isMonsterNoun(singularOf(headOf(text)));

/** Animals and creatures that can be hunted without being a danger, and those of which an idea says that they are young or rare. */
const gentle =
  /\b(?:unicorns?|pegasus|phoenix|whales?|stags?|deer|hatchlings?|foals?|cubs?|(?:last|wounded|injured|baby|young|sacred|white|rare|innocent|harmless|tame|friendly) [\p{L} ]+)$/u;

const hunters =
  "((?:an?|the|some)? ?(?:[\\p{L}'-]+ )?(?:poachers|hunters|trappers|collectors|nobles|lords|cultists|loggers|wizards|soldiers|bandits|smugglers|goblins|orcs|alchemists|knights|harpooners|whalers|slayers|traders))";

const guarded = (what: string, from: string): string | undefined =>
  isMonster(what) || gentle.test(what)
    ? `protect ${withThe(what)} from ${from.trim().replace(/^the /i, '')}`
    : undefined;

const withThe = (text: string): string => text.replace(/^(?:an?|the|some|our) |^/i, 'the ');

const harmful =
  'eat|eats|ate|kill|kills|killed|attack|attacks|attacked|burn|burns|burned|take|takes|took|snatch|snatches|steal|steals|stole|sink|sinks|sank|terrorizes?|terrorises?|hunts?|stalks?|destroys?|ravages?';

const bosses =
  'crime (?:boss|lord)|gang (?:boss|leader|lord)|mob boss|mafia boss|crime king|kingpin|guild boss';

const offerings =
  'tribute|sacrifices?|offerings?|an offering|a sacrifice|a virgin|virgins|a maiden|maidens|cattle|sheep|gold|children|a child|food|livestock|jewels|treasure';
const greats =
  '(?:dragon turtle|dragon|wyrm|kraken|hydra|giant|serpent|beast|leviathan|roc|monster)';
const ofGreat = `((?:an?|the)? ?(?:[\\p{L}-]+ )?${greats})`;
const asHunt = { task: 'hunt', nouns: ['beast'], says: '-', object: '' } as const;
const hunted = (what: string, fact: string): Order => toldOf('beast', what, fact, asHunt);
const back = { task: '', nouns: ['dragon'], says: 'demand', object: 'return' } as const;
const returned = (who: string, fact: string): Order =>
  toldOf('beast', who, fact, back, `${who} demands the return of its ${dueIn(fact)}`);
const dueIn = (fact: string): string =>
  / return of its (?:stolen )?([\p{L}' -]+)$/u.exec(fact)?.[1] ?? 'treasure';
const tribute = (who: string, what: string): Order => {
  const fact = `${withArticle(who)} demands ${what}`;
  return toldOf('beast', who, fact, asTribute);
};
const asTribute = { task: '', nouns: ['dragon'], says: 'demand', object: 'tribute' } as const;

export const huntOrders: readonly OrderRule[] = [
  // Those who hunt a creature that has done nothing.
  [
    order(
      `${hunters} (?:are |have been )?(?:hunt|hunting|kill|killing|chase|chasing|catch|catching|after|have come for|are coming for|want to kill|want to catch|wants? to hunt|want) ${phrase}(?: of the [\\p{L}]+)?`,
    ),
    (from = '', what = '') => (gentle.test(what) ? guarded(what, from) : undefined),
  ],
  [
    order(
      `${phrase} (?:(?:is|are|is being|are being) )?(?:hunted|chased|threatened|killed) by ${hunters}`,
    ),
    (what = '', from = '') => (gentle.test(what) ? guarded(what, from) : undefined),
  ],
  [
    order(
      `(?:stop|prevent|keep) ${hunters} (?:from )?(?:killing|hunting|catching|slaughtering|taking|shooting) ${phrase}`,
    ),
    (from = '', what = '') => guarded(what, from),
  ],
  [
    order(`${hunters} (?:after|have come for|are coming for) ${phrase}`),
    (from = '', what = '') => guarded(what, from),
  ],
  [
    order(
      `(?:help|keep|hide|shield|save|shelter|protect|guard|defend) ${phrase} (?:(?:to )?hide |safe |alive |secure )?(?:from|against) (?:an? hunting party of )?${hunters}`,
    ),
    (what = '', from = '') => {
      if (/\begg$/i.test(what)) return `protect ${what}`;
      return isMonster(what) && !/^(?:save|protect) the /i.test(what)
        ? guarded(what, from)
        : undefined;
    },
  ],
  // An egg.
  [
    order(
      `(?:guard|protect|keep|save|defend|hide) ${phrase} (?:safe )?(?:from|against|until|till|before|for) (.+)`,
    ),
    (what = '') => (/\begg$/i.test(what) ? `protect ${what}` : undefined),
  ],
  [
    order(`hatch (${phrase.slice(1, -1)}egg)`),
    (what = '') => `${withArticle(what)} is about to hatch`,
  ],
  [
    order(
      `((?:an?|the) [\\p{L} ]*?egg) (?:hatches|will hatch|starts? to crack|cracks|is hatching|is moving|moves|was found and it is moving)((?: (?:during|in|on|at) .+)?)`,
    ),
    (egg = '', when = '') => `${egg} is about to hatch${when}`,
  ],
  // A creature that wants to have something back.
  [
    order(`return ((?:an?|the) [\\p{L} ]+?) to ((?:an?|the) [\\p{L} ]*?${greats})`),
    (what = '', who = '') =>
      returned(who, `${who} demands the return of its ${what.replace(/^(?:an?|the) /i, '')}`),
  ],
  [
    order(
      `${ofGreat} (?:comes|is coming|came|returns|has come|wants|wants to have|demands|seeks) (?:back )?(?:for )?(?:its|her|his) ((?:stolen |lost )?(?:egg|eggs|hoard|treasure|gold|pearl|crown|harp|child|young|scale|heart|horn)[\\p{L} ]*?)`,
    ),
    (who = '', what = '') =>
      what.endsWith(' back')
        ? undefined
        : returned(who, `${withArticle(who)} demands the return of its ${what}`),
  ],
  [
    order(
      `${ofGreat} (?:demands?|wants?) the ([\\p{L}]+) (?:that |which )?(?:the |some )?[\\p{L}]+ (?:stole|took|have stolen|has stolen)(?: from (?:it|her|him))?`,
    ),
    (who = '', what = '') => returned(who, `${withArticle(who)} demands the return of its ${what}`),
  ],
  [
    order(
      `(?:someone|somebody|thieves|a thief) (?:stole|has stolen|have stolen|robbed) (?:from )?${ofGreat},? and now it wants (?:it|them|everything) back`,
    ),
    (who = '') => returned(who, `${withArticle(who)} demands the return of its treasure`),
  ],
  // A creature that wants tribute.
  [
    order(
      `${ofGreat} (?:demands?|demanding|asks? for|wants?|claims?|is demanding|expects?|requires?) (${offerings})((?: (?:of|from|every|each|once|at|in|on) .+)?)`,
    ),
    (who = '', what = '', more = '') => tribute(who, `${what}${more}`),
  ],
  [
    order(
      `(?:an?|the|our) (?:[\\p{L}-]+ )?(?:village|town|city|kingdom|villagers|people|tribe) (?:must |has to |have to |is forced to |are forced to )?(?:pays?|gives?|brings?|sends?) (?:its |their )?(${offerings}) to ${ofGreat}(?: (?:each|every) [\\p{L}]+)?`,
    ),
    (what = '', who = '') => tribute(who, what),
  ],
  [
    order(
      `(?:(?:each|every) year )?(?:the )?(?:villagers|townsfolk|people|elders|fishermen|farmers) (?:must )?(?:sacrifice|feed|offer|give) ([\\p{L} ]+?) to ${ofGreat}(?: (?:each|every) year)?`,
    ),
    (what = '', who = '') => tribute(who, what),
  ],
  [
    order(`${ofGreat} (?:is extorting|extorts|is blackmailing|blackmails) (.+)`),
    (who = '', whom = '') => tribute(who, `tribute from ${whom}`),
  ],
  // Masters of a gang.
  [
    order(
      `(?:an? |the )?([\\p{L} -]+?) (?:who is |as |is )?(?:a |the )?(?:${bosses})(?: of [\\p{L} ]+)?`,
    ),
    (who = '') =>
      /^(?:take|bring|stop|kill|find|catch|arrest|fight|get|we|i|our|my|steal|rescue|save|free)\b|\b(?:owes?|from|with|by|for)\b/i.test(
        who,
      )
        ? undefined
        : `${withArticle(who.toLowerCase())} who rules the gangs of the town`,
  ],
  [
    order(
      `(?:an? |the )?(?:${bosses}) (?:who|that|which) is (?:secretly |really |actually )?(?:an? )?([\\p{L} -]+)`,
    ),
    (who = '') => `${withArticle(who.toLowerCase())} who rules the gangs of the town`,
  ],
  [
    order(
      `(?:an?|the) ([\\p{L} -]+?) (?:runs|leads|rules|controls|heads) (?:the |a )?(?:thieves'? guild|criminal underworld|underworld|gangs|crime syndicate|mafia)(?: .+)?`,
    ),
    (who = '') =>
      / (?:who|that)$/i.test(who)
        ? undefined
        : `a ${who} who rules the gangs of the town`.replace(/^a (?=[aeiou])/i, 'an '),
  ],
  [
    order(
      '(?:overthrow|depose|dethrone|topple) (?:an?|the) ([\\p{L} -]+?)(?: (?:of|in|from|who) .+)?',
    ),
    (who = '') =>
      villains.test(who) && !/^(?:evil|mad) /.test(who) ? `an evil ${who}` : undefined,
  ],
  [
    order(
      '(?:an?|the) ((?:[\\p{L}-]+ )?(?:mind flayer|illithid|vampire|lich|demon|devil|hag|rakshasa|beholder|aboleth|necromancer|witch|sorcerer|sorceress|wizard|doppelganger)) (?:secretly |slowly )?(?:controls|rules|dominates|enslaves|has enslaved|commands) ((?:the|an?) .+)',
    ),
    (who = '', what = '') => `a ${who} rules ${what}`.replace(/^a (?=[aeiou])/i, 'an '),
  ],
  [
    order(
      '(?:an?|the) ((?:evil|cruel|wicked|greedy|mad|tyrannical|corrupt|ruthless) [\\p{L}]+) (taxes|starves|exploits|hangs|robs|punishes|works|bleeds) (.+)',
    ),
    (who = '', verb = '', whom = '') => ({
      idea: `a ${who} terrorizes ${whom}`,
      fact: `{I} ${verb} ${whom}`,
    }),
  ],
  [
    order(
      `${phrase} (?:has |have )?(?:built|builds|made|makes) (?:its|a|her|their) (?:nest|lair|den|home) ((?:in|on|under|near) .+)`,
    ),
    (what = '', where = '') =>
      isMonster(what) && !isPluralWord(headOf(what))
        ? hunted(what, `${withArticle(what)} has built its nest ${where}`)
        : undefined,
  ],
  [
    order(
      `${phrase} (?:has |have |is |are )?(?:broke|broken|breaks|escaped|escapes) (?:out )?(?:of|from) (.+)`,
    ),
    (what = '', where = '') =>
      isMonster(what) && !isPluralWord(headOf(what))
        ? hunted(what, `${withArticle(what)} has escaped from ${where}`)
        : undefined,
  ],
  [
    order(
      "(?:there is |there's )?something ((?:in|under|below|inside|beneath) (?:an?|the) (?:[\\p{L}]+ )?[\\p{L}]+)(?: that| which)? (pulls|drags|eats|kills|takes|attacks|hunts|swallows|snatches|devours|steals) (.+)",
    ),
    (where = '', verb = '', whom = '') => hunted('the thing', `something ${where} ${verb} ${whom}`),
  ],
  [
    order(
      '((?:an?|the) were[\\p{L}]+) (?:is |has been )?(?:killing|kills|attacks|eats|attacking) (.+?) but (?:everyone|everybody|people) (?:suspects?|blames?|accuses?) the wrong (?:guy|man|woman|person|one)',
    ),
    (what = '', whom = '') =>
      hunted(what, `${what} is killing ${whom} but everyone suspects the wrong one`),
  ],
  // Commands for a hunt.
  [
    order(`(?:an? |the )?(?:bounty|price|reward) (?:on|for) (?:the head of )?${phrase}`),
    (what = '') => (isMonster(what) ? `hunt ${what}` : undefined),
  ],
  [
    order(
      `(?:deal with|get rid of|put down|take down|take out|bring down|exterminate|eliminate|put an end to|dispose of|destroy|drive away|chase away) ${phrase}((?: (?:in|on|under|of|that|which|who|from|near|at) .+)?)`,
    ),
    (what = '', more = '') => {
      if (!isMonster(what)) return undefined;
      const isNest = isPluralWord(headOf(what)) && /^ (?:in|on|under|near|at) /.test(more);
      return isNest ? undefined : `kill ${withArticle(what)}${more}`;
    },
  ],
  [
    order(
      `(?:overthrow|depose|dethrone|topple|bring down|take down|get rid of|assassinate|kill|slay|defeat|fight|stop|capture) (?:an?|the) ([\\p{L} -]*?(?:tyrant|tyrannical|cruel|mad|evil|corrupt|bandit|crime|pirate|dark|usurper|goblin|orc|vampire|lich|demon|robber)[\\p{L} -]*?)(?: (?:of|in|from|who) .+)?`,
    ),
    (who = '') =>
      villains.test(who) && !isRite.test(who) && !isMonster(who)
        ? `an evil ${who.replace(/^(?:evil|corrupt) /, '')}`
        : undefined,
  ],
  [
    order(
      `((?:an?|the) [\\p{L} -]+?) (?:must|has to|needs to) (?:fall|die|be (?:stopped|killed|defeated|overthrown|slain|deposed))`,
    ),
    (who = '') => `kill ${who}`,
  ],
  [
    order(
      `(?:an?|the) ([\\p{L} -]+?) (?:has |have )?(?:seized|usurped|stolen|taken|took) the throne((?: .+)?)`,
    ),
    (who = '', more = '') =>
      `a ${who} rules the realm by force${more}`.replace(/^a (?=[aeiou])/i, 'an '),
  ],
  [
    order(
      `(?:an?|the) ((?:[\\p{L}-]+ )?vampire(?: (?:lord|count|countess|lady|king|queen|baron))?|hag|night hag) (?:who |that )?(?:feeds?|preys|is feeding|is preying) on (.+)`,
    ),
    (who = '', whom = '') => `a ${who} terrorizes ${whom}`,
  ],
  [
    order(
      `(?:an? |the )?([\\p{L} -]*?(?:monster|beast|dragon|creature)) (?:hunt|slaying|hunting)(?:ers? (?:needed|wanted))?((?: (?:in|on) .+)?)`,
    ),
    (what = '', more = '') => `hunt ${withArticle(what.toLowerCase())}${more}`,
  ],
  [
    order(`monster (?:slayers|hunters) (?:needed|wanted|sought) (?:for|against) ${phrase}`),
    (what = '') => `hunt ${withArticle(what)}`,
  ],
  [
    order(
      `help ((?:an?|the) [\\p{L} ]+?) (?:against|fight|kill|hunt|with) ((?:an?|the) [\\p{L} -]+)`,
    ),
    (whom = '', what = '') =>
      isMonster(what) && !isPluralWord(headOf(what)) ? `${what} attacks ${whom}` : undefined,
  ],
  [
    order(
      `${phrase} (?:is |are )?(?:on the loose|at large|on the rampage|running amok|on a rampage)((?: .+)?)`,
    ),
    (what = '', more = '') =>
      isMonster(what)
        ? hunted(
            what,
            `${withArticle(what)} ${isPluralWord(headOf(what)) ? 'are' : 'is'} loose${more}`,
          )
        : undefined,
  ],
  [
    order(
      `(?:an?|the) (?:rampaging|marauding|man-eating|ravenous|rabid|murderous|bloodthirsty|feral) ([\\p{L} -]+?)((?: (?:in|on|under|near|at) .+)?)`,
    ),
    (what = '', more = '') =>
      isMonster(what) ? hunted(what, `${withArticle(what)} attacks people${more}`) : undefined,
  ],
  [
    order(
      `(?:an?|the) ((?:[\\p{L}]+ )?(?:beast|monster|abomination|horror|terror)) ((?:of the|(?:in|under|below|beneath) (?:an?|the)) (?:[\\p{L}]+ )?[\\p{L}]+)(?: is real)?(?: and (?:it is |it's )?hungry)?`,
    ),
    (what = '', where = '') => hunted(what, `there is a ${what} ${where}`),
  ],
  [
    order(`(?:an?|the) ((?:[\\p{L}]+ )(?:beast|monster)) is real(?: .+)?`),
    (what = '') => hunted(what, `there is a ${what}`),
  ],
  [
    order(
      `(?:an? |some |the )?(?:unknown |strange |mysterious |unseen )?(?:creature|thing|being) (?:is |keeps )?(eating|killing|attacking|taking|stealing) (.+)`,
    ),
    (verb = '', whom = '') =>
      hunted(
        'a beast',
        `a beast ${{ eating: 'eats', killing: 'kills', attacking: 'attacks', taking: 'takes', stealing: 'steals' }[verb] ?? 'attacks'} ${whom}`,
      ),
  ],
  [
    order(
      `(?:something|some thing) (?:is |keeps )?(${harmful}|eating|killing|attacking|taking) ((?:the |our |all )?(?:fisher(?:men|folk)|farmers|sheep|cattle|livestock|cows|goats|horses|shepherds|travell?ers|villagers|sailors|children|people|hunters|dogs|miners)(?: .+)?)`,
    ),
    (verb = '', whom = '') => {
      const base = verb.replace(/ing$/, '').replace(/^tak$/, 'take');
      return `something ${/s$|e?d$|^(?:ate|took|stole|sank)$/.test(base) ? base : `${base}s`} ${whom}`;
    },
  ],
  [
    order(
      `((?:the |our )?[\\p{L}]+) (?:are|were|is|was|get|keep getting) (?:being )?(taken|eaten|killed|snatched|attacked) by (?:something|some creature|a creature|a monster|an unknown creature)((?: (?:in|from|under|out of) .+)?)`,
    ),
    (whom = '', verb = '', where = '') =>
      hunted(
        'a monster',
        `something ${{ taken: 'takes', eaten: 'eats', killed: 'kills', snatched: 'snatches', attacked: 'attacks' }[verb] ?? 'attacks'} ${whom}${where}`,
      ),
  ],
  [
    order(
      `((?:an?|the) [\\p{L} -]+?) (?:has gone|goes|went|is|gone) (?:mad|berserk|wild|rogue|haywire)(?:,? and (.+))?`,
    ),
    (what = '', more = '') =>
      isMonster(what)
        ? hunted(what, `${what} has gone mad${more === '' ? '' : ` and ${more}`}`)
        : undefined,
  ],
];

const isRite =
  /\b(?:resurrection|summoning|awakening|ascension|rebirth|ritual|rite|return|coronation|wedding|assassination|murder|army|cult|plan|plot|son|daughter|wife)\b/;

const villains =
  /\b(?:baron(?:ess)?|count(?:ess)?|duke|duchess|king|queen|lord|lady|prince|princess|governor|emp(?:eror|ress)|tyrant|warlord|mayor|regent|wizard|sorcerer|chief|captain|boss)$/;
