import { useState } from 'react';
import type { CharacterSummary } from '#src/generated/model/index.ts';
import { paths } from '#src/paths.ts';
import { Card } from '#src/ui/card.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { PrefetchLink } from '../navigation/prefetch-link.tsx';
import { wasChangedLately } from '../active-lately.ts';
import { relativeTime } from '#src/lib/relative-time.ts';
import { characterLine, hitPointsLine } from './character-line.ts';
import { SmallPortrait } from './portrait.tsx';

const grids = {
  3: 'grid list-none gap-5 p-0 sm:grid-cols-2 lg:grid-cols-3',
  4: 'grid list-none gap-5 p-0 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4',
} as const;

interface CharacterCardsProps {
  characters: readonly CharacterSummary[];
  label: string;
  heading?: 'h2' | 'h3';
  /** The number of columns on a wide screen. */
  columns?: keyof typeof grids;
}

export function CharacterCards({
  characters,
  label,
  heading = 'h2',
  columns = 4,
}: CharacterCardsProps) {
  const [now] = useState(Date.now);
  return (
    <ul aria-label={label} className={grids[columns]}>
      {characters.map((character) => (
        <li key={character.characterId}>
          <CharacterCard character={character} now={now} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

interface CharacterCardProps {
  character: CharacterSummary;
  /** Milliseconds since 1970. */
  now: number;
  heading: 'h2' | 'h3';
}

function CharacterCard({ character, now, heading: Heading }: CharacterCardProps) {
  const isWarm = wasChangedLately(character.meta, now);
  return (
    <Card warm={isWarm} className="h-full">
      <div className="flex items-center gap-4">
        <SmallPortrait character={character} />
        <div className="min-w-0">
          <Heading className="line-clamp-2 text-lg font-semibold wrap-anywhere">
            <PrefetchLink
              to={paths.character(character.characterId)}
              title={character.name}
              className="card-link"
            >
              {character.name}
            </PrefetchLink>
          </Heading>
          <p className="text-sm text-muted">{characterLine(character)}</p>
          <p className="tabular text-sm">{hitPointsLine(character)}</p>
        </div>
      </div>
      {character.concept !== '' && (
        <p className="line-clamp-2 text-sm wrap-anywhere text-muted">{character.concept}</p>
      )}
      {isWarm && (
        <p className="tabular mt-auto pt-1 text-xs text-muted">
          <time dateTime={character.meta.updated_at}>
            Changed {relativeTime(Date.parse(character.meta.updated_at), now)}
          </time>
        </p>
      )}
    </Card>
  );
}

/** Placeholders for the cards while the characters are loading. */
export function CharacterCardsSkeleton({
  label,
  columns = 4,
}: Pick<CharacterCardsProps, 'label' | 'columns'>) {
  return (
    <div role="status" aria-busy className={grids[columns]}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: columns }, (_, index) => (
        <div key={index} className="panel flex items-center gap-4 p-5">
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
