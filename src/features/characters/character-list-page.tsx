import type { QueryClient } from '@tanstack/react-query';
import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import {
  CharacterCards,
  CharacterCardsSkeleton,
} from '#src/components/characters/character-cards.tsx';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import { LoadProblem } from '#src/components/load-problem.tsx';
import { startLoading } from '#src/components/route-module.ts';
import { ShowMore } from '#src/components/show-more.tsx';
import {
  getCharacterListInfiniteQueryOptions,
  useCharacterListInfinite,
} from '#src/generated/endpoints/characters/characters.ts';
import { paths } from '#src/paths.ts';
import { buttonProps } from '#src/ui/button-props.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { ImportAlert, ImportCharacter, type ImportProblem } from './sharing/import-character.tsx';

const lastChangedFirst = { pageSize: 24, sortByMeta: 'updated_at', reverse: true } as const;

export const loader = (queryClient: QueryClient) => () =>
  startLoading(queryClient.infiniteQuery(getCharacterListInfiniteQueryOptions(lastChangedFirst)));

export const handle = { title: 'Characters' };

export function Component() {
  const { data, error, isPending, isError, isFetching, refetch, ...more } =
    useCharacterListInfinite(lastChangedFirst);
  const characters = data?.pages.flatMap((page) => page.items) ?? [];
  const [problem, setProblem] = useState<ImportProblem | null>(null);
  const isEmpty = data !== undefined && characters.length === 0;
  return (
    <>
      <PageHeader
        title="Characters"
        lead="Everyone you play, the last one you changed first."
        actions={
          // While the list is empty, it has the same buttons itself. Their space is kept.
          isEmpty ? (
            <span className="h-(--target)" />
          ) : (
            <>
              <ImportCharacter onProblem={setProblem} />
              <PrefetchLink to={paths.characterCreate} {...buttonProps({ variant: 'primary' })}>
                <UserRoundPlus aria-hidden size={18} />
                New character
              </PrefetchLink>
            </>
          )
        }
      />
      {problem && <ImportAlert problem={problem} />}
      {isError && (
        <LoadProblem
          what="your characters"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {isPending && <CharacterCardsSkeleton label="Loading your characters" />}
      {isEmpty && <NoCharacters onProblem={setProblem} />}
      {characters.length > 0 && <CharacterCards characters={characters} label="Your characters" />}
      <ShowMore what="characters" list="Your characters" count={characters.length} more={more} />
    </>
  );
}

function NoCharacters({ onProblem }: { onProblem: (problem: ImportProblem | null) => void }) {
  return (
    <EmptyState
      picture={
        <Picture
          src="/art/empty-characters-480.webp"
          srcSet="/art/empty-characters-480.webp 480w, /art/empty-characters-960.webp 960w"
          sizes="24rem"
          width={480}
          height={300}
          alt=""
        />
      }
      title="No one has drawn up a chair yet"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <PrefetchLink to={paths.characterCreate} {...buttonProps({ variant: 'primary' })}>
            Make your first character
          </PrefetchLink>
          <ImportCharacter onProblem={onProblem} />
        </div>
      }
    >
      <p>Choose a class, a species and a background; the numbers work themselves out.</p>
    </EmptyState>
  );
}
