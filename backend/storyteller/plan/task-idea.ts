import { isBaseVerb, taskVerbs } from '../tables/matters/said-words.ts';
import type { Exclusions } from './lines.ts';
import { determiners, isPluralWord, type Matter } from './matter-words.ts';
import { verbAt } from './matter.ts';
import { headOf, plainText, toldOf, withArticle } from './order-words.ts';
import { orderedMatter } from './ordered-matter.ts';
import { kindOfNoun } from './subject-kinds.ts';

/** What stands before an order, or before what a story takes place in. */
const preamble =
  /^(?:(?:please|maybe|perhaps|i want|we want|an? (?:quest|adventure|story|campaign) (?:about|where|in which|with)|(?:the )?(?:party|players|heroes|adventurers|characters|pcs) (?:must|have to|has to|need to|needs to|should|are (?:hired|asked|sent) to|is (?:hired|asked|sent) to)|(?:you|we|they) (?:must|have to|need to|should)) )+/iu;

/** Where a clause ends and another one begins. */
const ending =
  /(?: ?[,;:(–—]| - | (?:but|because|so that|and then|while|although|though|until|unless|before|after|when|if|except|only to|and (?:the|he|she|it|they|we|you|nobody|no one|everyone|one|his|her|their|its|now|find|realize|discover|learn)) ).*$/iu;

/** Orders about enemies and about people in danger: the plot about any task would make light of them. */
const dangers =
  /\b(?:kill|slay|fight|defeat|destroy|sabotage|ruin|wreck|break|poison|rob|steal|hunt|stop|save|rescue|protect|defend|guard|avenge|assassinate|survive|flee|escape|evacuate|murder\p{L}*|execut\p{L}*|kidnap\p{L}*|war|siege|army|horde|plague|demons?|devils?|undead|cult|clear|clean)\b/iu;

const journeys =
  /^((?:an?|the) (?:[\p{L}-]+ ){0,3}?(?:journey|voyage|expedition|pilgrimage|trip|trek|crossing|race|cruise)) (?=(?:to|through|across|over|into|down|up|along|around|on|beyond|from|for)\b)/iu;

const inside = /^(?:an? )?(?:adventure|quest|journey|trip) ((?:inside|into|in|through) .+)$/iu;

const sought =
  /^(?:an? |the )?((?:lost|hidden|forgotten|sunken|vanished|legendary|secret|mythical|unknown) [\p{L}' -]+)$/iu;

/** An order to the players themselves cannot be the words of the people of a town. */
const address = /\b(?:you|your|we|our|us|my|me|i)\b/iu;

/** The order in the infinitive: `return a borrowed mountain`; undefined if the idea is none. */
export function taskIn(typed: string): string | undefined {
  const text = plainText(typed).replace(preamble, '').replace(ending, '').trim();
  const words = text.toLowerCase().split(' ');
  if (words.length < 3 || words.length > 14 || dangers.test(text) || address.test(text)) {
    return undefined;
  }
  if (journeys.test(text)) return `go on ${text}`;
  const [, where] = inside.exec(text) ?? [];
  if (where !== undefined) return `go ${where.replace(/^in(?:side)? /iu, 'into ')}`;
  const [, lost = ''] = sought.exec(text) ?? [];
  const noun = lost
    .split(/ (?:of|in|on|at|under|beneath|beyond|behind|within) /)[0]
    ?.split(' ')
    .at(-1);
  const kind = kindOfNoun(noun ?? '');
  if (kind !== undefined && ['settlement', 'land', 'building', 'hollow', 'water'].includes(kind)) {
    return `find the ${lost}`;
  }
  const [first = '', second = ''] = words;
  const isVerb = taskVerbs.has(first) || isBaseVerb(first);
  const hasObject =
    determiners.test(second) ||
    isPluralWord(second) ||
    second.endsWith("'s") ||
    /^(?:to|into|through|across|back|down|up|over|from|with|between|out)$/.test(second);
  return isVerb && hasObject ? `${first}${text.slice(first.length)}` : undefined;
}

/** What an idea asks the party to do, of which no other plot tells. */
export function taskMatter(typed: string, exclusions: Exclusions): Matter | undefined {
  const task = taskIn(typed);
  if (task === undefined) return undefined;
  const said = { task: '', nouns: [], says: '-', object: '' } as const;
  const order = toldOf('claim', 'the undertaking', `somebody has to ${task}`, said);
  const matter = orderedMatter(typed, order, exclusions);
  return matter && { ...matter, family: 'task', task };
}

/** Who someone really is: a plot about what everyone knows would contradict it. */
const revealed = /\b(?:actually|secretly|really|in disguise|in truth)\b/iu;

/** What an idea says is so, of which no other plot tells. */
export function anyMatter(typed: string, exclusions: Exclusions): Matter | undefined {
  const text = plainText(typed).replace(preamble, '');
  const main = text.replace(ending, '').trim();
  const words = main.toLowerCase().split(' ');
  const [first = ''] = words;
  const isOrder = taskVerbs.has(first) && !determiners.test(first);
  if (words.length < 2 || words.length > 20 || isOrder || address.test(text)) return undefined;
  if (revealed.test(text)) return undefined;
  const verb = verbAt(words);
  const isClause = verb > 0;
  const subject = isClause ? main.split(' ').slice(0, verb).join(' ') : main;
  const isNamed = determiners.test(first) || isPluralWord(headOf(subject)) || !isClause;
  const be = isPluralWord(headOf(main)) ? 'are' : 'is';
  const fact = isClause ? main : `there ${be} ${withArticle(main)}`;
  const said = { task: '', nouns: [], says: '-', object: '' } as const;
  const matter = orderedMatter(
    typed,
    toldOf('claim', isNamed ? subject : 'the matter', fact, said),
    exclusions,
  );
  return matter && { ...matter, family: 'any' };
}
