import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import { failureText } from '#src/api/http-error.ts';
import { useEntryRestore } from '#src/generated/endpoints/entries/entries.ts';
import type { EntryReference } from '#src/generated/model/index.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { useEntryRefresh } from './refresh-entries.ts';

export function useRestore(campaignId: string) {
  const refresh = useEntryRefresh(campaignId);
  const navigate = useNavigate();
  return useEntryRestore({
    mutation: {
      onSuccess: async (entry) => {
        await refresh(entry);
        toast.success(`${entry.title} is back.`, {
          action: {
            label: 'Open',
            onClick: () => void navigate(paths.entry(campaignId, entry.entryId)),
          },
        });
      },
      onError: (error) => void toast.error(failureText(error)),
    },
  });
}

interface RestoreButtonProps {
  campaignId: string;
  entry: EntryReference;
}

/** The button that restores a deleted entry. */
export function RestoreButton({ campaignId, entry: { entryId, title } }: RestoreButtonProps) {
  const { mutate, isPending } = useRestore(campaignId);
  return (
    <Button
      size="small"
      aria-label={`Restore ${title}`}
      pending={isPending}
      onClick={() => mutate({ campaignId, entryId })}
    >
      Restore
    </Button>
  );
}
