import { isPluralWord, singularOf } from './matter-words.ts';
import {
  headOf,
  order,
  party,
  toldOf,
  withArticle,
  type Order,
  type OrderRule,
} from './order-words.ts';
import { isMonsterNoun } from './monster-nouns.ts';
import { bandNouns } from '../tables/matters/idea-grammar.ts';

const openGate = { task: '', nouns: ['gate'], says: 'open', object: '' } as const;
const rite = { task: '', nouns: ['cult'], says: 'prepare', object: '' } as const;
const nest = { task: '', nouns: ['goblin'], says: 'nest', object: '' } as const;
const ruin = { task: 'explore', nouns: ['ruin'], says: '-', object: '' } as const;
const house = { task: 'spend', nouns: ['night'], says: '-', object: '' } as const;

const gates =
  'portal|gate|rift|gateway|breach|hellmouth|hellgate|hell gate|tear|archway|stargate|vortex';
const beyond =
  'hells?|the (?:[\\p{L} ]+ )?(?:hells?|abyss|underworld|feywild|shadowfell|underdark|nine hells|far realm|elemental planes?|plane of [\\p{L}]+|land of the dead|realm of the dead|fairy world|other world|another world|void|beyond|spirit world|shadow plane)|another (?:world|plane|dimension)|(?:the )?(?:worlds|planes|dimensions)|reality|the sky|time|the veil|space';
const ruins =
  '(?:[\\p{L}-]+ )*?(?:temple|tomb|ruins?|pyramid|city|crypt|catacombs?|shrine|monastery|abbey|cathedral|dungeon|labyrinth|vault|necropolis|mausoleum|barrow|observatory|citadel|fortress|castle|tower|palace|library|ziggurat|stronghold|island|cavern|cave|laboratory|underground|depths|caverns|hold)';
const abandoned =
  'sunken|drowned|buried|forgotten|ancient|ruined|abandoned|frozen|hidden|sealed|old|submerged|crashed|sinking|overgrown|petrified';
const houses =
  '(?:[\\p{L}-]+ )*?(?:mansion|house|manor|villa|castle|estate|palace|hall|cottage|hotel|inn|tower|asylum|museum|school|academy|theatre|theater|library|hospital|orphanage|lighthouse|farmhouse|chateau|tavern|home|building)';
const fiends =
  '(?:the |some )?(?:[\\p{L}]+ )?(?:demons?|devils?|fiends|imps|shadows|creatures|monsters|things|spirits|ghosts|elementals|undead|dead|horrors|fey|drow|beings)';

const gateOf = (gate: string, fact: string): Order => toldOf('claim', gate, fact, openGate);

/** Someone has to be in a house for a night. */
const nightIn = (where: string, fact: string): Order => toldOf('site', where, fact, house);

const nestOf = (what: string, fact: string): Order => toldOf('band', what, fact, nest);

const ruinOf = (where: string, fact: string): Order => toldOf('site', where, fact, ruin);

const wherePart = (where: string): string =>
  `${/\b(?:fields?|cliffs?|roofs?|island|hill|moor)$/.test(where) ? 'on' : 'in'} ${where}`;

const isPest = (text: string): boolean => {
  const noun = singularOf(headOf(text));
  if (/^(?:duergar|drow)$/.test(noun)) return true;
  return (
    isMonsterNoun(noun) ||
    bandNouns.has(noun) ||
    /^(?:undead|monster|creature|bug|pest|troglodyte|stirge|ankheg|vermin)$/.test(noun)
  );
};

/** People who hide somewhere have their own plots. */
const isHiding = (text: string): boolean =>
  /^(?:cultist|smuggler|thief|rebel|refugee|deserter|mercenary|pilgrim|soldier|pirate|bandit|outlaw|poacher|trader|merchant|beggar|orphan)$/.test(
    singularOf(headOf(text)),
  );

const bare = (text: string): string => text.replace(/^(?:an?|the|some) /i, '');

const cults =
  '(?:an? |the |some )?(?:[\\p{L}-]+ )*?(?:cult|cultists|sect|fanatics|cultist|doomsday prophets|worshippers)(?: of (?:the )?[\\p{L} ]+?)?';

