import { clausesIn, doerIn, peopleIn, saidWords } from './idea-people.ts';
import { isCreatureNoun } from './foe.ts';
import { pronounsIn, singularOf, type SaidWords, type Told } from './matter-words.ts';

/** Ideas about debts and bargains, about what an odd neighbour wants, and about an ache. */

const ofPerson = (words: string, role: string, fact: string, said: SaidWords): Told => ({
  sort: 'person',
  words,
  fact,
  it: '{I}',
  isPlural: false,
  role,
  pronouns: pronounsIn(
    [...role.split(' '), /\b(?:his|her|him|himself|herself|she|he)\b/.exec(words)?.[0] ?? ''],
    role.split(' ').at(-1) ?? '',
  ),
  sides: undefined,
  said,
});

const paper = '(?:deal|pact|bargain|contract|agreement|debt)';
const kind = '(?:\\p{L}+ ){0,2}?';
const owing =
  /^(?:(.+?) )?(?:owes?|owing|owed|is in debt|are in debt|has a debt|have a debt) (?:(.+?) )?to (.+)$/u;
const made = new RegExp(
  `^(.+?) ((?:has |have )?(?:made|makes|make|signed|signs|struck|strikes|entered|regrets?|broke|wants? out of|is bound by|are bound by)) ((?:an?|the|his|her|their|its) ${kind}${paper}) (?:with|from) (.+)$`,
  'u',
);
const pledged =
  /^(.+?) ((?:has |have )?(?:sold|sells?|traded|trades?|promised|promises|wagered|wagers?|gambled(?: away)?|bet|lost|pledged|pawned|gave|signed away)) ((?:his|her|their|its|the) (?:own )?(?:soul|firstborn|first-born|shadow|voice|name|heart|memory|memories|daughter|son|child))(?: (?:away )?(?:to|with|in a game with|for|at|in) (.+))?$/u;
const papers = new RegExp(
  `^(?:(?:break|end|escape|void|destroy|get out of|win|honour|honor) )?((?:an?|the|his|her|their) )?((?:infernal|devilish|demonic|fey|hellish|dark|unholy|faustian) )?(?:(devil|demon|hag|fey|witch|vampire|genie)(?:'s)? )?${paper}(?: (?:with|to) (.+?))?(?: (?:that|which) (?:must|has to|should|needs to) be (?:broken|ended|voided))?$`,
  'u',
);
const bound = new RegExp(
  `^(?:free|save|rescue|release|get) (.+?) (?:from|out of) (?:an?|the|his|her|their) ((?:\\p{L}+(?:'s)? )?${paper}.*)$`,
  'u',
);
const stake =
  /^(?:win |play )?(?:an? |the )?(.*?(?:game|match|duel|riddle|contest|wager|bet|hand of cards|dice).*?) (?:against|with) (?:the )?(death|grim reaper|reaper|devil|a devil|a demon|a hag) for (?:the |a )?souls? of (?:an? |the )?(.+)$/u;

const collecting =
  /^((?:an?|the) \p{L}+) (?:(?:has |is )?(?:comes?|came|coming|wants|arrives)) (?:(?:to (?:collect|claim|take|fetch|get))|for) (?:the )?(\p{L}+)'s soul$/u;
const regained =
  /^(?:win back|win|save|free|rescue|buy back|get back|reclaim|recover) (?:an?|the)? ?(?:souls?(?: of ((?:an?|the) .+?))?) (?:from|out of the (?:claws|hands) of) (.+)$/u;

const lenders =
  /\b(?:devil|demon|fiend|imp|hell|vampire|lich|hag|witch|crone|coven|fey|fairy|fairies|faerie|archfey|dragon|giant|genie|djinni|djinn|efreeti|sphinx|god|goddess|moneylender|banker|crime|gangster|mafia|guild|pirate|merchant|thieves|smuggler|death)\w*\b/;

/** The party has signed nothing itself: it has vouched for someone. */
const isParty = (who: string): boolean =>
  /^(?:the party|party|we|i|the players|the heroes|you)$/.test(who);

