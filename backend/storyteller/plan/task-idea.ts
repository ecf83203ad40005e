import { isBaseVerb, taskVerbs } from '../tables/matters/said-words.ts';
import type { Exclusions } from './lines.ts';
import { determiners, isPluralWord, type Matter } from './matter-words.ts';
import { plainText, toldOf } from './order-words.ts';
import { orderedMatter } from './ordered-matter.ts';

/** What stands before an order, or before what a story takes place in. */
const preamble =
  /^(?:(?:please|maybe|perhaps|i want|we want|an? (?:quest|adventure|story|campaign) (?:about|where|in which|with)|(?:the )?(?:party|players|heroes|adventurers|characters|pcs) (?:must|have to|has to|need to|needs to|should|are (?:hired|asked|sent) to|is (?:hired|asked|sent) to)|(?:you|we|they) (?:must|have to|need to|should)) )+/iu;

/** Where a clause ends and another one begins. */
const ending =
  /(?: ?[,;:(–—]| - | (?:but|because|so that|and then|while|although|though|until|unless|before|after|when|if|except|only to|and (?:the|he|she|it|they|we|you|nobody|no one|everyone|one|his|her|their|its|now|find|realize|discover|learn)) ).*$/iu;

/** Orders about enemies and people in danger: in the plot about any task nothing would happen to anyone. */
const dangers =
  /\b(?:kill|slay|fight|defeat|destroy|sabotage|ruin|wreck|break|poison|rob|steal|hunt|stop|save|rescue|protect|defend|guard|avenge|assassinate|survive|flee|escape|evacuate|murder\p{L}*|execut\p{L}*|kidnap\p{L}*|war|siege|army|horde|plague|demons?|devils?|undead|cult|clear|clean)\b/iu;

const inside = /^(?:an? )?(?:adventure|quest|journey|trip) ((?:inside|into|in|through) .+)$/iu;

/**
 * Verbs that are nouns as well, so that "spy thriller" would be read as an order, and searches: the plot about any task
 * does not say what is found.
 */
const others =
  /^(?:spy|quest|trade|raid|track|trap|race|battle|siege|travel|follow|investigate|solve|discover|uncover|learn|explore|find|search|seek|look)$/;

/** An order to the players themselves cannot be the words of the people of a town. */
const address = /\b(?:you|your|we|our|us|my|me|i)\b/iu;

/** The order in the infinitive: `return a borrowed mountain`; undefined if the idea is none. */
export function taskIn(typed: string): string | undefined {
  const text = plainText(typed).replace(preamble, '').replace(ending, '').trim();
  const words = text.toLowerCase().split(' ');
  if (words.length < 3 || words.length > 14 || dangers.test(text) || address.test(text)) {
    return undefined;
  }
  const [, where] = inside.exec(text) ?? [];
  if (where !== undefined) return `go ${where.replace(/^in(?:side)? /iu, 'into ')}`;
  const [first = '', second = ''] = words;
  const isVerb = !others.test(first) && (taskVerbs.has(first) || isBaseVerb(first));
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
