import { bands, isPersonOf, namedIn } from './duty-nouns.ts';
import { isPluralWord } from './matter-words.ts';
import { headOf, order, withArticle, type OrderRule } from './order-words.ts';

const phrase = "((?:(?:an?|the|some|our|my) )?[\\p{L}' -]+?)";
const isPerson = (text: string): boolean => isPersonOf(namedIn(text.toLowerCase()));
const later = '((?: (?:until|till|for|at|during|before|to|in|on) .+)?)';

/** A person to protect, of whom later sentences have the role. */
const kept = (whom: string, rest = ''): string | undefined =>
  isPerson(whom) ? `protect ${withArticle(whom)} from assassins${rest}` : undefined;

const soldiers =
  'army|armies|horde|host|legion|warband|war band|armada|fleet|troops|forces|war host|invaders';
const manyFoes = `((?:the |some )?(?:[\\p{L}-]+ )?(?:giants|demons|devils|orcs|hobgoblins|goblins|gnolls|drow|undead|dead|trolls|ogres|elementals|barbarians|lizardfolk|skeletons|zombies|elves|dwarves|centaurs|sahuagin|vampires))`;

const hostOf = (foes: string): string => {
  const bare = foes.replace(/^(?:the|some) /i, '').toLowerCase();
  return bare === 'dead' ? 'an army of the dead' : `an army of ${bare}`;
};