function bargain(main: string, ofDebtor: (who: string) => string): Told | undefined {
  const said = saidWords(['bargain'], '-');
  const told = (role: string, fact: string): Told => ofPerson(main, role, fact, said);
  const [, game = '', rival = '', loser = ''] = stake.exec(main) ?? [];
  if (game !== '') {
    const name = rival
      .replace(/^(?:death|reaper|grim reaper)$/, 'Death')
      .replace(/^devil$/, 'the devil');
    return told(loser, `the soul of {I} is the stake of a ${game} against ${name}`);
  }
  const [, debtor = 'the party', sum = 'money', creditor = ''] = owing.exec(main) ?? [];
  if (creditor !== '' && lenders.test(creditor)) {
    return isParty(debtor)
      ? told('merchant', `{I} owes ${sum} to ${creditor} and the party has vouched for the debt`)
      : forPerson(ofDebtor(debtor), (role) => told(role, `{I} owes ${sum} to ${creditor}`));
  }
  const [, maker = '', verb = '', what = '', lender = ''] = made.exec(main) ?? [];
  if (maker !== '' && lenders.test(lender)) {
    return isParty(maker)
      ? told(
          'miller',
          `{I} has made ${what.replace(/^(?:his|her|their|its|the) /, 'a ')} with ${lender} and the party has vouched for it`,
        )
      : forPerson(ofDebtor(maker), (role) => told(role, `{I} ${verb} ${what} with ${lender}`));
  }
  const [, giver = '', gave = '', pledge = '', taker = ''] = pledged.exec(main) ?? [];
  if (
    giver !== '' &&
    (taker === ''
      ? /soul|firstborn|shadow|voice/.test(pledge)
      : lenders.test(taker) || /soul|firstborn|shadow/.test(pledge))
  ) {
    const to = taker === '' ? ' to a devil' : main.slice(main.indexOf(pledge) + pledge.length);
    const rest = taker === '' && /wager|gambl|bet|lost/.test(gave) ? ' in a game with a devil' : to;
    return forPerson(ofDebtor(giver), (role) =>
      told(role, `{I} ${gave} ${pledge.replace('my ', 'the ')}${rest}`),
    );
  }
  const [, captive = '', whose = ''] = bound.exec(main) ?? [];
  if (captive !== '' && lenders.test(whose)) {
    return forPerson(ofDebtor(captive), (role) => told(role, `{I} is bound by a ${whose}`));
  }
  const [, collector = '', victim = ''] = collecting.exec(main) ?? [];
  if (collector !== '' && lenders.test(collector)) {
    return forPerson(ofDebtor(`the ${victim}`), (role) =>
      told(role, `the soul of {I} is to be collected by ${collector}`),
    );
  }
  const [, loss = '', winner = ''] = regained.exec(main) ?? [];
  if (winner !== '' && lenders.test(winner)) {
    return forPerson(loss === '' ? 'miller' : ofDebtor(loss), (role) =>
      told(role, `the soul of {I} belongs to ${winner}`),
    );
  }
  const [all, , manner = '', owner = '', partner = ''] = papers.exec(main) ?? [];
  if (
    all === undefined ||
    manner + owner + partner === '' ||
    (partner !== '' && !lenders.test(partner))
  ) {
    return undefined;
  }
  const other =
    partner ||
    (owner === 'fey'
      ? 'the fey'
      : owner === ''
        ? manner.startsWith('fey')
          ? 'the fey'
          : 'a devil'
        : `a ${owner}`);
  return told(
    'miller',
    `{I} ${/\bdebt\b/.test(main) ? 'owes a debt to' : 'has made a bargain with'} ${other}`,
  );
}

const forPerson = (role: string, tell: (role: string) => Told): Told | undefined =>
  role === '' ? undefined : tell(role);

/** The role of one person or being that a noun phrase names; empty if it names none. */
function roleOf(phrase: string): string {
  const person = peopleIn(phrase);
  if (person?.count === 'one') return person.role;
  const doer = doerIn(phrase);
  return doer === undefined ||
    doer.isPlural ||
    /(?:guild|cult|coven|gang|tribe|clan|crew|order|church|circus|band|army|court|company|family)$/.test(
      phrase,
    ) ||
    person !== undefined
    ? ''
    : doer.noun.replace(/^the /, '');
}

