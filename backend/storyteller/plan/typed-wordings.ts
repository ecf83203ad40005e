import { taskVerbs } from '../tables/matters/said-words.ts';
import { isPersonNoun } from '../tables/person-nouns.ts';
import { bands } from './duty-nouns.ts';
import { isCreatureNoun } from './foe.ts';
import type { FramedIdea } from './framed-type.ts';
import { pluralOf, isPluralWord, singularOf } from './matter-words.ts';
import { isMonsterNoun } from './monster-nouns.ts';
import { headOf, party } from './order-words.ts';

type Wording = readonly [
  of: RegExp,
  write: (...parts: string[]) => FramedIdea | string | undefined,
];

const pattern = (text: string): RegExp => new RegExp(`^${text}$`, 'iu');
const who = "((?:an?|the|my|our|some) [\\p{L}' -]+?)";
const prison =
  "((?:an? |the )?(?:[\\p{L}'-]+ ){0,2}?(?:jail|prison|gaol|cell|cells|dungeon|dungeons|cage))";

const isCreature = (phrase: string): boolean => {
  const noun = singularOf(headOf(phrase));
  return isMonsterNoun(noun) || isCreatureNoun(noun);
};

const many = (noun: string): string => {
  const own = noun.replace(/^(?:an?|the|some) /i, '');
  const words = own.split(' ');
  const head = words.pop() ?? '';
  return [...words, isPluralWord(head) ? head : pluralOf(head)].join(' ');
};

