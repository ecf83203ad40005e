import { isPersonNoun } from '../tables/person-nouns.ts';
import { clausesIn, saidWords } from './idea-people.ts';
import { phraseIn } from './idea-phrases.ts';
import { pronounsIn, type Told } from './matter-words.ts';

const slowly = '(?:secretly|slowly|quietly|gradually|steadily|being)';
const done = new RegExp(
  `^(?:find out |find |discover |unmask |stop )?(?:(?:who|whoever) is |(.+?) (?:is|are|has been|have been|keeps?) )(?:${slowly} )*(?:poisoning|drugging|trying to poison) (.+?)((?: (?:with|at|for|during|every|so|to|before|because) .+)?)$`,
  'u',
);
const suffered = new RegExp(
  `^((?:an?|the) .+?) (?:is|are|has been|gets?|keeps?) (?:${slowly} )*being (?:${slowly} )*(?:poisoned|drugged)(?: by (.+?))?((?: (?:with|at|for|during|every|so|to|before|because|to death) .+)?)$`,
  'u',
);

const roleOf = (phrase: string): string | undefined => {
  const { head, isPlural } = phraseIn(phrase);
  const role = phrase
    .replace(/^(?:an?|the|our|my|his|her|their) /, '')
    .replace(/ (?:of|in|from|at) (?:the )?(?:town|village|city|realm|kingdom|land)$/, '');
  return isPersonNoun(head) && !isPlural && role.split(' ').length <= 5 ? role : undefined;
};

/** Someone who is still alive and gets poison day by day; who is dead of it has been murdered. */
export function poisonedOf(typed: string): Told | undefined {
  const clauses = clausesIn(typed);
  if (clauses === undefined) return undefined;
  const { main, more } = clauses;
  const [, doer = '', object = '', tail = ''] = done.exec(main) ?? [];
  const [, victim = '', by = '', later = ''] = suffered.exec(main) ?? [];
  // "The king's advisor is poisoning him" says by the owner whom.
  const owner = phraseIn(doer).owner;
  const whom = victim || (/^(?:him|her|them)$/.test(object) ? owner : object);
  const role = whom === '' ? undefined : roleOf(whom);
  if (role === undefined) return undefined;
  const lead = roleOf(doer || by);
  const who = doer || by;
  const byWhom = lead === undefined ? '' : ` by ${/^(?:an?|the) /.test(who) ? who : `the ${who}`}`;
  return {
    sort: 'person',
    words: main,
    fact: `{I} is being poisoned${byWhom}${tail || later}`,
    ...(more !== undefined && { more }),
    it: '{I}',
    isPlural: false,
    role,
    pronouns: pronounsIn([...main.split(' '), ...role.split(' ')], role),
    state: 'unwell',
    sides: undefined,
    ...(lead !== undefined && { lead }),
    said: saidWords([role.split(' ').at(-1) ?? ''], 'poison', '', 'slowly'),
  };
}

const extorted =
  /^((?:an?|the) .+?|somebody|someone) (?:is |has been |keeps )?(?:blackmailing|blackmails) (.+?)((?: (?:with|over|about|because of|into|using) .+)?)$/u;
const pressed =
  /^((?:an?|the) .+?) (?:is|are|was|were|has been|gets?) (?:being )?blackmailed by (.+?)((?: (?:with|over|about|because of|into|using) .+)?)$/u;

/** Who blackmails is the enemy, and whom, is the one that the idea is about. */
export function blackmailOf(typed: string): Told | undefined {
  const clauses = clausesIn(typed);
  if (clauses === undefined) return undefined;
  const { main, more } = clauses;
  const [, doer = '', victim = '', tail = ''] = extorted.exec(main) ?? [];
  const [, pressedOne = '', by = '', later = ''] = pressed.exec(main) ?? [];
  const whom = victim || pressedOne;
  if (whom === '' || whom.split(' ').length > 5) return undefined;
  const who = doer || by;
  const lead = roleOf(who);
  const phrase = phraseIn(whom);
  const role = roleOf(whom);
  const byWhom = lead === undefined ? '' : ` by ${who}`;
  const object =
    victim === '' || /^(?:an?|the) /.test(whom) || phrase.isPlural ? whom : `the ${whom}`;
  return {
    sort: role === undefined ? 'claim' : 'person',
    words: main,
    fact: `${role === undefined ? object : '{I}'} ${phrase.isPlural ? 'are' : 'is'} blackmailed${byWhom}${tail || later}`,
    ...(more !== undefined && { more }),
    it: role === undefined ? phrase.it : '{I}',
    isPlural: role === undefined && phrase.isPlural,
    role: role ?? '',
    pronouns: role === undefined ? undefined : pronounsIn(role.split(' '), role),
    sides: undefined,
    ...(lead !== undefined && { lead }),
    said: saidWords([phrase.head], 'blackmail'),
  };
}

const watched =
  /^((?:an?|the|our|one of the) [\p{L}' -]+?) (?:has |had )?(?:saw|seen|witnessed|witnesses|sees|watched|overheard|overhears) (?:an? |the )?((?:[\p{L}-]+ )?(?:murder|killing|assassination)(?: of [\p{L}' -]+)?)((?: (?:at|in|on|through|from) .+)?)$/u;

/** "The town drunk saw a murder": who saw it is the witness of the plot. */
export function witnessedOf(typed: string): Told | undefined {
  const clauses = clausesIn(
    typed.replace(/ and (?=(?:nobody|no one|everyone|now|only)\b)/iu, ', and '),
  );
  if (clauses === undefined) return undefined;
  const { main, more } = clauses;
  const [, who = '', what = '', where = ''] = watched.exec(main) ?? [];
  const role = who === '' ? undefined : roleOf(who.replace(/^one of the (.+)s$/, 'a $1'));
  if (role === undefined) return undefined;
  return {
    sort: 'crime',
    crime: 'dead',
    state: 'dead',
    words: main,
    fact: `${who.replace(/^(?:an|our) /, 'the ').replace(/^a /, 'the ')} saw ${/ of /.test(what) ? 'the' : /^[aeiou]/.test(what) ? 'an' : 'a'} ${what}${where}`,
    ...(more !== undefined && { more }),
    it: 'the murder',
    isPlural: false,
    role: '',
    pronouns: undefined,
    sides: undefined,
    said: saidWords(['murder'], 'murder'),
    inquiry: { kind: 'murder', witness: { role, pronouns: pronounsIn(main.split(' '), role) } },
  };
}
