import {
  facetKinds,
  facetWords,
  houseTrades,
  stateWords,
  type FacetKind,
} from '../tables/person-facet-words.ts';
import { auxiliaries, clauseVerbs, third } from '../tables/matters/idea-grammar.ts';
import { isPersonNoun } from '../tables/person-nouns.ts';
import { isAdjective } from '../tables/person-traits.ts';
import { partsOfIdea, withArticle } from './idea-phrase.ts';
import { clauseOf, personIdeaOf, readable } from './person-idea.ts';

/** One thing that an idea says of a person. Untrusted input: letters, hyphens and apostrophes only. */
export interface PersonFacet {
  readonly kind: FacetKind;
  /** What it is about, as the row of its kind takes it: "her own past", "to open a restaurant". */
  readonly what: string;
  /** The clause as it follows the name of the person: "is afraid of her own past". */
  readonly said: string;
  /** Whether the idea says that people do not know it. */
  readonly isSecret: boolean;
  /** The trade of the house in "runs a bakery". */
  readonly trade?: string;
}

export interface PersonFacets {
  /** The noun with all that is before it: `retired assassin`. */
  readonly noun: string;
  /** What belongs to the noun: `of the guard`; empty if nothing does. */
  readonly complement: string;
  /** The noun without the words for states and tempers: `assassin`; empty for `someone`. */
  readonly trade: string;
  /** What the words before the noun say, by `stateWords`: `retired`. */
  readonly states: readonly string[];
  /** The other adjectives before the noun. */
  readonly tempers: readonly string[];
  /** The ones that decide the story come first. */
  readonly facets: readonly PersonFacet[];
}

const secretly =
  /\b(?:secretly|in secret|actually|in truth|in reality|really|covertly|unknown to (?:all|everyone))\b ?/;
const isHiddenWord =
  /\b(?:secretly|in secret|covertly)\b|\b(?:is|was) (?:actually|really|in truth|in reality)\b/;
const secretMark = '(?<secret>~)';

const housePattern = houseTrades.map(([houses]) => houses).join('|');
const trades = houseTrades.map(
  ([houses, trade]) => [new RegExp(String.raw`\b(?:${houses})$`, 'u'), trade] as const,
);

const rows = facetWords.map(
  ([kind, clause]) =>
    [
      kind,
      new RegExp(
        `^${clause
          .replace('SECRET', secretMark)
          .replace('PLACE', String.raw`(?<=\b(?:${housePattern}))(?= |$).*`)}$`,
        'u',
      ),
    ] as const,
);

const states = stateWords.map(([state, words]) => [state, new RegExp(`^(?:${words})$`)] as const);

/** The state that a word before the noun names: "former" and "ex" are `retired`. */
export const stateOf = (word: string): string | undefined =>
  states.find(([, pattern]) => pattern.test(word))?.[0];

/** Where a clause about the person begins within a part of an idea. */
const boundary =
  /(?:^| )(?:(?:and|but|or|yet) )?(?:who|whose|because|since|although|though)(?= )| (?:and|but|or|yet) /gu;

const openings =
  /^(?:(?:now|also|still|always|never|secretly|actually|really|once|only|formerly) )*(?:afraid|scared|terrified|in love|looking|searching|hunting|hiding|living|running|working|trying|pretending|posing|disguised|obsessed|cursed|haunted|hunted|wanted|raised|tired|bored|unable|can|cannot|can't|won't|with|without|on the run|in hiding|\p{L}+ing for)\b/u;

const isFinite = (word: string): boolean =>
  auxiliaries.has(word) || /^(?:third|past)$/.test(clauseVerbs.get(word) ?? '');

const adverb =
  /^(?:now|also|still|always|never|secretly|actually|really|once|only|often|just|accidentally|quietly|slowly|\p{L}{3,}ly)$/u;

