import { FilterChips } from '#src/ui/filter-chips.tsx';
import type { Counts, Filter } from '../engine/draft-types.ts';

type Shown = 'all' | NonNullable<Filter['status']>;

const chips = [
  { value: 'all', label: 'All', tone: 'neutral' },
  { value: 'create', label: 'Will be created', tone: 'gold' },
  { value: 'update', label: 'Will be updated', tone: 'arcane' },
  { value: 'unchanged', label: 'Unchanged', tone: 'neutral' },
  { value: 'error', label: 'Errors', tone: 'ember' },
  { value: 'skip', label: 'Left out', tone: 'neutral' },
  { value: 'saved', label: 'Saved', tone: 'moss' },
  { value: 'failed', label: 'Failed', tone: 'ember' },
  { value: 'undone', label: 'Taken back', tone: 'neutral' },
] as const satisfies readonly { value: Shown; label: string; tone: string }[];

interface StatusChipsProps {
  counts: Counts;
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

/** Which rows are shown. Those there are none of stay away, except the one that is chosen. */
export function StatusChips({ counts, filter, onFilter }: StatusChipsProps) {
  const value: Shown = filter.status ?? (filter.group === undefined ? 'all' : 'error');
  const countOf = (shown: Shown) => (shown === 'all' ? counts.total : counts[shown]);
  return (
    <FilterChips<Shown>
      label="Rows to show"
      value={value}
      chips={chips
        .map((chip) => ({ ...chip, count: countOf(chip.value) }))
        .filter(({ value: own, count }) => own === 'all' || own === value || count > 0)}
      onChange={(chosen) => onFilter(chosen === 'all' ? {} : { status: chosen })}
    />
  );
}
