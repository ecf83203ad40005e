import { bands, isPersonOf, namedIn } from './duty-nouns.ts';
import { isPluralWord, pluralOf, singularOf, type SaidWords } from './matter-words.ts';
import { isMonsterNoun } from './monster-nouns.ts';
import { headOf, order, toldOf, withArticle, type OrderRule } from './order-words.ts';

const creature = "((?:(?:an?|the|some) )?[\\p{L}' -]+?)";
const isMonster = (text: string): boolean => isMonsterNoun(singularOf(headOf(text)));

/** What a plot about a reason is found by. */
const asReason: SaidWords = {
  task: 'hunt',
  nouns: ['creature'],
  says: '-',
  object: '',
  clause: 'innocent',
};
const asDriven: SaidWords = { task: '', nouns: ['refugee'], says: 'come', object: '' };
const asHunt: SaidWords = { task: 'hunt', nouns: ['beast'], says: '-', object: '' };

const foes =
  '((?:(?:an?|the) )?(?:[\\p{L}-]+ )?(?:orc|goblin|hobgoblin|gnoll|giant|troll|ogre|undead|demon|barbarian|drow)s?)';

/** Ideas about creatures with a reason, nests, sieges from outside and ways through the wild. */
export const dangerOrders: readonly OrderRule[] = [
  [
    order(
      `${creature} (?:wants?|seeks?|swears?|vows?|is out for|are out for|takes?) (?:revenge|vengeance)((?: .+)?)`,
    ),
    (who = '', more = '') =>
      isMonster(who)
        ? toldOf(
            'beast',
            who,
            `${withArticle(who)} ${isPluralWord(headOf(who)) ? 'want' : 'wants'} revenge${more}`,
            asReason,
          )
        : undefined,
  ],
  // "The dragon is asking for help because someone stole her egg"
  [
    order(
      `${creature} (?:is asking|asks|begs|needs|wants)(?: the party| us)?(?: for)? help,? because ([\\p{L} -]+?) (?:stole|has stolen|took|has taken|have taken) (?:her|his|its|their) ([\\p{L} -]+)`,
    ),
    (victim = '', thief = '', loot = '') =>
      isMonster(victim)
        ? toldOf(
            'beast',
            victim,
            `${withArticle(victim)} asks for help, because ${thief} stole its ${loot}`,
            {
              task: '',
              nouns: [singularOf(headOf(victim))],
              says: 'ask',
              object: singularOf(headOf(loot)),
            },
          )
        : undefined,
  ],
  [
    order(
      `(?:find out|investigate|discover|learn) why ${creature} (?:are |is |have |has )?((?:fleeing|leaving|migrating|moving|gathering|attacking|coming|restless|afraid|fled|left|stopped|acting|so) ?.*)`,
    ),
    (who = '', what = '') => {
      const isMany = isPluralWord(headOf(who));
      if (!isMonster(who) && !bands.test(who.toLowerCase())) return undefined;
      const fact = `${withArticle(who)} ${isMany ? 'are' : 'is'} ${what}`;
      // People have been driven out by others.
      return isMonster(who) && !bands.test(who.toLowerCase())
        ? toldOf('beast', who, fact, asReason)
        : toldOf('band', who, fact, asDriven);
    },
  ],
  [
    order(
      `(?:an?|the) ([\\p{L} -]+?) nest ((?:in|on|above|under|near|at|beneath|below|behind|inside) [^,]+)(?:,.+)?`,
    ),
    (who = '', where = '') => {
      const words = who.toLowerCase().split(' ');
      const head = words.pop() ?? '';
      const many = [...words, pluralOf(singularOf(head))].join(' ');
      if (!isMonsterNoun(singularOf(head))) return undefined;
      // In a place they are to be cleared out of it, and above one they are to be hunted.
      return /^(?:above|near|on) /.test(where)
        ? toldOf('beast', many, `${many} nest ${where}`, asHunt)
        : `${many} nest ${where}`;
    },
  ],
  [
    order(
      `(?:an?|the) (?:[\\p{L}]+ )?(?:village|town|villagers|elders|fishermen|people) (?:is |are |have been |has been )?(?:sacrific(?:es?|ing)|feed(?:s|ing)?) ([\\p{L} ]+?) to ((?:an?|the) [\\p{L} ]+?)((?: (?:in|under|of|below) .+)?)`,
    ),
    (whom = '', who = '', where = '') =>
      isMonster(who)
        ? toldOf('beast', who, `${who}${where} is given ${whom} each year`, {
            task: '',
            nouns: ['dragon'],
            says: 'demand',
            object: 'tribute',
          })
        : undefined,
  ],
  [
    order(
      `${creature} (?:wakes?|woke|awakens?|is waking|is about to wake|will wake|stirs|rises|is rising|will rise)(?: up)?((?: (?:from|under|in|beneath|below) .+)?)`,
    ),
    (who = '', where = '') =>
      isMonster(who) && !isPluralWord(headOf(who))
        ? toldOf('beast', who, `${who} is waking up${where}`, asHunt)
        : undefined,
  ],
  [
    order(
      `${creature} (?:has |have )?(froze|frozen|poisoned|flooded|cursed|blocked|melted|crushed|swallowed|scared|frightened|ruined|broke|broken|blocks|freezes|poisons|floods|swallows|scares|frightens|ruins|breaks) (.+)`,
    ),
    (who = '', verb = '', what = '') =>
      isMonster(who)
        ? toldOf(
            'beast',
            who,
            `${withArticle(who)} ${/n$|ed$/.test(verb) ? 'has ' : ''}${verb} ${what}`,
            asHunt,
          )
        : undefined,
  ],
  [
    order(`${creature} (surrounds?|circles?|besieges?|encircles?) (.+)`),
    (who = '', verb = '', what = '') =>
      isMonster(who)
        ? toldOf('beast', who, `${withArticle(who)} ${verb} ${what}`, asHunt)
        : undefined,
  ],
  [
    order(
      `(?:(?:some|the|a clutch of|three|two) )?(?:stolen |smuggled )?([\\p{L}]+) eggs (?:are |is )?(?:hatching|hatch|about to hatch|starting to hatch|will hatch)((?: (?:in|under|during|at) .+)?)`,
    ),
    (what = '', where = '') => {
      const fact = `${withArticle(what)} egg is about to hatch${where}`;
      return toldOf('thing', `the ${what} egg`, fact, {
        task: '',
        nouns: ['egg'],
        says: 'hatch',
        object: '',
      });
    },
  ],
  [
    order(
      `${creature} ((?:has |have )?(?:taken over|took over|occupied|claimed|seized|moved into|settled in|carried off|carries off)) (.+)`,
    ),
    (who = '', verb = '', what = '') =>
      // A person who is carried off is to be rescued.
      isMonster(who) && !isPluralWord(headOf(who)) && !isPersonOf(namedIn(what.toLowerCase()))
        ? toldOf('beast', who, `${withArticle(who)} ${verb} ${what}`, asHunt)
        : undefined,
  ],
  [
    order(
      `${creature} ((?:lives?|lairs?|hides?|dwells?|sleeps?) (?:under|in|on|below|beneath|behind|near) .+?) and (eats?|kills?|attacks?|steals?|takes?|hunts?|bites?) (.+)`,
    ),
    (who = '', where = '', verb = '', what = '') =>
      isMonster(who)
        ? toldOf('beast', who, `${withArticle(who)} ${where} and ${verb} ${what}`, asHunt)
        : undefined,
  ],
  [
    order(
      '([\\p{L} ]+?) (?:blockade|are blockading|blockading|have blockaded) ((?:an?|the|our) .+)',
    ),
    (who = '', where = '') =>
      bands.test(who.toLowerCase())
        ? { idea: `${who} raid ${where}`, fact: `${who} blockade ${where}` }
        : undefined,
  ],
  [
    order('(?:raid|attack|storm|enter) (.+?) (?:to|and) (?:free|rescue|save) (.+)'),
    (where = '', whom = '') => `free ${whom} from ${where}`,
  ],
  [
    order(
      '([\\p{L} ]+? (?:kidnapped|abducted|captured|took|have kidnapped|have abducted|have captured) .+?) and (?:now )?(?:they )?(?:wants?|demands?|asks? for) (.+)',
    ),
    (taken = '', what = '') => ({ idea: taken, fact: `${taken} and want ${what}` }),
  ],
  [
    order('(?:break|lift|end|relieve) (?:the )?siege (?:of|on|at|around) (.+)'),
    (place = '') => `${place} is under siege`,
  ],
  [
    order(
      `(?:stop|hold|delay|slow|block|halt) ((?:an?|the) (?:[\\p{L}'-]+ )*?(?:army|horde|host|legion|warband|forces|troops)(?: of [\\p{L} ]+?)?) (?:at|on|in|before it crosses|before it reaches) ((?:an?|the) [\\p{L} ]+)`,
    ),
    (army = '', where = '') => `defend ${where} against ${army}`,
  ],
  [
    order(
      `(?:.+ and )?(?:the )?(undead|dead|orcs|goblins|giants|demons|gnolls|trolls|zombies|skeletons) are coming(?: (?:tonight|tomorrow|at dawn|soon|again))?`,
    ),
    (who = '') => `an army of ${who === 'dead' ? 'the dead' : who} marches on the town`,
  ],
  [
    order(
      `${foes} (?:warlord|chieftain|chief|king|warchief|leader) (?:unites?|is uniting|gathers?|rallies|has united) (?:all )?(?:the )?(?:[\\p{L}-]+ )?(?:tribes|clans|hordes|armies|bands)`,
    ),
    (who = '') => {
      const noun = pluralOf(singularOf(headOf(who)));
      return {
        idea: `an army of ${noun} marches on the town`,
        fact: `an army of ${noun} gathers under one leader`,
      };
    },
  ],
  [
    order(
      `(?:cross|traverse|travel through|go through|get over|get through) ((?:an?|the) [\\p{L} -]+?) with ((?:an?|the|some|two|three|a group of) [\\p{L} -]+)`,
    ),
    (where = '', whom = '') => `guide ${whom} through ${where}`,
  ],
  [
    order(
      `(?:an?|the) [\\p{L} -]+? (?:wants|needs|has|asks the party|hopes) to (?:bring|take|get|carry|lead) (?:his |her |their |the )?([\\p{L} -]+?) (?:home |back )?through (.+)`,
    ),
    (whom = '', land = '') => `escort the ${whom} home through ${land}`,
  ],
  [
    order('smuggle (.+?) (through|past|into|over|across) (.+)'),
    (what = '', way = '', where = '') => `transport ${what} ${way} ${where}`,
  ],
];
