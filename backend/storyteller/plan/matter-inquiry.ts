import { isCreatureNoun } from './foe.ts';
import { isPersonNoun, pronounsOfNoun } from '../tables/person-nouns.ts';
import type { Pronouns } from '../story.ts';
import {
  bare,
  damage,
  double,
  hidden,
  isPeople,
  killers,
  killing,
  killings,
  type InquiryRule,
  type Reading,
} from './inquiry-readings.ts';
import { circleRules, faceRules, fraudRules } from './inquiry-of-faces.ts';
import { deathRules } from './inquiry-of-deaths.ts';
import { deedRules } from './inquiry-of-deeds.ts';
import { isPluralWord, type Told } from './matter-words.ts';
import { oncePerText } from './once-per-text.ts';

/** Feasts and the like, in an idea that says after a comma what happens there. */
const gatherings: Readonly<Record<string, string>> = {
  at: 'wedding ball masquerade feast banquet festival conclave auction tournament fair',
  during: 'election race contest regatta trial coronation siege',
  'on the way to': 'pilgrimage',
};

const prepositionOf = (noun: string): string =>
  Object.entries(gatherings).find(([, nouns]) => nouns.split(' ').includes(noun))?.[0] ?? '';

const allGatherings = Object.values(gatherings).join(' ').replaceAll(' ', '|');

const withGathering = new RegExp(
  `^(?:an? |the )?((?:[\\p{L}'-]+ )*?(${allGatherings})\\b[\\p{L}' -]*), (?:and |but |where )?((?:the )?\\p{L}+s (?:keep|are|get|start|turn|die|vanish|disappear)\\b[\\p{L}' -]*)$`,
  'iu',
);
const withTraitor =
  /^((?:the )?[\p{L}' -]+?) (?:hide|live|meet|camp|fight|gather|plan)\w*( [\p{L}' -]+)?, (?:and |but )?(an? (?:traitor|spy|informer|impostor|mole)) is among them$/iu;

/** Both clauses of an idea as one: "an election, candidates keep dying" is about the candidates. */
export function joinedClauses(idea: string): string {
  const text = idea.trim().replace(/\.$/, '');
  const [, event = '', noun = '', clause = ''] = withGathering.exec(text) ?? [];
  const preposition = prepositionOf(noun.toLowerCase());
  if (preposition === 'on the way to') {
    const [, goal = ''] = / (?:to|of) (.+)$/u.exec(event) ?? [];
    return goal === '' ? idea : `${clause} on the way to ${goal}`;
  }
  if (preposition !== '') return `${clause} ${preposition} the ${event}`;
  const [, band = '', where = '', traitor = ''] = withTraitor.exec(text) ?? [];
  return traitor === '' ? idea : `${traitor} is among ${band}${where}`;
}

const accusedParty =
  /^(?:the )?(?:party|players|heroes|pcs|adventurers|characters) (?:is|are|was|were|has been|have been|gets?) (?:wrongly |falsely )?(?:put on trial|on trial|accused|framed|blamed|arrested|convicted|sentenced|charged)\b(.*)$/u;
