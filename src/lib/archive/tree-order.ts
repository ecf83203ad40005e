import { mostAncestors } from '../contract-limits.ts';

interface Node {
  readonly id: string;
  readonly parentId: string | null;
}

/**
 * Puts each entry after its parent, and siblings in the given order. An entry has no parent if its parent is
 * unknown or is below the entry itself. An entry that is too deep moves up to the deepest possible level.
 */
export function inTreeOrder<Entry extends Node>(
  entries: readonly Entry[],
): { entry: Entry; parentId: string | null }[] {
  const children = new Map<string | null, Entry[]>();
  const known = new Set(entries.map(({ id }) => id));
  for (const entry of entries) {
    const parentId = entry.parentId !== null && known.has(entry.parentId) ? entry.parentId : null;
    const siblings = children.get(parentId) ?? [];
    siblings.push(entry);
    children.set(parentId, siblings);
  }
  const ordered: { entry: Entry; parentId: string | null }[] = [];
  const placed = new Set<string>();
  const walk = (roots: readonly Entry[]): void => {
    const top: readonly string[] = [];
    const stack = roots.map((entry) => ({ entry, path: top })).toReversed();
    for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
      const { entry, path } = next;
      if (placed.has(entry.id)) continue;
      placed.add(entry.id);
      ordered.push({ entry, parentId: path.at(-1) ?? null });
      const below = path.length < mostAncestors ? [...path, entry.id] : path;
      for (const child of (children.get(entry.id) ?? []).toReversed()) {
        stack.push({ entry: child, path: below });
      }
    }
  };
  walk(children.get(null) ?? []);
  // The entries that are left are above each other in a circle. It is cut before its first entry.
  for (const entry of entries) if (!placed.has(entry.id)) walk([entry]);
  return ordered;
}
