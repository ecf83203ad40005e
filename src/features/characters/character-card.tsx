import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import type { Character } from '#src/generated/model/index.ts';
import { deriveCharacter } from '#src/lib/character/derive.ts';
import { paths } from '#src/paths.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Card } from '#src/ui/card.tsx';
import { characterLine } from './character-line.ts';

export function CharacterCard({ character }: { character: Character }) {
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
