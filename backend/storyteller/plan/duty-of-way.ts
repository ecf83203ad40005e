import { isPersonNoun } from '../tables/person-nouns.ts';
import type { Duty, Named } from './duty-types.ts';
import {
  bands,
  bandWords,
  be,
  core,
  daysIn,
  eventIn,
  isPersonOf,
  limit,
  namedIn,
  plural,
  withArticle,
} from './duty-nouns.ts';
import { singularOf } from './matter-words.ts';

const participles: Readonly<Record<string, string>> = {
  escort: 'escorted',
  guide: 'guided',
  lead: 'led',
  accompany: 'accompanied',
  transport: 'transported',
  carry: 'carried',
  deliver: 'delivered',
  bring: 'brought',
  get: 'brought',
  take: 'taken',
  haul: 'taken',
  ship: 'shipped',
  convoy: 'escorted',
  guard: 'guarded on the way',
  protect: 'protected on the way',
};

/** Who is feared in "bandit country" and "goblin woods". */
const landOfFoes = new RegExp(
  `\\b(${bandWords})(?:'s?)? (?:country|territory|lands?|woods?|forest|hills|pass|country)\\b`,
);

function chargeOf(about: Named, phrase: string, isPerson: boolean): Duty['charge'] {
  if (isPerson) return 'person';
  if (
    /\b(?:caravan|convoy|wagons?|carts?|train|ship|fleet|barge|carriage|coach)s?$/.test(about.noun)
  ) {
    return 'train';
  }
  const head = singularOf(about.noun.split(' ').at(-1) ?? '');
  if (
    about.isPlural &&
    (isPersonNoun(head) ||
      /^(?:refugee|pilgrim|child|people|orphan|settler|survivor|villager|traveler|traveller|prisoner|slave|student|nun|monk)$/.test(
        head,
      ))
  ) {
    return 'people';
  }
  if (
    /\b(?:box|chest|coffer|crate|case|casket|package|parcel|coffin|letter|message|urn)\b/.test(
      phrase,
    )
  ) {
    return 'box';
  }
  if (/\b(?:torch|fire|flame|ember|lantern|candle|lamp)\b/.test(phrase)) return 'fire';
  if (/\b(?:medicine|cure|antidote|food|grain|supplies|vaccine|herbs|relief)\b/.test(phrase)) {
    return 'medicine';
  }
  return 'thing';
}

