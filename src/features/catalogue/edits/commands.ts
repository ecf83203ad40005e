import {
  type Command as CommandOf,
  type Patch as PatchOf,
  sizeOf,
} from '#src/components/drafts/commands.ts';
import { sameValue } from '#src/lib/catalogue/same-value.ts';
import type { Values } from '../values.ts';
import { type Draft, merged } from './draft.ts';

/** The change of one cell. */
export interface Patch extends PatchOf {
  readonly sk: string;
}

/** A row that is created or removed, with the data to create it again. */
export interface NewRow {
  sk: string;
  values: Values;
  /** The row above; null at the top of the list. */
  after: string | null;
}

export type Command = CommandOf<Patch, NewRow>;

/** A cell that a command changes, or the whole row if `field` is null. */
export interface TouchedCell {
  sk: string;
  field: string | null;
}

let newRowCount = 0;

/** A temporary name for a new row without a key. It is unique, even after a reload. */
export function newRowName(): string {
  newRowCount += 1;
  return `new:${Date.now().toString(36)}-${newRowCount}-${Math.random().toString(36).slice(2, 8)}`;
}

export const isNewRow = (sk: string): boolean => sk.startsWith('new:');

/** Removes patches that change nothing; returns null if the command is then empty. */
export function withoutUnchanged(command: Command): Command | null {
  const patches = command.patches.filter(({ from, to }) => !sameValue(from, to));
  const shorter = { ...command, patches };
  return sizeOf(shorter) === 0 ? null : shorter;
}

/** The patches that change the values of a row to the given values. */
export const patchesTo = (row: { sk: string; values: Values }, values: Values): Patch[] =>
  Object.entries(values).flatMap(([field, to]) => {
    const from = row.values[field];
    return sameValue(from, to) ? [] : [{ sk: row.sk, field, from, to }];
  });

/** Returns a command that discards drafts, so that Ctrl+Z can restore them. */
export function discarding(drafts: Iterable<Draft>): Command {
  const patches: Patch[] = [];
  const created: NewRow[] = [];
  const removed: NewRow[] = [];
  for (const draft of drafts) {
    const { sk, base, changed } = draft;
    const after = draft.state === 'created' ? draft.after : null;
    if (base === null) {
      removed.push({ sk, values: changed, after });
      continue;
    }
    if (draft.state === 'removed') created.push({ sk, values: merged(draft), after });
    for (const [field, from] of Object.entries(changed)) {
      patches.push({ sk, field, from, to: base.values[field] });
    }
  }
  return { label: 'Discarded changes', patches, created, removed };
}

/** The maximum number of cells that `touchedBy` returns: more than any screen can show. */
const maxCells = 1000;

export const touchedBy = ({ patches, created: added = [], removed = [] }: Command): TouchedCell[] =>
  [
    ...patches.slice(0, maxCells).map(({ sk, field }) => ({ sk, field })),
    ...[...added, ...removed].slice(0, maxCells).map(({ sk }) => ({ sk, field: null })),
  ].slice(0, maxCells);
