import { toast } from 'sonner';
import { failureText } from '#src/api/http-error.ts';
import { useGenerationChanges, useGenerations } from '#src/api/generations.ts';
import { isAtWork } from '#src/api/use-generation.ts';
import { Button } from '#src/ui/button.tsx';

interface CancelPaintingProps {
  campaignId: string;
  /** Called when the cover is not painted any more. */
  onEnd: () => void;
}

/** Ends the painting of a cover that the campaign waits for. Only the user who has asked for it finds it. */
export function CancelPainting({ campaignId, onEnd }: CancelPaintingProps) {
  const { data } = useGenerations(campaignId, true);
  const { cancel } = useGenerationChanges();
  const painting = (data?.pages ?? [])
    .flatMap(({ items }) => items)
    .find((one) => one.kind === 'cover' && isAtWork(one));
  if (painting === undefined) return null;
  const { generationId } = painting;
  return (
    <Button
      size="small"
      aria-label="Cancel the cover"
      pending={cancel.isPending}
      onClick={() =>
        cancel.mutate(
          { generationId },
          {
            onSuccess: () => {
              toast('The cover is not painted. The campaign keeps its picture.');
              onEnd();
            },
            onError: (error) =>
              toast.error(`The painting could not be cancelled. ${failureText(error)}`),
          },
        )
      }
    >
      Cancel
    </Button>
  );
}