export function wayOf(first: string, rest: readonly string[]): Duty | undefined {
  const all = [first, ...rest].join(' , ');
  const protection =
    /^(.+?) (?:needs?|wants?|asks? for|seeks?|hires?) (?:protection|an escort|guards|escort)(?: (?:from|against|through|across|to) .+)?$/.exec(
      first,
    );
  if (protection !== null) {
    const [, phrase = ''] = protection;
    return way(phrase, first, all);
  }
  const travels =
    /^(?:an? |the )?(pilgrimage|caravan|convoy|trek|procession) (to|through|across|over) (.+)$/.exec(
      first,
    );
  if (travels !== null) {
    const noun = travels[1] ?? '';
    const isPilgrims = noun === 'pilgrimage';
    const says = rest.length > 0 ? `, and ${rest[0] ?? ''}` : '';
    const fact = `a ${noun} goes ${travels[2] ?? ''} ${travels[3] ?? ''}${says}`;
    return way(isPilgrims ? 'the pilgrims' : noun, fact, all);
  }
  const told =
    /^(escort|guide|lead|accompany|transport|carry|deliver|bring|get|take|haul|ship|guard|protect) (.+?)(?: (?:safely|alive|unharmed))?(?: (to|through|across|over|past|into|out of|up|down|along|from) (.+))?$/.exec(
      first,
    );
  if (told === null) return undefined;
  const [, verb = '', phrase = '', prep = '', place = ''] = told;
  const isSure = /^(?:escort|guide|accompany|transport|deliver|ship|haul)$/.test(verb);
  const about = namedIn(phrase);
  const isTravelling =
    /\b(?:caravan|convoy|wagons?|carts?|refugees?|pilgrims?|travell?ers|merchants|coach|carriage|train)$/.test(
      about.noun,
    );
  const isWay = /^(?:to|through|across|over|past|into|out of|up|down|along)$/.test(prep);
  const startsVerb =
    /^(?:back|rid|out|over|down|off|up|help|to|in|home|revenge|away|care|part|peace|justice|order|light|joy)\b/.test(
      phrase,
    );
  if (startsVerb || phrase === '') return undefined;
  if (/^(?:guard|protect)$/.test(verb) && !isTravelling && !isWay) return undefined;
  if (/^(?:get|take|bring|carry|lead)$/.test(verb) && !isWay) return undefined;
  // "Get the mayor to sign" and "lead an army to victory" are about something else.
  if (!isSure && prep === 'to' && !/^(?:an?|the|his|her|their|its|safety|\p{L}+$)/u.test(place)) {
    return undefined;
  }
  if (/\b(?:army|justice|war|life|dead)\b/.test(about.noun) && !isSure) return undefined;
  if (verb === 'take' && !isPersonOf(about) && !/\b(?:to|through|across)\b/.test(prep)) {
    return undefined;
  }
  const isHow = first.includes(' safely') ? ' safely' : '';
  const where = prep === '' ? '' : ` ${prep} ${place}`;
  const own = withArticle(phrase, about);
  const unopened =
    rest.some((clause) => /\bopen/.test(clause)) || /\bdon't open it|unopened/.test(first);
  const clean = where.replace(/ and (?:don't|do not|never) open it$/, '');
  const object = own.replace(/ and (?:don't|do not|never) open it$/, '');
  const fact = `${object} ${be(namedIn(object))} to be ${participles[verb] ?? 'brought'}${isHow}${clean}${unopened ? ', and nobody may open it' : ''}`;
  return way(object, fact, all);
}

function way(phrase: string, said: string, all: string): Duty | undefined {
  const fact = limit(said);
  if (fact === '') return undefined;
  const about = namedIn(phrase);
  const isPerson = isPersonOf(about);
  const [, prep = '', through = ''] =
    /\b(through|across|over|past|down|along|up) ((?:(?:an?|the) )?.+?)(?= (?:to|for|while|before|and|without|until|cut|,) |$)/.exec(
      all,
    ) ?? [];
  const [, to = ''] =
    /(?:\bto|\binto) ((?:an?|the|her|his|their|[\p{L}'-]+(?=$| ,)) ?[^,]*)/u.exec(
      all.replace(/ to be \p{L}+/u, ''),
    ) ?? [];
  const [, enemy = ''] = /\b(?:from|against) ((?:an? |the )?[^,]+)$/.exec(all) ?? [];
  const [, feared] = landOfFoes.exec(all) ?? [];
  const foes: Named | undefined =
    enemy !== '' && bands.test(core(enemy).join(' '))
      ? namedIn(enemy)
      : feared === undefined
        ? undefined
        : { noun: `the ${plural(feared)}`, isPlural: true };
  const [, block] = /\bcut off by (?:the )?(\p{L}+)/u.exec(all) ?? [];
  const land =
    through !== ''
      ? `${prep} ${through.replace(/^an? /, 'the ')}`
      : block === undefined
        ? undefined
        : `through the ${block}`;
  const event = eventIn(all);
  const days = daysIn(all);
  return {
    kind: 'way',
    fact: isPerson ? fact.replace(phrase, '{I}') : fact,
    opening: / to be |^an? \p{L}+ goes /u.test(fact) ? 'From' : 'In',
    about,
    isPerson,
    charge: chargeOf(about, phrase, isPerson),
    ...(foes !== undefined && { foes }),
    ...(to !== '' &&
      to !== 'safety' &&
      !isEvent(to) && {
        goal: block === undefined ? goalIn(to) : goalIn(to).replace('the ', 'the cut-off '),
      }),
    ...(land !== undefined && { land }),
    ...(days !== undefined && { days }),
    ...(event !== undefined && { event }),
    ...(/\b(?:murder|kill|die|dying|vanish|disappear)/.test(all) && { isMurder: true }),
  };
}

/** Whether a way ends with a day and not at a place: `her wedding`. */
const isEvent = (to: string): boolean =>
  eventIn(`to ${to}`) === goalIn(to) && !/\b(?:council|festival|tournament)\b/.test(to);

const goalIn = (to: string): string => {
  const own = core(to.replace(/^(?:her|his|their) /, 'the ').trim());
  return `the ${own.slice(-2).join(' ')}`;
};
