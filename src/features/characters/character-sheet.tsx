import { useState } from 'react';
import { hitPointsLine } from '#src/components/characters/character-line.ts';
import { OptionalPart } from '#src/components/optional-part.tsx';
import { deriveCharacter } from '#src/lib/character/derive.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Attacks } from './attacks.tsx';
import { FoldedSpells } from './folded-spells.tsx';
import { useWritingNotes } from './notes/use-writing-notes.ts';
import { useKeptSheet } from './offline/use-kept-sheet.ts';
import { PlayPanel, ResourcesPanel } from './play/play-panel.tsx';
import { usePlay } from './play/use-play.ts';
import { RollBar } from './rolls/roll-bar.tsx';
import { RollsProvider } from './rolls/rolls.ts';
import { useRollLog } from './rolls/use-roll-log.ts';
import { type SheetSection, SectionTabs } from './section-tabs.tsx';
import type { SheetActionsProps } from './sheet-actions.tsx';
import { SheetHeader } from './sheet-header.tsx';

// Loaded with the first view, which can do without them for a moment.
const loadParts = async () => (await import('./sheet-parts.tsx')).sheetParts;
const loadSkills = async () => (await loadParts()).Proficiencies;
const loadSpells = async () => (await loadParts()).SpellsPanel;
const loadInventory = async () => (await loadParts()).InventoryPanel;
const loadMore = async () => (await loadParts()).MorePanels;
const loadWritten = async () => (await loadParts()).WrittenPanels;

/** In the layout of a phone, targets are large enough for a thumb. A small window of a computer has this layout, too. */
const thumbTargets = 'contents max-lg:[--small-target:44px] max-lg:[--target:44px]';

const fallback = <Skeleton className="h-96" />;

/** Panels below each other. Those of the sections that are not shown are hidden. */
const column = '*:mb-6';

/**
 * A tablet in landscape has what is needed in every round at the left, always in sight, and one section beside it. A
 * wider screen has all sections.
 */
const grid =
  'grid grid-cols-1 items-start gap-x-6 lg:max-xl:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] xl:grid-cols-2 xl:grid-rows-[auto_auto_auto_1fr] 2xl:grid-cols-3 2xl:grid-rows-[auto_auto_1fr]';

/** The panel stays visible between the header of the app and the bar with the rolls. */
const alwaysInSight =
  'lg:max-xl:sticky lg:max-xl:top-[calc(var(--header-height)+0.75rem)] lg:max-xl:max-h-[calc(100dvh-var(--header-height)-6rem)] lg:max-xl:overflow-y-auto';

/** The sheet of a character. What is needed in every round comes first. */
export function CharacterSheet({
  character: stored,
  loadEdit,
  onEdit,
  loadLevelUp,
  onLevelUp,
}: SheetActionsProps) {
  const { character, play, query, edit } = usePlay(stored);
  useKeptSheet(stored, query.data);
  const derived = deriveCharacter(character, play?.state);
  const rolls = useRollLog(character, derived);
  const [isWriting] = useWritingNotes();
  const [shownSection, setSection] = useState<SheetSection>(isWriting ? 'more' : 'play');
  const shown = (own: SheetSection) => classNames(own !== shownSection && 'max-xl:hidden');
  const hasSpells = derived.spellcasting.length > 0 || character.spells.length > 0;
  return (
    <RollsProvider value={rolls}>
      <title>{`${character.name} · Questwright`}</title>
      <div className={thumbTargets}>
        <SheetHeader character={character} {...{ loadEdit, onEdit, loadLevelUp, onLevelUp }}>
          {/* On a phone, the parts of the sheet without these numbers say them, too. */}
          {play && shownSection !== 'play' && (
            <p className="tabular text-sm lg:hidden">
              {hitPointsLine({
                hitPoints: play.limits.hitPoints,
                lostHitPoints: play.state.lostHitPoints,
                armorClass: derived.armorClass.value,
              })}
            </p>
          )}
        </SheetHeader>
        {/* The order is that of a phone: what is needed in every round comes first. */}
        <div className={grid}>
          <div
            className={classNames(
              column,
              alwaysInSight,
              'xl:col-start-1 xl:row-start-1',
              shownSection !== 'play' && 'max-lg:hidden',
            )}
          >
            <PlayPanel derived={derived} play={play} query={query} />
          </div>
          <div className="contents lg:max-xl:block">
            <SectionTabs place="top" section={shownSection} onChange={setSection} />
            <div
              className={classNames(
                column,
                'xl:col-start-2 xl:row-span-4 xl:row-start-1 2xl:row-span-3',
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
            <div className={classNames(column, 'xl:col-start-1 xl:row-start-2', shown('play'))}>
              {play ? (
                <ResourcesPanel character={character} derived={derived} play={play} />
              ) : (
                !query.isError && fallback
              )}
            </div>
            <div
              className={classNames(
                column,
                'xl:col-start-1 xl:row-start-3 2xl:col-start-3 2xl:row-span-3 2xl:row-start-1',
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
                'xl:col-start-1 xl:row-start-4 2xl:row-start-3',
                shown('more'),
              )}
            >
              <OptionalPart load={loadWritten} props={{ character }} fallback={fallback} />
            </div>
          </div>
        </div>
        <RollBar characterId={character.characterId} play={play}>
          <SectionTabs place="bottom" section={shownSection} onChange={setSection} />
        </RollBar>
      </div>
    </RollsProvider>
  );
}
