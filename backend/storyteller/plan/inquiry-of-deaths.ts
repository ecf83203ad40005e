import { isCreatureNoun } from './foe.ts';
import { phraseIn } from './idea-phrases.ts';
import {
  hiddenBeing,
  isPeople,
  killings,
  type InquiryRule,
  type Reading,
} from './inquiry-readings.ts';
import { isPersonNoun, pronounsOfNoun } from '../tables/person-nouns.ts';
import { singularOf } from './matter-words.ts';

const rule = (text: string): RegExp => new RegExp(`^${text}$`, 'u');

/** Commands before the one who is looked for, or the crime that is looked into. */
export const lookInto =
  '(?:(?:stop|catch|find|hunt|hunt down|track down|track|unmask|expose|identify|arrest|capture|apprehend|bring|investigate|solve|look into|uncover|reveal|find out about|find out|discover|end|root out|search for|look for|the search for|the hunt for|hunt for) )?';
const where =
  '((?: [\\p{L}]+)?? (?:in|at|on|aboard|inside|during|under|behind|near|beside|by|before|outside) .+)?';
const deadly =
  '(?:murdered|killed|stabbed|poisoned|strangled|assassinated|beheaded|drowned|slain|smothered|shot|bludgeoned|butchered)';
const vague = /^(?:one|someone|somebody|everyone|everybody|nobody|party|people)$/;

/** The one of whom a phrase speaks, if it is a person; an animal is no victim of a murder. */
function personOf(typed: string): { it: string; role: string; head: string } | undefined {
  const { it, head, owner, isPlural, rest } = phraseIn(typed);
  const isOne = isPersonNoun(head) || (head === 'head' && rest.startsWith('of '));
  if (isPlural || !isOne || vague.test(head) || /^(?:that|which|who) /.test(rest)) {
    return undefined;
  }
  const role = [
    owner === '' ? '' : `${owner}'s`,
    it.replace(/^the /, ''),
    rest.startsWith('of ') ? rest : '',
  ]
    .filter(Boolean)
    .join(' ')
    .replace(/^(?:an?|the) /, '');
  return { it: `the ${role}`, role, head };
}

/** One murder. The words of the idea do not say by themselves which plot tells it. */
function murder(fact: string, whom = ''): Reading | undefined {
  const victim = whom === '' ? undefined : personOf(whom);
  if (whom !== '' && victim === undefined) return undefined;
  return {
    sort: 'crime',
    crime: 'dead',
    state: 'dead',
    it: 'the murder',
    role: victim?.role ?? '',
    ...(victim !== undefined && { pronouns: pronounsOfNoun(victim.head) }),
    fact,
    said: { task: '', nouns: ['murder'], says: 'murder', object: '' },
    inquiry: { kind: 'murder' },
  };
}

const theVictim = (whom: string): string =>
  whom.replace(/^an? /, 'the ').replace(/^(?!the )/, 'the ');

/** "The king of the elves" and "kings of the elves" as a sort of people. */
const arePeople = (typed: string): boolean => {
  const { head, isPlural } = phraseIn(typed);
  return isPlural && (isPeople(head) || isPeople(`${head}s`) || isPersonNoun(head));
};

const killerNoun =
  "((?:[\\p{L}'-]+ )*(?:killer|murderer|slasher|strangler|poisoner|ripper|cutthroat))";
/** "A giant killer" kills giants. */
const isKiller = (who: string): boolean =>
  !who
    .split(' ')
    .slice(0, -1)
    .some((word) => isCreatureNoun(singularOf(word)) || word === 'hired');

const atWork = (typed: string, more: string): Reading | undefined => {
  // "Find the killer" has been read as the search for a lost thing.
  const who = typed.replace(/^(?:stolen|missing) /, '');
  return isKiller(who)
    ? killings(`${/^[aeiou]/.test(who) ? 'an' : 'a'} ${who} is at work${more}`)
    : undefined;
};

const were = 'werewolf|wererat|werebear|wereboar|weretiger';
const skins = `${were}|vampire|vampire spawn|hag|night hag|green hag`;
const settlement =
  'village|town|city|hamlet|settlement|court|monastery|abbey|inn|camp|caravan|crew|garrison|school|academy|castle|manor';

