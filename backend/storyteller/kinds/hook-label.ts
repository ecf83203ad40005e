import { withFirstChoices } from '../realise/choices.ts';
import { withAsides } from '../realise/asides.ts';

/** Words with which a label does not end, because a reader expects another word after them. */
const notLast = new Set(
  'a an the of in on at to for from by with and or but as that which who whose into over under is are was were has have had will would his her its their be been being not no one asks pays party he she it they find can two what when while if than because'.split(
    ' ',
  ),
);

/** The number of words of a label. */
const fewest = 6;
const most = 11;
/** A label ends with the first sentence if this has so many words. */
const fewestOfSentence = 4;
/** A label ends without dots where a clause with a name ends, if the clause has so many words. */
const [fewestOfClause, mostOfClause] = [7, 16];
/** A label goes on to the first name, because without one it would be the same in every text. */
const mostToName = 18;

/** Persons have their names instead of pronouns, because a label is read without the text before it. */
const withNames = (hook: string): string =>
  withAsides(hook).replaceAll(/\{([A-Z]\d?)(?:\.full)?\}/g, '{$1.name}');

/** What ends a clause: a comma or a stop behind a word, not one in a number, or a sum. */
const endOfClause = /[,;:.!?]"?$|^pieces$/;

/** The first clause that is long enough to be recognized and has a name, up to the first choice of words. */
function clauseOf(hook: string): string | undefined {
  const words = (hook.split('[', 1)[0] ?? '').split(' ');
  const index = words.findIndex(
    (word, at) => endOfClause.test(word) && (at + 1 >= fewestOfClause || /[.!?]"?$/.test(word)),
  );
  const clause = words.slice(0, index + 1).join(' ');
  const isFit = index + 1 >= fewestOfClause && index < mostOfClause && /\{[a-zA-Z]/.test(clause);
  return isFit && !clause.includes('"') ? clause.replace(endOfClause, '') : undefined;
}

/** The first words of a hook. The game master recognizes the hook by them where its explanation is. */
export function hookLabel(hook: string): string {
  const named = withNames(hook);
  const clause = clauseOf(named);
  if (clause !== undefined) return clause;
  const words = withFirstChoices(named).split(' ');
  const end = words.findIndex(
    (word, index) =>
      index + 1 >= fewest &&
      (index + 1 >= most || !notLast.has(word.toLowerCase().replace(/\W/g, ''))),
  );
  const firstName = words.findIndex((word) => word.includes('{'));
  // The first sentence can be short. A label of two sentences would be split where texts are divided into sentences.
  const stop = words.findIndex((word) => /[.!?]"?$/.test(word));
  const wanted = firstName > end && firstName < mostToName ? firstName : end;
  const last = stop >= fewestOfSentence - 1 && stop < wanted ? stop : wanted;
  if (end < 0) return words.join(' ').replace(/[.,;:!?"]+$/, '');
  const label = words
    .slice(0, last + 1)
    .join(' ')
    .replaceAll('"', '')
    .replace(/[.,;:!?]+$/, '');
  return last === stop ? label : `${label} …`;
}
