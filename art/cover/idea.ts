/** The idea for a picture: what it asks for, and what it does not want to see. */
export interface Spoken {
  wanted: string;
  unwanted: string;
}

/** What begins a denial. "No more than" and "not only" deny nothing. */
const denial =
  /^(?:no(?! (?:more|less|fewer|later|sooner|doubt)\b)|not(?! (?:only|just|merely|far|necessarily)\b)|without|neither|nor|never|\p{L}+n['\u2019]t|nobody|instead of|rather than|(?:free|empty|devoid) (?:of|from)|lack(?:s|ing)?|minus|avoid(?:s|ing)?|omit|excluding|except(?: for)?|(?:leave|leaves|leaving) out|(?:any|every)thing but)(?![\p{L}'\u2019])/iu;

/** After these, the place or the time is what is denied: "not at night", "never in a storm". */
const ofPlaces = /^(?:not|never|\p{L}+n['\u2019]t)$/iu;

/** After such a word comes what the picture shows. */
const end =
  /^(?:in|on|at|by|under|above|over|before|behind|beside|near|around|inside|through|between|along|beneath|from|but|except|with|only|just|instead|yet|though|although|while|where|however|because)$/i;

const beforeArticle = /^(?:and|or|nor|plus|of|than|such|like|,)$/i;
const joining = /^(?:and|plus)$/i;
const article = /^(?:an?|one)$/i;
const determiner =
  /^(?:an?|one|the|some|two|three|many|several|another|its|make|let|show|please|it)$/i;

const itemOf = (others: string): string =>
  String.raw`(?!(?:${others}and|or|with|in|on|at|by|but|no|not|without)\b)[\p{L}-]+`;
const listOf = (item: string, conjunction: string): RegExp =>
  new RegExp(String.raw`^(?:,\s*${item}(?: ${item}){0,2} ?)+,?\s*(?:${conjunction}) ${item}`, 'iu');

/** The rest of a list after a comma: `, people and houses`, but not `, a desert` or `, fog and a lighthouse`. */
const restOfList = listOf(itemOf('an?|the|some|one|two|'), 'and|or|nor');
/** "Without a castle, a church or a temple" */
const restOfChoice = listOf(itemOf(''), 'or|nor');

/** Longer ideas are cut off. The contract does not allow them. */
const longestIdea = 600;

/** Where the denial that begins a text ends: `ships` of "without ships and a lighthouse". */
function reachOf(text: string): number {
  const [start = ''] = denial.exec(text) ?? [];
  const words = /[\p{L}\p{N}'\u2019-]+|[.,;:!?\n]/gu;
  let kind: string | undefined;
  let before = '';
  words.lastIndex = start.length;
  for (let match = words.exec(text); match !== null; match = words.exec(text)) {
    const [word] = match;
    const rest = text.slice(match.index);
    const isListed = restOfList.test(rest) || (!ofPlaces.test(start) && restOfChoice.test(rest));
    if (word === ',' ? !isListed : /[.;:!?\n]/.test(word)) return match.index;
    const isPlace = before === '' && ofPlaces.test(start);
    if (!isPlace && (end.test(word) || denial.test(rest))) return match.index;
    // "Instead of a forest a desert"
    if (kind !== undefined && article.test(word) && !beforeArticle.test(before)) return match.index;
    if (joining.test(word)) {
      const [, next = ''] = /^\S+\s+(\S+)/.exec(rest) ?? [];
      const isAlike = kind !== undefined && kindOf(next) === kind;
      if (end.test(next) || (determiner.test(next) && !isAlike)) return match.index;
    }
    kind ??= kindOf(word);
    before = word;
  }
  return text.length;
}

/** Articles of the same kind are of one list: "without a ship and a lighthouse". */
const kindOf = (word: string): string | undefined =>
  article.test(word) ? 'a' : /^the$/i.test(word) ? 'the' : undefined;

export function spokenIn(idea: string): Spoken {
  const text = idea.slice(0, longestIdea);
  const wanted: string[] = [];
  const unwanted: string[] = [];
  let from = 0;
  for (const { index } of text.matchAll(/(?<![\p{L}'\u2019-])\p{L}/gu)) {
    const rest = text.slice(index);
    // "No houses except an inn": what is denied ends before it.
    const isException = index === from && index > 0 && /^except/i.test(rest);
    if (index < from || isException || !denial.test(rest)) continue;
    const length = reachOf(rest);
    wanted.push(text.slice(from, index));
    unwanted.push(text.slice(index, index + length));
    from = index + length;
  }
  return { wanted: [...wanted, text.slice(from)].join(' '), unwanted: unwanted.join('\n') };
}

/** The kinds that a text names, in the order in which it names them. */
export const namedIn = <Kind extends string>(
  names: Partial<Record<Kind, RegExp>>,
  text: string,
): Kind[] =>
  // Object.entries has the key type string; the names have exactly the keys of their type.
  (Object.entries(names) as [Kind, RegExp][])
    .map(([kind, pattern]) => ({ kind, at: text.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ kind }) => kind);