const walls =
  'castle|city|town|village|fortress|fort|keep|capital|temple|monastery|citadel|kingdom|harbou?r|port|wall|walls|tower|stronghold|hold|abbey|palace|outpost|realm|country|land|valley';

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
      `(?:smuggle|sneak) ((?:an?|the|some)? ?[\\p{L} -]+?) (over|across|through|past|out of|into) (.+)`,
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
  // Armies.
  [
    order(
      `${manyFoes} (?:march|marching|besiege|are besieging|are marching|invade|are invading|will attack|are about to attack|advance|are advancing)((?: (?:on|against|to|towards?|upon))? (?:an?|the|our) (?:[\\p{L}]+ )?(?:${walls}).*)`,
    ),
    (foes = '', where = '') =>
      `${hostOf(foes)} marches on${where.replace(/^ (?:on|against|to|towards?|upon) /, ' ')}`,
  ],
  [
    order(`${manyFoes} (?:are|is) (?:invading|coming|marching|at the gates|approaching)`),
    (foes = '') => `${hostOf(foes)} marches on the town`,
  ],
  [
    order(
      `((?:an?|the) (?:[\\p{L}' -]+ )?(?:${soldiers})(?: of [\\p{L} ]+?)?) (?:is|are|was|will be|has been) (?:coming|on its way|on the way|near|approaching|marching|advancing|\\p{L}+ days? away|at the gates|outside the (?:walls|gates)|gathering)((?: .+)?)`,
    ),
    (army = '', where = '') => {
      const [, place = 'the town'] =
        / (?:on|to|towards?|for|against|to attack|to destroy|to conquer|to take|to burn) ((?:an?|the) [\p{L} ]+)$/u.exec(
          where,
        ) ?? [];
      return `${army} marches on ${place}`;
    },
  ],
  [
    order(
      `((?:an? |the )?(?:[\\p{L}' -]+ )?(?:${soldiers})(?: of [\\p{L} ]+?)?) (?:approaches|threatens|will attack|is about to attack|is going to attack|prepares to attack|wants to attack|is attacking|attacks|surrounds|has surrounded|invades|is invading|wants to conquer|heads for|advances on|marches towards?) (?:on |to )?((?:an?|the|our) .+)`,
    ),
    (army = '', where = '') => `${withArticle(army)} marches on ${where}`,
  ],
  [
    order('(?:an? |the )?war (?:is coming|comes|has come|is about to come|approaches) to (.+)'),
    (where = '') => `an enemy army marches on ${where}`,
  ],
  [
    order('(?:an? |the )?invasion from (?:the )?(.+)'),
    (from = '') => ({
      idea: 'an army of invaders marches on the town',
      fact: `an army of invaders comes from the ${from}`,
    }),
  ],
  [
    order('(?:an? |the )?siege (in|during|at|through) (.+)'),
    (way = '', when = '') => ({
      idea: 'siege of the town',
      fact: `the town is under siege ${way} ${when}`,
    }),
  ],
  [
    order(
      '(?:an?|the) (?:traitor|spy|betrayer) (?:opens|opened|will open|wants to open|plans to open) the gates?(?: (?:during|of|in|to|for) .+)?',
    ),
    () => ({
      idea: 'siege of the town, a traitor opens the gates',
      fact: 'the town is under siege, and a traitor wants to open the gates',
    }),
  ],
  [
    order(
      `(?:train|arm|prepare|drill) (?:the |some )?(?:villagers|farmers|peasants|militia|townsfolk|people)(?: (?:before|for|against|to fight) (.+))?`,
    ),
    (rest = '') => {
      const [, foes = ''] =
        /^((?:an?|the)? ?[\p{L} ]+?)(?: (?:arrives?|comes?|attacks?|returns?))?$/u.exec(rest) ?? [];
      return foes === '' || /^(?:an?|the) (?:attack|war|battle|siege|end)/.test(foes)
        ? 'prepare the village for an attack'
        : `defend the village against ${foes}`;
    },
  ],
  [
    order(
      `(?:convince|persuade|get) ((?:an?|the) [\\p{L} ]+?) to (?:join|enter|help in|fight in|come to|support) (?:the |a )?(?:war|fight|battle|alliance|army|cause)(?: against (.+))?`,
    ),
    (who = '', foe = '') => ({
      idea: `gather allies${foe === '' ? '' : ` against ${foe}`}`,
      fact: `${who} are to be won for the war${foe === '' ? '' : ` against ${foe}`}`,
    }),
  ],
  [
    order(
      `(?:forge|make|build|negotiate|form|broker) an alliance (?:between|of|with) ([\\p{L} ]+?) (?:against|to fight|to defeat) (.+)`,
    ),
    (who = '', foe = '') => ({
      idea: `build an alliance against ${foe}`,
      fact: `an alliance of ${who} is to be built against ${foe}`,
    }),
  ],
  [
    order(
      `(?:an?|the) ([\\p{L}]+) (?:needs|seeks|looks for|is looking for|must find) (?:new |more |strong )?(?:allies|an army|an alliance)(?: (?:against|to fight|to defeat) (.+))?`,
    ),
    (who = '', foe = '') => ({
      idea: `gather allies${foe === '' ? '' : ` against ${foe}`}`,
      fact: `the ${who} needs allies${foe === '' ? '' : ` against ${foe}`}`,
    }),
  ],
  [
    order(
      `(?:recruit|gather|raise|rally|muster|hire|win|find|unite|assemble|train|form|build|lead|call) (?:an? |the |some )?(?:[\\p{L}]+ )?(army|soldiers|troops|fighters|warriors|militia|allies|alliance|barons|lords|nobles|clans|tribes|kingdoms|knights|rebels)(?: (?:for|against|to fight|to defeat|to stop|of|and) (.+))?`,
    ),
    (what = '', rest = '') => {
      const bare = /^(?:the |a )?(?:coming |final |last |great )?(?:war|battle|cause|fight)$/.test(
        rest,
      );
      const [, enemy = rest] = / against (.+)$/.exec(rest) ?? [];
      const foe = rest === '' || bare ? '' : ` against ${enemy}`;
      const known = /^(?:army|alliance)$/.test(what)
        ? `an ${what}`
        : /^(?:clans|tribes)$/.test(what)
          ? `the ${what}`
          : /^(?:allies|troops)$/.test(what)
            ? what
            : '';
      return known === '' || enemy !== rest
        ? {
            idea: `gather troops${foe}`,
            fact: `${/^(?:army|alliance)$/.test(what) ? `an ${what} is` : `${what} are`} to be gathered${bare || enemy !== rest ? ` for ${rest}` : foe}`,
          }
        : `raise ${known}${foe}`;
    },
  ],
  // Raids.
  [
    order(
      '(?:stop|end|prevent|halt) (?:the |an? )?([\\p{L}]+?)s? (?:raids?|attacks?|ambush(?:es)?)((?: on .+)?)',
    ),
    (who = '', where = '') =>
      bands.test(`${who}s`.toLowerCase())
        ? `stop the ${who}s${where === '' ? '' : ` from raiding${where.replace(/^ on/, '')}`}`
        : undefined,
  ],
  [
    order(
      `((?:an?|the|some) [\\p{L}' -]+?|[\\p{L}]+s) (?:asks?|begs?|pleads?|needs?|wants?|calls?) (?:for )?(?:help|aid|protection) (?:against|from|with) ((?:the |some )?[\\p{L} -]+)`,
    ),
    (whom = '', foes = '') =>
      bands.test(foes.toLowerCase()) &&
      isPluralWord(headOf(foes)) &&
      !isPerson(whom) &&
      !/refugees|pilgrims|caravan|convoy|travell?ers|merchants|wagon/i.test(whom)
        ? `${foes} raid the ${whom.replace(/^(?:an?|the) /i, '')}`
        : undefined,
  ],
  [
    order(
      `(?:the |some )?(bandits|highwaymen|robbers|brigands|outlaws|pirates|raiders|corsairs) (on|along|in|off|at) ((?:an?|the) (?:[\\p{L}']+ )?(?:road|coast|pass|highway|forest|river|woods|hills|mountains|strait|lake|moor|trail).*)`,
    ),
    (who = '', _, where = '') =>
      `${who.toLowerCase().replace('highwaymen', 'robbers')} raid ${where}`,
  ],
  [
    order(
      `(?:an? |the )?(?:gang|band|group|crew|pack|clan|tribe) of ([\\p{L} ]+?s) (?:robs?|raids?|attacks?|threatens?|terrori[sz]es?|plunders?|ambush(?:es)?|harass(?:es)?) (.+)`,
    ),
    (who = '', what = '') => (bands.test(who.toLowerCase()) ? `${who} raid ${what}` : undefined),
  ],
  [
    order(
      `(?:an? |the )?(bandit|outlaw|goblin|orc|pirate|robber|gnoll|kobold|hobgoblin|raider|slaver) (?:gang|band|tribe|clan|crew|pack) (?:robs?|raids?|attacks?|threatens?|terrori[sz]es?|plunders?|ambush(?:es)?|harass(?:es)?) (.+)`,
    ),
    (who = '', what = '') => `${who.toLowerCase()}s raid ${what}`,
  ],
  [
    order(
      `(?:the |some )?([\\p{L}]+s) (?:have |has )?(?:taken|seized|occupied|captured) ((?:an?|the) (?:\\p{L}+ )?(?:bridge|ford|pass|gate|crossing|ferry|road)) and (.+)`,
    ),
    (who = '', where = '', more = '') =>
      bands.test(who.toLowerCase()) ? `${who} occupy ${where} and ${more}` : undefined,
  ],
];
