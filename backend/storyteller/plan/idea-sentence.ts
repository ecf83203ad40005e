import { typedClause } from './idea-case.ts';
import { canBeName, isTitleOfPerson } from './idea-names.ts';
import { accusationIn } from './matter-inquiry.ts';
import { statementOf } from './idea-task.ts';

const preamble =
  /^(?:(?:i want|we want|maybe|perhaps|please|write|give me|something(?= (?:about|with|where|on)\b)|an? (?:quest|adventure|story|tale|plot|campaign|mystery)|quest|adventure|story) )+(?:about |with |where |in which |of |on )*/;

/** "In a mine" is about the mine. */
const place = /^(?:set )?(?:in|on|at|under|beneath|near) (?=(?:an?|the) )/;

const verbs =
  'rescue|save|free|find|recover|retrieve|kill|slay|hunt|defeat|destroy|stop|rob|deliver|escort|guard|protect|defend|catch|' +
  'capture|break|investigate|explore|solve|return|bring|transport|steal|clear|help|convince|persuade|avenge|infiltrate';

/** What the party has to do, at the beginning of an idea: "rescue the princess". */
export const task = new RegExp(
  `^(${verbs})(?: down)? ((?:an?|the|some|two|my|our|their|\\p{L}+) .+)$`,
  'iu',
);

/** Relatives of the one who typed the idea, who is one of the party. */
const kin =
  'sister|brother|mother|father|daughter|son|wife|husband|uncle|aunt|cousin|niece|nephew|child|grandmother|grandfather|twin|friend|mentor|master';
const ownKin = new RegExp(`\\b(?:my|our)(?: character's)? ((?:\\p{L}+ ){0,2}?)(${kin})\\b`, 'u');

/** The relative of the party that an idea names: `sister` of "rescue my sister". */
export const kinIn = (idea: string): string =>
  ownKin.exec(typedClause(idea).toLowerCase())?.[2] ?? '';

/** "Rescue my sister from Strahd" says who has kidnapped her. */
function fromPerson(clause: string): string {
  const [, who = '', captor = ''] =
    /^(?:[Rr]escue|[Ss]ave|[Ff]ree|[Ll]iberate) (.+) from (\p{Lu}.*)$/u.exec(clause) ?? [];
  const [first = '', second = ''] = captor.split(' ');
  const isPerson = canBeName(first) || isTitleOfPerson(first, second);
  return ownKin.test(who.toLowerCase()) && isPerson ? `${who} was kidnapped by ${captor}` : clause;
}

/** The first sentence of an idea as a statement about the town, in lower case. */
export function sentenceOf(idea: string): string {
  const text = plainSentenceOf(idea);
  return accusationIn(text) ?? statementOf(text);
}

const shortForms: readonly (readonly [RegExp, string])[] = [
  [/\b(there|he|she|it|who|that)'s (?=(?:an?|the|been|no|something|someone)\b)/g, '$1 is '],
  [/\b(is|has) been been\b/g, 'has been'],
];

/** An idea as far as its first full stop, with the clauses after a comma or a question: in lower case. */
export function wholeSentenceOf(idea: string): string {
  const [sentence = ''] = idea.slice(0, 200).split(/[.;:!?()\n"]/);
  const [first = '', ...more] = sentence.split(',').map((clause) => plainSentenceOf(clause));
  return [first, ...more.filter((clause) => clause !== '')].join(', ');
}

/** The first sentence of an idea in lower case. */
export const plainSentenceOf = (idea: string): string =>
  shortForms.reduce((text, [form, full]) => text.replaceAll(form, full), inFull(idea));

const inFull = (idea: string): string =>
  fromPerson(typedClause(idea))
    .toLowerCase()
    .replace(preamble, '')
    .replace(place, '')
    .replace(ownKin, 'the $1$2')
    .replaceAll(/\b(?:my|our|your)(?: character's)?(?= )/g, 'the')
    .replaceAll(/\b(?:us|me)\b/g, 'the party');
