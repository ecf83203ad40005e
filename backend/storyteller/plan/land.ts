import { withAsides } from '../realise/asides.ts';
import type { Landscape, StoryRequest } from '../story.ts';
import { families } from '../tables/lands/families.ts';
import { lands } from '../tables/lands/lands.ts';
import type { Family, Land } from '../tables/lands/land-type.ts';
import type { Row } from '../tables/row-types.ts';
import { ideaPhraseOf, isPartOfLand } from './idea-phrase.ts';
import { rowText } from './truths.ts';

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[a-z]+(?:-[a-z]+)*/g) ?? [];

/** Islands that are in no sea: "islands of the sky". */
const inTheSky = /\b(?:islands?|isles?)(?= (?:\S+ ){1,3}(?:sky|skies|clouds?)\b)/gi;

/** The land that a short text names: that of its first such word, or else of a word that names a land weakly. */
export function landIn(text: string): Land | undefined {
  const words = wordsIn(text.replaceAll(inTheSky, ''));
  const find = (wordsOf: (land: Land) => readonly string[] | undefined): Land | undefined =>
    words.flatMap((word) => lands.find((land) => wordsOf(land)?.includes(word)) ?? [])[0];
  return find((land) => land.words) ?? find((land) => land.weak);
}

/** The words that a text must not have: `Exclusions`, whose file uses this one. */
interface Excluding {
  matches: (text: string) => boolean;
  allows: (row: Row) => boolean;
}

/** The land that an idea for a setting asks for. */
function landOfIdea(idea: string): Land | undefined {
  const phrase = ideaPhraseOf(idea, { matches: () => false });
  return phrase === undefined || phrase.isClause || isPartOfLand(phrase)
    ? undefined
    : landIn(`${phrase.noun} ${phrase.rest}`);
}

const patterns = new Map<string, RegExp>();

export function patternOf(list: readonly Family[]): RegExp {
  const key = list.join('|');
  const words = list.map((family) => families[family]).join('|');
  const pattern = patterns.get(key) ?? new RegExp(`\\b(?:${words})\\b`, 'i');
  patterns.set(key, pattern);
  return pattern;
}

/** The families of which a text has no word, so that nothing that it says is excluded. */
const familiesNotIn = (text: string, list: readonly Family[]): Family[] =>
  list.filter((family) => !patternOf([family]).test(text));

export type RequestOfLand = Partial<Pick<StoryRequest, 'kind' | 'idea' | 'landscape'>>;

const isFamily = (word: string): word is Family => Object.hasOwn(families, word);

/** Who names the sea means its boats, too. */
const named: Readonly<Partial<Record<Family, RegExp>>> = {
  river: patternOf(['sea', 'river']),
};

/** The families of which an idea has no word. Its own words are above the land. */
const familiesNotNamed = (idea: string, list: readonly Family[]): Family[] =>
  list.filter((family) => !(named[family] ?? patternOf([family])).test(idea));

/** What the land of a request excludes: that of a setting's idea, or else that of the campaign. */
export function withoutOf({ kind, idea = '', landscape }: RequestOfLand): readonly Family[] {
  // A recap retells what has happened, also the rain.
  if (kind === 'recap') return [];
  const asked = kind === 'setting' ? landOfIdea(idea) : undefined;
  const list = asked?.without ?? landscape?.without.filter(isFamily) ?? [];
  return familiesNotNamed(idea, list);
}

/** The result of the last call is kept, because each candidate of a story needs the same exclusions. */
let last: { key: string; base: Excluding; exclusions: Excluding } | undefined;

/** The exclusions with the words that contradict the land of the request. */
export function withLand(base: Excluding, request: RequestOfLand): Excluding {
  const without = withoutOf(request);
  if (without.length === 0) return base;
  const key = without.join('|');
  if (last?.key === key && last.base === base) return last.exclusions;
  const pattern = patternOf(without);
  const matches = (text: string): boolean => base.matches(text) || pattern.test(text);
  // The same rows are asked about for each candidate.
  const known = new Map<string, boolean>();
  const allows: Excluding['allows'] = (row) => {
    const text = rowText(row);
    const answer = known.get(text) ?? (base.allows(row) && !pattern.test(withAsides(text)));
    known.set(text, answer);
    return answer;
  };
  last = { key, base, exclusions: { matches, allows } };
  return last.exclusions;
}

/** So many characters at the beginning of a text say with one word what the land is. */
const beginning = 300;

/** In two texts of this length, a word can stand once by chance. */
const lengthPerChance = 2000;

/** Before the name of a land in which the campaign is not: "beyond the desert". */
const elsewhere =
  /\b(?:no|not|without|beyond|from|past|across|behind|never|once|than|unlike)(?: (?:an?|the|any|its|all|every|of|far))* $/i;

/** Where a text names a land. */
function placesIn(text: string, { certain }: Land): number[] {
  const pattern = new RegExp(`\\b(?:${certain.join('|')})\\b`, 'gi');
  return [...text.matchAll(pattern)]
    .map(({ index }) => index)
    .filter((index) => !elsewhere.test(text.slice(Math.max(0, index - 40), index)));
}

/** A sea that is none: "a sea of sand". */
const figures =
  /\b(?:[Ss]eas?|[Oo]ceans?|[Rr]ivers?|[Ff]orests?|[Mm]ountains?) of (?!the\b)(?=[a-z])/g;

/**
 * The landscape that the texts of a campaign describe. One is certain if a text names it at its beginning or several
 * names of it occur, and if it is named at least twice as often as each other landscape. A story may contain what the
 * texts mention themselves, also if it does not fit this landscape.
 */
export function landscapeIn(texts: readonly string[]): Landscape | undefined {
  const parts = texts.map((text) => text.replaceAll(figures, ''));
  const text = parts.join('\n');
  const [first, second] = lands
    .map((land) => ({ land, count: placesIn(text, land).length }))
    .toSorted((one, other) => other.count - one.count);
  if (first === undefined) return undefined;
  const { land, count } = first;
  const isFirst = parts.some((part) => placesIn(part.slice(0, beginning), land).length > 0);
  // A title that names a land is about it.
  const isTitle = parts.some((part) => part.length < beginning && placesIn(part, land).length > 0);
  const isNamed =
    isTitle || count >= (isFirst ? 1 : 2) + Math.floor(text.length / lengthPerChance) / 2;
  const isClear = isNamed && count >= 2 * (second?.count ?? 0);
  const isEarly = /\b(?:stone|bronze|copper) age\b|\bprehistoric\b/i.test(text);
  const of: Family[] = [...(isClear ? land.without : []), ...(isEarly ? (['late'] as const) : [])];
  const without = familiesNotIn(text, of);
  return without.length === 0 ? undefined : { id: isClear ? land.id : 'early', without };
}
