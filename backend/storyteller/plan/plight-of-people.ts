import { phraseIn } from './idea-phrases.ts';
import { isPersonNoun } from '../tables/person-nouns.ts';
import type { Told } from './matter-words.ts';
import {
  carriers,
  claim,
  illnesses,
  patient,
  pattern,
  plagues,
  struckBy,
  withArticle,
  type PlightRule,
} from './plight-readings.ts';

const who = "((?:an? |the |my |our )?[\\p{L}'-]+(?: [\\p{L}'-]+){0,5}?)";
const has = '(?:is|was|has been|had been|got|gets|is being|keeps|has|lies|fell|has fallen|falls)';
const many =
  '(?:(?:the |all (?:the )?|our |many |some )?(?:people|villagers|townsfolk|townspeople|citizens|children|adults|men|women|soldiers|miners|farmers|sailors|guests|inhabitants|residents)|everyone|everybody|half (?:of )?the (?:town|village|city)|the whole (?:town|village|city)|the entire (?:town|village|city))(?: (?:in|of|at) [\\p{L} ]+?)?';

const isOne = (typed: string): boolean => {
  const { head, isPlural } = phraseIn(typed);
  return (
    !isPlural &&
    isPersonNoun(head) &&
    !/^(?:one|someone|somebody|everyone|nobody|party)$/.test(head)
  );
};

const member = (typed: string): string =>
  typed.replace(/^(?:an?|the) party member$/, 'friend of the party');

/** The illness of one person, if the words name one person. */
const one = (whom: string, says: string, text: string, ill: string): Told | undefined =>
  isOne(whom) ? patient(member(whom), says, text, ill) : undefined;

const illIn = (text: string): string =>
  /stone|petrif/.test(text)
    ? 'the stone'
    : /sleep|slumber|coma|wake|asleep/.test(text)
      ? 'the sleep'
      : /\bmad\b|mind|insane|sanity|madness/.test(text)
        ? 'the madness'
        : /poison|venom|snake|spider|scorpion|antidote/.test(text)
          ? 'the poison'
          : /curs|hex|bewitch|enchant|spell|turn|transform|chang|bitten/.test(text)
            ? 'the curse'
            : 'the illness';