/** Sentences that many people type, in the words of a plot that tells the same. */
export const commonWordings: readonly Wording[] = [
  // "The party wakes up in jail with no memory"
  [
    pattern(
      `${party} (?:all )?(?:wakes?|awakens?|find themselves|find yourself|are locked up|are imprisoned|are thrown|are trapped|sit)(?: up)? (?:in|inside|into) ${prison}(?: .+)?`,
    ),
    (where = '') => `escape from ${/^(?:an?|the) /i.test(where) ? where : `the ${where}`}`,
  ],
  // "Find out who poisoned the king's wine"
  [
    pattern(
      "(?:(?:find out|discover|learn|investigate|solve|reveal) )?who (?:is poisoning|poisoned|has poisoned|poisons) (?:the|an?) ([\\p{L}-]+)'s? (?:wine|food|soup|cup|drink|dinner|meal|goblet|ale)",
    ),
    (victim = '') => ({
      idea: `the ${victim} was murdered with poison`,
    }),
  ],
  // "A mimic infestation in the library", "a giant rat problem in the cellar"
  [
    pattern(
      "(?:an? |the )?([\\p{L}' -]+?) (?:infestation|problem|trouble) ((?:in|at|under|beneath|on) (?:an?|the|our) .+)",
    ),
    (creature = '', where = '') =>
      isCreature(creature) && !/zombie|undead|skeleton|ghoul/i.test(creature)
        ? `${many(creature)} nest ${where}`
        : undefined,
  ],
  // "Clear the rats out of the cellar"
  [
    pattern(
      "(?:clear|drive|get|chase|clean|flush) (?:out )?((?:the |some |all )?[\\p{L}' -]+?) (?:out of|from|off|out from) ((?:an?|the|our) .+)",
    ),
    (creature = '', where = '') =>
      isCreature(creature)
        ? `clear ${where} of ${creature.replace(/^(?:the|some|all) /i, '')}`
        : undefined,
  ],
  // "Bring back the runaway son"
  [
    pattern(
      `(?:bring back|return|find|fetch|retrieve|bring home) (?:an?|the) runaway ([\\p{L}' -]+?)`,
    ),
    (one = '') => (isCreature(one) ? undefined : `the ${one} has run away`),
  ],
  // "Find the priest who ran away with the gold"
  [
    pattern(
      `(?:find|catch|bring back|hunt|track down|look for) (?:an?|the) (?:missing |vanished |lost )?([\\p{L}' -]+?) who (?:secretly |has |had )*((?:ran|run|eloped|fled)\\b.*)`,
    ),
    (one = '', fled = '') => `the ${one} ${fled.replace(/^run /, 'ran ')}`,
  ],
  // "The werewolf is the sheriff", "the sheriff is secretly a werewolf and does not know it"
  [
    pattern(
      `(?:the|an?) (werewolf|wererat|werebear|weretiger|vampire) (?:is|turns out to be|was) (?:actually |really |secretly )?the ([\\p{L}' -]+?)(?:,? (?:and|but|who) .+)?`,
    ),
    (shape = '', role = '') => `a ${shape} is killing people, and it is the ${role}`,
  ],
  [
    pattern(
      `the ([\\p{L}' -]+?) is (?:actually |really |secretly )?an? (werewolf|wererat|werebear|weretiger)(?:,? (?:and|but|who) .+)?`,
    ),
    (role = '', shape = '') => `a ${shape} is killing people, and it is the ${role}`,
  ],
  // "Bounty on an orc chieftain"
  [
    pattern(`(?:an? |the )?(?:bounty|price|reward) (?:on|for) (?:the head of )?${who}`),
    (target = '') => `hunt ${target}`,
  ],
  // "A werewolf hunt in the woods"
  [
    pattern("(?:an? |the )?([\\p{L}' -]+?) hunt((?: (?:in|on|at|through|near) .+)?)"),
    (creature = '', where = '') =>
      isCreature(creature) && !/^(?:witch|treasure|monster|dragon egg)$/i.test(creature)
        ? `hunt the ${creature}${where}`
        : undefined,
  ],
  // "A dungeon crawl with traps"
  [
    pattern(
      `(?:an? |the )?(?:[\\p{L}'-]+ )?(dungeon|tomb|cave|crypt|temple|ruin)(?: crawl| delve|-crawl)(?: (?:with|full of) .+)?`,
    ),
    (place = '') => `explore a ${place.toLowerCase()} full of traps`,
  ],
  // "Negotiate a divorce between two giants"
  [
    pattern(
      `(?:negotiate|mediate|settle|arrange|handle|judge) (?:an?|the) (?:divorce|separation) (?:between|of) (.+)`,
    ),
    (sides = '') => ({ idea: `make peace between ${sides}` }),
  ],
  // "Get evidence against the corrupt judge"
  [
    pattern(
      `(?:get|find|collect|gather|steal|obtain|bring) (?:some |the )?(?:evidence|proof) (?:against|that) (?:the|an?) (?:corrupt |crooked )?([\\p{L}-]+)(?: is corrupt| takes bribes)?((?: before .+)?)`,
    ),
    (bribed = '', time = '') => `the ${bribed} takes bribes${time}`,
  ],
  // "Prove that the judge is corrupt"
  [
    pattern(`(?:prove|show) (?:that )?the ([\\p{L}-]+) (?:is corrupt|takes bribes)`),
    (bribed = '') => `the ${bribed} takes bribes`,
  ],
  // "The bridge troll wants more toll"
  [
    pattern(
      '(?:an?|the) (bridge|pass|ford|road) (troll|ogre|giant|goblins|bandits) (?:wants?|demands?|asks? for) (?:a |more |higher )?(?:toll|money|gold|payment).*',
    ),
    (place = '', holder = '') =>
      holder.endsWith('s')
        ? `${holder} demand a toll at the ${place}`
        : `a ${holder} demands a toll at the ${place}`,
  ],
  // "Guard a bridge for one night and let nothing cross"
  [
    pattern(
      `(?:guard|hold|defend|watch) ((?:an?|the|our) (?:[\\p{L}'-]+ )?(?:bridge|gate|pass|ford|wall|village|town|tower)) (?:for (?:one|a|a single|the whole) night|until (?:dawn|sunrise|morning)|all night)(?:,? and .+)?`,
    ),
    (place = '') => `protect ${place} from the raiders until dawn`,
  ],
  // "A lich offers the party a job"
  [
    pattern(
      `${who} (?:offers|gives) (?:${party} )?(?:an? |some )?(?:\\p{L}+ )?(?:job|work|contract|gold to help)(?: to .+)?`,
    ),
    (patron = '') => `${patron} hires the party`,
  ],
  [pattern('(?:find|look for|search for|seek) a way to (.+)'), (task = '') => task],
  // "Find the source of the poisoned river", "save the dying forest"
  [
    pattern(
      "(?:find|find out|investigate|discover|stop) (?:the )?(?:source|cause|reason|origin) of (?:the|an?) (\\p{L}+ed|dying|sick|sleeping) ([\\p{L}' -]+)",
    ),
    (state = '', what = '') => `the ${what} is ${state}`,
  ],
  [
    pattern(
      "(?:save|heal|cure|restore|rescue) (?:the|an?|our) (dying|withering|poisoned|sick|cursed|frozen) ((?:[\\p{L}'-]+ )?(?:forest|woods|river|lake|valley|land|village|town|tree|grove|crops|orchard|garden|well|island|kingdom))",
    ),
    (state = '', what = '') => `the ${what} ${isPluralWord(headOf(what)) ? 'are' : 'is'} ${state}`,
  ],
  // "The apprentice lost control of the golem"
  [
    pattern(
      `${who} (?:has )?(?:lost|loses) control of (?:his |her |the |an? |their )?([\\p{L}' -]+)`,
    ),
    (_maker = '', made = '') => `a ${made} has escaped and attacks people`,
  ],
  // "Hunt down the bandits in the hills"
  [
    pattern(
      '(?:hunt down|hunt|track down|track|chase down|chase|wipe out|destroy|eliminate|get rid of|drive out|catch|capture|recapture) (?:the |some |all |a (?:gang|band|group) of |escaped |dangerous )*((?:[\\p{L}-]+ )?[\\p{L}-]+s)((?: (?:in|from|on|near) (?:the|an?) [\\p{L} -]+)?)',
    ),
    (band = '', where = '') =>
      bands.test(band.toLowerCase()) && !isMonsterNoun(singularOf(headOf(band)))
        ? {
            idea: `track down the ${band.toLowerCase()} who robbed the farms`,
            ...(where !== '' && { fact: `${band.toLowerCase()}${where} have robbed the farms` }),
          }
        : undefined,
  ],
  // "No one has slept for a week"
  [
    pattern(
      '(?:nobody|no one|no-one)(?: in (?:the )?(?:town|village|city))? (?:has |can )?(slept|sleep|dreamt|dream|dreamed)(?: .+)?',
    ),
    (verb = '') => `nobody in town can ${verb.startsWith('sl') ? 'sleep' : 'dream'}`,
  ],
  // "Hunt a unicorn for a dying lord"
  [
    pattern(
      "(hunt|kill|slay|catch|capture) ((?:an?|the) [\\p{L}' -]+?) for (?:an?|the) ([\\p{L}' -]+?)(?:,? (?:and|but) .+)?",
    ),
    (task = '', prey = '', asker = '') => ({
      idea: `${task} ${prey}`,
      ...(isPersonNoun(headOf(asker)) && { giver: asker.toLowerCase() }),
    }),
  ],
  // "Stop the cultists before the ritual is finished"
  [
    pattern(
      '(?:stop|prevent|foil) (?:the |some |a )?(?:cult|cultists|evil cult)(?:,? (?:before|as|while|from (?:finish|complet|hold)ing) .*(?:ritual|rite|summoning|sacrifice|ceremony).*)?',
    ),
    () => 'stop the cult from finishing the ritual',
  ],
  [
    pattern('(?:an? )?(treasure map) (?:is |was )?found (.+)'),
    (map = '', where = '') => `a ${map} was found ${where}`,
  ],
  // "A haunted house, but the ghost is a child"
  [
    pattern(
      '(?:an? |the )?haunted ([\\p{L} -]+?),? (?:but|where|and|with) (?:the|its) ghost (?:is|was|being) (?:really |actually |only |just )?(?:an? |the )([\\p{L}-]+)(?: .+)?',
    ),
    (place = '', dead = '') => `the ghost of a ${dead} haunts the ${place}`,
  ],
  // "Bury a god without anybody noticing"
  [
    pattern('bury (?:an?|the) (?:dead )?([\\p{L} -]+?)(?:,? without .+)?'),
    (dead = '') => `bury the dead ${dead}`,
  ],
  // "Find the kidnapped alchemist who is working for the kidnappers"
  [
    pattern(
      "(?:find|rescue|free|save) (?:the|an?) (?:kidnapped|abducted|captured|missing) ([\\p{L}' -]+?) who (?:is |has been |now )?((?:secretly |willingly )?(?:working|works|joined|helping|helps|leading|leads)\\b.*)",
    ),
    (one = '', does = '') =>
      `rescue the ${one} from the bandits, but the ${one} ${/ing\b/u.test(does.split(' ')[0] ?? '') ? 'is ' : ''}${does.replace(/\b(?:kidnappers|abductors|captors)\b/u, 'bandits')}`,
  ],
  // "Bury a god without anybody noticing"
  [
    pattern(
      '(.+?),? without (?:any(?:one|body)|some(?:one|body)|being|getting|killing|hurting|waking|alerting|them|him|her|it|the [\\p{L}]+)(?: .+)?',
    ),
    (task = '') => (taskVerbs.has(task.split(' ')[0]?.toLowerCase() ?? '') ? task : undefined),
  ],
  // "A mad wizard turned the village into frogs"
  [
    pattern(
      `${who} (?:is turning|turned|turns|has turned|transformed|transforms) (?:the (?:village|villagers|town|townsfolk|people|children|guards)|everyone|people|villagers) into ([\\p{L}' -]+)`,
    ),
    (doer = '', shape = '') =>
      isPersonNoun(headOf(doer)) ? `people in the village are turning into ${shape}` : undefined,
  ],
  // "Bring a criminal to justice"
  [pattern(`bring ${who} to justice(?: alive)?`), (wanted = '') => `hunt ${wanted}`],
  // "Find the man who killed the king"
  [
    pattern(
      "(?:find|catch|hunt down|track down|identify|unmask) (?:out )?(?:the|an?) [\\p{L}' -]+? who (?:killed|murdered|has killed|has murdered) ((?:the|an?|our) [\\p{L}' -]+)",
    ),
    (victim = '') => `${victim.replace(/^an? /iu, 'the ')} was murdered`,
  ],
  [
    pattern(
      'help (?:an? |the )?(ghost|spirit) (?:to )?(?:find|rest|get|have) (?:peace|rest|in peace)',
    ),
    (ghost = '') => `a ${ghost} wants to find peace`,
  ],
  [
    pattern(
      "(?:an? |the |our )?(village|town|city|valley|farm|island|kingdom) (?:is |was |has been )?(?:cursed|hexed|bewitched) by (?:an?|the) [\\p{L}' -]+",
    ),
    (place = '') => `a curse lies on the ${place}`,
  ],
  [
    pattern(
      '(?:an? |the )?((?:lost|sunken|forgotten|ancient|hidden|buried|abandoned) (?:temple|city|tomb|library|pyramid|fortress|ruin|ruins|shrine|crypt)(?: (?:in|of|under|beneath|on) .+)?)',
    ),
    (place = '') => `explore the ${place}`,
  ],
  // "Track a wounded beast through the marsh"
  [
    pattern(`(?:track|follow|hunt|chase) ${who} (?:through|across|into) (.+)`),
    (prey = '', where = '') =>
      isMonsterNoun(singularOf(headOf(prey))) ? `hunt ${prey} in ${where}` : undefined,
  ],
  // "Talk the giant out of destroying the dam"
  [
    pattern(`(?:talk|argue|reason) ${who} out of (\\p{L}+ing .+)`),
    (one = '', deed = '') => `stop ${one} from ${deed}`,
  ],
  [
    pattern(`(?:capture|catch|trap) ${who}(?: alive| unharmed)?`),
    (prey = '') =>
      isMonsterNoun(singularOf(headOf(prey)))
        ? `hunt ${prey.replace(/^an? /iu, 'the ')}`
        : undefined,
  ],
  // "Find out why the dead won't rest"
  [
    pattern(
      "(?:(?:find|figure) out |investigate |learn |discover )?why the (?:dead|corpses|bodies) (?:won't|will not|do not|don't|cannot|can't) (?:stay|rest|lie) .+",
    ),
    () => 'the dead rise from the graveyard',
  ],
  // "A cursed doll returns every time it is thrown away"
  [
    pattern(
      '(an? (?:cursed|haunted|evil|magic|possessed|enchanted) \\p{L}+) ((?:returns|comes|kills|follows|whispers|drives|makes|turns|eats|appears)\\b.+)',
    ),
    (thing = '', does = '') => `${thing} that ${does}`,
  ],
  // "Someone is poisoning the beer at the festival"
  [
    pattern(
      '(?:some(?:one|body)|an? [\\p{L} -]+?) (?:is poisoning|keeps poisoning|poisons|is putting poison in|puts poison in) the (beer|wine|ale|bread|water|food|soup|milk|honey|flour)(?: .+)?',
    ),
    (drink = '') => `a poisoner is putting something in the ${drink}`,
  ],
  // "Win back the tavern in a card game"
  [
    pattern("win (?:back )?(?:[\\p{L}' -]+?) (?:in|at|by winning) (an? [\\p{L} -]+)"),
    (contest = '') => `win ${contest}`,
  ],
  // "The tax collector has disappeared with the taxes"
  [
    pattern(
      "((?:the|an?|our) [\\p{L}' -]+?) (?:has |have )?(?:disappeared|vanished|absconded|fled|made off) with (.+)",
    ),
    (one = '', loot = '') =>
      isCreature(one) || isPluralWord(headOf(one)) ? undefined : `${one} has run away with ${loot}`,
  ],
  // "An old soldier wants revenge on the general"
  [
    pattern(
      `${who} (?:wants|seeks|swears|plots|has sworn) (?:revenge|vengeance) (?:on|against) ${who}`,
    ),
    (avenger = '', target = '') =>
      isCreature(avenger) ? undefined : `${avenger} plans to kill ${target}`,
  ],
  // "Infiltrate a masquerade to find the spy"
  [
    pattern(
      "(?:infiltrate|attend|visit|go to|sneak into) (?:an?|the) ([\\p{L}' -]+?) (?:to|and) (?:find|unmask|catch|identify|expose) (?:an?|the) (spy|traitor|assassin|thief|impostor|murderer|killer)",
    ),
    (where = '', hidden = '') => `find the ${hidden} among the guests at the ${where}`,
  ],
];

const settlements = 'town|village|city|hamlet|kingdom|valley|island|port|land|realm|place';
const sites =
  'graveyard|cemetery|forest|castle|tavern|inn|library|school|temple|tower|monastery|lake|bridge|road|house|manor|street|mine';
const clause = '((?:the |an? |all |every |no )?(?!(?:he|she|it|they|you|we) )\\p{L}+ .+)';

/** Sentences about a place in which something is so, for ideas that have no plot as they are. */
export const placeWordings: readonly Wording[] = [
  [
    pattern(`(?:an? |the )?(?:[\\p{L}'-]+ ){0,2}?(?:${settlements}) (?:where|in which) ${clause}`),
    (says = '') => says,
  ],
  [
    pattern(`(?:an? |the )?(?:[\\p{L}'-]+ ){0,2}?(${sites}) (?:where|in which) ${clause}`),
    (place = '', says = '') => `${says} in the ${place}`,
  ],
];