export const delveOrders: readonly OrderRule[] = [
  // Gates.
  [
    order(
      `(${fiends}) (?:come|comes|coming|pour|pouring|crawl|crawling|break|breaking|emerge|emerging|spill|march|escape|are coming|are pouring|climb|step|stepping) (?:through|out of|from|out from) ((?:an?|the) (?:[\\p{L}-]+ )?(?:${gates}|mirror|door|hole|crack|well of souls))((?: .+)?)`,
    ),
    (who = '', gate = '', more = '') =>
      gateOf(gate, `${gate} is open, and ${who.replace(/^(?:the|some) /, '')} come through${more}`),
  ],
  [
    order(
      `(?:close|shut|seal|lock|destroy|repair) (?:an?|the) ((?:[\\p{L}-]+ )?(?:${gates}|door|seal)(?: to .+?)?) before ((?:the )?(?:demons?|devils?|fiends?|shadows?|dead|undead|monsters|creatures|elementals|drow|spirits|world|hell)[\\p{L}' ]*)`,
    ),
    (gate = '', rest = '') => gateOf(gate, `the ${gate} has to be closed before ${rest}`),
  ],
  [
    order(
      `(somebody|someone|an? [\\p{L}]+|the [\\p{L}]+) (?:has |have )?(?:accidentally |secretly )?(?:opened|opens|open|created|unsealed) ((?:an?|the) (?:[\\p{L}-]+ )?(?:${gates}|door|hole)(?: (?:to|into) (?:${beyond}))?)((?: .+)?)`,
    ),
    (who = '', gate = '', more = '') =>
      /\bcult/i.test(who) ? undefined : gateOf(gate, `${who} has opened ${gate}${more}`),
  ],
  [
    order(
      `((?:an?|the) (?:[\\p{L}-]+ )?(?:${gates}|hole|crack|door|tear|wound|passage) (?:to|into|in|between) (?:${beyond}))((?: (?:has |have )?(?:opened|opens|is opening|is open|appears|appeared|is growing|grows|breaks open|was opened|has been opened|lets?).*)?|(?: (?:in|under|at|below|behind) (?:the|an?) [\\p{L} ]+)?)`,
    ),
    (gate = '', more = '') =>
      gateOf(
        gate,
        `${gate} ${/open|appear|grow|lets? /.test(more) ? more.trim() : `is open${more}`}`,
      ),
  ],
  [
    order(
      `(?:close|shut|seal|find and close) (?:an?|the) (hell ?gate|hell-gate|demon gate|hellmouth|abyssal gate|planar rift|gates of hell)(.*)`,
    ),
    (gate = '', more = '') => gateOf(gate, `the ${gate}${more} is open`),
  ],
  [
    order(
      `((?:an?|the) (?:[\\p{L}-]+ )*?(?:barrier|seal|ward|wards|shield|veil|prison of (?:an?|the) [\\p{L} ]+?))((?: (?:that|which) .+?)?) (?:is|are) (?:failing|weakening|breaking|fading|cracking|crumbling|collapsing|dying|getting weaker)((?: .+)?)`,
    ),
    (what = '', rest = '', more = '') => gateOf(what, `${what}${rest} is failing${more}`),
  ],
  // Rites.
  [
    order(
      `(${cults}) ((?:is |are |wants? |plans? |tr(?:y|ies) |attempts? |prepares? |gathers? |worships? |kidnaps? |sacrifices? |threatens? |summons? |raises? |awakens? |hides? |grows? |spreads? |takes? |has |have |meets? |performs? |practices? |believes? |will )\\S.*)`,
    ),
    (who = '', says = '') =>
      /infiltrat|council|secretly|is hid|taken over|kidnap|abduct|stole/.test(says)
        ? undefined
        : toldOf('band', who, `${withArticle(who)} ${says}`, rite),
  ],
  [
    order(
      `(?:an? |the )?((?:[\\p{L}-]+ )?cult) (\\p{L}+ing) ((?:an?|the|our|all|people|children|villagers)\\b.+)`,
    ),
    (who = '', doing = '', what = '') =>
      toldOf('band', who, `${withArticle(who)} is ${doing} ${what}`, rite),
  ],
  [
    order(
      `(?:(?:stop|prevent) )?(?:an? |the )?(summoning|resurrection|awakening|ascension|rebirth) of (.+)`,
    ),
    (what = '', whom = '') => `stop the ${what} of ${whom}`,
  ],
  // Houses.
  [
    order(
      `(?:an? |the )?(?:night (?:watch|shift|guard|duty)|guard duty|watch) (?:in|at|inside) ((?:an?|the) (?:[\\p{L}-]+ )*?[\\p{L}-]+)((?: .+)?)`,
    ),
    (where = '', more = '') =>
      nightIn(where, `somebody has to keep watch for one night in ${where}${more}`),
  ],
  [
    order(
      `(?:spend|survive|stay|sleep|last) (?:(?:a|the|one) (?:whole )?night|overnight) (?:in|at|inside) ((?:an?|the) .+)`,
    ),
    (where = '') => nightIn(where, `somebody has to spend one night in ${where}`),
  ],
  [
    order(
      `(?:${party}|somebody|someone|one of us|one of the party|the family) (?:has |have )?(?:inherits?|inherited|gets?|is left|was left|are left) (an? ${houses})((?: .+)?)`,
    ),
    (what = '', more = '') => nightIn(what, `the party has inherited ${what}${more}`),
  ],
  [
    order(
      `((?:an?|the) ${houses}) (?:that |which )?(somebody|someone|the party|one of the party) (?:has )?inherited`,
    ),
    (what = '', who = '') => nightIn(what, `${who} has inherited ${what}`),
  ],
  [
    order(
      `(?:my|our|an?|the) ([\\p{L}-]+) (?:left|leaves|has left|bequeathed) (?:us|me|the party|his nephew|her niece) (an? ${houses})((?: .+)?)`,
    ),
    (who = '', what = '', more = '') =>
      nightIn(what, `the party has inherited ${what}${more} from the ${who} of one of them`),
  ],
  [
    order(
      `((?:an? |the )?(?:haunted|cursed|living|possessed|sentient|bewitched) ${houses})((?: (?:on|in|at|by|with|full|near|outside|above) .+)?)`,
    ),
    (what = '', more = '') =>
      /(?:lighthouse| inn)$/i.test(what)
        ? undefined
        : nightIn(what, `somebody has to spend one night in ${withArticle(what)}${more}`),
  ],
  [
    order(
      `((?:an?|the) ${houses}) ((?:that (?:eats|kills|devours|swallows|moves|changes|lives|breathes|talks|hates)|where the (?:rooms|doors|walls|stairs|portraits|paintings)|is (?:alive|haunted(?! by)))\\b.*)`,
    ),
    (what = '', more = '') =>
      nightIn(what, `there is ${what}${more.startsWith('is') ? ' that' : ''} ${more}`),
  ],
  [
    order(`inherit (an? ${houses})((?: .+)?)`),
    (what = '', more = '') => nightIn(what, `the party has inherited ${what}${more}`),
  ],
  // Nests.
  [
    order(
      `((?:an?|the) [\\p{L}' ]+?'s (?:basement|cellar|attic|barn)|(?:an?|the) (?:basement|cellar|attic)(?: of (?:an?|the) [\\p{L} ]+?)?) (?:has|is full of|has got) ([\\p{L} ]+?),? (?:except|but|only) (?:it's|it is|they are|they're|these are|the [\\p{L}]+ are) (?:not|no) (?:rats|[\\p{L}]+)(?: at all)?`,
    ),
    (where = '', what = '') =>
      nestOf(what, `there are ${what} in ${where}, and they are no ordinary ${what}`),
  ],
  [
    order(
      `(?:an? |the )?(?:nest|infestation|colony|hive|swarm|plague|pack|brood) of ([\\p{L} -]+?s) (in|on|under|beneath|below|inside|at) (.+)`,
    ),
    (what = '', way = '', where = '') =>
      isPest(what) ? nestOf(what, `${what} live ${way} ${where}`) : undefined,
  ],
  [
    order(
      `(?:the |some )?([\\p{L} -]+?s|undead) (?:have |has )?(?:moved into|made (?:a|their) (?:home|nest|lair) in|settled in|taken over|took over|invaded|overrun|infested|infest|occupied|moved in|broken into|come out of|came out of|crawl out of|are crawling out of|are coming out of|dug into|tunnell?ed into|broke into|overran) ((?:an?|the|our) .+)`,
    ),
    (what = '', where = '') =>
      isPest(what) ? nestOf(what, `${what} live in ${where}`) : undefined,
  ],
  [
    order(
      `(?:the )?(?:miners|workers|diggers|dwarves|we) (?:have )?(?:broke|broken|dug|opened|break) (?:into|through to|up)? ?((?:an?|the) (?:[\\p{L}]+ )?(?:cave|cavern|tunnel|nest|hive|lair)) (?:full of|with|of) ([\\p{L} ]+)`,
    ),
    (where = '', what = '') => nestOf(what, `the miners have broken into ${where} full of ${what}`),
  ],
  [
    order(
      `(?:clear|clean|retake|reclaim|take back|sweep)(?: out)? ((?:an?|the|our) [\\p{L}' -]+?) (?:of|from) ((?:the )?[\\p{L} -]+s|the undead|undead|the duergar|the drow|duergar|drow)`,
    ),
    (where = '', what = '') =>
      isPest(what) ? nestOf(what, `${bare(what)} live in ${where}`) : undefined,
  ],
  [
    order(
      `(?:clear|clean)(?: out)? (?:an?|the) ([\\p{L}-]+) (cave|lair|den|nest|hideout|camp|hive|burrow|hole|warren)((?: .+)?)`,
    ),
    (what = '', where = '', more = '') =>
      isPest(`${what}s`) ? nestOf(what, `${what}s live in a ${where}${more}`) : undefined,
  ],
  [
    order(
      `(?:an? |the )?([\\p{L}-]+) (cave|lair|den|nest|hideout|hive|burrow|warren)((?: (?:in|under|near|on) .+)?)`,
    ),
    (what = '', where = '', more = '') =>
      isPest(`${what}s`) && !/^(?:dragon|wyrm|vampire|lich)$/.test(what)
        ? nestOf(what, `${what}s live in a ${where}${more}`)
        : undefined,
  ],
  [
    order(
      `(?:kill|exterminate|hunt|remove|drive out|drive|chase|flush|kick|get rid of|chase out) ((?:the |some )?(?:giant )?[\\p{L}-]+s) ((?:in|under|from|out of|below) (?:an?|the|our) .+)`,
    ),
    (what = '', where = '') =>
      isPest(what) &&
      isPluralWord(headOf(what)) &&
      !isHiding(what) &&
      !/\b(?:valley|forest|woods|hills?|roads?|village|town|land|kingdom|region|mountains?|coast)\b/.test(
        where,
      )
        ? nestOf(what, `${bare(what)} live ${where.replace(/^(?:from|out of) /, 'in ')}`)
        : undefined,
  ],
  [
    order(
      `(?:the |some )?([\\p{L} -]+?s|undead) ((?:in|under|beneath|below) (?:an?|the|our) (?:[\\p{L}' -]+ )?(?:mines?|cellar|sewers?|basement|warehouse|cemetery|graveyard|crypt|attic|barn|granary|cave|caves|tunnels?|catacombs|lighthouse|quarry|mill|well|tower|fort)(?: of .+)?)`,
    ),
    (what = '', where = '') =>
      isPest(what) && !isHiding(what) && !/ (?:are|is|has|have|attack|kill|eat)\b/.test(what)
        ? nestOf(what, `there are ${what} ${where}`)
        : undefined,
  ],
  [
    order(
      `((?:an?|the) (?:[\\p{L}-]+ )?(?:mine|cellar|sewers?|cave|cavern|fort|tower|crypt|castle|warehouse|lighthouse|keep)) (?:is |are )?(?:overrun|full|infested|crawling|swarming|teeming|taken over|occupied) (?:with|of|by) ((?:[\\p{L}-]+ )?[\\p{L}-]+s|undead)((?: (?:in|on|who|that|which) .+)?)`,
    ),
    (where = '', what = '', more = '') =>
      isPest(what) ? nestOf(what, `${where} is full of ${what}${more}`) : undefined,
  ],
  [
    order(
      `((?:an?|the|our) [\\p{L}' -]+?) (?:is|are|has been|have been|was|were) (?:overrun|full|infested|crawling|swarming|teeming|taken over|occupied|invaded) (?:with|of|by) ((?:[\\p{L}-]+ )?[\\p{L}-]+s|undead)`,
    ),
    (where = '', what = '') =>
      isPest(what) && !isHiding(what)
        ? nestOf(what, `there are ${what} ${wherePart(where)}`)
        : undefined,
  ],
  // Ruins.
  [
    order(
      `(?:an? |the )?(?:map|key|way|path) (?:to|of) (an? (?:[\\p{L}-]+ )*?(?:${ruins}))((?: .+)?)`,
    ),
    (where = '', more = '') =>
      ruinOf(where, `there is a map that shows the way to ${where}${more}`),
  ],
  [
    order(
      `(?:an? )?(?:dungeon crawl|crawl|delve|expedition|descent|descend|go down|go|venture|journey|climb down|break|dive)(?:ing)? (?:deep )?(?:in|into|through|to|down into) ((?:an?|the) ${ruins}(?: .+)?)`,
    ),
    (where = '') => ruinOf(where, `there is ${where}`),
  ],
  [
    order(
      `((?:the |an? |some )?(?:archaeologists|earthquake|storm|flood|miners|diggers|explorers|scholars|drought|landslide|tomb robbers|treasure hunters|workers|farmer|shepherd)) (?:has |have )?(?:opens?|opened|finds?|found|uncovers?|uncovered|discovers?|discovered|unearths?|unearthed|reveals?|revealed|disturbs?|disturbed|enters?|entered) (an? ${ruins})((?: .+)?)`,
    ),
    (who = '', where = '', more = '') =>
      ruinOf(
        where,
        `${who.toLowerCase()} ${isPluralWord(headOf(who)) ? 'have' : 'has'} found ${where}${more}`,
      ),
  ],
  [
    order(
      `(?:the )?(?:treasure|gold|riches|relics?) (?:in|of|under|inside) ((?:an?|the) ${ruins}(?: of .+)?)`,
    ),
    (where = '') => ruinOf(where, `there is said to be treasure in ${where}`),
  ],
  [
    order(
      `((?:an?|the) (?:${abandoned}) ${ruins}|(?:an?|the) (?:[\\p{L}-]+ )?(?:vault|tomb|crypt|tower|temple|monastery|library|city|dungeon|citadel))((?: (?:that|which) (?:has not been|hasn't been|nobody has|no one has|was|is|were|has been|lies|sinks|appeared) .+| half (?:buried|sunk) .+| sinking .+| sinks .+| under .+| in (?:the|an?) .+)?)`,
    ),
    (where = '', more = '') =>
      /^(?:an?|the) (?:old|abandoned|hidden) (?:house|inn)/i.test(where) ||
      (more === '' && !new RegExp(`^(?:an?|the) (?:${abandoned}) `, 'i').test(where))
        ? undefined
        : ruinOf(where, `there is ${where}${more}`),
  ],
  [
    order(
      `((?:an?|the) ${ruins}(?: of (?:an?|the) [\\p{L} ]+?)?) (?:has been|have been|was|is) (?:found|discovered|opened|unsealed|uncovered|unearthed)((?: .+)?)`,
    ),
    (where = '', more = '') => ruinOf(where, `${where} has been found${more}`),
  ],
  [
    order(
      `((?:an?|the) ${ruins}) ((?:hidden|buried|lost|sunk|deep|submerged|carved|frozen) (?:in|behind|under|beneath|below|into|inside|at|between) .+)`,
    ),
    (where = '', more = '') => ruinOf(where, `there is ${where} ${more}`),
  ],
  [
    order(
      `((?:the |some )?(?:treasure hunters|tomb robbers|explorers|rivals|adventurers|two expeditions)) (?:race|compete|hurry|search) (?:to|for) ((?:an?|the) ${ruins})((?: .+)?)`,
    ),
    (who = '', where = '', more = '') => ruinOf(where, `${who} race to ${where}${more}`),
  ],
];
