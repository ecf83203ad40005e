import { keepsPart, parts } from '../plan/spread.ts';
import { hashText } from '../random.ts';
import type { Telling } from '../realise/telling.ts';
import type { Json, RecentStory, StoryKind } from '../story.ts';
import type { Row } from '../tables/row-types.ts';

/** A prime that is larger than the number of recent texts, so that there is always a card that none of these has. */
const deck = 61;

/** A table is dealt from one of five packs. Tables of one pack differ in their turn, so that their rows mix. */
interface Deal {
  pack: 0 | 1 | 2 | 3 | 4;
  turn: 0 | 1 | 2;
}

/** The number of a text has five digits of this base: one for each pack. */
const places = [1, deck, deck ** 2, deck ** 3, deck ** 4] as const;

/**
 * The five cards of a text. They depend on its seed only, and a person has others than a character. Where the seed of
 * the plan keeps its part, each card is from that part of the deck: in twenty texts with seeds in equal steps none
 * comes twice.
 */
function cardsOf(kind: StoryKind, seed: number): readonly number[] {
  const number = hashText(`${kind}|cards|${seed}`);
  return places.map((place, pack) => {
    const drawn = Math.floor(number / place) % deck;
    if (!keepsPart(kind)) return drawn;
    const part = (seed * (7 + 2 * pack)) % parts;
    return Math.floor(((part + drawn / deck) * deck) / parts);
  });
}

/**
 * The rows of a table in the order in which the text takes them. Two texts with different cards begin with different
 * rows if the table has at least as many rows as the deck has cards.
 */
function dealtRows<Item>(
  list: readonly Item[],
  kind: StoryKind,
  seed: number,
  { pack, turn }: Deal,
): readonly Item[] {
  const card = ((cardsOf(kind, seed)[pack] ?? 0) * (turn + 1) + turn * 17) % deck;
  const from = Math.ceil((card * list.length) / deck);
  const size = Math.ceil(((card + 1) * list.length) / deck) - from;
  const within = size > 1 ? hashText(`within|${seed}|${pack}|${turn}`) % size : 0;
  const start = size > 0 ? from + within : Math.floor((card * list.length) / deck);
  return [...list.slice(start), ...list.slice(0, start)];
}

export type Dealer = (
  rows: readonly Row[],
  deal: Deal,
  extra?: Readonly<Record<string, string>>,
) => string;

/** Says rows that recent texts of the kind do not have. A text that is written again gets any rows. */
export const dealerOf =
  (telling: Telling, kind: StoryKind, seed: number, isAgain: boolean): Dealer =>
  (rows, deal, extra) => {
    if (isAgain) return telling.say(rows, extra);
    const fitting = new Set(telling.fitting(rows));
    const row = dealtRows(rows, kind, seed, deal).find((item) => fitting.has(item));
    return (row === undefined ? '' : telling.say([row], extra)) || telling.say(rows, extra);
  };

export const hasCards = (kind: StoryKind): boolean => kind === 'character' || kind === 'person';

/** A search for free cards ends after so many numbers. */
const most = 1000;

const seedIn = (seed: Json | undefined): readonly number[] =>
  typeof seed === 'number' ? [seed] : [];

export type TakenCards = readonly ReadonlySet<number>[];

/** For each pack, the cards that recent texts of the kind have. */
export function takenCards(kind: StoryKind, recent: readonly RecentStory[]): TakenCards {
  const used = recent
    .flatMap(({ facts }) => (facts['kind'] === kind ? seedIn(facts['seed']) : []))
    .map((seed) => cardsOf(kind, seed));
  return places.map((_place, pack) => new Set(used.flatMap((cards) => cards[pack] ?? [])));
}

/** How many of the five cards of a text some recent text has as well. */
export function sharedCards(kind: StoryKind, taken: TakenCards, seed: number): number {
  let count = 0;
  for (const [pack, card] of cardsOf(kind, seed).entries()) {
    if (taken[pack]?.has(card) === true) count += 1;
  }
  return count;
}

/**
 * The first of the numbers `numberOf(0)`, `numberOf(1)` … with whose cards no recent text of the kind was dealt.
 * `seedOf` gives the seed of a text with that number, which is in the facts of the text.
 */
export function withOtherCards(
  kind: StoryKind,
  taken: TakenCards,
  numberOf: (attempt: number) => number,
  seedOf: (number: number) => number,
): number {
  let best = numberOf(0);
  let fewest = Infinity;
  for (let attempt = 0; attempt < most && fewest > 0; attempt += 1) {
    const number = numberOf(attempt);
    const count = sharedCards(kind, taken, seedOf(number));
    if (count < fewest) [best, fewest] = [number, count];
  }
  return best;
}
