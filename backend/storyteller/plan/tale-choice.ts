import { randomStream } from '../random.ts';
import type { Tone } from '../story.ts';
import type { Tale } from '../tables/tales/tale-types.ts';
import { tales } from '../tables/tales/tales.ts';

type Kind = 'quest' | 'adventure';

const tones: readonly Tone[] = ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'];

/** The levels of a band have the same tale. */
const levelsOfBand = 5;
const bands = [0, 1, 2, 3] as const;

/** Seeds of one neighbourhood have other tales for other tones and bands: a book of them repeats none. */
const seedsOfNeighbourhood = 131_072;

const bandOf = (level: number): number => Math.min(3, Math.floor((level - 1) / levelsOfBand));

const isFor = ({ tones: own, levels: [least, most] }: Tale, tone: Tone, level: number): boolean =>
  own.includes(tone) && level >= least && level <= most;

/** The tales of a tone that are credible at a level. */
const talesFor = (tone: Tone, level: number): readonly Tale[] =>
  tales.filter((tale) => isFor(tale, tone, level));

interface Cell {
  key: string;
  options: readonly Tale[];
}

const keyOf = (kind: Kind, tone: Tone, band: number): string => `${kind} ${tone} ${band}`;

/** Gives each cell a tale of its own, as far as there are enough: another cell gives up its tale for a second one. */
function matched(cells: readonly Cell[]): Map<string, Tale> {
  const owner = new Map<Tale, Cell>();
  const place = (cell: Cell, tried: Set<Tale>): boolean => {
    for (const tale of cell.options) {
      if (tried.has(tale)) continue;
      tried.add(tale);
      const other = owner.get(tale);
      if (other === undefined || place(other, tried)) {
        owner.set(tale, cell);
        return true;
      }
    }
    return false;
  };
  for (const cell of cells) place(cell, new Set());
  return new Map([...owner].map(([tale, { key }]) => [key, tale]));
}

/**
 * The tales of each cell: one that no other cell has, and of those that are left, each for the cell with the fewest
 * that it fits. So texts of other cells are never the same tale, and a cell with several has another one for most seeds.
 */
function shared(
  cells: readonly Cell[],
  keeps: (tale: Tale, fitting: number) => boolean,
): Map<string, readonly Tale[]> {
  const first = matched(cells);
  const taken = new Set(first.values());
  const shares = new Map<string, Tale[]>([...first].map(([key, tale]) => [key, [tale]]));
  for (const tale of tales) {
    if (taken.has(tale)) continue;
    const fitting = cells
      .filter(({ options }) => options.includes(tale))
      .map(({ key }) => shares.get(key) ?? [])
      .toSorted((one, other) => one.length - other.length);
    if (keeps(tale, fitting.length)) fitting[0]?.push(tale);
  }
  return shares;
}

function matching(neighbourhood: number): ReadonlyMap<string, readonly Tale[]> {
  const random = randomStream(neighbourhood, 'tales');
  const cellsOf = (kind: Kind, without?: ReadonlyMap<string, readonly Tale[]>): Cell[] =>
    tones.flatMap((tone) =>
      bands.map((band) => {
        const [first, last] = [band * levelsOfBand + 1, (band + 1) * levelsOfBand];
        const options = random
          .shuffle(tales)
          .filter((tale) => isFor(tale, tone, first) && isFor(tale, tone, last))
          // A quest and an adventure of one seed tell different stories.
          .filter((tale) => without?.get(keyOf('quest', tone, band))?.includes(tale) !== true);
        return { key: keyOf(kind, tone, band), options };
      }),
    );
  // Half of the tales that fit one cell are left for the adventures of this cell.
  const quests = shared(cellsOf('quest'), (_tale, fitting) => fitting > 1 || random.int(2) === 0);
  return new Map([...quests, ...shared(cellsOf('adventure', quests), () => true)]);
}

let last: { neighbourhood: number; tales: ReadonlyMap<string, readonly Tale[]> } | undefined;

/** The tale of a seed, or undefined if none is allowed: lines can exclude the words of all of them. */
export function chooseTale(
  { seed, tone, level }: { seed: number; tone: Tone; level: number },
  kind: Kind,
  isAllowed: (tale: Tale) => boolean,
): Tale | undefined {
  const neighbourhood = Math.floor(seed / seedsOfNeighbourhood);
  if (last?.neighbourhood !== neighbourhood) {
    last = { neighbourhood, tales: matching(neighbourhood) };
  }
  const own = (last.tales.get(keyOf(kind, tone, bandOf(level))) ?? []).filter(isAllowed);
  if (own.length > 0) return randomStream(seed, `${kind} tale`).pick(own);
  const allowed = talesFor(tone, level).filter(isAllowed);
  return allowed.length === 0
    ? undefined
    : randomStream(neighbourhood, `${kind} ${tone} ${level}`).pick(allowed);
}