/** Whether words after "and" say something new of the person, and do not go on with a list. */
function beginsClause(text: string): boolean {
  const words = text.split(' ');
  const first = words.find((word) => !adverb.test(word)) ?? '';
  const next = words[words.indexOf(first) + 1];
  return (
    openings.test(text) ||
    /^(?:she|he|they|who|whose)\b/.test(text) ||
    (isFinite(first) && next !== undefined) ||
    (first !== words[0] && /[a-z]{2,}[^s]s$/.test(first) && next !== undefined) ||
    /^now \p{L}+s\b/u.test(text) ||
    (/[a-z]{2,}[^s]s$/.test(first) &&
      /^(?:an?|the|her|his|their|to|for|in|about|it|them|him|everything|everyone|only|all)$/.test(
        next ?? '',
      ))
  );
}

/** The clauses of one part of an idea between its marks. */
function clausesIn(part: string): string[] {
  const found: string[] = [];
  let start = 0;
  for (const match of part.matchAll(boundary)) {
    const at = match.index;
    const isJoin = /^ (?:and|but|or|yet) $/.test(match[0]);
    const after = part.slice(at + match[0].length).trim();
    if (isJoin && !beginsClause(after)) continue;
    if (at > start) found.push(part.slice(start, at).trim());
    start = at;
  }
  found.push(part.slice(start).trim());
  return found.filter((clause) => clause !== '');
}

const purpose = /^(?:(?:and|but|or|yet) )?(?=(?:(?:only|just|all|solely|in order|so as) )*to )/u;

/** Clauses of which the purpose of a deed is no fact of its own: "takes bribes, but only to pay a healer" is one. */
function withPurposes(clauses: readonly string[]): readonly string[] {
  const found: string[] = [];
  for (const clause of clauses) {
    const plain = clause.replace(/ (?:and|but|yet) (?=(?:only|just) to )/u, ' ');
    const before = found.at(-1) ?? '';
    if (before === '' || !purpose.test(plain)) found.push(plain);
    else found[found.length - 1] = `${before} ${plain.replace(purpose, '')}`;
  }
  return found;
}

const cleaned = (clause: string): string =>
  clause
    .replace(
      /^(?:(?:and|but|or|yet|also|then|now(?= (?:she|he|they) )|that|because|since|although|though) )+/u,
      '',
    )
    .replace(
      /^(?:living|hiding|looking|searching|hunting|running|working|trying|pretending|posing|turned(?! out)|dreaming|longing|seeking|\p{L}{3,}ing)\b/u,
      (word) => (word === 'turned' ? 'became' : `is ${word}`),
    )
    .replace(/^being (?=\p{L}+ed\b)/u, 'is being ')
    .replace(/^out (?=for |to )/u, 'is out ')
    .replace(/^now (?=\p{L}+ing\b)/u, 'is now ')
    .replace(
      /^(?:in (?:love|hiding|exile|debt|disguise)|on the run|unable|able|wanted|hunted)\b/u,
      (words) => `is ${words}`,
    );

