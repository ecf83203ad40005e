import { auxiliaries } from '../tables/matters/idea-grammar.ts';
import { isThirdVerb } from '../tables/matters/said-words.ts';
import { isPersonNoun } from '../tables/person-nouns.ts';
import { isPluralWord } from './matter-words.ts';

/** "A prisoner about to be hanged says that …": both are said of the prisoner. */
export const asClause = (says: string): string =>
  says.replace(
    /^about to (.+?) (?=(?:says|claims|swears|insists|asks|wants|begs|offers|knows) )/u,
    'is about to $1 and ',
  );

const forms = ['', ' [\\p{L}-]+'].map(
  (more) =>
    new RegExp(
      `^((?:an?|the) (?:[\\p{L}'-]+ ){0,2}?([\\p{L}-]+)) (of (?:the |an? )?[\\p{L}'-]+${more}) ((?:\\p{L}+ly |never |always )?([\\p{L}'-]+) .+)$`,
      'u',
    ),
);

export interface Office {
  /** `the captain` */
  readonly who: string;
  /** `of the guard` */
  readonly office: string;
  /** `takes bribes` */
  readonly says: string;
}

/** "The captain of the guard takes bribes": the office is a part of what one is called. */
export function officeIn(text: string): Office | undefined {
  for (const form of forms) {
    const [, who = '', head = '', office = '', says = '', verb = ''] = form.exec(text) ?? [];
    const isVerb = auxiliaries.has(verb) || isThirdVerb(verb);
    if (who !== '' && isVerb && isPersonNoun(head) && !isPluralWord(head)) {
      return { who, office, says };
    }
  }
  return undefined;
}