/** One person who is ill, asleep, changed or under a curse. */
export const patientRules: readonly PlightRule[] = [
  [
    pattern(
      `${who} ${has} (under|in|into|victim to|victim of) (?:an? |the )?((?:[\\p{L}-]+ )*(?:curse|spell|sleep|slumber|coma|trance|enchantment|fever))(.*)`,
    ),
    ([whom = '', , ill = '', more = ''], text) =>
      one(
        whom,
        `is under ${/^[aeiou]/.test(ill) ? 'an' : 'a'} ${ill}${more}`.replace(
          /under an? (.*(?:sleep|slumber|coma|trance|fever))/,
          (_, own: string) => `in ${/^[aeiou]/.test(own) ? 'an' : 'a'} ${own}`,
        ),
        text,
        illIn(ill),
      ),
  ],
  [
    pattern(
      `${who} ${has} (?:slowly )?(turned|turning|transformed|transforming|changed|changing|polymorphed) (?:in)?to ((?:solid |living )?(?:stone|marble|wood|glass|ice|gold|salt|crystal|an? (?:statue|tree|stone|rock|oak|rosebush|pillar [\\p{L} ]+))(?: by .+)?)`,
    ),
    ([whom = '', verb = '', what = ''], text) =>
      one(
        whom,
        `${verb.endsWith('ing') ? 'is slowly' : 'was'} ${verb} ${what === 'stone' ? 'to' : 'into'} ${what}`,
        text,
        illIn(`${what} ${verb}`),
      ),
  ],
  [
    pattern(
      `${who} (?:is |has been |was )(?:slowly )?(petrified|cursed|bewitched|hexed|enchanted|poisoned|infected)(?: by (an? [\\p{L} -]+))?(?:,? and (?:needs|wants) .+|,? and (?:is dying|will die|has only .+))?`,
    ),
    ([whom = '', verb = '', by = ''], text) =>
      // A murdered king has been poisoned, too.
      verb === 'poisoned' && !/ needs | dying| will die| only /.test(text)
        ? undefined
        : one(whom, `has been ${verb}${by === '' ? '' : ` by ${by}`}`, text, illIn(verb)),
  ],
  [
    pattern(
      `${who} (?:has been |was |is |got )?bitten by (an? [\\p{L} -]+?)(?:,? (?:and|but) .+)?`,
    ),
    ([whom = '', by = ''], text) => one(whom, `was bitten by ${by}`, text, illIn(`bitten ${by}`)),
  ],
  [
    pattern(
      `${who} (won't|will not|can't|cannot|doesn't|does not) wake(?: up)?(?: any ?more)?(.*)`,
    ),
    ([whom = '', verb = '', more = ''], text) =>
      one(whom, `${verb} wake up${more}`, text, 'the sleep'),
  ],
  [
    pattern(`${who} (has fallen|fell|is) asleep(.*)`),
    ([whom = '', verb = '', more = ''], text) =>
      one(whom, `${verb} asleep${more} and does not wake up`, text, 'the sleep'),
  ],
  [
    pattern(
      `${who} (?:(?:has|is|has gone|is going|went|goes|became) (?:gone )?(?:mad|insane|crazy)|(?:has lost|lost|is losing|loses) (?:his|her|their) (?:mind|sanity|wits))(.*)`,
    ),
    ([whom = '', more = ''], text) =>
      one(
        whom,
        `has lost ${/\bher\b/.test(text) ? 'her' : /\bhis\b/.test(text) ? 'his' : 'all'} ${/\b(?:his|her)\b/.test(text) ? 'mind' : 'reason'}${more}`,
        text,
        'the madness',
      ),
  ],
  [
    pattern(
      `(?:cure|heal|treat|end|lift|remove|help with) (?:an? |the |my |our )?([\\p{L} -]+)'s ((?:[\\p{L}-]+ )*(?:${illnesses}))(.*)`,
    ),
    ([whom = '', ill = ''], text) => one(whom, `has ${withArticle(ill)}`, text, `the ${ill}`),
  ],
  [
    pattern(
      `(?:find|get|fetch|bring|gather|collect|seek) (?:an? |the )?(?:[\\p{L}-]+ )*(?:herbs?|flower|plant|root|potion|elixir|fruit|water|ingredient|ingredients|mushroom|moss) (?:that|which|to) (?:can |could |will |may )?(?:cures?|heals?|saves?) ${who}`,
    ),
    ([whom = ''], text) => one(whom, 'is ill', text, 'the illness'),
  ],
  [
    pattern(
      `(?:find|get|fetch|bring) (?:an? |the )?(antidote|cure|remedy|medicine) (?:before|in time before|so that) ${who} (?:dies|is dead|will die)(.*)`,
    ),
    ([what = '', whom = ''], text) =>
      one(
        whom,
        what === 'antidote' ? 'has been poisoned' : 'is ill',
        text,
        what === 'antidote' ? 'the poison' : 'the illness',
      ),
  ],
  [
    pattern('(?:wake |wake up )?(?:an?|the) sleeping ([\\p{L}-]+)'),
    ([whom = ''], text) => one(whom, 'sleeps and does not wake up', text, 'the sleep'),
  ],
];

const ill = `(?:${plagues}|madness|illness|fever|plague|rot|sleeping sickness|malady)`;
const rages =
  'killing|kills|spreading|spreads|spread|striking|strikes|struck|ravaging|ravages|sweeping|sweeps|hitting|hits|hit|broke out|broken out|breaks out|befalls|befallen|befell|devastates|devastating|raging|rages|decimates|decimating|threatens|threatening|infects|infecting|affects|affecting|haunts|plagues|destroys|destroying|wipes out|wiping out|come to|came to|comes to|has come to|makes|turns|drives';