const skin = (fact: string): Reading => ({ ...killings(fact), isPlural: true });

export const deathRules: readonly InquiryRule[] = [
  // "Murder mystery on a train", "a whodunit at the inn"
  [
    rule(
      `${lookInto}(?:an? |the )?(?:murder mystery|whodunit|whodunnit|murder case|mysterious murder|strange murder|locked room murder)${where}`,
    ),
    (place = '') => murder(`there has been a murder${place}`),
  ],
  [
    rule(
      `${lookInto}(?:an? |the )?(?:[\\p{L}-]+ )?(?:death|murder|killing|assassination|poisoning) of ((?:an? |the )?[\\p{L}' -]+?)${where}`,
    ),
    (whom = '', place = '') => murder(`${theVictim(whom)} was murdered${place}`, whom),
  ],
  [
    rule(
      `((?:an?|the) [\\p{L}' -]+?) (?:is|was|were|got|gets|has been|had been|has just been|been) (?:found |brutally |secretly |mysteriously |just )*(${deadly})${where}(, (?:and|but) .+| (?:and|but) .+)?`,
    ),
    (whom = '', verb = '', place = '', more = '') =>
      murder(`${theVictim(whom)} was ${verb}${place}${more}`, whom),
  ],
  [
    rule(
      `(?:an?|the) (?:dead )?(?:body|corpse)(?: of ((?:an?|the) [\\p{L}' -]+?))?(?: (?:is|was|has been|turns up|turned up|floats|lies|lay|washes up|washed up|appears|appeared))?(?: (?:found|discovered))?${where}`,
    ),
    (whom = '', place = '') =>
      place === ''
        ? undefined
        : murder(
            whom === ''
              ? `a dead person was found${place}`
              : `${theVictim(whom)} was found dead${place}`,
            whom,
          ),
  ],
  [
    rule(
      `${lookInto}(?:an?|the) (?:killers?|murderers?|assassins?) of ((?:an? |the )?[\\p{L}' -]+?)(?: to justice| down)?`,
    ),
    (whom = '') => murder(`${theVictim(whom)} was murdered`, whom),
  ],
  [
    rule(
      `((?:an?|the) [\\p{L}' -]+?) (?:dropped|fell|drops|falls|collapsed and died|collapses and dies|dies|died)(?: down)?(?: dead| mysteriously| suddenly)${where}`,
    ),
    (whom = '', place = '') =>
      murder(`${theVictim(whom)} died suddenly${place}, and it was murder`, whom),
  ],
  [
    rule(
      `(?:${lookInto}|a (?:stolen|missing) )(?:an? |the )?(?:murderer|killer) (among (?:the )?[\\p{L}-]+s(?: .+)?)`,
    ),
    (among = '') => murder(`there has been a murder ${among}`),
  ],
  // "A serial killer who leaves a rose", "a killer is stalking the city", "catch the killer who strikes at full moon"
  [
    rule(`${lookInto}(?:an? |the )?${killerNoun},? (?:who|that|which) (.+)`),
    (who = '', more = '') => atWork(who, `, who ${more}`),
  ],
  [
    rule(
      `(?:an?|the) ${killerNoun} (?:is |keeps )?(?:stalking|hunting|targeting|preying on|picking off|stalks|hunts|targets|preys on|picks off|going after|goes after|after) ((?:the |our )?[\\p{L}' -]+)`,
    ),
    (who = '', whom = '') => {
      const { head } = phraseIn(whom);
      // One person who is hunted has to be guarded.
      if (isPersonNoun(head) && !arePeople(whom)) return undefined;
      const isPlace = new RegExp(
        `\\b(?:${settlement}|streets?|docks|slums|harbou?r|night|kingdom|realm|quarter|district)\\b`,
        'u',
      ).test(whom);
      return arePeople(whom) || isPlace ? atWork(who, `, and stalks ${whom}`) : undefined;
    },
  ],
  [
    rule(
      `${lookInto}(?:an? |the )?${killerNoun}(?: (?:is )?(?:loose|at large|at work|on the loose|free))?((?: (?:in|at|on|among) .+)?)`,
    ),
    (who = '', place = '') => atWork(who, place),
  ],
  [
    rule(
      '(?:the |more )?(?:dead )?(?:bodies|corpses|dead bodies|dead people) (?:(?:keep|are|have|get|were|of [\\p{L} -]+? are) )*(?:turning up|turned up|turn up|being found|found|washed up|washing up|showing up|show up|appearing|appear|floating|piling up|pile up)(.*)',
    ),
    (more = '') => killings(`dead people keep turning up${more}`, '', 'the deaths'),
  ],
  [
    rule(
      '((?:every|each) [\\p{L} -]+?,? (?:someone|somebody|a person|one person|another person|an? [\\p{L}-]+|one of [\\p{L} ]+?|another [\\p{L}-]+) (?:dies|is killed|is murdered|is found dead|gets killed|gets murdered|turns up dead)(?: .+)?)',
    ),
    (fact = '') => killings(fact, '', /murder|kill/.test(fact) ? 'the murders' : 'the deaths'),
  ],
  [
    rule('(?:an?|one|another) (murder|killing|death)( (?:every|each) .+)'),
    (what = '', more = '') => killings(`there is a ${what}${more}`, '', `the ${what}s`),
  ],
  [
    rule(
      `((?:the |some |several |many |two |three |four |five )?[\\p{L}' -]+?) ((?:are|were|get|have been|keep|keep getting) (?:being |all )?(?:dying|${deadly}|found dead|found murdered|die)(?: off)?\\b.*)`,
    ),
    (whom = '', says = '') =>
      arePeople(whom) && !/ by (?:an?|the|\p{L}+s\b)/u.test(says)
        ? killings(`${whom} ${says}`, '', /murder|kill/.test(says) ? 'the murders' : 'the deaths')
        : undefined,
  ],
  // "One of the villagers is a werewolf", "a vampire is preying on beggars"
  [
    rule(
      `((?:one of (?:the |our )?[\\p{L}-]+|someone|somebody|an? (?:villager|guest|member|noble|resident))(?: (?:in|at|of|on) [\\p{L} -]+?)?) (?:is|might be|may be|must be|could be) (?:secretly |really )?(an? (?:${skins}))`,
    ),
    (who = '', what = '') => skin(`${who} is ${what} and kills`),
  ],
  [
    rule(
      `(?:${lookInto}who(?: (?:in|of|among) [\\p{L} -]+?)? is|${lookInto}which [\\p{L} ]+ is|who's) (?:secretly )?(?:the|a) (${skins})(?: (?:in|among|at) .+)?`,
    ),
    (what = '') => skin(`somebody is ${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what} and kills`),
  ],
  [
    rule(
      `(?:there is )?(?:an?|the) ((?:[\\p{L}-]+ )?(?:${were})) (?:is |hides |hiding |lives |living |lurks |lurking )*(?:in|inside|at) ((?:an?|the) (?:[\\p{L}-]+ )?(?:${settlement}))(?:,? (?:but |and )?(?:who|nobody|no one) .+)?`,
    ),
    (what = '', place = '') => skin(`a ${what} lives among the people of ${place} and kills`),
  ],
  [
    rule(
      `(?:an?|the) ((?:[\\p{L}-]+ )?(?:${skins})) (?:is |has been |keeps )?(?:hiding|hides|living|lives|lurking|lurks|disguised|posing|prowling|walks|walking) (?:secretly )?(?:among|amongst|between) (.+)`,
    ),
    (what = '', whom = '') => skin(`a ${what} lives among ${whom} and kills`),
  ],
  [
    rule(
      `((?:an?|the) (?:[\\p{L}-]+ )?(?:${were}|vampire) (?:is |has been |keeps )?(?:preying on|hunting|feeding on|stalking|draining|picking off|preys on|hunts|feeds on|stalks|drains|kills|eating|eats|attacking|attacks) ((?:the |our )?[\\p{L}-]+)\\b.*)`,
    ),
    (fact = '', whom = '') =>
      arePeople(whom) && hiddenBeing(fact) ? skin(fact.replace(/^the /, 'a ')) : undefined,
  ],
];
