import { useSearchParams } from 'react-router';

/** Whether the sheet shows the form for the notes. It is in the URL, so that a new sign-in leads back to it. */
export function useWritingNotes(): [boolean, (writing: boolean) => void] {
  const [search, setSearch] = useSearchParams();
  const setWriting = (writing: boolean) =>
    setSearch(writing ? { notes: '' } : {}, { replace: true, preventScrollReset: true });
  return [search.has('notes'), setWriting];
}
