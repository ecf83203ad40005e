import { useState } from 'react';
import type { ImportableEntry } from '#src/lib/archive/import-content.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckboxField } from '#src/ui/checkbox-field.tsx';
import { visibilityLabels, typeTexts } from '../entries/entry-labels.ts';

interface ImportTreeProps {
  entries: readonly ImportableEntry[];
  /** The keys of the entries that are left out. */
  omitted: ReadonlySet<string>;
  onChange: (omitted: ReadonlySet<string>) => void;
}

/** More rows are shown on demand, because a browser is slow with thousands of them. */
const firstRows = 100;

const indents = ['', 'ml-6', 'ml-12', 'ml-16', 'ml-20', 'ml-24'];

/** The entries of an import, each with a box. The box also ticks what is below the entry. */
export function ImportTree({ entries, omitted, onChange }: ImportTreeProps) {
  const [isWhole, setWhole] = useState(false);
  const depths = depthsOf(entries);
  const rows = isWhole ? entries : entries.slice(0, firstRows);
  const toggle = (key: string) => {
    const changed = new Set(omitted);
    for (const each of [key, ...keysBelow(entries, key)]) {
      if (omitted.has(key)) changed.delete(each);
      else changed.add(each);
    }
    onChange(changed);
  };
  return (
    <div className="flex flex-col gap-3">
      <ul
        aria-label="Entries to import"
        className="flex max-h-96 flex-col overflow-y-auto rounded-md border border-hairline px-3 py-1"
      >
        {rows.map(({ key, title, type, visibility }) => {
          const Icon = typeTexts[type].icon;
          return (
            <li key={key} className={indents[Math.min(depths.get(key) ?? 0, indents.length - 1)]}>
              <CheckboxField
                className="min-h-(--target) py-1"
                checked={!omitted.has(key)}
                onChange={() => toggle(key)}
                label={
                  <span className="flex min-w-0 items-start gap-3">
                    <Icon aria-hidden className="mt-1.5 size-4 shrink-0 text-muted" />
                    <span className="min-w-0 wrap-break-word">{title}</span>
                  </span>
                }
                hint={`${typeTexts[type].label}, ${visibilityLabels[visibility].toLowerCase()}`}
              />
            </li>
          );
        })}
      </ul>
      {rows.length < entries.length && (
        <Button size="small" className="self-start" onClick={() => setWhole(true)}>
          Show all {entries.length}
        </Button>
      )}
    </div>
  );
}

function depthsOf(entries: readonly ImportableEntry[]): ReadonlyMap<string, number> {
  const depths = new Map<string, number>();
  for (const { key, parentKey } of entries) {
    depths.set(key, parentKey === null ? 0 : (depths.get(parentKey) ?? 0) + 1);
  }
  return depths;
}

/** Parents come before their children, so one pass finds all of them. */
function keysBelow(entries: readonly ImportableEntry[], key: string): string[] {
  const below = new Set([key]);
  for (const entry of entries) {
    if (entry.parentKey !== null && below.has(entry.parentKey)) below.add(entry.key);
  }
  below.delete(key);
  return [...below];
}
