import type { QueryClient } from '@tanstack/react-query';
import { UserRoundPlus } from 'lucide-react';
import { Link } from 'react-router';
import { LoadProblem } from '#src/components/load-problem.tsx';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import { startLoading } from '#src/components/route-module.ts';
import { ShowMore } from '#src/components/show-more.tsx';
import {
  getCharacterListInfiniteQueryOptions,
  useCharacterListInfinite,
} from '#src/generated/endpoints/characters/characters.ts';
import type { Character } from '#src/generated/model/index.ts';
import { deriveCharacter } from '#src/lib/character/derive.ts';
import { paths } from '#src/paths.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { buttonProps } from '#src/ui/button-props.ts';
import { Card } from '#src/ui/card.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { characterLine } from './character-line.ts';

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

function CharacterCard({ character }: { character: Character }) {
  const { hitPoints, armorClass } = deriveCharacter(character);
  return (
    <Card className="h-full">
      <div className="flex items-center gap-4">
        <Avatar name={character.name} size="large" />
        <div className="min-w-0">
          <h2 className="text-lg font-semibold wrap-anywhere">
            <PrefetchLink to={paths.character(character.characterId)} className="card-link">
              {character.name}
            </PrefetchLink>
          </h2>
          <p className="text-sm text-muted">{characterLine(character)}</p>
        </div>
      </div>
      {character.concept !== '' && (
        <p className="line-clamp-2 text-sm text-muted">{character.concept}</p>
      )}
      <p className="tabular mt-auto pt-1 text-xs text-muted">
        {hitPoints} Hit Points · Armor Class {armorClass}
      </p>
    </Card>
  );
}

function NoCharacters() {
  return (
    <EmptyState
      picture={
        <Picture
          src="/art/empty-characters-480.webp"
          srcSet="/art/empty-characters-480.webp 480w, /art/empty-characters-960.webp 960w"
          sizes="24rem"
          width={480}
          height={320}
          alt=""
        />
      }
      title="No one has drawn up a chair yet"
      action={
        <Link to={paths.characterCreate} {...buttonProps({ variant: 'primary' })}>
          Make your first character
        </Link>
      }
    >
      <p>Choose a class, a species and a background; the numbers work themselves out.</p>
    </EmptyState>
  );
}