const cleared =
  /^(?:clear|prove) (?:the name of (.+?)|the innocence of (.+?)|(.+?)'s (?:name|innocence))(?:,? (?:who (?:is|was) )?(?:wrongly |falsely )?accused of (?:the )?murder\b.*)?$/u;

const unmasked =
  /^(?:find|unmask|catch|expose|identify|root out|hunt|uncover|discover|reveal|stop)(?: down| out)?(?: who is)? ((?:an?|the) (?:\p{L}+ )?(?:traitor|spy|mole|informer|turncoat|double agent|doppelganger|impostor|imposter|shapeshifter|changeling|saboteur))( .+)?$/u;

/** What an idea says of someone who is accused, or is hidden among others; the task alone would lose it. */
export function accusationIn(text: string): string | undefined {
  const [, of] = accusedParty.exec(text) ?? [];
  if (of !== undefined && !/thef|steal|robber|treason|arson|witchcraft/.test(of)) {
    return 'the party is accused of a murder that it did not commit';
  }
  const [, traitor, where = ' in {council}'] = unmasked.exec(text) ?? [];
  if (traitor !== undefined) return `${traitor}${where}`;
  const parts = cleared.exec(text);
  const who = parts?.slice(1).find((part) => part !== undefined);
  return who === undefined ? undefined : `${who} is accused of murder`;
}

const circles =
  '(?:watch|guard|guards|council|court|garrison|militia|guild|senate|church|temple|academy|university|nobility|bank|government|palace|castle|parliament|order|army|fleet|monastery|abbey)';

const kin = '(?:wife|husband|daughter|son|mother|father|brother|sister)';

const partnerOf = (relative: string): Pronouns =>
  pronounsOfNoun(relative) ?? (/wife|daughter|mother|sister/.test(relative) ? 'she' : 'he');

const withArticle = (text: string): string => `${/^[aeiou]/.test(text) ? 'an' : 'a'} ${text}`;

const rule = (pattern: string): RegExp => new RegExp(`^${pattern}$`, 'u');

const rules: readonly InquiryRule[] = [
  [
    rule(
      '((?:an? |the )?((?:fake|false|fraudulent|travelling|wandering) (?:healer|doctor|physician|apothecary|alchemist|priest|herbalist)|quack|charlatan|snake oil (?:merchant|seller|salesman))) (?:is |has been |keeps )?(?:selling|sells|peddling|peddles) ((?:fake |false |bogus |miracle )?(?:potions|medicines|cures|remedies|elixirs|tonics|pills|salves))\\b(.*)',
    ),
    (who = '', role = '', goods = '', more = '') => ({
      sort: 'claim',
      it: `the ${goods.split(' ').at(-1) ?? ''}`,
      isPlural: true,
      fact: `${/^(?:an?|the) /.test(who) ? who : withArticle(who)} is selling ${goods}${more}`,
      inquiry: { kind: 'fraud', seller: role.replace(/^(?:fake|false|fraudulent) /, '') },
    }),
  ],
  [
    rule(
      "((?:an?|the)? ?([\\p{L}' -]+?) (?:invites|has invited|invited) (?:the party|the heroes|the adventurers|everyone) (?:for|to) (?:an? |the )?(?:[\\p{L}-]+ )?(dinner|supper|feast|banquet|ball|tea|party)\\b.*)",
    ),
    (fact = '', host = '') => ({
      sort: 'claim',
      it: 'the supper',
      fact: /^(?:an?|the) /.test(fact) ? fact : withArticle(fact),
      inquiry: {
        kind: 'dinner',
        doer: bare(host),
        host: pronounsOfNoun(host.split(' ').at(-1) ?? '') ?? 'he',
      },
    }),
  ],
  [
    rule(
      "(?:there has been )?(?:an? |the )?(murder|assassination|killing) of ((?:an?|the) [\\p{L}' -]+?)( (?:in|at|on|during) .+)?",
    ),
    (_noun = '', whom = '', where = '') => ({
      sort: 'crime',
      crime: 'dead',
      state: 'dead',
      it: 'the murder',
      role: bare(whom),
      pronouns: pronounsOfNoun(whom.split(' ').at(-1) ?? ''),
      fact: `${whom.replace(/^an? /, 'the ')} was murdered${where}`,
      inquiry: { kind: 'murder' },
    }),
  ],
  [
    rule(
      "((?:an?|the) ([\\p{L}' -]+?)) (?:is|was|has been|lies) (?:found )?dead( (?:in|at|on|inside|aboard|behind) .+)?",
    ),
    (whom = '', role = '', where = '') =>
      isPersonNoun(role.split(' ').at(-1) ?? '')
        ? {
            sort: 'crime',
            crime: 'dead',
            state: 'dead',
            it: 'the murder',
            role,
            pronouns: pronounsOfNoun(role.split(' ').at(-1) ?? ''),
            fact: `${whom.replace(/^an? /, 'the ')} was found dead${where}`,
            inquiry: { kind: 'murder' },
          }
        : undefined,
  ],
  [
    rule(`((?:${killers}) ${killing}(?: off)?(?: all)?(?: the| our)? ([\\p{L}'-]+)\\b.*)`),
    (fact = '', whom = '') => (isPeople(whom) ? killings(fact, whom) : undefined),
  ],
  [
    rule(
      "((?:the |some )?(?:[\\p{L}'-]+ )??(\\p{L}+s|people|children|men|women) (?:keep (?:dying|getting (?:killed|murdered)|turning up dead)|(?:are|were|get|have been) (?:being )?(?:murdered|killed|found dead|found murdered|dying|poisoned|strangled|slaughtered)|die|turn up dead)\\b.*)",
    ),
    (fact = '', whom = '') =>
      isPeople(whom)
        ? killings(fact, whom, /murder|kill/.test(fact) ? 'the murders' : 'the deaths')
        : undefined,
  ],
  [
    rule(
      '(?:there is )?((?:an?|the) (?:[\\p{L}-]+ )?(?:werewolf|wererat|werebear|wereboar|weretiger|vampire|hag)) (?:is |hides |hiding |lives |living )?(?:among|amongst) (.+)',
    ),
    (who = '', whom = '') => ({
      ...killings(`${who.replace(/^the /, 'a ')} lives among ${whom} and kills`),
      isPlural: true,
    }),
  ],
  [
    rule(
      '(?:an?|the) ((?:[\\p{L}-]+ )?serial killer|(?:[\\p{L}-]+ )?killer)(?: (?:is )?(?:loose |at large )?(?:in|at|on|stalks|haunts|hunts|terrorizes|terrorises)\\b.*)?',
    ),
    (who = '') => killings(`a ${who} is at work`),
  ],
  [
    rule(
      '(?:there (?:is|are|has been|have been) )?(?:an? |the )?(?:series|string|spate|wave|chain) of ((?:[\\p{L}-]+ )?(?:murders|killings|deaths|poisonings|assassinations))(?: (?:in|at|of|among)\\b.*)?',
    ),
    (what = '') =>
      killings(`there has been a series of ${what}`, '', `the ${what.split(' ').at(-1) ?? ''}`),
  ],
  [
    rule(
      '(?:there have been )?(?:the |some )?((?:[\\p{L}-]+ )?(?:murders|killings|deaths|poisonings))( (?:in|at|on|of|among) .+)?',
    ),
    (what = '', where = '') =>
      killings(
        `there have been ${what}${/^ (?:of|among|on) /.test(where) ? where : ''}`,
        '',
        `the ${what.split(' ').at(-1) ?? ''}`,
      ),
  ],
  [
    rule(
      '((an?|the) ([\\p{L} -]*?(?:statue|idol|painting|portrait|icon|gargoyle|fountain|bell|doll))\\b[\\p{L} -]*? (weeps|bleeds|cries|sings|screams|smiles|laughs|rings|speaks)\\b.* (?:die|dies|dead|dying|killed|murdered)\\b.*)',
    ),
    (fact = '', _article = '', omen = '', does = '') => ({
      ...killings(fact, '', 'the deaths'),
      inquiry: { kind: 'killings', omen: `the ${omen}`, does },
    }),
  ],
  [
    rule(
      "((?:some(?:one|body)|(?:an?|the) (?:[\\p{L}'-]+ )?(?:arsonist|vandal|saboteur|robber|ghoul|thief|madman|gang)|(?:arsonists|vandals|saboteurs|grave robbers|robbers)) (?:is|are|keeps?|has been|have been) (burning|torching|digging|robbing|opening|stealing|smashing|breaking|destroying|sabotaging|sinking|cutting|tearing|desecrating|wrecking|emptying|plundering|setting fire)(?: down| up| open| to| into| out)* (.+))",
    ),
    (fact = '', verb = '', object = '') => damage(fact, verb, object),
  ],
  [
    rule(
      "((?:the )?([\\p{L}'-]+s) (?:keep (burning|catching fire)|are (?:being )?(burned|robbed|dug up|opened|desecrated|sabotaged|smashed|set on fire)|(burn)) ?.*)",
    ),
    (fact = '', what = '', ...verbs) => damage(fact, verbs.join(' '), what),
  ],
  [
    rule(
      '((?:the |an? )?(.+?) (?:has|have|had|was|is) (?:been )?(?:secretly )?(?:replaced|impersonated|swapped|taken over) (?:by|with|for) (.+))',
    ),
    (fact = '', whom = '', doer = '') => double(fact, whom, doer),
  ],
  [
    rule(
      '((the .+?) is (?:secretly |really |actually |in truth )?(?:an? (?:impostor|imposter|fake|double)|not (?:really )?(?:the|who|what|himself|herself).*|not \\p{L}+ self|(?:secretly |really |actually )?an? (doppelganger|changeling|shapeshifter|devil|demon|rakshasa|hag|dragon|succubus)(?: in disguise)?))',
    ),
    (fact = '', whom = '', doer = '') => double(fact, whom, doer),
  ],
  [
    rule(
      `((?:the |an? )?(.+?)'s (${kin}) (?:thinks|believes|says|swears|claims|suspects|is sure|is convinced)(?: that)? (?:her|his|their) (?:${kin}) is (?:not .+|an impostor|someone else|a stranger))`,
    ),
    (fact = '', whose = '', relative = '') => {
      const read = double(fact, whose, '');
      const pronouns = partnerOf(relative);
      return {
        ...read,
        pronouns: pronouns === 'she' ? 'he' : 'she',
        inquiry: { ...read.inquiry, giver: { role: `${bare(whose)}'s ${relative}`, pronouns } },
      };
    },
  ],
  [
    rule(
      '((?:an?|the) (impostor|imposter|doppelganger|changeling|shapeshifter|double|devil|demon) (?:has taken|took|takes|takes on|is taking|wears|has stolen|poses as|is posing as|pretends to be|is pretending to be|impersonates)(?: the (?:place|face|form|shape|identity) of| over)? ((?:an?|the) .+))',
    ),
    (fact = '', doer = '', whom = '') => double(fact, whom, doer),
  ],
  [
    rule(
      '((?:an?|the) (?:impostor|imposter|doppelganger|false king|false queen) (?:is |sits )?on the throne.*)',
    ),
    (fact = '') => double(fact, fact.includes('queen') ? 'queen' : 'king', ''),
  ],
  [
    rule(
      '(?:there is )?(an?|the) ((?:[\\p{L}-]+ )?(?:traitor|spy|mole|informer|turncoat|double agent|saboteur|doppelganger|shapeshifter|changeling|impostor)) (?:is |hides |hiding |hidden )?(?:among|in|inside|within|at|on) ((?:an?|the)? ?.+)',
    ),
    (_article = '', who = '', circle = '') => {
      const [group = '', ...places] = circle.split(/ (?=(?:in|at|under|below|near) )/);
      return hidden(
        `there is ${/^[aeiou]/.test(who) ? 'an' : 'a'} ${who} ${/^(?:the )?[\p{L} -]*(?:s|people|folk|crew)$/u.test(group) ? 'among' : 'in'} ${[group, ...places].join(' ')}`,
        who,
        group,
      );
    },
  ],
  [
    rule(`((.+?) (?:has|have|had) (?:secretly )?infiltrated (.+))`),
    (fact = '', who = '', circle = '') => hidden(fact, who, circle),
  ],
  [
    rule(
      `((.+?) (?:secretly |now )?(?:controls?|runs?|rules?|have taken over|has taken over|took over|infest|have joined|has joined) (the (?:[\\p{L}'-]+ ){0,2}${circles}))`,
    ),
    (fact = '', who = '', circle = '') => hidden(fact, who, circle),
  ],
  [
    rule(
      `(?:there (?:is|are) )?(?:an? |the )?((?:[\\p{L}-]+ )?(?:cult|cultists|vampires|wererats|werewolves|doppelgangers|devils|demons|spies|traitors)) (?:in|at|inside|within|among) (the (?:[\\p{L}'-]+ ){0,2}${circles})`,
    ),
    (who = '', circle = '') =>
      hidden(
        `there ${isPluralWord(who.split(' ').at(-1) ?? '') ? 'are' : 'is a'} ${who} in ${circle}`,
        who,
        circle,
      ),
  ],
  [
    rule(
      "((?:an? |the )?((?:innocent )?[\\p{L}' -]+?) (?:is|was|has been|stands) (?:to be )?(?:wrongly |falsely |unjustly )?(?:accused|framed|blamed|convicted|sentenced|condemned|hanged)(?: (?:of|for) (.+))?)",
    ),
    (fact = '', who = '', of = '') => {
      if (of !== '' && !/murder|kill|death|poison/.test(of)) return undefined;
      const noun = bare(who).replace(/^innocent ?/, '');
      const isPlain = /^(?:man|woman|person|party|)$/.test(noun);
      const said = fact.replace(/^an innocent is/, 'an innocent person is');
      return {
        sort: 'crime',
        crime: 'dead',
        state: 'dead',
        it: 'the murder',
        role: '',
        fact:
          of === ''
            ? `${said} of murder`.replace(
                /(framed|convicted|blamed|sentenced|condemned) of/,
                '$1 for',
              )
            : said,
        inquiry: {
          kind: 'murder',
          accused: noun === 'party' ? 'party' : 'one',
          ...(!isPlain && { accusedRole: noun }),
          ...(pronounsOfNoun(noun.split(' ').at(-1) ?? '') !== undefined && {
            accusedPronouns: pronounsOfNoun(noun.split(' ').at(-1) ?? ''),
          }),
        },
      };
    },
  ],
];

const meal = 'dinner|supper|feast|banquet|ball|tea|masquerade|party';

const invitation = (host: string, noun: string): Reading => ({
  sort: 'claim',
  it: 'the supper',
  fact: `${host.replace(/^the /, 'a ')} has invited the party to a ${noun}`.replace('a tea', 'tea'),
  inquiry: {
    kind: 'dinner',
    doer: bare(host),
    host: pronounsOfNoun(host.split(' ').at(-1) ?? '') ?? 'he',
  },
});

const invitationRules: readonly InquiryRule[] = [
  [
    rule(
      `(?:the party|the heroes|the adventurers|the characters) (?:is|are|was|were|gets?|has been|have been) invited (?:to|for) (?:an? |the )?(?:[\\p{L}-]+ )?(${meal}) (?:by|with|from|of|at the \\p{L}+ of) (an? [\\p{L} -]+|the [\\p{L} -]+)`,
    ),
    (noun = '', host = '') => (isHost(host) ? invitation(host, noun) : undefined),
  ],
  [
    rule(
      `(?:the (?:party|heroes|adventurers) (?:gets?|receives?|has|have) )?(?:an? |the )?(?:mysterious |strange )?invitation to (?:an? |the )?(?:[\\p{L}-]+ )?(${meal}) (?:by|with|from|of|(?:at|in) the \\p{L}+ of) (an? [\\p{L} -]+|the [\\p{L} -]+)`,
    ),
    (noun = '', host = '') => (isHost(host) ? invitation(host, noun) : undefined),
  ],
  [
    rule(
      `(the (?:villain|enemy|archenemy|tyrant|crime lord)) (?:invites|has invited|invited) the (?:party|heroes|adventurers) (?:to|for) (?:an? |the )?(${meal})`,
    ),
    (host = '', noun = '') => invitation(host, noun),
  ],
];

const isHost = (host: string): boolean =>
  isPersonNoun(host.split(' ').at(-1) ?? '') || isCreatureNoun(host.split(' ').at(-1) ?? '');

const furtherRules: readonly InquiryRule[] = [
  ...deedRules,
  ...faceRules,
  ...circleRules,
  ...fraudRules,
  ...deathRules,
  ...invitationRules,
];

/** Crimes that go on, impostors, traitors and false accusations, with what the idea says of them. */
export const inquiryOf = oncePerText((text: string): Told | undefined =>
  readBy([...rules, ...furtherRules], text),
);

/** The same of an idea that says more than one clause, or what the party is to do. */
export const wholeInquiryOf = (text: string): Told | undefined => readBy(furtherRules, text);

function readBy(all: readonly InquiryRule[], text: string): Told | undefined {
  for (const [pattern, read] of all) {
    const parts = pattern.exec(text);
    const told = parts === null ? undefined : read(...parts.slice(1).map((part) => part ?? ''));
    if (told !== undefined) {
      return {
        sort: 'claim',
        isPlural: false,
        role: '',
        pronouns: undefined,
        sides: undefined,
        ...told,
        words: text,
      };
    }
  }
  return undefined;
}
