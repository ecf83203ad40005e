import type { ReactNode } from 'react';
import { characterLine } from '#src/components/characters/character-line.ts';
import { SmallPortrait } from '#src/components/characters/portrait.tsx';
import { EditButton } from '#src/components/forms/edit-button.tsx';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import { paths } from '#src/paths.ts';
import { classNames } from '#src/ui/class-names.ts';
import { LevelUpButton } from './levels/level-up-button.tsx';
import { levelWaits } from './levels/level-waits.ts';
import { SheetActions, type SheetActionsProps } from './sheet-actions.tsx';

interface SheetHeaderProps extends SheetActionsProps {
  /** A line below those about the character. */
  children: ReactNode;
}

/** A longer name is set in a smaller size. */
const shortName = 24;

/**
 * Who is played. On a phone and on a tablet it is one line as high as the portrait, because what is played comes
 * first: it uses the space that other pages leave above their heading, and a phone has the forms in the menu.
 */
export function SheetHeader({
  character,
  loadEdit,
  onEdit,
  loadLevelUp,
  onLevelUp,
  children,
}: SheetHeaderProps) {
  const { name } = character;
  const waits = levelWaits(character);
  return (
    <header className="mb-3 flex items-center gap-3 max-sm:-mt-3 sm:mb-5 sm:gap-4 sm:max-xl:-mt-5 xl:mb-8 xl:items-end">
      <SmallPortrait character={character} className="max-sm:size-11 max-sm:text-lg" />
      <div className="min-w-0 flex-1">
        {/* The header of the app leads there, too. */}
        <p className="text-sm text-muted max-xl:hidden">
          <PrefetchLink to={paths.characterList} className="text-link">
            Characters
          </PrefetchLink>
        </p>
        <h1
          tabIndex={-1}
          className={classNames(
            'line-clamp-2 leading-tight wrap-anywhere',
            name.length > shortName
              ? 'text-base sm:text-lg xl:text-xl'
              : 'text-lg sm:text-xl xl:text-title',
          )}
        >
          {name}
        </h1>
        <p className="line-clamp-2 text-xs text-muted sm:text-sm xl:text-base">
          {characterLine(character)}
        </p>
        {children}
      </div>
      <div className="flex shrink-0 items-center gap-2 sm:gap-3">
        <span className={classNames(waits ? 'contents' : 'hidden sm:contents')}>
          <LevelUpButton character={character} load={loadLevelUp} onOpen={onLevelUp} />
        </span>
        <span className="hidden sm:contents">
          <EditButton load={loadEdit} onEdit={onEdit} />
        </span>
        <SheetActions character={character} {...{ loadEdit, onEdit, loadLevelUp, onLevelUp }} />
      </div>
    </header>
  );
}
