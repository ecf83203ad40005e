import type { Command, NewRow, Patch } from './commands.ts';
import { type Draft, merged } from './draft.ts';

/** Discarding is a command like any other: what goes by mistake comes back with Ctrl+Z. */
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