/** What spreads to many. */
export const spreadRules: readonly PlightRule[] = [
  [
    pattern(
      `((?:an? |the )?((?:[\\p{L}-]+ ){0,2}${ill})) ((?:is |has |has been |keeps |slowly |suddenly )*(?:${rages})\\b.*)`,
    ),
    ([name = '', noun = '', says = ''], text) =>
      claim(`the ${noun}`, `${/^(?:an?|the) /.test(name) ? name : `a ${name}`} ${says}`, text, {
        struck: struckBy(text),
      }),
  ],
  [
    pattern(
      `(${many}) ((?:is |are |has |have |keeps? |starts? |suddenly |slowly )*(?:getting|falling|becoming|fallen|become|gone|going|all|fall|falls|get|gets|go|goes|feel)? ?(sick|ill|mad|insane|asleep|crazy|feverish))((?:,| and| in| with| after| because| but| one by| from).*)?`,
    ),
    ([whom = '', says = '', how = '', more = ''], text) =>
      claim(
        /asleep/.test(how)
          ? 'the sleepers'
          : `the ${/mad|insane|crazy/.test(how) ? 'madness' : 'sickness'}`,
        `${whom} ${says}${more}`,
        text,
        {
          ...(/asleep/.test(how) && { ill: 'the sleep' }),
          struck: struckBy(text),
        },
      ),
  ],
  [
    pattern(
      `(${many}) ((?:is |are |has |have |keeps? |starts? |suddenly |slowly |being )*(?:turning|turn|turned|transformed|transforming|transform) (?:in)?to (.+))`,
    ),
    ([whom = '', says = '', what = ''], text) =>
      /undead|zombie|skeleton|ghoul|vampire|werew/.test(what)
        ? undefined
        : claim('the change', `${whom} ${says}`, text, {
            ill: what === 'stone' ? 'the stone' : 'the change',
            struck: 'the changed',
          }),
  ],
  [
    pattern(
      `(?:some(?:one|body)|who|find out who) (?:is |has |has been |keeps |was )?(?:poisoned|poisoning|tainted|tainting|contaminated|contaminating|poisons|spoiled|fouled) ((?:the |our |all the )?(?:[\\p{L}'-]+ ){0,2}?(?:${carriers}))(.*)`,
    ),
    ([what = '', more = ''], text) =>
      /people|villagers|townsfolk|children|soldiers|sailors|farmers|miners|monks/.test(what)
        ? undefined
        : claim(
            `the ${what.replace(/^(?:all the|the|our) /, '')}`,
            `somebody has poisoned ${what.replace(/^our /, 'the ')}${more}`,
            text,
            { ill: 'the poison', struck: 'the sick' },
          ),
  ],
  [
    pattern(
      `(?:find|discover|seek|search for|look for|locate|uncover) (?:out )?the (?:source|cause|origin|root|secret) of (?:an? |the |this )?((?:[\\p{L}-]+ ){0,2}${ill})(.*)`,
    ),
    ([name = '', more = ''], text) =>
      claim(`the ${name}`, `there is ${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}${more}`, text, {
        struck: struckBy(text),
      }),
  ],
  [
    pattern(
      `((?:the |our |all the )?(?:${carriers})) ((?:is |are |has been |keeps? )?(?:making|makes|make|driving|drives|drive|turning|turns|puts|putting) (?:people|everyone|everybody|the villagers|villagers|those who [\\p{L} ]+|anyone who [\\p{L} ]+) (?:mad|sick|ill|crazy|insane|blind|violent|to sleep|see things|hallucinate|see visions|forget)\\b.*)`,
    ),
    ([what = '', says = ''], text) =>
      claim(
        `the ${what.replace(/^(?:all the|the|our) /, '')}`,
        `${what.replace(/^our /, 'the ')} ${says}`,
        text,
        { ill: illIn(says), struck: struckBy(says) },
      ),
  ],
  [
    pattern(
      `((?:the |giant )?(?:rats|mice|insects|flies|mosquitoes|fleas|ravens|crows|bats|birds|locusts|beggars|pilgrims)) ((?:are |keep )?(?:spreading|spread|carrying|carry|bringing|bring) (?:an? |the )?((?:[\\p{L}-]+ ){0,2}${ill})(?: .+)?)`,
    ),
    ([doer = '', says = '', name = ''], text) =>
      claim(`the ${name}`, `${doer} ${says}`, text, { struck: struckBy(text) }),
  ],
  [
    pattern(
      '((?:an?|the) (?:[\\p{L}-]+ )?(?:town|village|city|port|harbour|harbor|quarter|district)) (?:is |was |has been )?(?:put |placed )?(?:under|in) quarantine(.*)',
    ),
    ([place = '', more = ''], text) =>
      claim(
        'the sickness',
        `${place.replace(/^an? /, 'the ')} is in quarantine because of a sickness${more}`,
        text,
        { struck: 'the sick' },
      ),
  ],
  [
    pattern(
      '((?:the |all the )?(?:forests?|woods|trees|bees|animals|birds|horses|plants|vines|vineyards|olive trees|jungle|grove|livestock|chickens|fish)) ((?:is|are|keeps?) (?:slowly )?(?:dying|sick|withering|rotting|turning grey|turning black)\\b.*)',
    ),
    ([what = '', says = ''], text) =>
      claim(`the ${what.replace(/^(?:all the|the) /, '')}`, text, text, {
        ill: /animal|bees|birds|horses|livestock|chickens|fish/.test(what)
          ? 'the sickness'
          : 'the blight',
        struck: struckBy(says),
      }),
  ],
];
