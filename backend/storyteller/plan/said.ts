import {
  actionNouns,
  aspectVerbs,
  baseOfVerb,
  happenings,
  isBaseVerb,
  isThirdVerb,
  isVerbForm,
  quantityNouns,
  taskVerbs,
  trappedWords,
} from '../tables/matters/said-words.ts';
import { auxiliaries, clauseVerbs } from '../tables/matters/idea-grammar.ts';
import { determiners, isPluralWord, relatives, singularOf, stops } from './matter-words.ts';
import { typedClause } from './idea-case.ts';
import { oncePerText } from './once-per-text.ts';

/** What an idea says, in the words by which its plot is found. Nouns are in the singular, verbs in the infinitive. */
export interface Said {
  /** What the party is to do: `rescue`; empty if the idea only says what is so. */
  readonly task: string;
  /** What it is about: `army` and `orc` of "an army of orcs". */
  readonly nouns: readonly string[];
  /** What is said of it: `poison` of "the well is poisoned", `ill` of "is ill", `-` if nothing is. */
  readonly says: string;
  /** To whom it is done: `village` of "goblins raid the village". */
  readonly object: string;
  /** The id of what it says in a second clause. */
  readonly clause?: string;
}

const preamble =
  /^(?:(?:i want|we want|maybe|perhaps|please|write|give me|something (?:about|with|where|on)|an? (?:quest|adventure|story|tale|plot|campaign|mystery)|quest|adventure|story|(?:the )?(?:party|players|heroes|adventurers) (?:must|have to|has to|need to|needs to|should)) )+(?:about |with |where |in which |of |on )*/;
const particles =
  /^(?:down|up|out|off|away|back|over|through|in|into|for|about|after|from|at|to|against|with|on|again|together|slowly|once|who|why|how|what|where|whether|that|if|peace|war)$/;
const adverbs =
  /^(?:not|never|no|always|only|just|really|slowly|suddenly|still|all|also|now|often|soon|\p{L}+ly)$/u;
const conjunctions = /^(?:and|but|or|while|because|so|then|before|after|until|when|if|than)$/;
const loose = /^(?:loose|asleep|alone|alive|afraid|safely|slowly|home|overnight)$/;
const negated = /^(?:won't|doesn't|don't|isn't|aren't|wasn't|can't|cannot|didn't|hasn't|haven't)$/;

const isAuxiliary = (word: string): boolean =>
  auxiliaries.has(word) || negated.test(word) || /^(?:been|being|be)$/.test(word);

/** Whether a word can begin the noun that a task is about. */
const beginsObject = (word: string, next: string): boolean =>
  determiners.test(word) ||
  particles.test(word) ||
  isPluralWord(word) ||
  word.endsWith("'s") ||
  (next !== '' && isPluralWord(next));

/** What is to be done, and the words after it. */
function taskIn(words: readonly string[]): readonly [task: string, rest: readonly string[]] {
  const [first = '', second = '', third = ''] = words;
  const where = words.findIndex((word) => stops.test(word));
  if (where > 0 && (trappedWords.has(first) || (first === 'wake' && second === 'up'))) {
    return ['escape', words.slice(where + 1)];
  }
  if (/^(?:bounty|price|reward)$/.test(words[where - 1] ?? '') && words[where] === 'on') {
    return ['hunt', words.slice(where + 1)];
  }
  if (
    /^(?:break|get|bust|spring|smuggle)$/.test(first) &&
    / out of /.test(words.join(' ')) &&
    !particles.test(second)
  ) {
    return ['free', words.slice(1)];
  }
  if (taskVerbs.has(first) && (beginsObject(second, third) || !isAuxiliary(second))) {
    const skipped = words.findIndex((word, index) => index > 0 && !particles.test(word));
    if (skipped > 0 && !isVerbOf(words, 0)) return [first, words.slice(skipped)];
  }
  const at = words.findIndex((word) => actionNouns.has(word));
  const isHead = at >= 0 && (at === words.length - 1 || stops.test(words[at + 1] ?? ''));
  if (!isHead) return ['', words];
  const rest = words.slice(at + 1).filter((word, index) => index > 0 || !stops.test(word));
  return [actionNouns.get(words[at] ?? '') ?? '', rest.length > 0 ? rest : words.slice(0, at + 1)];
}

/** Whether the word at an index is the subject of a verb, as in "guards vanish". */
const isVerbOf = (words: readonly string[], index: number): boolean => {
  const next = words[index + 1] ?? '';
  return isAuxiliary(next) || isThirdVerb(next);
};

/** The words of the first noun phrase, up to its verb or to what says more of it. */
function phraseOf(words: readonly string[]): readonly string[] {
  const from = determiners.test(words[0] ?? '') ? 1 : 0;
  const end = words.findIndex(
    (word, index) =>
      index > from &&
      (stops.test(word) ||
        relatives.test(word) ||
        isAuxiliary(word) ||
        conjunctions.test(word) ||
        loose.test(word) ||
        isVerbAfter(words, index)),
  );
  return words.slice(0, end < 0 ? undefined : end);
}

