import { bands, isPersonOf, namedIn } from './duty-nouns.ts';
import { isPluralWord } from './matter-words.ts';
import { headOf, order, withArticle, type OrderRule } from './order-words.ts';

const isPerson = (text: string): boolean => isPersonOf(namedIn(text.toLowerCase()));
const soldiers =
  'army|armies|horde|host|legion|warband|war band|armada|fleet|troops|forces|war host|invaders';

const manyFoes = `((?:the |some )?(?:[\\p{L}-]+ )?(?:giants|demons|devils|orcs|hobgoblins|goblins|gnolls|drow|undead|dead|trolls|ogres|elementals|barbarians|lizardfolk|skeletons|zombies|elves|dwarves|centaurs|sahuagin|vampires))`;

const hostOf = (foes: string): string => {
  const bare = foes.replace(/^(?:the|some) /i, '').toLowerCase();
  return bare === 'dead' ? 'an army of the dead' : `an army of ${bare}`;
};

const walls =
  'castle|city|town|village|fortress|fort|keep|capital|temple|monastery|citadel|kingdom|harbou?r|port|wall|walls|tower|stronghold|hold|abbey|palace|outpost|realm|country|land|valley';

/** Ideas about armies, allies and raids. */
export const armyOrders: readonly OrderRule[] = [
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
