import {
  type Command as CommandOf,
  type Patch as PatchOf,
  sizeOf,
} from '#src/components/drafts/commands.ts';
import { sameValue } from '#src/lib/catalogue/same-value.ts';
import type { Values } from '../values.ts';
import { type Draft, merged } from './draft.ts';

/** One cell's change. */
export interface Patch extends PatchOf {
  readonly sk: string;
}

/** A whole row that is created or removed, with all it takes to create it again. */
export interface NewRow {
  sk: string;
  values: Values;
  /** The row it stands under; null at the top. */
  after: string | null;
}

export type Command = CommandOf<Patch, NewRow>;

/** Where a command touches the grid; without a field it is the whole row. */
export interface TouchedCell {
  sk: string;
  field: string | null;
}

let created = 0;

/** The name of a row that has no key yet. Never the same twice, not even after a reload. */
export function newRowName(): string {
  created += 1;
  return `new:${Date.now().toString(36)}-${created}-${Math.random().toString(36).slice(2, 8)}`;
}

export const isNewRow = (sk: string): boolean => sk.startsWith('new:');

/** The command without patches that change nothing; null when nothing is left of it. */
export function tightened(command: Command): Command | null {
  const patches = command.patches.filter(({ from, to }) => !sameValue(from, to));
  const tight = { ...command, patches };
  return sizeOf(tight) === 0 ? null : tight;
}

/** The patches that turn one row's values into others. */
export const patchesTo = (row: { sk: string; values: Values }, values: Values): Patch[] =>
  Object.entries(values).flatMap(([field, to]) => {
    const from = row.values[field];
    return sameValue(from, to) ? [] : [{ sk: row.sk, field, from, to }];
  });

/** Discarding drafts is a command like any other, so that Ctrl+Z brings them back. */
export function discarding(drafts: Iterable<Draft>): Command {
  const patches: Patch[] = [];
  const brought: NewRow[] = [];
  const removed: NewRow[] = [];
  for (const draft of drafts) {
    const { sk, base, changed } = draft;
    const after = draft.state === 'created' ? draft.after : null;
    if (base === null) {
      removed.push({ sk, values: changed, after });
      continue;
    }
    if (draft.state === 'removed') brought.push({ sk, values: merged(draft), after });
    for (const [field, from] of Object.entries(changed)) {
      patches.push({ sk, field, from, to: base.values[field] });
    }
  }
  return { label: 'Discarded changes', patches, created: brought, removed };
}

/** More than fit on any screen: of ten thousand rows not every one is named. */
const mostCells = 1000;

export const touchedBy = ({ patches, created: added = [], removed = [] }: Command): TouchedCell[] =>
  [
    ...patches.slice(0, mostCells).map(({ sk, field }) => ({ sk, field })),
    ...[...added, ...removed].slice(0, mostCells).map(({ sk }) => ({ sk, field: null })),
  ].slice(0, mostCells);
