import { isPlaceNoun } from '../tables/place-nouns.ts';
import { isPersonNoun } from '../tables/person-nouns.ts';
import { clauses, isBeing, isThing, phraseIn, toldAbout } from './idea-phrases.ts';
import type { Told } from './matter-words.ts';
import { factOfTask } from './task-fact.ts';

const pattern = (text: string): RegExp => new RegExp(`^${text}$`, 'u');

const infinitives: Readonly<Record<string, string>> = {
  stealing: 'steal',
  robbing: 'rob',
  retrieving: 'retrieve',
  recovering: 'recover',
  finding: 'find',
  fetching: 'fetch',
  collecting: 'collect',
  gathering: 'collect',
  gather: 'collect',
  assemble: 'collect',
  assembling: 'collect',
  'searching for': 'search for',
  'looking for': 'look for',
  'breaking into': 'break into',
  'sneaking into': 'sneak into',
  infiltrating: 'infiltrate',
  'spying on': 'spy on',
  seeking: 'seek',
  'dive for': 'search for',
  'diving for': 'search for',
  'digging for': 'dig for',
  pilfer: 'steal',
  nick: 'steal',
  'make off with': 'steal',
  'run off with': 'steal',
  crack: 'break into',
  'crack open': 'break into',
  'blow open': 'break into',
  'break in to': 'break into',
  burglarize: 'burgle',
};

const took =
  '(?:(?:has |have |had )?(?:taken|carried off|carried away|made off with|run off with|snatched|swiped|seized|grabbed|looted|pinched|stolen)|took|take|takes|ran off with|run off with|make off with|nicked)';

const canHave = (typed: string): boolean => isBeing(phraseIn(typed).head);
const isObject = (typed: string): boolean => isThing(phraseIn(typed.replace(clauses, '')));

type Rewrite = readonly [RegExp, (...parts: string[]) => string | undefined];

