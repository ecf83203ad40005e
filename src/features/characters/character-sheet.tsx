import { useState } from 'react';
import { characterLine, hitPointsLine } from '#src/components/characters/character-line.ts';
import { SmallPortrait } from '#src/components/characters/portrait.tsx';
import { EditButton } from '#src/components/forms/edit-button.tsx';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import { OptionalPart } from '#src/components/optional-part.tsx';
import type { Character } from '#src/generated/model/index.ts';
import { deriveCharacter } from '#src/lib/character/derive.ts';
import { paths } from '#src/paths.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Attacks } from './attacks.tsx';
import { FoldedSpells } from './folded-spells.tsx';
import { LevelUpButton } from './levels/level-up-button.tsx';
import { useWritingNotes } from './notes/use-writing-notes.ts';
import { useKeptSheet } from './offline/use-kept-sheet.ts';
import { PlayPanel, ResourcesPanel } from './play/play-panel.tsx';
import { usePlay } from './play/use-play.ts';
import { RollBar } from './rolls/roll-bar.tsx';
import { RollsProvider } from './rolls/rolls.ts';
import { useRollLog } from './rolls/use-roll-log.ts';
import { SheetActions } from './sheet-actions.tsx';
import { type SheetSection, SectionTabs } from './section-tabs.tsx';

interface CharacterSheetProps {
  character: Character;
  /** Loads the code of the form. */
  loadEdit: () => Promise<unknown>;
  onEdit: () => void;
  /** Loads the code of the form for a new level. */
  loadLevelUp: () => Promise<unknown>;
  onLevelUp: () => void;
}

// Loaded with the first view, which can do without them for a moment.
const loadParts = async () => (await import('./sheet-parts.tsx')).sheetParts;
const loadSkills = async () => (await loadParts()).Proficiencies;
const loadSpells = async () => (await loadParts()).SpellsPanel;
const loadInventory = async () => (await loadParts()).InventoryPanel;
const loadMore = async () => (await loadParts()).MorePanels;
const loadWritten = async () => (await loadParts()).WrittenPanels;

/** A longer name is set in a smaller size, because what is played comes first on a phone. */
const shortName = 24;

/** Where the sheet has the layout of a phone, a thumb plays it, and also a small window of a computer has its targets. */
const thumbTargets = 'contents max-lg:[--small-target:44px] max-lg:[--target:44px]';

const fallback = <Skeleton className="h-96" />;

/** Panels below each other; on a phone, those of the other sections are hidden. */
const column = '*:mb-6';

/** The sheet of a character. What is needed in every round comes first. */
export function CharacterSheet({
  character: stored,
  loadEdit,
  onEdit,
  loadLevelUp,
  onLevelUp,
}: CharacterSheetProps) {
  const { character, play, query, edit } = usePlay(stored);
  useKeptSheet(stored, query.data);
  const derived = deriveCharacter(character, play?.state);
  const rolls = useRollLog(character, derived);
  const [isWriting] = useWritingNotes();
  const [section, setSection] = useState<SheetSection>(isWriting ? 'more' : 'play');
  const shown = (own: SheetSection) => classNames(own !== section && 'hidden lg:block');
  const hasSpells = derived.spellcasting.length > 0 || character.spells.length > 0;
  return (
    <RollsProvider value={rolls}>
      <title>{`${character.name} · Questwright`}</title>
      <div className={thumbTargets}>
        <header className="mb-5 grid gap-3 sm:mb-8 sm:flex sm:items-end sm:justify-between">
          <div className="flex min-w-0 items-center gap-3 sm:gap-4">
            <SmallPortrait character={character} />
            <div className="min-w-0 flex-1">
              {/* In a narrow window the navigation at the bottom leads there. */}
              <p className="text-sm text-muted max-md:hidden">
                <PrefetchLink to={paths.characterList} className="text-link">
                  Characters
                </PrefetchLink>
              </p>
              <h1
                tabIndex={-1}
                className={classNames(
                  'line-clamp-3 leading-tight wrap-anywhere',
                  character.name.length > shortName
                    ? 'text-lg sm:text-xl'
                    : 'text-xl sm:text-title',
                )}
              >
                {character.name}
              </h1>
              <p className="text-sm text-muted sm:text-base">{characterLine(character)}</p>
              {/* On a phone, the parts of the sheet without these numbers say them, too. */}
              {play && section !== 'play' && (
                <p className="tabular text-sm lg:hidden">
                  {hitPointsLine({
                    hitPoints: play.limits.hitPoints,
                    lostHitPoints: play.state.lostHitPoints,
                    armorClass: derived.armorClass.value,
                  })}
                </p>
              )}
            </div>
          </div>
          <div className="flex shrink-0 flex-wrap items-center gap-2 sm:gap-3">
            <LevelUpButton character={character} load={loadLevelUp} onOpen={onLevelUp} />
            <EditButton load={loadEdit} onEdit={onEdit} />
            <SheetActions character={character} />
          </div>
        </header>
        {/* The order is that of a phone: what is needed in every round comes first. */}
        <div className="grid items-start gap-x-6 lg:grid-cols-2 lg:grid-rows-[auto_auto_auto_1fr] 2xl:grid-cols-3 2xl:grid-rows-[auto_auto_1fr]">
          <div className={classNames(column, 'lg:col-start-1 lg:row-start-1', shown('play'))}>
            <PlayPanel derived={derived} play={play} query={query} />
          </div>
          <div
            className={classNames(
              column,
              'lg:col-start-2 lg:row-span-4 lg:row-start-1 2xl:row-span-3',
            )}
          >
            <div className={shown('play')}>
              <Attacks attacks={derived.attacks} />
            </div>
            <div className={shown('spells')}>
              {play && (
                <FoldedSpells hasSpells={hasSpells}>
                  <OptionalPart
                    load={loadSpells}
                    props={{ character, derived, play, edit }}
                    fallback={fallback}
                  />
                </FoldedSpells>
              )}
            </div>
            <div className={shown('items')}>
              {play && (
                <OptionalPart
                  load={loadInventory}
                  props={{ character, derived, play, edit }}
                  fallback={fallback}
                />
              )}
            </div>
          </div>
          <div className={classNames(column, 'lg:col-start-1 lg:row-start-2', shown('play'))}>
            {play ? (
              <ResourcesPanel character={character} derived={derived} play={play} />
            ) : (
              !query.isError && fallback
            )}
          </div>
          <div
            className={classNames(
              column,
              'lg:col-start-1 lg:row-start-3 2xl:col-start-3 2xl:row-span-3 2xl:row-start-1',
            )}
          >
            <div className={shown('skills')}>
              <OptionalPart load={loadSkills} props={{ derived }} fallback={fallback} />
            </div>
            <div className={shown('more')}>
              <OptionalPart load={loadMore} props={{ character, derived }} fallback={fallback} />
            </div>
          </div>
          {/* With three columns, below the shortest of them. */}
          <div
            className={classNames(
              column,
              'lg:col-start-1 lg:row-start-4 2xl:row-start-3',
              shown('more'),
            )}
          >
            <OptionalPart load={loadWritten} props={{ character }} fallback={fallback} />
          </div>
        </div>
        <RollBar characterId={character.characterId} play={play}>
          <SectionTabs section={section} onChange={setSection} />
        </RollBar>
      </div>
    </RollsProvider>
  );
}
