import { beginsWithVowel, numberWord } from '../realise/tidy.ts';

/** Names whose phrase does not follow from a rule. */
const irregular: Readonly<Record<string, string>> = {
  'clothes, costume': 'a costume',
  'hammer, sledge': 'a sledgehammer',
  'three-dragon ante': 'a deck for Three-Dragon Ante',
  dragonchess: 'a dragonchess set',
  'feed per day': "a day's feed",
  'spell scroll (cantrip)': 'a Spell Scroll of a cantrip',
};

/** What one has some of: it has neither an article nor a plural. */
const uncountable =
  /\b(?:acid|antitoxin|alchemist's fire|holy water|ink|oil|paper|parchment|perfume|poison|soap|string|sealing wax|chalk|ale|bread|cheese|wine|feed|fishing tackle|barding)$/;

/** Armor that is not called by one piece of it. */
const suit = /\b(?:armor|mail|plate|splint)$/;

/** A head such as `tools`, `dice` or `clothes`, but not `abacus` or `spyglass`. */
const plural = /(?:^|[\s-])(?:dice|\w*[^su'\s]s)$/;

const isPlural = (noun: string): boolean => plural.test(noun);

const withArticle = (noun: string): string => `${beginsWithVowel(noun) ? 'an' : 'a'} ${noun}`;

/** `Wine (bottle), Fine`: the noun, what is in brackets, and what a list puts after a comma. */
const parts =
  /^(?<head>[^(),]+?)(?: \((?<measure>[^()]+)\))?(?:, (?<kind>[^(),]+?))?(?: \((?<last>[^()]+)\))?$/;

const ordinal = (level: string): string =>
  withArticle(`${level}${{ 1: 'st', 2: 'nd', 3: 'rd' }[level] ?? 'th'}-level`);

function measured(noun: string, measure: string): string {
  const [, level] = /^level (\d)$/.exec(measure) ?? [];
  if (level !== undefined) return `a Spell Scroll of ${ordinal(level)} spell`;
  const [, length, unit] = /^(\d+) (feet|days|pounds)$/.exec(measure) ?? [];
  if (length !== undefined) return `${numberWord(Number(length))} ${unit} of ${noun}`;
  const [, size] = /^(\d+)-foot$/.exec(measure) ?? [];
  if (size !== undefined) return withArticle(`${numberWord(Number(size))}-foot ${noun}`);
  if (measure === '1 day') return `a day's ${noun}`;
  const container = measure
    .replace(/^(?:1|one) /, '')
    .replace(/^(?:\d+[ -])?ounces? /, '')
    .replace('1,000', 'a thousand');
  return `${withArticle(container)} ${/(?:thousand|\d)$/.test(container) ? '' : 'of '}${noun}`;
}

/**
 * A name of the catalogue as a phrase of a sentence: `Lantern, Hooded` as `a hooded lantern`, `Ink (1 ounce bottle)`
 * as `a bottle of ink`. A name with a form of its own, such as `Potion of Healing`, keeps its capitals.
 */
export function itemPhrase(name: string): string {
  const plain = name.trim();
  const lower = plain.toLowerCase();
  const own = irregular[lower];
  if (own !== undefined) return own;
  // Magic items are written as the rules write them.
  if (/ of (?:\w+ )*[A-Z]/.test(plain)) return withArticle(plain);
  const { head, kind, last, measure } = parts.exec(lower)?.groups ?? {};
  if (head === undefined) return withArticle(plain);
  const [sort, thing] = head.split(': ');
  const base = thing === undefined ? head : `${thing} ${sort}`;
  const noun = kind === undefined ? base : `${kind} ${base}`;
  const size = measure ?? last;
  if (size !== undefined) return measured(noun, size);
  if (suit.test(noun)) return `a suit of ${noun}`;
  const [counted = noun] = noun.split(' of ');
  return uncountable.test(counted) || isPlural(counted) ? noun : withArticle(noun);
}