/** A village that has signed is spoken for by one of its people. */
const debtorOf = (phrase: string): string =>
  /^(?:an?|the) (?:\p{L}+ )?(?:village|town|hamlet)$/u.test(phrase) ? 'mayor' : roleOf(phrase);

const hopes =
  /^(.+?) (?:(?:who|that) )?(wants?|would like|dreams?|wishes|longs?|hopes?|applies|applied|asks?|seeks?|tries|is trying|is learning|learns) (?:(?:to|of|for) )?(.+)$/u;
const peaceful =
  /^(?:(?:become|becoming|be|being) (?:an? |the |a real |human|good|kind|loved|accepted|normal|friends|free|left)|join(?:ing)? the (?:guard|watch|army|choir|guild|militia|party|navy)|open(?:ing)? |learn|read|study|attend|go(?:ing)? to school|marry|have (?:a family|friends|children)|friends|a friend|live (?:in|among|with|like)|settle|retire|get (?:a job|married|baptised)|an? (?:job|home|normal life|family)|citizenship|asylum|refuge|sanctuary|teach|cook|bake|sing|dance|paint|perform|write|run (?:an?|for) |compete|make friends|adopt|raise a)/;
const greedy =
  /\b(?:king|queen|emperor|empress|god|goddess|ruler|tyrant|immortal|lich|vampire|power|revenge|throne|world|army|kill|destroy|conquer|rule)\b/;

/** "A mimic that wants to be a real chair": a creature of whom no one expects it. */
function wish(main: string): Told | undefined {
  const [, who = '', verb = '', what = ''] = hopes.exec(main) ?? [];
  const head = singularOf(who.split(' ').at(-1) ?? '');
  const creature = who
    .split(' ')
    .some((word) => isCreatureNoun(singularOf(word)) || outsiders.test(word));
  if (!peaceful.test(what) || greedy.test(what) || !(creature || isCreatureNoun(head))) {
    return undefined;
  }
  const phrase = roleOf(who.replace(/ (?:who|that)$/, ''));
  const role =
    phrase === '' && /^(?:an?|the) [\p{L} -]+$/u.test(who)
      ? who.replace(/^(?:an?|the) /, '').replace(/ (?:who|that)$/, '')
      : phrase;
  if (role === '' || /\b(?:and|or|is|with)\b/.test(role)) return undefined;
  const says = main.slice(main.indexOf(` ${verb} `) + 1);
  return ofPerson(
    main,
    role,
    `{I} ${says.replace(/^seeks?/, 'asks for')}`,
    saidWords(['goblin'], 'become', '', ''),
  );
}

const outsiders =
  /^(?:orc|half-orc|goblin|hobgoblin|kobold|bugbear|gnoll|lizardfolk|yuan-ti|tiefling|monster)$/;

const undying =
  /\b(?:lich|vampire|mummy|ghost|skeleton|wraith|ghoul|revenant|undead|immortal|dragon|god|demigod|golem|elder|ancient|death knight|cursed)\b/;
const ending =
  /\b(?:to (?:die|be (?:killed|slain|destroyed|ended))|(?:kill|slay|destroy|end) (?:him|her|it|them|himself|herself|itself|his|her|its|their)\b|be (?:killed|slain|destroyed)|(?:help|wants?) (?:to )?(?:die|end)|die at last|to be mortal)/;

/** "A lich hires the party to destroy its phylactery": one who cannot die and asks for help with it. */
function farewell(main: string): Told | undefined {
  const [, who = '', says = ''] =
    /^(.+?) (?:(?:who|that) )?((?:wants?|asks?|begs?|hires?|needs?|wishes|longs|pays?|offers|would like)\b .+)$/u.exec(
      main,
    ) ?? [];
  if (
    who === '' ||
    !undying.test(who) ||
    !ending.test(says) ||
    /\b(?:rival|enemy|king|someone|everyone|hero)\b/.test(says)
  ) {
    return undefined;
  }
  const role = roleOf(who) || who.replace(/^(?:an?|the) /, '');
  if (!/^[\p{L} -]+$/u.test(role) || role.split(' ').length > 3) return undefined;
  return ofPerson(main, role, `{I} ${says.replace(/\byou\b/, 'the party')}`, saidWords([], 'hire'));
}

