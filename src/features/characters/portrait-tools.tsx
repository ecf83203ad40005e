import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { failureText } from '#src/api/http-error.ts';
import { PicturePainter } from '#src/components/generation/picture-painter.tsx';
import {
  getCharacterGetQueryKey,
  getCharacterGetSuspenseQueryOptions,
  getCharacterListInfiniteQueryKey,
  useCharacterPortrait,
} from '#src/generated/endpoints/characters/characters.ts';
import type { Character } from '#src/generated/model/index.ts';
import { Button } from '#src/ui/button.tsx';

interface PortraitToolsProps {
  character: Character;
  /** The element that shows the portrait. */
  frame: HTMLElement | null;
}

/** Paints a portrait, goes back to an earlier one, and removes it. */
export function PortraitTools({ character, frame }: PortraitToolsProps) {
  const { characterId, name, concept, portraitImage } = character;
  const queryClient = useQueryClient();
  const change = useCharacterPortrait();

  async function choose(generationId: string | null, done: string): Promise<boolean> {
    try {
      // The request changes only the portrait, so it cannot overwrite what another device has written since.
      const newest = getCharacterGetSuspenseQueryOptions(characterId);
      const { version } = await queryClient.query({ ...newest, staleTime: 0 });
      const headers = { 'If-Match': `"${version}"` };
      const saved = await change.mutateAsync({ characterId, data: { generationId }, headers });
      queryClient.setQueryData(getCharacterGetQueryKey(characterId), saved);
      void queryClient.invalidateQueries({ queryKey: getCharacterListInfiniteQueryKey() });
      toast.success(done);
      return true;
    } catch (error) {
      toast.error(`The portrait is as it was. ${failureText(error)}`);
      return false;
    }
  }

  return (
    <>
      <PicturePainter
        subject={{ kind: 'portrait', characterId, name, concept }}
        note={
          portraitImage === null
            ? 'It becomes the portrait at once.'
            : 'It becomes the portrait at once. The present one stays among your earlier portraits.'
        }
        frame={frame}
        onUse={({ generationId }) => choose(generationId, `${name} has a new portrait.`)}
      />
      {portraitImage !== null && (
        <Button
          variant="ghost"
          pending={change.isPending}
          onClick={() =>
            void choose(null, 'The portrait is removed. It stays among your earlier portraits.')
          }
        >
          Remove the portrait
        </Button>
      )}
    </>
  );
}
