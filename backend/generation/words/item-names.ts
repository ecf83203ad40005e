import type { CatalogueItem } from '#backend/storyteller/story.ts';

/** General words for magic items, and well-known ones: the catalogue of rewards has none of them. */
const magicItems: readonly string[] = [
  'magic',
  'enchanted',
  'artifact',
  'amulet',
  'talisman',
  'wand',
  'potion',
  'elixir',
  'spell scroll',
  'bag of holding',
  'deck of many things',
  'holy avenger',
  'vorpal',
  'flame tongue',
  'frost brand',
  'sun blade',
  'luck blade',
  'ioun stone',
  'immovable rod',
  'ring of protection',
  'cloak of protection',
];

/** British spellings, other forms, and plurals that the rules of `singular` would not undo. */
const spellings: ReadonlyMap<string, string> = new Map([
  ['armour', 'armor'],
  ['artefact', 'artifact'],
  ['jeweller', 'jeweler'],
  ['knives', 'knife'],
  ['magical', 'magic'],
  ['staves', 'staff'],
  ['traveller', 'traveler'],
]);

/** In characters: an item whose name is one letter says nothing. */
const shortest = 2;

function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:[sx]|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** The words of a text in lower case, in the singular, without possessives and in American spelling. */
const wordsOf = (text: string): string[] =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)?|\+\d/gu) ?? []
  )
    .map((word) => word.replace(/['’]s$/, ''))
    .map((word) => spellings.get(word) ?? singular(word))
    .map((word) => spellings.get(word) ?? word);

const phraseOf = (text: string): string => wordsOf(text).join(' ');

/** The catalogue has "Lantern, Hooded" and "Flask or tankard", and texts have "hooded lantern" and "flask". */
function thingsOf(name: string): string[][] {
  const plain = name.replaceAll(/\([^)]*\)/g, ' ');
  const [thing = '', ...kinds] = plain.split(', ');
  if (kinds.length > 0) return [[phraseOf([...kinds, thing].join(' ')), phraseOf(plain)]];
  return plain.split(' or ').map((one) => [phraseOf(one)]);
}

/** Finds what could be a reward in texts: items of the catalogue, and magic items. */
export class ItemNames {
  /** The phrases for the same thing, by each of them. */
  readonly #phrases: ReadonlyMap<string, readonly string[]>;
  readonly #longest: number;

  constructor(items: readonly Pick<CatalogueItem, 'name'>[]) {
    const things = [...items.map(({ name }) => name), ...magicItems].flatMap(thingsOf);
    this.#phrases = new Map(
      things.flatMap((phrases) => phrases.map((phrase) => [phrase, phrases] as const)),
    );
    this.#longest = Math.max(...things.flat().map((phrase) => phrase.split(' ').length));
  }

  /** The items in a text that are not in the other text, the longest phrase at each place. */
  unknownIn(text: string, given: string): string[] {
    const words = wordsOf(text);
    const known = ` ${phraseOf(given)} `;
    const found = new Set<string>();
    for (let at = 0; at < words.length; at += 1) {
      for (let length = Math.min(this.#longest, words.length - at); length > 0; length -= 1) {
        const phrase = words.slice(at, at + length).join(' ');
        const phrases = /^\+\d$/.test(phrase) ? [phrase] : this.#phrases.get(phrase);
        if (phrase.length < shortest || phrases === undefined) continue;
        if (!phrases.some((one) => known.includes(` ${one} `))) found.add(phrase);
        at += length - 1;
        break;
      }
    }
    return [...found];
  }
}