/** A clause as it follows the name of a person, in the third person; undefined if it is about something else. */
function saidOf(clause: string): string | undefined {
  const text = cleaned(clause);
  if (/^with(?:out)? /.test(text)) {
    return text
      .replace(/^with /, 'has ')
      .replace(/^without (?:(?:an?|any|her|his|their) )?/, 'has no ');
  }
  if (/^whose .+ /.test(text)) return text;
  if (/^(?:who )?(?:nobody|everybody|everyone|people|no one) /.test(text)) {
    return text.replace(/^who /, '');
  }
  const who = /^(?:is|was|can|cannot|can't) /.test(text) ? `who ${text}` : text;
  const found =
    clauseOf(who) ?? (adverb.test(text.split(' ')[0] ?? '') ? clauseOf(`who ${text}`) : undefined);
  // "Is of the guard": the noun says it.
  if (found === undefined || found.startsWith('who is of ')) return undefined;
  const [verb = '', ...rest] = found.replace(/^who (?:that )?/, '').split(' ');
  // A draft has one person: "a couple who run an inn" becomes one who runs it.
  const isBase = clauseVerbs.get(verb) === 'base' && !auxiliaries.has(verb);
  return [isBase ? third(verb) : verb, ...rest].join(' ');
}

function facetOf(said: string): PersonFacet {
  const [, owned] = /^whose (.+)$/u.exec(said) ?? [];
  if (owned !== undefined) return { kind: 'whose', what: owned, said, isSecret: false };
  const isSecret = isHiddenWord.test(said);
  const plain = said.replace(secretly, '').trim();
  for (const [kind, pattern] of rows) {
    const match = pattern.exec(plain) ?? (isSecret ? pattern.exec(`~${plain}`) : null);
    if (match === null) continue;
    const ofMatch = (match.groups?.['what'] ?? '').trim();
    // "People need him" is a sentence about the person with the name in that place.
    const what = kind === 'others' ? ofMatch.replace(/ (?:him|her|them)$/u, '') : ofMatch;
    const trade = kind === 'runs' ? trades.find(([house]) => house.test(what))?.[1] : undefined;
    return { kind, what, said: plain, isSecret, ...(trade !== undefined && { trade }) };
  }
  const first = plain.split(' ').find((word) => !adverb.test(word)) ?? '';
  // A verb of one person without an s is in the past: "accidentally set fire to the library".
  const kind = auxiliaries.has(first) || first.endsWith('s') ? 'habit' : 'deed';
  return { kind, what: plain, said: plain, isSecret };
}

/** Clauses that say nothing without the one before them: "one of them is real, and he doesn't know". */
const incomplete =
  /^(?:(?:doesn't|does not|didn't|did not) (?:know|notice|care|mind|realise|realize)(?: it)?|is one (?:is|of) .*|is [\p{L} -]+ years old|has (?:an? )?(?:\p{L}+ )?(?:problem|job|quest|task|name|story))$/u;

/** "Works as a spy": people know the person by the noun of the idea. */
const secretTrade = (facet: PersonFacet): PersonFacet =>
  facet.kind === 'now' && /^(?:spy|double agent|informer|informant|smuggler)$/u.test(facet.what)
    ? { ...facet, kind: 'agent', said: `is ${withArticle(facet.what)}`, isSecret: true }
    : facet;

const kinOfNoun =
  /^(?:twin|son|daughter|brother|sister|child|heir|widow|widower|wife|husband|nephew|niece|bastard|grandson|granddaughter|descendant|mother|father|cousin)$/;

/** "An ex-pirate nun" is a nun, and was a pirate. */
const withFormerTrade = (idea: string): string =>
  idea.replace(
    /^((?:an?|the) )?ex-([\p{L}]+) ([\p{L}]+)(?= |,|$)/iu,
    (all: string, article: string | undefined, was: string, is: string) =>
      isPersonNoun(was.toLowerCase()) && isPersonNoun(is.toLowerCase())
        ? `${article === undefined ? '' : 'a '}${is}, formerly a ${was},`
        : all,
  );

/** "A pirate turned priest" is a priest, and was a pirate. */
const unturned = (idea: string): string =>
  withFormerTrade(idea).replace(
    /^((?:an?|the) )?((?:[\p{L}'-]+ ){0,3}?)([\p{L}-]+)[ -]turned[ -](?:an? )?([\p{L}-]+)/iu,
    (all: string, article: string | undefined, before: string, was: string, is: string) => {
      const former = was.replace(/^ex-/i, '');
      if (!isPersonNoun(former.toLowerCase()) || !isPersonNoun(is.toLowerCase())) return all;
      return `${article ?? 'a '}${is}, formerly a ${before.replace(/(?:former|retired|ex) $/i, '')}${former},`;
    },
  );

/** What an idea says of a person, part by part; undefined if it is about no person. */
export function personFacetsOf(
  typed: string,
  exclusions: { matches: (text: string) => boolean },
): PersonFacets | undefined {
  const idea = unturned(typed);
  const found = personIdeaOf(idea, exclusions);
  if (found === undefined) return undefined;
  const { phrase } = found;
  const before = phrase.words.slice(0, -1).flatMap((word) => {
    const [, ex] = /^(ex)-/.exec(word) ?? [];
    return ex === undefined ? [word] : [ex, word.slice(3)];
  });
  const own = [...before, ...phrase.head.replace(/^ex-/, 'ex ').split(' ')];
  const isSaid = (word: string): boolean => stateOf(word) !== undefined || isAdjective(word);
  const trade = own
    .filter((word, index) => index === own.length - 1 || !isSaid(word))
    .filter(
      (word) =>
        !/^(?:over|overly|very|quite|rather|local|town|village)$/.test(word) || own.length === 1,
    )
    .join(' ');
  const [, ...later] = partsOfIdea(readable(idea));
  const clauses = withPurposes(
    [phrase.isClause ? `who ${phrase.rest}` : phrase.rest, ...later].flatMap((part) =>
      clausesIn(part.toLowerCase()),
    ),
  ).filter((clause) => !exclusions.matches(clause));
  const said = clauses
    .flatMap((clause) => saidOf(clause) ?? [])
    .flatMap((one) => {
      // "A wooden leg and a monkey" are two things.
      const [, first, second] = /^has (an? .+) and (an? .+)$/u.exec(one) ?? [];
      return first === undefined || second === undefined
        ? [one]
        : [`has ${first}`, `has ${second}`];
    });
  // "Old" and "is old" say the same.
  const qualities = said
    .flatMap((one) => /^is ([\p{L}-]+(?: and [\p{L}-]+)?)$/u.exec(one)?.[1]?.split(' and ') ?? [])
    .filter(isSaid);
  const facets = said
    .filter((one) => !incomplete.test(one))
    .filter(
      (one) =>
        !qualities.some(
          (quality) => one === `is ${quality}` || one.startsWith(`is ${quality} and `),
        ),
    )
    .map((one) => found.recased(one))
    .map(facetOf)
    .map(secretTrade)
    // "And talks to it" needs the clause before it.
    .filter(({ what }) => !/^(?:it|him|her|them)$/u.test(what))
    // "Now a drunk" says what has become of the person, and names no trade.
    .filter(({ kind, what }) => kind !== 'now' || stateOf(what) === undefined);
  const now = said.flatMap(
    (one) => /^(?:is now|became|has become) (?:an? )?([\p{L}-]+)$/u.exec(one)?.[1] ?? [],
  );
  // A king who is one no longer has lost a country.
  const hasReigned = facets.some(
    ({ kind, what }) =>
      kind === 'former' &&
      /\b(?:king|queen|prince|princess|emperor|empress|ruler|sultan|lord)\b/u.test(what),
  );
  const ofState = [...own, ...qualities, ...now, ...(hasReigned ? ['exiled'] : [])].flatMap(
    (word) => stateOf(word) ?? [],
  );
  const ofHead: PersonFacet[] = ofState.includes('retired')
    ? [{ kind: 'former', what: trade, said: `is a former ${trade}`, isSecret: false }]
    : [];
  const isKin = kinOfNoun.test(phrase.head);
  const owner = phrase.head.startsWith('widow')
    ? undefined
    : phrase.words.findLast((word) => /'s?$/.test(word));
  const ofWhom = phrase.rest.startsWith('of ') ? (clausesIn(phrase.rest)[0] ?? '') : '';
  const kin =
    isKin && (owner !== undefined || ofWhom !== '')
      ? { ...facetOf(`is the ${phrase.noun} ${ofWhom}`.trim()), kind: 'kin' as const }
      : undefined;
  return {
    noun: phrase.noun,
    complement: phrase.rest.startsWith('of ') ? (clausesIn(phrase.rest)[0] ?? '') : '',
    trade,
    states: [...new Set(ofState)],
    tempers: [...own.slice(0, -1), ...qualities].filter(
      (word) => isAdjective(word) && stateOf(word) === undefined,
    ),
    facets: [...facets, ...ofHead, ...(kin === undefined ? [] : [kin])].toSorted(
      (one, other) => facetKinds.indexOf(one.kind) - facetKinds.indexOf(other.kind),
    ),
  };
}
