import { useSearchParams } from 'react-router';

/**
 * Whether a page shows its form. The URL says so (`?edit`), so that a reload or a new sign-in leads
 * back to the form and its draft. The browser history gets no entry, so Back leaves the page.
 */
export function useEditing(): [boolean, (editing: boolean) => void] {
  const [search, setSearch] = useSearchParams();
  const setEditing = (editing: boolean) =>
    setSearch(editing ? { edit: '' } : {}, { replace: true });
  return [search.has('edit'), setEditing];
}