/** Other wordings of what the readers of robberies and searches know. */
const rewrites: readonly Rewrite[] = [
  [
    pattern(
      `(${Object.keys(infinitives)
        .toSorted((one, two) => two.length - one.length)
        .join('|')}) (.+)`,
    ),
    (verb = '', rest = '') => `${infinitives[verb] ?? verb} ${rest}`,
  ],
  // "Quest for" is cut before the idea is read.
  [
    pattern('for ((?:an?|the) .+)'),
    (what = '') => (isObject(what) ? `quest for ${what}` : undefined),
  ],
  [pattern('(?:an? |the )?bank job'), () => 'rob a bank'],
  [
    pattern('(?:pull off |plan |commit )?(?:an? |the )?(?:heist|robbery) during ((?:an?|the) .+)'),
    (event = '') => `steal the gifts during ${event}`,
  ],
  [
    pattern('(?:steal|rob) from ((?:an?|the) .+)'),
    (who = '') => (phraseIn(who).head === 'dragon' ? `steal the hoard from ${who}` : `rob ${who}`),
  ],
  [
    pattern(
      "rob ((?:an?|the) (?:[\\p{L}-]+ )*dragon)(?:'s (?:lair|cave|nest|hoard|den|treasure))?(.*)",
    ),
    (who = '', more = '') => `steal the hoard from ${who}${more}`,
  ],
  [
    pattern(
      `(?:get|take|grab|seize|wrest|obtain|acquire|win|retrieve|fetch) (?!back\\b)(.+?)(?: away)? from ((?:an?|the|some) .+|\\p{L}+s(?: .+)?)`,
    ),
    (what = '', who = '') =>
      isObject(what) &&
      !/\bback$|\bstolen\b/.test(what) &&
      canHave(who.replace(clauses, '')) &&
      !isPlaceNoun(phraseIn(who).head)
        ? `steal ${what} from ${who}`
        : undefined,
  ],
  [
    pattern(
      '(?:get|fetch|bring|bring back) ((?:an?|the) .+?) from ((?:the |an? )(?:top|bottom|heart|depths|peak|lair|ruins) .+|(?:an?|the) .+)',
    ),
    (what = '', where = '') =>
      isObject(what) && !canHave(where) ? `retrieve ${what} from ${where}` : undefined,
  ],
  [
    pattern(
      '(?:get back|bring back|recover|retrieve|return|find) ((?:an?|the|our) .+?) (?:that|which) (?:was |were )?((?:the |an? |some )?[\\p{L} -]+?) (?:has |have |had )?(?:stole|stolen|took|taken)',
    ),
    (what = '', who = '') => (isObject(what) && canHave(who) ? `${who} stole ${what}` : undefined),
  ],
  [
    pattern(
      `(?!somebody|someone)((?:the |an? |some |our )?[\\p{L}' -]+?) ${took} ((?:all (?:of )?)?(?:the|an?|our|their|his|her) .+|[\\p{L}-]+'s .+)`,
    ),
    (who = '', what = '') =>
      canHave(who) &&
      !/ (?:to|who|that|which) /.test(` ${who} `) &&
      isObject(what.replace(/^all (?:of )?/, ''))
        ? `${who} stole ${what.replace(/^all (?:of )?/, '')}`
        : undefined,
  ],
  [
    pattern(
      '(.+?) (?:was|were|has been|have been|got|is|are) (?:taken|carried off|carried away|snatched|swiped|seized|looted) by ((?:the |an? |some )?[\\p{L} -]+)',
    ),
    (what = '', who = '') => (isObject(what) && canHave(who) ? `${who} stole ${what}` : undefined),
  ],
  [
    pattern('(.+?) (was|were|has been|have been) (?:taken|removed|snatched|swiped) (from .+)'),
    (what = '', was = '', from = '') =>
      isObject(what)
        ? `${what} ${was.replace('has been', 'was').replace('have been', 'were')} stolen ${from}`
        : undefined,
  ],
  [
    pattern(
      '(?:solve |investigate |an? |the )*(?:theft|robbery|disappearance|stealing) of ((?:an?|the) .+)',
    ),
    (what = '') =>
      isObject(what) ? `${what} ${phraseIn(what).isPlural ? 'were' : 'was'} stolen` : undefined,
  ],
  [
    pattern('(?:solve |investigate )?(?:an? |the )?([\\p{L}-]+) theft(?: (?:at|in|from) (.+))?'),
    (what = '', where = '') =>
      isObject(`the ${what}`)
        ? `the ${what.replace(/s?$/, 's')} were stolen${where === '' ? '' : ` from ${where}`}`
        : undefined,
  ],
  [
    pattern(
      '(.+?) (?:must|have to|has to|need to|needs to|should) be (?:found|recovered|retrieved|collected|gathered|brought together|brought back)(.*)',
    ),
    (what = '', more = '') => (isObject(what) ? `find ${what}${more}` : undefined),
  ],
  [
    pattern('(?:bring|fetch|get|find) ((?:an?|the) ([\\p{L}-]+)) ((?:an?|the|some) .+)'),
    (whom = '', head = '', what = '') =>
      isPersonNoun(head) && isObject(what)
        ? `find ${what} for ${whom.replace(/^an? /, 'the ')}`
        : undefined,
  ],
  [
    pattern(
      '(?:an? |the )?(?:treasure hunt|hunt for treasure|treasure hunting) ((?:on|in|at|under|beneath|across|through) .+)',
    ),
    (where = '') => `search for the treasure ${where}`,
  ],
  [
    pattern(
      '(.+?) (is|are) ((?:at the bottom of|deep in|deep under|somewhere in|in the depths of|buried in|buried under|inside|on top of|at the top of) .+)',
    ),
    (what = '', is = '', where = '') =>
      isObject(what)
        ? `${what} ${is === 'is' ? 'lies' : 'lie'} ${where.replace(/^buried /, '')}`
        : undefined,
  ],
];

/** A robbery, a theft or a search in the words that the readers know. */
export function reworded(text: string): string {
  for (const [form, say] of rewrites) {
    const parts = form.exec(text);
    const said = parts === null ? undefined : say(...parts.slice(1).map((part) => part ?? ''));
    if (said !== undefined) return said;
  }
  return text;
}

