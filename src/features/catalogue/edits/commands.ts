import { sameValue } from '#src/lib/catalogue/same-value.ts';
import type { Values } from '../values.ts';

/** One cell's change; both values are written down, so that it can be turned round at any time. */
export interface Patch {
  sk: string;
  field: string;
  from: unknown;
  to: unknown;
}

/** A row with all it takes to make it, whether it is to come or to go. */
export interface NewRow {
  sk: string;
  values: Values;
  after: string | null;
}

/** What one gesture of the admin did, and what one undo takes back. */
export interface Command {
  label: string;
  patches: readonly Patch[];
  created?: readonly NewRow[];
  removed?: readonly NewRow[];
}

/** Where a command touches the grid; without a field it is the whole row. */
export interface TouchedCell {
  sk: string;
  field: string | null;
}

let made = 0;

/** For a row that has no key yet. Never the same twice, also not after a reload. */
export function newRowName(): string {
  made += 1;
  return `new:${Date.now().toString(36)}-${made}-${Math.random().toString(36).slice(2, 8)}`;
}

export const isNewRow = (sk: string): boolean => sk.startsWith('new:');

/** The command without what changes nothing; null when nothing is left of it. */
export function tightened(command: Command): Command | null {
  const patches = command.patches.filter(({ from, to }) => !sameValue(from, to));
  const tight = { ...command, patches };
  return partsOf(tight) === 0 ? null : tight;
}

/** How much of it there is to remember. */
export const partsOf = ({ patches, created = [], removed = [] }: Command): number =>
  patches.length + created.length + removed.length;

/** What makes one row's values into others. */
export const patchesTo = (row: { sk: string; values: Values }, values: Values): Patch[] =>
  Object.entries(values).flatMap(([field, to]) => {
    const from = row.values[field];
    return sameValue(from, to) ? [] : [{ sk: row.sk, field, from, to }];
  });

/** More than fit on any screen; ten thousand rows are not listed one by one. */
const shownCells = 1000;

export const touchedBy = ({ patches, created = [], removed = [] }: Command): TouchedCell[] =>
  [
    ...patches.slice(0, shownCells).map(({ sk, field }) => ({ sk, field })),
    ...[...created, ...removed].slice(0, shownCells).map(({ sk }) => ({ sk, field: null })),
  ].slice(0, shownCells);
