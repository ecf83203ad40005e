import { isPersonNoun } from '../tables/person-nouns.ts';
import { isPluralWord, type Matter } from './matter-words.ts';

/** What the rows of plots about people say of an idea. */
export interface PeopleTerms {
  readonly words: readonly (readonly [key: string, text: string])[];
  readonly truths: Readonly<Record<string, string | number>>;
  readonly roles?: { readonly A?: string; readonly B?: string };
}

type Source = Pick<Matter, 'source' | 'sort'>;

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const pay =
  /\b(?:from|with|by|for|protect\p{L}*|help\p{L}*) (?:the |a |an |local |some )*((?:[\p{L}-]+ )?(?:smugglers|bandits|thieves|pirates|gangs?|guilds?|merchants|criminals|crooks|slavers|cultists|robbers|traders|nobles|dealers|poachers|brewers|miners))\b/u;

/** Who pays the one in office. */
function termsOfBribed({ source }: Source): PeopleTerms {
  const [, found = 'smugglers'] = pay.exec(source.toLowerCase()) ?? [];
  const payers = `the ${/gang$|guild$/.test(found) ? `people of the ${found}` : found}`;
  return {
    words: [
      ['payers', payers],
      ['payers.u', upper(payers)],
    ],
    truths: {},
  };
}

const holds =
  /\b(?:over|with|because of|about|using) (?:his |her |their |the |an? |some )*((?:[\p{L}-]+ )?(?:letters?|secret|diary|portrait|painting|past|affair|crime|murder|debts?|papers?|documents?|book|journal|ledger|contract|child|daughter|son|will|ring|locket|sketch|photograph))\b/u;
const forced =
  /\binto ((?:an?|one|the) [\p{L} -]+)$|\b(?:to|into) ((?:do|doing|steal|stealing|kill|killing|vote|voting|sign|signing|resign|resigning|pay|paying|give|giving|marry|marrying|hand|handing)\b[\p{L} -]*)$/u;
const vague = /^(?:past|crime|murder|affair|secret|debts?|child|daughter|son)$/;

/** Over what someone is blackmailed, and into what. */
function termsOfBlackmail({ source }: Source): PeopleTerms {
  const idea = source.toLowerCase();
  const [, found = 'letter'] = holds.exec(idea) ?? [];
  // A secret can only be kept in a drawer if it is written down.
  const hold = vague.test(found.split(' ').at(-1) ?? '')
    ? `the papers about the ${found}`
    : `the ${found}`;
  const [, noun, deed] = forced.exec(idea) ?? [];
  return {
    words: [
      ['hold', hold],
      ['hold.u', upper(hold)],
      [
        'demand',
        noun ??
          (deed === undefined
            ? 'a small favour'
            : `one thing, ${/ing\b/.test(deed) ? deed : `to ${deed}`}`),
      ],
    ],
    truths: {},
  };
}

const faked =
  /\b(?:fake|false|forged|counterfeit|fraudulent|bogus) ((?:[\p{L}-]+ )?(?:coins?|money|deeds?|papers?|documents?|passports?|passes|letters?|charters?|wills?|maps?|seals?|relics|gold|silver|titles|licences|licenses|paintings|contracts))\b|\b(?:forg\p{L}+|counterfeit\p{L}*) ((?:[\p{L}-]+ )?(?:coins|money|deeds|papers|documents|passports|passes|letters|charters|wills|maps|seals|titles|licences|contracts|paintings))\b/u;
const single = /^(?:money|gold|silver)$/;

/** What is forged. */
function termsOfForgers({ source }: Source): PeopleTerms {
  const [, first, second] = faked.exec(source.toLowerCase()) ?? [];
  const noun = (first ?? second ?? 'coins').replace(/^(?:fake|false|the|a|an|of) /, '');
  const head = noun.split(' ').at(-1) ?? '';
  const many = single.test(head)
    ? `${head} coins`.replace('money coins', 'coins')
    : isPluralWord(head)
      ? noun
      : `${noun}s`;
  return {
    words: [
      ['fakes', `false ${many}`],
      ['fakes.u', `False ${many}`],
    ],
    truths: {},
  };
}

/** The two who want each other: the person of the idea and B, or B and one of the house of A. */
function termsOfLovers({ source, sort }: Source): PeopleTerms {
  const isPerson = sort === 'person';
  const [, whom = ''] =
    /\b(?:marry|marries|loves?|love with|elopes? with|court) (?:an? |the )?((?:[\p{L}-]+ )?[\p{L}-]+?)(?= (?:but|and|who|from|against|although)|$)/u.exec(
      source.toLowerCase(),
    ) ?? [];
  const [, relative] =
    /\b(?:his|her|their|the) (father|mother|family|uncle|aunt|brother|guardian|master|king|queen|parents) (?:forbids?|forbade|does not|doesn't|is against|will not|won't|refuses?|hates?|opposes?)\b/u.exec(
      source.toLowerCase(),
    ) ?? [];
  const partner = isPerson && isPersonNoun(whom.split(' ').at(-1) ?? '') ? whom : undefined;
  return {
    words: [
      ['lover', isPerson ? '{I}' : '{B}'],
      ['lover.u', isPerson ? '{I}' : '{B}'],
      ['dear', isPerson ? '{B}' : '{tansy}'],
    ],
    truths: {},
    roles: {
      ...(partner !== undefined && { B: partner }),
      ...(isPerson &&
        relative !== undefined && {
          A: relative.replace(/^(?:family|parents)$/, 'head of the family'),
        }),
    },
  };
}

export const peopleTerms: Readonly<Record<string, (matter: Source) => PeopleTerms>> = {
  bribed: termsOfBribed,
  blackmail: termsOfBlackmail,
  forgers: termsOfForgers,
  lovers: termsOfLovers,
};
