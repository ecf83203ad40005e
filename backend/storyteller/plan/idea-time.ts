import { taskVerbs } from '../tables/matters/said-words.ts';
import { dutyOf } from './idea-duty.ts';

/** Until when, or for how long. */
export interface FoundTime {
  /** `the wedding of the duke's daughter` */
  readonly deadline?: string;
  readonly days?: number;
}

export const countWords = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];

const countOf = (word: string): number => (/^an?$/.test(word) ? 1 : countWords.indexOf(word) + 1);

const lasting =
  /,? (?:for|within|in|only|has|have|you have|they have) (?:only |just |the next |the )?(\p{L}+) (days?|nights?|weeks?)(?: left)?$/u;

const until =
  /,? (?:before|until|by|on the (?:day|night|eve) of) ((?:(?:an?|the|his|her|their|its|next|this) )?[\p{L}' -]+)$/u;

const seasons: Readonly<Record<string, string>> = {
  winter: 'the first snow',
  spring: 'the thaw',
  summer: 'midsummer',
  autumn: 'the harvest',
  dawn: 'dawn of the last day',
  midnight: 'midnight of the last day',
};

/** The verbs of "before the army arrives", with the noun that each becomes. */
const who = '((?:the|an?|his|her|their) .+?|it|he|she|they|[\\p{L}]+s)';
const coming = (verbs: string): RegExp => new RegExp(`^${who} (?:${verbs})$`, 'u');
const comings: readonly (readonly [RegExp, string])[] = [
  [coming('arrives?|comes?|gets? here|reach(?:es)?.*'), 'arrival'],
  [coming('returns?|comes? back'), 'return'],
  [coming('wakes?(?: up)?|awakens?'), 'awakening'],
  [coming('dies?|is dead'), 'death'],
  [coming('is (?:executed|hanged|beheaded|burned)|hangs?'), 'execution'],
  [coming('is married(?: to .+)?|marries .+|marry .+|is (?:forced to marry|wed).*'), 'wedding'],
  [coming('is (?:complete|completed|finished|done)|ends?'), 'end'],
  [coming('escapes?|flees?|leaves?|sails?'), 'escape'],
  [coming('hatch(?:es)?'), 'hatching'],
  [coming('attacks?(?: again)?|strikes?(?: again)?'), 'next attack'],
];

/** Nouns of times: "the arrival of the plague". */
const times =
  /^(?:the )?(?:arrival|return|awakening|death|coming|end|fall|rise|birth|hatching|next|last|first|night|day|hour|month|year|eve|start|beginning|departure|hanging) \b/u;

const events =
  /\b(?:wedding|marriage|coronation|festival|feast|fair|eclipse|solstice|equinox|tournament|trial|execution|funeral|birthday|ceremony|harvest|market|full moon|new moon|blood moon|election|treaty|siege|ball|banquet|games|parade|peace talks|council|midsummer|midwinter|christmas|new year|storm|monsoon|rains|sunrise|sunset|nightfall|dusk|rising|conjunction|ritual|summoning|invasion|attack|battle|war|delivery|deadline|auction|race|carnival|procession|baptism|jubilee|anniversary)\b/;

/** What a task is about: `the dragon` of "kill the dragon". */
const objectOf = (main: string): string =>
  /^\p{L}+ (?:down |out |off )?((?:the|an?|our) [\p{L}' -]+?)(?= (?:in|on|at|from|to|of|with|under|for|through|over) |$)/u.exec(
    main,
  )?.[1] ?? '';

/** The occasion that a clause names: `the awakening of the dragon` of "before it wakes". */
function occasionIn(phrase: string, main: string): string | undefined {
  const season =
    seasons[phrase.replace(/^the /, '').replace(/ (?:comes|arrives|sets in|falls)$/, '')];
  if (season !== undefined) return season;
  for (const [of, noun] of comings) {
    const [, typed = ''] = of.exec(phrase) ?? [];
    if (typed === '' || typed.split(' ').length > 5) continue;
    const named = /^(?:it|he|she|they)$/.test(typed) ? objectOf(main) : typed;
    return named === '' ? undefined : `the ${noun} of ${named.replace(/^an? /, 'the ')}`;
  }
  const isEvent = events.test(phrase) || times.test(phrase);
  if (!isEvent || phrase.split(' ').length > 6 || isClause.test(phrase)) return undefined;
  const article = /^(?:an?|the|his|her|their|its|next|this) /;
  return article.test(phrase) ? phrase.replace(article, 'the ') : `the ${phrase}`;
}

/** An occasion has no verb. */
const isClause = /\b(?:is|are|was|were|has|have|had|can|will|does|do|it|he|she|they)\b/;

/**
 * Until when something is to be done, and the idea without it. What a task has to be done before is left out if it is no
 * occasion: no text can name it as one.
 */
export function timeIn(text: string): { main: string; time: FoundTime } | undefined {
  const [all, count = '', unit = ''] = lasting.exec(text) ?? [];
  const number = countOf(count) * (unit.startsWith('week') ? 7 : 1);
  if (all !== undefined && number > 0) {
    return { main: text.slice(0, -all.length), time: { days: Math.max(number, 2) } };
  }
  const [whole = '', phrase = ''] = until.exec(text) ?? [];
  if (phrase === '') return undefined;
  const main = text.slice(0, -whole.length);
  const deadline = occasionIn(phrase, main);
  if (deadline !== undefined) return { main, time: { deadline } };
  const isTask = taskVerbs.has(main.split(' ')[0] ?? '') && main.includes(' ');
  // Of a siege or a raid, what is to be done before it is the story.
  const isDropped = isTask && /^,? (?:before|until) /.test(whole) && dutyOf(text) === undefined;
  return isDropped ? { main, time: {} } : undefined;
}
