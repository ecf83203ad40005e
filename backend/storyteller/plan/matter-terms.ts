import type { MatterKernel } from '../tables/matters/matter-types.ts';
import { isPersonNoun } from '../tables/person-nouns.ts';
import { contestWords } from '../tables/matters/contest-words.ts';
import { reasonWords } from '../tables/matters/reason-words.ts';
import { waters } from '../tables/matters/water-words.ts';
import { hostWords } from '../tables/matters/host-words.ts';
import { lenders, pledges } from '../tables/matters/bargain-words.ts';
import type { Terms } from './terms.ts';
import { classicTerms } from './classic-idea.ts';
import { peopleTerms } from './people-terms.ts';
import { isPluralWord, type Matter, singularOf } from './matter-words.ts';

type Source = Pick<
  Matter,
  'source' | 'fact' | 'it' | 'sort' | 'role' | 'isPlural' | 'sides' | 'reason' | 'task'
>;

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const isFoul = /\b(?:rigged|cheat(?:s|ing|ed)?|fixed|sabotaged?|foul|wrong)\b/;

const gamesOf = (it: string): (readonly [string, string])[] => [
  ['it', `the games in ${it}`],
  ['It', `The games in ${it}`],
  ['it.is', 'are'],
  ['it.was', 'were'],
  ['it.has', 'have'],
  ['it.v', ''],
  ['it.es', ''],
  ['it.they', 'they'],
  ['it.them', 'them'],
  ['it.their', 'their'],
];

function termsOfContest({ source, sort, it }: Source): Terms {
  const idea = source.toLowerCase();
  // "And one cheats with magic" does not say what is done in the contest.
  const [first = ''] = idea.split(/,| (?:and|but|where|because|while) /);
  const known = contestWords.filter(({ id }) => id !== 'any');
  const found =
    known.find(({ of }) => of.test(first)) ?? contestWords.find(({ of }) => of.test(idea));
  if (found === undefined) return { words: [], truths: {} };
  const [round1, round2, round3] = found.rounds;
  return {
    words: [
      // "Win the arena" means the games that are held there.
      ...(sort === 'site' ? gamesOf(it) : []),
      ['entrant', found.entrant],
      ['gear', found.gear],
      ['gear.s', `${found.gear}s`],
      ['ground', found.ground],
      ['store', found.store],
      ['round1', round1],
      ['round2', round2],
      ['round3', round3],
      ['foul', found.foul],
      ['trace', found.trace],
      ['maker', found.maker],
    ],
    truths: { contest: found.id, rigged: isFoul.test(idea) ? 'yes' : 'no' },
    ...(found.role !== undefined && { roles: { B: found.role } }),
  };
}

const termsOfPeace = ({ fact, sides }: Source): Terms => {
  const [, cause] = / over (an? .+)$/.exec(fact) ?? [];
  return {
    words: cause === undefined ? [] : [['cause', cause]],
    truths: {
      cause: cause === undefined ? 'no' : 'yes',
      dry: /\b(?:dried|dry)\b/.test(fact) ? 'yes' : 'no',
    },
    ...(sides !== undefined && { beside: sides[0] }),
  };
};

/** The subject with its role, where it is first mentioned. */
const who = ({ sort, it }: Source): string => (sort === 'person' ? '{I.full}, the {I.role}' : it);

/** The same as the subject of a verb. */
const whoWords = (matter: Source): (readonly [string, string])[] => [
  ['who', who(matter)],
  ['who.s', matter.sort === 'person' ? `${who(matter)},` : matter.it],
];

/** The noun of a person in "with the baker" or "a baker's". */
const personIn = (text: string): string | undefined => {
  const head =
    text
      .split(/ (?:of|in|at|from|who) /)[0]
      ?.split(' ')
      .at(-1) ?? '';
  return isPersonNoun(head) ? text.replace(/^(?:an?|the|his|her|their) /, '') : undefined;
};

