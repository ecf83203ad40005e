import { bandNouns } from '../tables/matters/idea-grammar.ts';
import { holdOf } from './duty-of-hold.ts';
import { dangerOrders } from './order-of-dangers.ts';
import { delveOrders } from './order-of-delves.ts';
import { trapOrders } from './order-of-traps.ts';
import { armyOrders } from './order-of-armies.ts';
import { dutyOrders } from './order-of-duties.ts';
import { huntOrders } from './order-of-hunts.ts';
import { makerOrders } from './order-of-makers.ts';
import { isPluralWord, singularOf } from './matter-words.ts';
import { isMonsterNoun } from './monster-nouns.ts';
import {
  headOf,
  order,
  party,
  plainText,
  toldOf,
  withArticle,
  type Order,
  type OrderRule,
} from './order-words.ts';
import { oncePerText } from './once-per-text.ts';

/** The base, the form of the third person and the participles of verbs by which a creature or a band does harm. */
const harmVerbs: readonly (readonly string[])[] = [
  ['attack'],
  ['raid'],
  ['hunt'],
  ['kill'],
  ['burn'],
  ['ambush'],
  ['plunder'],
  ['threaten'],
  ['destroy'],
  ['haunt'],
  ['devour'],
  ['maul'],
  ['stalk'],
  ['pillage'],
  ['loot'],
  ['rob', 'robbed', 'robbing'],
  ['besiege', 'besieged', 'besieging'],
  ['harass'],
  ['terrorize', 'terrorized', 'terrorizing'],
  ['terrorise', 'terrorised', 'terrorising'],
  ['ravage', 'ravaged', 'ravaging'],
  ['invade', 'invaded', 'invading'],
  ['snatch'],
  ['eat', 'eaten', 'eating'],
  ['steal', 'stolen', 'stealing'],
  ['slaughter'],
  ['massacre', 'massacred', 'massacring'],
  ['menace', 'menaced', 'menacing'],
  ['sink', 'sunk', 'sinking'],
  ['drag', 'dragged', 'dragging'],
  ['block'],
  ['crush'],
  ['smash'],
  ['trample', 'trampled', 'trampling'],
];

const thirdOf = (base: string): string => `${base}${/(?:sh|ch|ss)$/.test(base) ? 'es' : 's'}`;

const formsOf = ([base = '', done, doing]: readonly string[]): readonly [string, string] => [
  done ?? `${base}ed`,
  doing ?? `${base}ing`,
];

const baseByForm = new Map(
  harmVerbs.flatMap((verb): [string, string][] => {
    const [base = ''] = verb;
    return formsOf(verb).map((form): [string, string] => [form, base]);
  }),
);
const participles = harmVerbs.map((verb) => formsOf(verb)[0]).join('|');
const progressives = harmVerbs.map((verb) => formsOf(verb)[1]).join('|');

const asHunt = { task: 'hunt', nouns: ['beast'], says: '-', object: '' } as const;

/** Those whose deeds have plots about the dead, or about who did it. */
const others = /^(?:zombie|skeleton|ghoul|assassin|murderer|killer|poisoner)$/;

const groups = /^(?:gang|band|tribe|clan|horde|pack|swarm|army)$/;

/** Persons of whom an idea need not say that they are evil. */
const wicked =
  /^(?:hags?|witch|vampire|lich|necromancer|warlord|demon|devil|tyrant|baron|warlock|sorceress|ogre|lord|count|countess)$/;

/** Whether a phrase names those whom the readers know as the doers of harm. */
const isDoer = (phrase: string): boolean => {
  if (/ (?:an?|the)$|^(?:save|protect|find|stop|rescue|help|free|kill) /i.test(phrase)) {
    return false;
  }
  const head = headOf(phrase);
  if (others.test(singularOf(head))) return false;
  return (
    bandNouns.has(singularOf(head)) ||
    isMonsterNoun(singularOf(head)) ||
    groups.test(head) ||
    wicked.test(head)
  );
};

/** `goblins raid`, `a wyvern raids`. */
const does = (doer: string, base: string, whom: string): Order | string | undefined => {
  if (!isDoer(doer)) return undefined;
  const isMany = isPluralWord(headOf(doer));
  const fact = `${withArticle(doer)} ${isMany ? base : thirdOf(base)} ${whom}`;
  const noun = singularOf(headOf(doer));
  const isHunted = isMonsterNoun(noun) && !(isMany && bandNouns.has(noun));
  return isHunted ? toldOf('beast', doer, fact, asHunt) : fact;
};

const gerunds: Readonly<Record<string, string>> = {
  protecting: 'protect',
  guarding: 'guard',
  defending: 'defend',
  escorting: 'escort',
  guiding: 'guide',
  bringing: 'bring',
  taking: 'take',
  delivering: 'deliver',
  transporting: 'transport',
  closing: 'close',
  sealing: 'seal',
  shutting: 'shut',
  spending: 'spend',
  surviving: 'survive',
  exploring: 'explore',
  raiding: 'raid',
  gathering: 'gather',
  raising: 'raise',
  uniting: 'unite',
  recruiting: 'recruit',
  hunting: 'hunt',
  killing: 'kill',
  slaying: 'slay',
  defeating: 'defeat',
  stopping: 'stop',
  preventing: 'prevent',
  clearing: 'clear',
  holding: 'hold',
  babysitting: 'babysit',
  escaping: 'escape',
  hatching: 'hatch',
  winning: 'win',
  disrupting: 'disrupt',
  inheriting: 'inherit',
  staying: 'stay',
  searching: 'search',
  overthrowing: 'overthrow',
  rescuing: 'rescue',
  saving: 'save',
  freeing: 'free',
  finding: 'find',
  retrieving: 'retrieve',
  recovering: 'recover',
  investigating: 'investigate',
  solving: 'solve',
};

