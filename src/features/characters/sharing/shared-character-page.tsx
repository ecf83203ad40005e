import type { QueryClient } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { OptionalPart } from '#src/components/optional-part.tsx';
import { untilSlow } from '#src/components/route-module.ts';
import {
  getCharacterSharedGetSuspenseQueryOptions,
  useCharacterSharedGetSuspense,
} from '#src/generated/endpoints/characters/characters.ts';
import { SharedSheet } from './shared-sheet.tsx';

export const loader =
  (queryClient: QueryClient) =>
  ({ params }: LoaderFunctionArgs) =>
    untilSlow(
      queryClient.query({
        ...getCharacterSharedGetSuspenseQueryOptions(params['linkCode'] ?? ''),
        // The link can have been withdrawn since.
        staleTime: 0,
      }),
    );

export const handle = {
  title: 'A shared character',
  goneHint: 'The link was withdrawn, or it is not whole. Ask its owner for a new one.',
} as const;

const loadTexts = async () => (await import('./spells-and-items.tsx')).SpellsAndItemsOfLink;

/** A character as the readers of its link see it. It needs no account. */
export function Component() {
  const { linkCode = '' } = useParams();
  const { data } = useCharacterSharedGetSuspense(linkCode);
  const { character, texts = [] } = data;
  return (
    <div className="mx-auto w-full max-w-page px-4 py-6 sm:px-6 sm:py-10">
      <SharedSheet shared={data}>
        <OptionalPart load={loadTexts} props={{ character, texts }} />
      </SharedSheet>
    </div>
  );
}