const inLove = /\b(?:fell|falls|is|has fallen) in love with (.+)$|\bloves (.+)$/;
const asksFor = /\b(?:asks?|asking|begs?|begging|appl(?:y|ies)|seeks?)(?: for)? (.+)$/;
const wants = /\b(?:wants?|wishes|longs|hopes|dreams of|tries|is trying|would like) (.+)$/;
const runsFor = /\b(?:is running|runs|run) for (?:the office of )?(.+)$/;

/** What is wanted, as it follows "wants": `to become mayor`, `asylum`. */
function wishIn(fact: string): string {
  const said = fact.split(/ (?:but|because|so that|before) /)[0] ?? fact;
  const [, loved = '', loved2 = ''] = inLove.exec(said) ?? [];
  if (loved + loved2 !== '') return `to court ${loved || loved2}`;
  const [, office = ''] = runsFor.exec(said) ?? [];
  if (office !== '') return `to become ${office}`;
  return wants.exec(said)?.[1] ?? asksFor.exec(said)?.[1] ?? 'to be heard';
}

function termsOfWish(matter: Source): Terms {
  const wish = wishIn(matter.fact);
  const isAct = wish.startsWith('to ');
  const loved = /^to court (.+)$/.exec(wish)?.[1];
  const partner = loved === undefined ? undefined : personIn(loved);
  const right = isAct ? `the right ${wish}` : wish;
  const we = matter.isPlural ? 'We' : 'I';
  return {
    words: [
      ...whoWords(matter),
      ['wish', wish],
      ['wish.n', right],
      ['wish.u', upper(wish)],
      ['wish.q', `"${we} want ${wish}"`],
    ],
    truths: { love: loved === undefined ? 'no' : 'yes' },
    ...(partner !== undefined && { roles: { B: partner } }),
  };
}

/** Who has the claim of a bargain, by what the idea calls it. */
function termsOfBargain(matter: Source): Terms {
  const idea = matter.source.toLowerCase();
  const own = new Set(matter.it.split(' ').map(singularOf));
  const words = idea.split(/[^\p{L}']+/u).map((word) => singularOf(word.replace(/'s$/, '')));
  const lender =
    lenders.find(({ of }) => words.some((word) => of.has(word) && !own.has(word))) ?? lenders[0];
  const named = words.find((word) => lender?.of.has(word) && !own.has(word));
  const [, sold = ''] = /\bsold (?:his|her|their|its|the) (\p{L}+)/u.exec(idea) ?? [];
  const pledge =
    pledges.find(({ of }) => of.test(idea))?.pledge ??
    (matter.sort === 'person' ? undefined : lender?.ofBand) ??
    lender?.pledge ??
    '';
  const owed = sold === '' ? pledge : `the ${sold}`;
  const role =
    named === undefined || /^(?:fey|crime|hell|coven|death)$/.test(named)
      ? (lender?.role ?? '')
      : named;
  return {
    words: [
      ...whoWords(matter),
      ['pledge', owed],
      ['pledge.is', isPluralWord(owed.split(' ').at(-1) ?? '') ? 'are' : 'is'],
      ['mark', lender?.mark ?? ''],
      ['manner', lender?.manner ?? ''],
      ['weak', lender?.weak ?? ''],
    ],
    truths: { lender: lender?.id ?? '' },
    roles: { A: role },
    ...(lender?.foe === true && { foe: role }),
  };
}

const titled =
  /\b(?:fairy|fey|faerie|vampire|devil|demon|elf|goblin|hag) (?:queen|king|count|countess|lord|lady|prince|princess)\b/;

function termsOfHost({ source }: Source): Terms {
  const idea = source.toLowerCase();
  const host = hostWords.find(({ of }) => of.test(idea));
  if (host === undefined) return { words: [], truths: {} };
  const [hall, kitchen, chamber] = host.places;
  const role = titled.exec(idea)?.[0] ?? host.role;
  return {
    words: [
      ['ground', host.ground],
      ['hall', hall],
      ['kitchen', kitchen],
      ['chamber', chamber],
      ['rule', host.rule],
      ['rule.host', host.ofHost],
      ['forfeit', host.loss],
      ['kept', host.kept],
      ['free', host.free],
      ['game', host.game],
      ['sign', host.sign],
      ['end', host.end],
    ],
    truths: { host: host.id },
    roles: { A: role },
    beside: host.beside,
    ...(host.foe && { foe: role }),
  };
}

