import type { CatalogueItem } from '../values.ts';
import { type Command, partsOf, tightened } from './commands.ts';
import { applied, applying } from './applied.ts';
import type { Draft } from './draft.ts';
import { atOnce, type Work } from './slices.ts';

/** What is known of a row that was written from here: null once it is deleted. */
export interface Written {
  item: CatalogueItem | null;
  version: number;
}

export interface Edits {
  drafts: ReadonlyMap<string, Draft>;
  done: readonly Command[];
  undone: readonly Command[];
  /** The keys that rows got which were created here; commands know them by their first name. */
  keys: ReadonlyMap<string, string>;
  /** Rows that were saved from here, as they are stored; a list may know less of them. */
  written: ReadonlyMap<string, Written>;
  /** Saved rows that no list held when they were created, and under which row they stand. */
  placed: ReadonlyMap<string, string | null>;
}

/** The item a key stands for, as far as the list has it. */
export type Find = (sk: string) => CatalogueItem | undefined;

export const noEdits: Edits = {
  drafts: new Map(),
  done: [],
  undone: [],
  keys: new Map(),
  written: new Map(),
  placed: new Map(),
};

const rememberedCommands = 200;
/** Two hundred small steps are few; two hundred blocks of ten thousand rows would fill the memory. */
const rememberedParts = 500_000;

/** The latest commands, as many as are remembered; the last one always. */
function remembered(done: readonly Command[]): readonly Command[] {
  let parts = 0;
  const firstKept = done.findLastIndex((command, index) => {
    parts += partsOf(command);
    return done.length - index > rememberedCommands || parts > rememberedParts;
  });
  return firstKept === -1 ? done : done.slice(Math.min(firstKept + 1, done.length - 1));
}

/** Carries a command out and remembers it; what was undone before can then not come back. */
export const perform = (edits: Edits, command: Command, find: Find): Edits =>
  atOnce(performing(edits, command, find));

/** The same with pauses, for a command that touches very many rows. */
export function* performing(edits: Edits, command: Command, find: Find): Work<Edits> {
  const tight = tightened(command);
  if (tight === null) return edits;
  return {
    ...edits,
    drafts: yield* applying(edits, tight, 'forward', find),
    done: remembered([...edits.done, tight]),
    undone: [],
  };
}

/** Also after saving: the old values then come back as a draft, to be saved again. */
export function undo(edits: Edits, find: Find): Edits {
  const command = edits.done.at(-1);
  if (command === undefined) return edits;
  return {
    ...edits,
    drafts: applied(edits, command, 'backward', find),
    done: edits.done.slice(0, -1),
    undone: [...edits.undone, command],
  };
}

export function redo(edits: Edits, find: Find): Edits {
  const command = edits.undone.at(-1);
  if (command === undefined) return edits;
  return {
    ...edits,
    drafts: applied(edits, command, 'forward', find),
    done: [...edits.done, command],
    undone: edits.undone.slice(0, -1),
  };
}
