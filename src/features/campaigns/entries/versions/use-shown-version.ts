import { useSearchParams } from 'react-router';
import type { EntryVersionSummary } from '#src/generated/model/index.ts';

/** A version is compared with the version before it, or with the present content of the entry. */
const comparisons = ['before', 'present'] as const;
type Comparison = (typeof comparisons)[number];

/** The version in the URL of the page and the one that it is compared with. */
export function useShownVersion(versions: readonly EntryVersionSummary[]) {
  const [search, setSearch] = useSearchParams();
  const wanted = versions.findIndex(({ version }) => String(version) === search.get('version'));
  const index = Math.max(wanted, 0);
  const given = comparisons.find((one) => one === search.get('with'));
  return {
    selected: versions[index],
    newest: versions[0],
    /** Undefined for the first version. */
    before: versions[index + 1],
    comparison: index === 0 ? 'before' : (given ?? 'before'),
    compareWith: (comparison: Comparison) =>
      setSearch(
        (current) => {
          current.set('with', comparison);
          return current;
        },
        { replace: true, preventScrollReset: true },
      ),
    showNewest: () => setSearch({}, { replace: true, preventScrollReset: true }),
  } as const;
}
