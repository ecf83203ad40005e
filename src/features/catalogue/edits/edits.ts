import { sameValue } from '../../../lib/catalogue/same-value.ts';
import type { CatalogueItem, FieldErrors, Values } from '../values.ts';

/** One cell's change; both values are written down, so that it can be turned round at any time. */
interface Patch {
  sk: string;
  field: string;
  from: unknown;
  to: unknown;
}

/** What one gesture of the admin did: a typed cell, a pasted block, a bulk change. */
export interface Command {
  label: string;
  patches: readonly Patch[];
}

export type RowState =
  | { state: 'saving' }
  | { state: 'failed'; message: string; errors: FieldErrors }
  | { state: 'conflict'; theirs: CatalogueItem };

/** What is typed and not yet saved, on top of the item it was typed over. */
export interface Draft {
  base: CatalogueItem;
  changed: Values;
  status?: RowState;
}

export interface Edits {
  drafts: ReadonlyMap<string, Draft>;
  done: readonly Command[];
  undone: readonly Command[];
}

/** The item a key stands for, if it is still there. */
export type Find = (sk: string) => CatalogueItem | undefined;

export const noEdits: Edits = { drafts: new Map(), done: [], undone: [] };

const rememberedCommands = 200;

/** The row as the admin sees it. */
export const merged = (draft: Draft): Values => ({ ...draft.base.values, ...draft.changed });

function withPatches(
  drafts: Edits['drafts'],
  patches: readonly Pick<Patch, 'sk' | 'field' | 'to'>[],
  find: Find,
): Edits['drafts'] {
  const next = new Map(drafts);
  for (const { sk, field, to } of patches) {
    const draft = next.get(sk);
    const base = draft?.base ?? find(sk);
    if (base === undefined) continue;
    const changed = { ...draft?.changed, [field]: to };
    // Back to what is stored means there is nothing to save.
    if (sameValue(to, base.values[field])) delete changed[field];
    if (Object.keys(changed).length === 0) next.delete(sk);
    else next.set(sk, { base, changed });
  }
  return next;
}

/** Carries a command out and remembers it; what was undone before can then not come back. */
export function perform(edits: Edits, command: Command, find: Find): Edits {
  const patches = command.patches.filter(({ from, to }) => !sameValue(from, to));
  if (patches.length === 0) return edits;
  return {
    drafts: withPatches(edits.drafts, patches, find),
    done: [...edits.done, { ...command, patches }].slice(-rememberedCommands),
    undone: [],
  };
}

const inverse = (patches: readonly Patch[]): Patch[] =>
  patches.map((patch) => ({ ...patch, from: patch.to, to: patch.from })).toReversed();

/** Also after saving: the old values then come back as a draft, to be saved again. */
export function undo(edits: Edits, find: Find): Edits {
  const command = edits.done.at(-1);
  if (command === undefined) return edits;
  return {
    drafts: withPatches(edits.drafts, inverse(command.patches), find),
    done: edits.done.slice(0, -1),
    undone: [...edits.undone, command],
  };
}

export function redo(edits: Edits, find: Find): Edits {
  const command = edits.undone.at(-1);
  if (command === undefined) return edits;
  return {
    drafts: withPatches(edits.drafts, command.patches, find),
    done: [...edits.done, command],
    undone: edits.undone.slice(0, -1),
  };
}

export function withStatus(edits: Edits, sk: string, status: RowState | undefined): Edits {
  const draft = edits.drafts.get(sk);
  if (draft === undefined) return edits;
  const { base, changed } = draft;
  return {
    ...edits,
    drafts: new Map(edits.drafts).set(sk, { base, changed, ...(status && { status }) }),
  };
}

/** Takes a row out of the drafts; the commands stay, for undoing over what is stored now. */
export function settle(edits: Edits, sk: string): Edits {
  const drafts = new Map(edits.drafts);
  drafts.delete(sk);
  return { ...edits, drafts };
}

/** The row was saved as it was sent; what was typed while it was on its way stays a draft. */
export function saved(edits: Edits, sent: Draft, stored: CatalogueItem): Edits {
  const typedSince = Object.entries(edits.drafts.get(stored.sk)?.changed ?? {})
    .filter(([field, value]) => !sameValue(value, sent.changed[field]))
    .map(([field, to]) => ({ sk: stored.sk, field, to }));
  const { drafts } = settle(edits, stored.sk);
  return { ...edits, drafts: withPatches(drafts, typedSince, () => stored) };
}

/** The same changes on top of what somebody else has saved meanwhile. */
export function rebase(edits: Edits, sk: string, theirs: CatalogueItem): Edits {
  const draft = edits.drafts.get(sk);
  if (draft === undefined) return edits;
  const patches = Object.entries(draft.changed).map(([field, to]) => ({ sk, field, to }));
  return { ...edits, drafts: withPatches(settle(edits, sk).drafts, patches, () => theirs) };
}

/** The fields that both sides have changed, each to something else. */
export function clashes(draft: Draft, theirs: CatalogueItem): string[] {
  return Object.entries(draft.changed).flatMap(([field, mine]) => {
    const their = theirs.values[field];
    return sameValue(their, draft.base.values[field]) || sameValue(their, mine) ? [] : [field];
  });
}