function isVerbAfter(words: readonly string[], index: number): boolean {
  const [before = '', word = '', after = ''] = words.slice(index - 1, index + 2);
  if (before.endsWith("'s")) return false;
  // "Started" in "the heart started beating".
  if (word.endsWith('ed') && aspectVerbs.has(word) && (after === 'to' || after.endsWith('ing'))) {
    return true;
  }
  // "Stolen" in "a mule stolen by bandits".
  if (after === 'by' && !determiners.test(before) && baseOfVerb(word) !== '') return true;
  const isLast = after === '';
  const endsNoun =
    isLast ||
    determiners.test(after) ||
    stops.test(after) ||
    particles.test(after) ||
    conjunctions.test(after);
  if (word.endsWith('ed') && isVerbForm(word)) return endsNoun && !determiners.test(before);
  if (clauseVerbs.get(word) === 'past') return !isLast || !determiners.test(words[0] ?? '');
  if (isThirdVerb(word) && !isLast) return !isPluralWord(before) || endsNoun;
  if (isBaseVerb(word) || aspectVerbs.has(word)) {
    return isPluralWord(before) && (!isLast || index > 1);
  }
  return word.endsWith('ing') && baseOfVerb(word) !== '' && !isLast && index > 1;
}

/** `army` and `orc` of "an army of orcs". */
function nounsIn(phrase: readonly string[], rest: readonly string[]): readonly string[] {
  const head = singularOf((phrase.at(-1) ?? '').replace(/'s?$/, ''));
  const doer = phrase.at(-2) ?? '';
  if (happenings.has(head) && doer !== '' && !determiners.test(doer)) {
    return [singularOf(doer), head];
  }
  if (rest[0] !== 'of' || !quantityNouns.has(head)) return head === '' ? [] : [head];
  const whole = phraseOf(rest.slice(1)).at(-1) ?? '';
  return [singularOf(whole), head];
}

const states: ReadonlyMap<string, string> = new Map([
  ['love', 'love'],
  ['league', 'help'],
  ['cahoots', 'help'],
  ['debt', 'owe'],
  ['hiding', 'hide'],
]);

/** What the words after a subject say of it, and to whom. */
function clauseIn(words: readonly string[]): Pick<Said, 'says' | 'object'> {
  let at = 0;
  let isDone = false;
  for (; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const next = words[at + 1] ?? '';
    if (isAuxiliary(word) || adverbs.test(word) || loose.test(word)) {
      isDone ||= /^(?:is|are|was|were|been|be)$/.test(word);
    } else if (aspectVerbs.has(word) && (next === 'to' || next.endsWith('ing'))) {
      at += next === 'to' ? 1 : 0;
    } else if (word === 'to' || word === 'about') continue;
    else break;
  }
  // "Is in love with", "is in league with", "is in debt to"
  const state = words[at] === 'in' ? states.get(words[at + 1] ?? '') : undefined;
  if (state !== undefined) return { says: state, object: headOf(words.slice(at + 3)) };
  const word = words[at] ?? '';
  if (word === '' || determiners.test(word)) {
    return { says: at > 0 ? 'be' : '-', object: headOf(words.slice(at)) };
  }
  const base = baseOfVerb(word);
  if ((base === '' && (at === 0 || stops.test(word))) || conjunctions.test(word)) {
    return { says: '-', object: '' };
  }
  const by = words.indexOf('by');
  const rest = isDone && by > at ? words.slice(by + 1) : words.slice(at + 1);
  return {
    says: base || word,
    object: headOf(rest.filter((_, index) => index > 0 || !particles.test(rest[0] ?? ''))),
  };
}

/** The head of the first noun phrase; empty if another clause begins. */
function headOf(words: readonly string[]): string {
  if (conjunctions.test(words[0] ?? '')) return '';
  const head = nounsIn(phraseOf(words), [])[0] ?? '';
  return determiners.test(head) ? '' : head;
}

/** What stands before a noun and says what has happened to it: `poison` of "a poisoned well". */
function describedIn(phrase: readonly string[]): string {
  for (const word of phrase.slice(0, -1)) {
    const base =
      /(?:ed|ing)$/.test(word) || clauseVerbs.get(word) === 'past' ? baseOfVerb(word) : '';
    if (base !== '') return base;
  }
  return '';
}

/** @param idea as it was typed; untrusted */
export const saidIn = oncePerText((idea: string): Said => {
  const text = typedClause(idea)
    .toLowerCase()
    .replace(preamble, '')
    .replace(/^(?:in|on|at|under|beneath|near|inside) (?=(?:an?|the) )/, '');
  const [task, words] = taskIn(
    text
      .split(' ')
      .map((word) => word.replace(/(?<=that|who|which|it|there)'s$/, ' is'))
      .join(' ')
      .split(' '),
  );
  const phrase = phraseOf(words);
  const rest = words.slice(phrase.length);
  const nouns = nounsIn(phrase, rest);
  const of = rest[0] === 'of' ? phraseOf(rest.slice(1)).length + 1 : 0;
  const isWhole = rest[0] === 'of';
  const after = isWhole ? rest.slice(of) : rest;
  const place = /^(?:in|on|at|under|beneath|near|inside|below|above|outside|behind|around)$/;
  const later = place.test(after[0] ?? '')
    ? after.slice(1 + phraseOf(after.slice(1)).length)
    : after;
  const own = relatives.test(later[0] ?? '') ? later.slice(1) : later;
  const said = clauseIn(
    /^(?:whose|where)$/.test(later[0] ?? '') ? own.slice(phraseOf(own).length) : own,
  );
  if (said.says !== '-') return { task, nouns, ...said };
  const described = describedIn(phrase);
  return { task, nouns, says: described === '' ? '-' : described, object: said.object };
});
