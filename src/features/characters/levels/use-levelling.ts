import { useSearchParams } from 'react-router';

/** Whether the page of a character shows the form for a new level. It is in the URL, as for editing. */
export function useLevelling(): [boolean, (levelling: boolean) => void] {
  const [search, setSearch] = useSearchParams();
  const setLevelling = (levelling: boolean) =>
    setSearch(levelling ? { 'level-up': '' } : {}, { replace: true });
  return [search.has('level-up'), setLevelling];
}
