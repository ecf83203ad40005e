const openings = new Map<string, string>();

/** The first two words, which neighbouring sentences should not share. */
export function openingOf(text: string): string {
  const known = openings.get(text);
  if (known !== undefined) return known;
  const opening = text.split(' ', 2).join(' ');
  openings.set(text, opening);
  return opening;
}

const partLists = new Map<string, readonly string[]>();

/** The parts that a row mentions: `G` and `W` of `{G} owes {W.them} money`. */
export function partsOf(text: string): readonly string[] {
  const known = partLists.get(text);
  if (known !== undefined) return known;
  const parts = [...text.matchAll(/\{([A-Z]\d?)(?:\.[a-z:]+)?\}/g)].map(([, part = '']) => part);
  const distinct = [...new Set(parts)];
  partLists.set(text, distinct);
  return distinct;
}

/** A field of a template, with what is before it. */
export interface Field {
  before: string;
  /** Whether a sentence ends in what is before. */
  endsSentence: boolean;
  name: string;
  possessive: boolean;
  isStart: boolean;
  /** Whether it begins a sentence of the row, and no other sentence is between it and the field before. */
  isNext: boolean;
  /** Whether a clause begins with it: `because {A} has`, `; {A} has`. */
  beginsClause: boolean;
  verbs: Verbs;
}

/** The verbs of a field that is a subject. */
export interface Verbs {
  /** The word after the field. */
  first: string;
  /** Whether "they" cannot be the subject: `{P.they} copied a book, and has forgotten it`. */
  isSingular: boolean;
}

interface Fields {
  fields: readonly Field[];
  end: string;
}

const adverbs = '(?:(?:never|always|still|also|only|hardly|rarely|often|simply|then|once|now) )?';

/** The verb of `{P.they} never asks`, which agrees with the pronoun, is not the next word. */
const verbAfter = new RegExp(`^ ${adverbs}(\\w+)`);

const singular = '(?:is|was|has|does|\\w+[^s]s)';

/** `was` after the field, or a later verb of it: `, and has`, `but is`. A plural noun can look like one: then the name is said once too often. */
const singularAfter = new RegExp(
  `^ ${adverbs}${singular}\\b|^[^.;:?!"]*?(?:,| and| but| or| nor| then) ${adverbs}${singular}\\b`,
);

const verbsOf = (text: string): Verbs => ({
  first: verbAfter.exec(text)?.[1] ?? '',
  isSingular: singularAfter.test(text),
});

const clauseStart =
  /(?:[;:] |[ ,](?:because|since|that|if|when|while|as|until|what|which|and|but|where|before|after) )$/;

const fieldLists = new Map<string, Fields>();
/** The cache has a limit, because templates that contain filled phrases are always new. */
const mostFieldLists = 20_000;

export function fieldsOf(template: string): Fields {
  const known = fieldLists.get(template);
  if (known !== undefined) return known;
  const fields: Field[] = [];
  let from = 0;
  for (const match of template.matchAll(/\{([^{}]+)\}(\u2019s|'s)?/g)) {
    const [whole, key = '', possessive = ''] = match;
    const all = template.slice(0, match.index);
    // A person whose name is called or quoted is not introduced by a role.
    const isQuoted = all.split('"').length % 2 === 0 || /\bname $/.test(all);
    const before = template.slice(from, match.index);
    const isStart = from === 0 && /^\**$/.test(before);
    const ends = before.match(/[.?!]"? /g)?.length ?? 0;
    from = match.index + whole.length;
    fields.push({
      before,
      endsSentence: /[.?!]"? /.test(before),
      name: isQuoted && /^[A-Z]\d?$/.test(key) ? `${key}.call` : key,
      possessive: possessive !== '',
      isStart,
      beginsClause: clauseStart.test(before) && !isQuoted,
      isNext: ends === 1 && /[^.][.?!] $/.test(before) && !before.includes('"'),
      verbs: verbsOf(template.slice(from)),
    });
  }
  const found = { fields, end: template.slice(from) };
  if (fieldLists.size > mostFieldLists) fieldLists.clear();
  fieldLists.set(template, found);
  return found;
}
