import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import type { SaveOutcome } from './use-entity-form.ts';

interface SavedPage {
  /** Says that the record is saved. */
  message: string;
  /** The page of the record. */
  page: string;
  /** The page with the form of the record, which shows what the user has written meanwhile. */
  form: string;
  /** Whether the page takes the place of the form in the history. */
  replace?: boolean;
}

/**
 * Returns a function that opens a record after its form has saved it. A user who has left the form meanwhile stays
 * where they are, and gets a button.
 */
export function useOpenSaved() {
  const navigate = useNavigate();
  return (
    { message, page, form, replace = false }: SavedPage,
    { isUnfinished, isShown }: Pick<SaveOutcome, 'isUnfinished' | 'isShown'>,
  ) => {
    const next = isUnfinished ? form : page;
    if (!isShown) {
      toast.success(message, { action: { label: 'Open', onClick: () => void navigate(next) } });
      return;
    }
    toast.success(message);
    // The navigation starts in a later task, because the leave guard stops navigations until the form is marked as
    // saved.
    setTimeout(() => void navigate(next, { replace }));
  };
}
