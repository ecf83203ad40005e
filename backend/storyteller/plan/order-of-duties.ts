import { bands, isPersonOf, namedIn } from './duty-nouns.ts';
import { order, withArticle, type OrderRule } from './order-words.ts';

const phrase = "((?:(?:an?|the|some|our|my) )?[\\p{L}' -]+?)";
const isPerson = (text: string): boolean => isPersonOf(namedIn(text.toLowerCase()));
const later = '((?: (?:until|till|for|at|during|before|to|in|on) .+)?)';

/** A person to protect, of whom later sentences have the role. */
const kept = (whom: string, rest = ''): string | undefined =>
  isPerson(whom) ? `protect ${withArticle(whom)} from assassins${rest}` : undefined;

const lone =
  '(?:one|a|another) (?:[\\p{L}-]+ )?(?:dies|is killed|is murdered|vanishes|disappears|is found dead)|someone (?:dies|is killed|is murdered)|(?:somebody|someone|a murderer|a killer) (?:is killing|kills|murders|is murdering) .+';

export const dutyOrders: readonly OrderRule[] = [
  // A second clause which says what the party is to do with the one of the first: "the prince runs away, babysit him".
  [
    order(
      "((?:an?|the) [\\p{L}' -]+?) ((?:wants|likes|has|is|runs|insists|needs|loves|travels|goes) .+?)(?:,|,? and|;|\\.) *(?:babysit|guard|protect|look after|watch over|take care of|accompany|chaperone|keep an eye on|the party (?:must|has to|have to|should) (?:babysit|guard|protect|look after)) (?:him|her|them)(?: .+)?",
    ),
    (who = '', says = '') => (isPerson(who) ? `protect ${who} who ${says}` : undefined),
  ],
  [
    order(
      '(.+?),? (?:and |so |now )?(?:the party (?:must|has to) )?(?:protect|guard|save) ((?:an?|the) [\\p{L}]+)',
    ),
    (says = '', whom = '') =>
      isPerson(whom) && /\b(?:poisoned|murdered|killed|shot|dead|attempt|assassins?)\b/.test(says)
        ? {
            idea: `protect ${whom} from assassins`,
            fact: `${says.toLowerCase()}, and somebody wants {I} dead`,
          }
        : undefined,
  ],
  [
    order(
      `${phrase} (?:has to|must|needs to|should) (?:survive|stay alive|be kept alive|live)${later}`,
    ),
    (whom = '', rest = '') => (isPerson(whom) ? `protect ${whom}${rest}` : undefined),
  ],
  [
    order(`${phrase} (who (?:keeps|keep|is|wants|tries) .*\\bbody ?guards?)`),
    (whom = '', rest = '') => (isPerson(whom) ? `protect ${whom} ${rest}` : undefined),
  ],
  [
    order(
      `(?:an?|the) ([\\p{L} -]+?) (?:must|has to|needs to) hold out (?:until|till|for|against) (.+)`,
    ),
    (place = '', until = '') => `hold the ${place} until ${until}`,
  ],
  [
    order(
      'help (?:an?|the) [\\p{L} ]+? (?:to )?(?:defend|hold|protect|fortify) (?:their|its|the|his|her) ([\\p{L} ]+?) (?:against|from) (.+)',
    ),
    (place = '', foes = '') => `defend the ${place} against ${foes}`,
  ],
  [
    order(
      '(?:the |all )?([\\p{L} ]+?) (?:must|have to|need to|should) (?:unite|join forces|ally|stand together) (?:against|to fight|to defeat) (.+)',
    ),
    (who = '', foe = '') => ({
      idea: `gather allies against ${foe}`,
      fact: `the ${who} have to be united against ${foe}`,
    }),
  ],
  [
    order(
      `(?:the |some )?((?:[\\p{L}-]+ )?[\\p{L}]+s) (?:steal|are stealing|keep stealing|take) ((?:the |our )?(?:cattle|sheep|horses|food|grain|water|livestock|harvest|crops|goats|cows|fish|pigs)\\b.*)`,
    ),
    (who = '', what = '') =>
      bands.test(who.toLowerCase())
        ? { idea: `${who} raid the farms`, fact: `${who.toLowerCase()} steal ${what}` }
        : undefined,
  ],
  [
    order(
      `(?:babysit|baby-sit|look after|take care of|chaperone|watch|keep an eye on|nanny|shadow) ${phrase}${later}`,
    ),
    (whom = '', rest = '') => (isPerson(whom) ? `protect ${withArticle(whom)}${rest}` : undefined),
  ],
  [
    order(
      `(?:(?:stop|prevent|foil|thwart|uncover) )?(?:an? |the )?(?:plot|plan|conspiracy|attempt) (?:to (?:assassinate|kill|murder|poison)|on the life of|against the life of) ${phrase}${later}`,
    ),
    (whom = '', rest = '') => kept(whom, rest),
  ],
  [
    order(
      `(?:(?:stop|prevent|foil|thwart) )?(?:an? |the )?assassination(?: attempts?| plot)? (?:of|on|against) ${phrase}${later}`,
    ),
    (whom = '', rest = '') => kept(whom, rest),
  ],
  [
    order(`(?:stop|prevent|foil|thwart) (?:an?|the) assassination(?: attempt| plot)?${later}`),
    (rest = '') => `protect the envoy from assassins${rest}`,
  ],
  [
    order(
      `(?:an?|the|some)? ?(?:assassins?|killers?|hired killers?|bounty hunters?|murderers?) (?:is|are|comes?|has come|was sent|were sent|was hired|were hired|is sent|is hired)? ?(?:coming |sent |hired )?(?:for|after|to kill|to murder) ${phrase}`,
    ),
    (whom = '') => kept(whom),
  ],
  [
    order(
      `(?:there is |there's )?(?:an? |the )?(?:price|bounty|reward) (?:is |has been set )?on ${phrase}(?:'s|s') head`,
    ),
    (whom = '') => kept(whom),
  ],
  [
    order(`(?:there is |there's )?(?:an? |the )?(?:price|bounty) on the head of ${phrase}`),
    (whom = '') => kept(whom),
  ],
  [
    order(
      `(?:be |act as |work as )?(?:an? |the )?(?:body ?guards?|body ?guard (?:duty|job|work|mission)|protection (?:duty|job|detail)) (?:for|of|to) ${phrase}${later}`,
    ),
    (whom = '', rest = '') => (isPerson(whom) ? `protect ${withArticle(whom)}${rest}` : undefined),
  ],
  [
    order(
      `${phrase} (?:hires|wants|needs|seeks|asks for|looks for|is looking for) (?:the party |the heroes |you )?(?:as |for )?(?:an? )?body ?guards?${later}`,
    ),
    (whom = '', rest = '') => (isPerson(whom) ? `protect ${whom}${rest}` : undefined),
  ],
  [
    order(
      `${phrase} (?:fears? for (?:his|her|their) life|(?:has been |is |was )?marked for death|is afraid of being (?:murdered|killed)|is being hunted by assassins|is hunted by assassins|has been threatened|is threatened|is in danger)`,
    ),
    (whom = '') => kept(whom),
  ],
  [
    order(
      `(?:hide|shelter|protect|keep|guard) ${phrase} (?:safe )?(?:from|against) (?:the |an? )?(?:mob|mafia|thieves'? guild|guild|gang|inquisition|cult|enemies|king's men|conspirators)`,
    ),
    (whom = '') => kept(whom),
  ],
  // Travellers who are murdered.
  [
    order(
      `(?:an? |the )?(?:murders?|killings?|killer|murderer|series of murders) (?:on|in|among|with) (?:an?|the) ((?:[\\p{L}]+ )?(?:caravan|convoy|wagon train|pilgrimage))((?: .+)?)`,
    ),
    (what = '', rest = '') =>
      `escort ${withArticle(what)} through the wilderness${rest}, and every night one is murdered`,
  ],
  [
    order(
      `(?:the )?(pilgrims|travell?ers|merchants|refugees|settlers)((?: (?:on|in|of) (?:the|an?) (?:\\p{L}+ )?(?:road|caravan|convoy|way|pass|trail|journey))?) (?:are |get |keep |have been )?(?:being )?(?:murdered|killed|vanish|vanishing|disappear|disappearing|dying|die)(?: off)? (?:one by one|one after (?:another|the other)|every night|each night)`,
    ),
    (who = '') => `escort the ${who} through the wilderness, and every night one is murdered`,
  ],
  [
    order(
      `(?:escort|guide|lead|accompany) (.+?),? (?:but|and|while|where) (?:(?:every|each) night )?(?:${lone})(?: (?:every|each) night)?`,
    ),
    (what = '') => `escort ${what}, and every night one is murdered`,
  ],
  [
    order(
      `(?:an? |the )?((?:\\p{L}+ )?(?:caravan|convoy|pilgrimage|trek|wagon train)) (through|across|over|to) (.+?),? (?:but|and|while|where|in which) (?:(?:every|each) night )?(?:${lone})(?: (?:every|each) night)?`,
    ),
    (what = '', way = '', where = '') =>
      `escort ${withArticle(what)} ${way} ${where}, and every night one is murdered`,
  ],
  [
    order(
      "((?:an?|the) [\\p{L}' -]+?) (?:must|has to|wants to|needs to) (?:travel|go|get|journey|flee)((?: \\p{L}+)*? (?:to|through|across) [\\p{L}' ]+?),? and (?:the party|you|we) (?:protects?|escorts?|guards?|accompan(?:y|ies)) (?:him|her|them)",
    ),
    (who = '', where = '') =>
      isPerson(who) ? `escort ${who}${where.replace(/^ in secret/, '')}` : undefined,
  ],
  // Journeys.
  [
    order(
      `(?:an? |the )?(?:escort|guard|courier|delivery|transport) (?:mission|job|duty|quest|contract)(?: (?:for|of|with) ${phrase})${later}`,
    ),
    (what = '', rest = '') => `escort ${withArticle(what)}${rest}`,
  ],
  [
    order(
      `(?:guard|protect) ${phrase} on the (?:road|way|journey|trip|voyage) (to|through|across|over) (.+)`,
    ),
    (what = '', way = '', where = '') => `escort ${what} ${way} ${where}`,
  ],
  [
    order(
      `(?:be |work as |act as )?(?:caravan|convoy|wagon) guards?(?: (?:duty|work|job))?(?: (?:on|through|across|along|for) (.+))?`,
    ),
    (where = '') => `escort a caravan${where === '' ? '' : ` along ${where}`}`,
  ],
  [
    order(
      `(?:cross|travel|go|journey|ride) (?:through |across |over )?((?:an?|the) [\\p{L} ]+?) with (?:an?|the) ((?:\\p{L}+ )?(?:caravan|convoy|group of [\\p{L}]+|prisoner|child))`,
    ),
    (where = '', what = '') => `escort a ${what} through ${where}`,
  ],
  [
    order(
      `(?:an? |the )?((?:\\p{L}+ )?(?:convoy|caravan|wagon train)(?: of [\\p{L}]+)?) (?:(?:heading|going|travell?ing|bound|rolling) )?(?:west |east |north |south |home )?(through|across|over|along) (.+)`,
    ),
    (what = '', way = '', where = '') => `escort ${withArticle(what)} ${way} ${where}`,
  ],
  [
    order(
      `(?:smuggle|sneak) ((?:an?|the|some)? ?[\\p{L} -]+?) (over|across|through|past|out of|into) ((?!.*\\b(?:dungeon|prison|jail|gaol|cells?)\\b).+)`,
    ),
    (what = '', way = '', where = '') =>
      isPerson(what) || /(?:refugees|people|children|slaves|prisoners|rebels|families)$/i.test(what)
        ? `guide ${withArticle(what.trim())} ${way} ${where}`
        : undefined,
  ],
  [
    order(
      `(?:the |some )?(refugees|settlers|pilgrims|survivors|exiles|orphans) (?:are |have to |must |who )?(?:flee|fleeing|fled|travel|travelling|traveling|march|marching|escape|escaping|migrating) (through|across|over|from|to) (.+)`,
    ),
    (who = '', way = '', where = '') =>
      way === 'from'
        ? `guide the ${who} to safety from ${where}`
        : `guide the ${who} ${way} ${where}`,
  ],
  [
    order(`evacuate (?:an?|the|our) ([\\p{L} ]+?)((?: (?:before|from|because|while|as|when) .+)?)`),
    (where = '', rest = '') => `escort the people of the ${where} to safety${rest}`,
  ],
  [
    order(
      `(?:an? )?(?:supply|relief|medicine|food) (?:run|mission|convoy|delivery) (?:to|for) (.+)`,
    ),
    (where = '') => `transport supplies to ${withArticle(where)}`,
  ],
  [
    order(`bring (?:an?|the) (?:dead|fallen|murdered) ([\\p{L} ]+?) home`),
    (who = '') => `transport the body of the ${who} to the capital`,
  ],
  [
    order(
      `(?:smuggle|ship|haul) ((?:an?|the) (?:\\p{L}+ )?(?:cargo|box|crate|chest|shipment)) (.+)`,
    ),
    (what = '', where = '') => `transport ${what} ${where}`,
  ],
];
