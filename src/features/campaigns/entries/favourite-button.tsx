import { useQueryClient } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { toast } from 'sonner';
import { failureText } from '#src/api/http-error.ts';
import { getCampaignOverviewQueryKey } from '#src/generated/endpoints/campaigns/campaigns.ts';
import { getEntryGetQueryKey } from '#src/generated/endpoints/entries/entries.ts';
import {
  useFavouriteAdd,
  useFavouriteRemove,
} from '#src/generated/endpoints/favourites/favourites.ts';
import type { Entry } from '#src/generated/model/index.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { useSinglePress } from '#src/ui/use-single-press.ts';

interface FavouriteButtonProps {
  campaignId: string;
  entry: Entry;
}

/** A button that marks an entry as a favourite. Only this user sees the mark, on the overview. */
export function FavouriteButton({
  campaignId,
  entry: { entryId, isFavourite },
}: FavouriteButtonProps) {
  const queryClient = useQueryClient();
  const queryKey = getEntryGetQueryKey(campaignId, entryId);
  /** The button shows the change at once. If the request fails, it shows the former state again. */
  const show = (isMarked: boolean): void => {
    queryClient.setQueryData<Entry>(
      queryKey,
      (stored) => stored && { ...stored, isFavourite: isMarked },
    );
  };
  const mutation = {
    mutation: {
      onMutate: async () => {
        // The response to an earlier request must not replace what is shown.
        await queryClient.cancelQueries({ queryKey });
        show(!isFavourite);
      },
      onError: (error: unknown) => {
        show(isFavourite);
        toast.error(failureText(error));
      },
      onSettled: () =>
        queryClient.invalidateQueries({ queryKey: getCampaignOverviewQueryKey(campaignId) }),
    },
  };
  const add = useFavouriteAdd(mutation);
  const remove = useFavouriteRemove(mutation);
  const isBusy = add.isPending || remove.isPending;
  const isRepeated = useSinglePress(isBusy);
  return (
    <IconButton
      label="Favourite"
      title={isFavourite ? 'Remove from your favourites' : 'Add to your favourites'}
      aria-pressed={isFavourite}
      variant="quiet"
      icon={
        <Star
          aria-hidden
          size={18}
          className={isFavourite ? 'fill-current text-gold' : undefined}
        />
      }
      onClick={() => {
        // While one change is being saved, a press does nothing.
        if (!isBusy && !isRepeated()) (isFavourite ? remove : add).mutate({ campaignId, entryId });
      }}
    />
  );
}