const tasks =
  'escort|guard|protect|defend|hunt|kill|slay|fight|explore|clear|close|seal|stop|guide|deliver|transport|hatch|raise|gather|spend|survive|enter|raid|accompany|babysit';

const common: readonly OrderRule[] = [
  [order('(?:someone|somebody) (?:has to|must|needs to) (.+)'), (rest = '') => rest],
  [
    order('(?:find|track down|seek out|hunt down) and (kill|slay|destroy|stop|defeat) (.+)'),
    (verb = '', what = '') => `${verb} ${what}`,
  ],
  [
    order(`${party} (?:wants?|plans?|tr(?:y|ies)|decides?|sets? out|vows?) to (.+)`),
    (rest = '') => rest,
  ],
  [
    order(
      '(?:an?|the) (?:[\\p{L}-]+ )*?(?:village|town|villagers|city|mayor|farmers|elders|townsfolk) hires? (?:the party|you|us|adventurers|heroes|mercenaries) to (.+)',
    ),
    (rest = '') => rest,
  ],
  [order('(?:fight|beat|drive|chase) off (.+)'), (who = '') => `stop ${who}`],
  [
    order(
      `(?:two|three|four|five|six|seven|some|a few|a handful of) (?:heroes|mercenaries|adventurers|warriors) (${tasks}) (.+)`,
    ),
    (verb = '', what = '') => `${verb} ${what}`,
  ],
  // "Hired to slay a behir", "the party is asked to escort a bishop"
  [
    order(
      `(?:${party} (?:is|are|was|were|get|gets|has been|have been) )?(?:hired|asked|paid|sent|ordered|tasked|employed) (?:to|with) (.+)`,
    ),
    (rest = '') => rest,
  ],
  [order(`${party} (?:must|has to|have to|needs? to|should|shall) (.+)`), (rest = '') => rest],
  [
    order(`${party} (${tasks})s? ((?:an?|the|some|two|our|\\p{L}+s\\b).+)`),
    (verb = '', what = '') => `${verb.toLowerCase()} ${what}`,
  ],
  [
    order(
      `(${Object.keys(gerunds).join('|')}) ((?:an?|the|some|our|my|allies|refugees|troops|soldiers)\\b.+)`,
    ),
    (verb = '', what = '') => `${gerunds[verb.toLowerCase()] ?? verb} ${what}`,
  ],
  // "There's a werewolf killing farmers"
  [
    order(
      `(?:there is|there's|theres|there are) ((?:an? |the |some )?[\\p{L}' -]+?) (?:that is |who is |that are )?(${progressives}) (.+)`,
    ),
    (doer = '', verb = '', whom = '') =>
      does(doer, baseByForm.get(verb.toLowerCase()) ?? verb, whom),
  ],
  // "Bandits have been attacking caravans", "bandits raiding the village"
  [
    order(
      `((?:an? |the |some )?[\\p{L}' -]+?) (?:(is|are|was|were|has been|have been|keeps?) )?(${progressives}) ((?!by\\b)\\p{L}.*)`,
    ),
    (doer = '', is = '', verb = '', whom = '') => {
      const found = does(doer, baseByForm.get(verb.toLowerCase()) ?? verb, whom);
      return typeof found === 'object' && is !== ''
        ? { ...found, fact: `${withArticle(doer)} ${is} ${verb} ${whom}` }
        : found;
    },
  ],
  // "The village is raided by gnolls", "a village terrorized by bandits"
  [
    order(
      `(.+?) (?:(?:is|are|was|were|has been|have been|is being|are being|gets?|got) )?(?:constantly |often |regularly )?(${participles}) by ((?:an? |the |some )?[\\p{L}' -]+?)((?: (?:every|each|at) (?:night|day|week|winter|month))?)`,
    ),
    (whom = '', verb = '', doer = '', time = '') =>
      /^(?:besieged|stolen)$/i.test(verb) || /^(?:avenge|revenge) /i.test(whom)
        ? undefined
        : does(doer, baseByForm.get(verb.toLowerCase()) ?? verb, `${whom}${time}`),
  ],
];

const rules: readonly OrderRule[] = [
  ...makerOrders,
  ...huntOrders,
  ...dutyOrders,
  ...armyOrders,
  ...trapOrders,
  ...delveOrders,
  ...dangerOrders,
  ...common,
];

/** Those who live among people, so that an idea about what they do can be about who does it. */
const disguised =
  /\b(?:were\p{L}+|vampires?|doppelg\p{L}+|changelings?|witch|hag|demon|devil|lich|lord|count|baron)\b/iu;

/** An idea in the words that the readers know; undefined if it has them, or if no rule fits it. */
export const plainOrder = oncePerText((idea: string): Order | undefined => {
  const text = plainText(idea);
  // A passage that is held is no den.
  if (holdOf(text.toLowerCase()) !== undefined) return undefined;
  for (const [pattern, write] of rules) {
    const parts = pattern.exec(text);
    if (parts === null) continue;
    const written = write(...parts.slice(1).map((part) => part ?? ''));
    if (written === undefined) continue;
    const found = typeof written === 'string' ? { idea: written } : written;
    const isGeneral = common.some(([own]) => own === pattern) && disguised.test(text);
    if (found.told !== undefined || found.idea.toLowerCase() !== text.toLowerCase()) {
      return { ...found, isGeneral };
    }
  }
  return undefined;
});
