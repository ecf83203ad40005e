import { randomStream } from '../random.ts';
import type { Tone } from '../story.ts';
import type { Tale } from '../tables/tales/tale-types.ts';
import { tales } from '../tables/tales/tales.ts';

type Kind = 'quest' | 'adventure';

const tones: readonly Tone[] = ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'];

/** A band is five levels. A seed has the same tale for all levels of a band. */
const levelsOfBand = 5;
const bands = [0, 1, 2, 3] as const;

/**
 * A neighbourhood is a range of seeds. Within it, different tones and bands have different tales, so a book that
 * is written with these seeds repeats none.
 */
const seedsOfNeighbourhood = 131_072;

const bandOf = (level: number): number => Math.min(3, Math.floor((level - 1) / levelsOfBand));

const isFor = ({ tones: own, levels: [least, most] }: Tale, tone: Tone, level: number): boolean =>
  own.includes(tone) && level >= least && level <= most;

/** The tales of a tone that are credible at a level. */
const talesFor = (tone: Tone, level: number): readonly Tale[] =>
  tales.filter((tale) => isFor(tale, tone, level));

/** One tone and band, with the tales that fit it. */
interface Cell {
  key: string;
  options: readonly Tale[];
}

const keyOf = (tone: Tone, band: number): string => `${tone} ${band}`;

/** The tales that are credible at each level of a band. */
const allCells: readonly Cell[] = tones.flatMap((tone) =>
  bands.map((band) => {
    const [first, last] = [band * levelsOfBand + 1, (band + 1) * levelsOfBand];
    const options = tales.filter((tale) => isFor(tale, tone, first) && isFor(tale, tone, last));
    return { key: keyOf(tone, band), options };
  }),
);

/** Gives each cell a tale that no other cell has, if there are enough. A cell may have to change to another of its options. */
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
 * The tales of each cell. Each cell gets one tale first. Each tale that is left is given to the cell with the fewest
 * tales among those that it fits. So two cells never have the same tale, and the seeds of one cell have different ones.
 */
function shared(
  cells: readonly Cell[],
  keeps: (tale: Tale, fitting: number) => boolean,
): Map<string, readonly Tale[]> {
  const first = matched(cells);
  const taken = new Set(first.values());
  const shares = new Map<string, Tale[]>([...first].map(([key, tale]) => [key, [tale]]));
  const left = tales
    .filter((tale) => !taken.has(tale))
    .map((tale) => ({ tale, fitting: cells.filter(({ options }) => options.includes(tale)) }))
    // A tale with many cells can wait until the others have theirs.
    .toSorted((one, other) => one.fitting.length - other.fitting.length);
  for (const { tale, fitting } of left) {
    if (!keeps(tale, fitting.length)) continue;
    fitting
      .map(({ key }) => shares.get(key) ?? [])
      .toSorted((one, other) => one.length - other.length)[0]
      ?.push(tale);
  }
  return shares;
}

type Shares = ReadonlyMap<string, readonly Tale[]>;

/** The cells of a kind in a neighbourhood, with their tales in an order of their own. */
const cellsOf = (neighbourhood: number, kind: Kind): Cell[] => {
  const random = randomStream(neighbourhood, `${kind} tales`);
  return allCells.map(({ key, options }) => ({ key, options: random.shuffle(options) }));
};

/** Half of the tales that fit one cell are left for the adventures of this cell. */
function questTales(neighbourhood: number): Shares {
  const random = randomStream(neighbourhood, 'tales of one cell');
  const keeps = (_tale: Tale, fitting: number): boolean => fitting > 1 || random.int(2) === 0;
  return shared(cellsOf(neighbourhood, 'quest'), keeps);
}

/** A quest and an adventure of one seed tell different stories. */
function adventureTales(neighbourhood: number): Shares {
  const quests = talesOf(neighbourhood, 'quest');
  const cells = cellsOf(neighbourhood, 'adventure').map(({ key, options }) => ({
    key,
    options: options.filter((tale) => quests.get(key)?.includes(tale) !== true),
  }));
  return shared(cells, () => true);
}

/** The last result is kept, because all seeds of a neighbourhood have the same tales. */
const last: Partial<Record<Kind, { neighbourhood: number; shares: Shares }>> = {};

function talesOf(neighbourhood: number, kind: Kind): Shares {
  const known = last[kind];
  if (known?.neighbourhood === neighbourhood) return known.shares;
  const shares = (kind === 'quest' ? questTales : adventureTales)(neighbourhood);
  last[kind] = { neighbourhood, shares };
  return shares;
}

/** The tale of a seed, or undefined if none is allowed: lines can exclude the words of all of them. */
export function chooseTale(
  { seed, tone, level }: { seed: number; tone: Tone; level: number },
  kind: Kind,
  isAllowed: (tale: Tale) => boolean,
): Tale | undefined {
  const neighbourhood = Math.floor(seed / seedsOfNeighbourhood);
  const shares = talesOf(neighbourhood, kind);
  const own = (shares.get(keyOf(tone, bandOf(level))) ?? []).filter(isAllowed);
  if (own.length > 0) return randomStream(seed, `${kind} tale`).pick(own);
  const allowed = talesFor(tone, level).filter(isAllowed);
  return allowed.length === 0
    ? undefined
    : randomStream(neighbourhood, `${kind} ${tone} ${level}`).pick(allowed);
}
