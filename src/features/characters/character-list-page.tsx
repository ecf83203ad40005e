import type { QueryClient } from '@tanstack/react-query';
import { UserRoundPlus } from 'lucide-react';
import { Link } from 'react-router';
import { LoadProblem } from '#src/components/load-problem.tsx';
import { startLoading } from '#src/components/route-module.ts';
import { ShowMore } from '#src/components/show-more.tsx';
import {
  getCharacterListInfiniteQueryOptions,
  useCharacterListInfinite,
} from '#src/generated/endpoints/characters/characters.ts';
import { paths } from '#src/paths.ts';
import { buttonProps } from '#src/ui/button-props.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { CharacterCard } from './character-card.tsx';
import { NoCharacters } from './no-characters.tsx';

const lastChangedFirst = { pageSize: 24, sortByMeta: 'updated_at', reverse: true } as const;

export const loader = (queryClient: QueryClient) => () =>
  startLoading(queryClient.infiniteQuery(getCharacterListInfiniteQueryOptions(lastChangedFirst)));

export const handle = { title: 'Characters' };

const grid = 'grid list-none gap-4 p-0 sm:grid-cols-2 lg:grid-cols-3';

export function Component() {
  const { data, error, isPending, isError, isFetching, refetch, ...more } =
    useCharacterListInfinite(lastChangedFirst);
  const characters = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <PageHeader
        title="Characters"
        lead="Everyone you play, the last one you changed first."
        actions={
          <Link to={paths.characterCreate} {...buttonProps({ variant: 'primary' })}>
            <UserRoundPlus aria-hidden size={18} />
            New character
          </Link>
        }
      />
      {isError && (
        <LoadProblem
          what="your characters"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {isPending && <CharactersSkeleton />}
      {data && characters.length === 0 && <NoCharacters />}
      {characters.length > 0 && (
        <ul aria-label="Your characters" className={grid}>
          {characters.map((character) => (
            <li key={character.characterId}>
              <CharacterCard character={character} />
            </li>
          ))}
        </ul>
      )}
      <ShowMore what="characters" list="Your characters" count={characters.length} more={more} />
    </>
  );
}

function CharactersSkeleton() {
  return (
    <div role="status" aria-busy className={grid}>
      <VisuallyHidden>Loading your characters</VisuallyHidden>
      {['first', 'second', 'third'].map((key) => (
        <div key={key} className="panel flex items-center gap-4 p-5">
          <Skeleton className="size-14 rounded-full!" />
          <div className="flex flex-1 flex-col gap-3">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  );
}