const ill =
  '(?:tooth ?ache|toothaches?|(?:bad |rotten |sore |hurting |aching )tooth|thorn|splinter|hiccups|hiccup|cough|cold|headaches?|stomach ?ache|upset stomach|bad stomach|ear ?ache|itch|insomnia|migraine)';
const suffers = new RegExp(
  `^(?:help |cure |heal |treat )?((?:an?|the) (?:[\\p{L}-]+ )?[\\p{L}-]+?) (?:with|has|that has|who has|suffers from|suffering from|is suffering from|caught|has got|has caught|whose problem is) ((?:(?:an?|the|his|her|its) )?(?:\\p{L}+ )?${ill})(?: (?:in|from|that|and) .+)?$`,
  'u',
);
const treated = new RegExp(
  `^(?:cure|heal|treat|pull|remove|fix|draw|get rid of|end|take out) (?:an? |the )?([\\p{L}-]+(?: [\\p{L}-]+)?)'s? ((?:\\p{L}+ )?(?:${ill}|tooth))$`,
  'u',
);
const pulled = new RegExp(
  `^(?:pull|remove|draw|take|get) (?:an? |the )?((?:\\p{L}+ )?(?:${ill}|tooth)) (?:of|from|out of) (?:the (?:paw|foot|hand|mouth) of )?(?:an? |the )?([\\p{L}-]+(?: [\\p{L}-]+)?)$`,
  'u',
);

/** "A giant with a thorn in his foot". */
function ache(main: string): Told | undefined {
  const [, who = '', what = ''] = suffers.exec(main) ?? treated.exec(main) ?? [];
  const [, pain = '', sufferer = ''] = pulled.exec(main) ?? [];
  const [, awake = ''] =
    /^((?:an?|the) (?:[\p{L}-]+ )?[\p{L}-]+?) (?:who |that )?(?:can't|cannot|can not) sleep$/u.exec(
      main,
    ) ?? [];
  const being = (who || sufferer || awake)
    .replace(/^(?:an?|the) /, '')
    .replace(/ (?:who|that)$/, '');
  const head = being.split(' ').at(-1) ?? '';
  if (!isCreatureNoun(head) && !/^(?:titan|giant|dragon)$/.test(head)) return undefined;
  // What is small in a person is large in these.
  if (
    !/^(?:giant|dragon|troll|ogre|cyclops|titan|manticore|sphinx|ettin|treant|kraken|behir|minotaur|wyrm|beholder)$/.test(
      head,
    )
  ) {
    return undefined;
  }
  const bare = (what || pain || 'insomnia').replace(/^(?:the|an?|his|her|its) /, '');
  const pains = /^tooth$/.test(bare)
    ? 'a bad tooth'
    : /^(?:hiccups|insomnia)$/.test(bare)
      ? `the ${bare}`.replace('the insomnia', 'insomnia')
      : `${/^[aeiou]/.test(bare) ? 'an' : 'a'} ${bare}`;
  return {
    sort: 'claim',
    words: main,
    fact: `the ${being} has ${pains}`,
    it: `the ${being.split(' ').at(-1) ?? being}`,
    isPlural: false,
    role: '',
    pronouns: undefined,
    sides: undefined,
    said: saidWords(['toothache'], 'have', '', 'toothache'),
  };
}

/** What someone owes or wants in an idea, or undefined if it is about something else. */
export function wantsOf(typed: string): Told | undefined {
  const clauses = clausesIn(typed);
  if (clauses === undefined) return undefined;
  const { main, more } = clauses;
  const told = bargain(main, debtorOf) ?? farewell(main) ?? ache(main) ?? wish(main);
  return told === undefined || more === undefined ? told : { ...told, more };
}