const gone =
  '(?:has vanished|have vanished|vanished|has disappeared|have disappeared|disappeared|has gone missing|have gone missing|went missing|is gone|are gone|has been lost|is nowhere to be found)';

/** What no one can have stolen. */
const natural =
  /^(?:sun|moon|star|sea|ocean|lake|river|sky|forest|tree|mountain|hill|island|magic|night|day|winter|summer|spring|autumn|rain|snow|wind|shadow|colou?r|sound|light|dream|god|water|fish|bird|voice|music|horizon|tide|cloud|fire|flower)$/;

/** What is gone without a trace, a thing that is swapped, and one who or that leads to a treasure. */
export function takenOf(text: string): Told | undefined {
  const [, swapped = ''] =
    /^(?:swap|replace|exchange|switch) ((?:an?|the) .+?) (?:with|for|by) (?:an? |the )?(?:\p{L}+ )?(?:fake|copy|forgery|replica|imitation|duplicate)\b/u.exec(
      text,
    ) ?? [];
  if (swapped !== '' && isObject(swapped)) {
    return toldAbout(text, phraseIn(swapped), { family: 'heist', fact: factOfTask(text) });
  }
  const [, lost = ''] =
    new RegExp(`^((?:an?|the|our) .+?|[\\p{L}' -]+?) ${gone}(?: .*)?$`, 'u').exec(text) ?? [];
  const isClause = / (?:and|but|is|are|was|were|has|have) /.test(lost);
  if (lost !== '' && !isClause && isObject(lost) && !natural.test(phraseIn(lost).head)) {
    const { owner } = phraseIn(lost);
    const isOwned = isPersonNoun(owner.split(' ').at(-1) ?? '');
    return toldAbout(text, phraseIn(lost), {
      state: 'gone',
      family: 'stolen',
      isTaken: true,
      fact: text,
      ...(isOwned && { role: owner.replace(/^(?:an?|the) /, '') }),
    });
  }
  const [, guide = '', , where = ''] =
    /^(.+?) (leads|guides|takes|can lead|will lead|promises to lead|shows the way|offers to lead) (?:you |the party |them |the heroes |people |everyone |players )?to (.*\b(?:treasure|gold|hoard|riches)\b.*)$/u.exec(
      text,
    ) ?? [];
  if (guide !== '' && !/ (?:who|that|which) /.test(guide)) {
    return treasure(
      text,
      `${withNoun(guide)} leads the party to ${where.replace(/^(?=treasure)/, 'a ')}`,
      /\bmap\b/.test(guide),
    );
  }
  const [, map = '', shown = ''] =
    /^((?:an? |the )?(?:\p{L}+ )?(?:map|chart)) (?:shows?|leads?|points?|marks?) (.*\b(?:treasure|gold|hoard|riches)\b.*)$/u.exec(
      text,
    ) ?? [];
  return map === '' ? undefined : treasure(text, `${withNoun(map)} shows ${shown}`, true);
}

const withNoun = (text: string): string =>
  /^(?:an?|the|\p{L}+s) /u.test(text) ? text : `${/^[aeiou]/.test(text) ? 'an' : 'a'} ${text}`;

const treasure = (text: string, fact: string, hasMap: boolean): Told =>
  toldAbout(
    text,
    { it: 'the treasure', isPlural: false },
    { family: 'lost', fact, ...(hasMap && { hasMap }) },
  );

/** "Stolen holy relic, the thief is the priest himself": the second clause says who has it. */
export function withThief(told: Told | undefined, idea: string): Told | undefined {
  const [, who = ''] =
    /[,;.] (?:and |but )?the (?:thief|culprit|robber) (?:is|was) (?:really |actually |secretly )?(?:an?|the) ([\p{L} -]+?)(?: himself| herself| themself)?\.?$/u.exec(
      idea.trim().toLowerCase(),
    ) ?? [];
  return told === undefined || told.family !== 'stolen' || who === ''
    ? told
    : { ...told, lead: who };
}