const ailments =
  /\b(tooth ?ache|tooth|thorn|splinter|hiccups?|cough|cold|headache|stomach ?ache|ear ?ache|itch|insomnia)\b/;

/** What hurts, and what has to be done about it. */
function termsOfAche(matter: Source): Terms {
  const [, found = 'toothache'] = ailments.exec(matter.source.toLowerCase()) ?? [];
  const isTooth = found.startsWith('tooth');
  const name = /^(?:tooth|thorn|splinter|cough|cold|itch)$/.test(found) ? `a ${found}` : found;
  const ache = found === 'tooth' ? 'a bad tooth' : isTooth ? 'a toothache' : name;
  return {
    words: [
      ...whoWords(matter),
      ['ache', ache],
      [
        'ache.s',
        isTooth ? 'a tooth as large as a barrel, and it throbs' : `${ache}, and no pause in it`,
      ],
      [
        'job',
        isTooth
          ? 'to find the bad tooth and have it out'
          : 'to find what is the cause, which is small, and have it out',
      ],
    ],
    truths: { ache: isTooth ? 'tooth' : 'other' },
  };
}

const undead =
  /\b(?:lich|vampire|mummy|ghost|skeleton|wraith|ghoul|specter|spectre|revenant|death)\b/;

const termsOfHired = (matter: Source): Terms => ({
  words: [
    ...whoWords(matter),
    ['wish', wishIn(matter.fact)],
    [
      'end',
      undead.test(matter.source.toLowerCase())
        ? 'lie down at last'
        : 'sleep without dreams and begin again as somebody else',
    ],
  ],
  truths: {},
});

/** Why a creature does harm, and what would end it. */
function termsOfReason({ reason, fact }: Source): Terms {
  const said = reason ?? fact;
  const found = reasonWords.find(({ of }) => of.test(said.toLowerCase()));
  if (found === undefined) return { words: [], truths: {} };
  const { wrong, proof, need, deed, done, where } = found;
  return {
    words: [
      ...Object.entries({ wrong, proof, need, deed, done, where }),
      ['where.u', upper(where)],
      ...(reason === undefined
        ? ([
            ['second', fact],
            ['Second', upper(fact)],
          ] as const)
        : []),
    ],
    truths: {},
  };
}

/** Words that a title writes small. */
const small = /^(?:an?|the|of|in|on|at|to|from|into|with|for|and|or|by|over|through|under)$/;

const inTitle = (text: string): string =>
  text
    .split(' ')
    .map((word, index) => (index > 0 && small.test(word) ? word : upper(word)))
    .join(' ');

const termsOfTask = ({ task = '' }: Source): Terms => ({
  words: [
    ['task', task],
    ['Task', upper(task)],
    ['taskTitle', inTitle(task)],
  ],
  truths: {},
});

const terms: Readonly<Record<string, (matter: Source) => Terms>> = {
  ...peopleTerms,
  contest: termsOfContest,
  peace: termsOfPeace,
  wish: termsOfWish,
  bargain: termsOfBargain,
  hired: termsOfHired,
  ache: termsOfAche,
  'feast-host': termsOfHost,
  undertaking: termsOfTask,
  'hunt-reason': termsOfReason,
  'hunt-sea': ({ source }) => ({
    words: [['water', waters.find(([of]) => of.test(source.toLowerCase()))?.[1] ?? 'the sea']],
    truths: {},
  }),
};

/** What the rows of a kernel say of an idea besides the words that all kernels use. */
export const termsOf = ({ id }: MatterKernel, matter: Source): Terms =>
  terms[id]?.(matter) ?? classicTerms(id, matter.source) ?? { words: [], truths: {} };
