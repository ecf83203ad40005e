import type { ReactNode } from 'react';
import { SmallPortrait } from '#src/components/characters/portrait.tsx';
import type { SharedCharacter } from '#src/generated/model/index.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import type { NoteField } from '../notes/note-fields.ts';
import { PaperSheet } from '../paper/paper-sheet.tsx';
import { StateInPlay } from './state-in-play.tsx';

interface SharedSheetProps {
  shared: SharedCharacter;
  eyebrow?: ReactNode;
  /** What readers of this page get besides the state in play and the sheet. */
  children?: ReactNode;
}

/** The texts that readers get; those that they may not read are empty. */
const notes: readonly NoteField[] = [
  'notesForGameMaster',
  'notesForEveryone',
  'appearance',
  'backstory',
];

/** The sheet of another player, to read and to print. */
export const SharedSheet = ({
  shared: { character, play, owner },
  eyebrow,
  children,
}: SharedSheetProps) => (
  <>
    <title>{`${character.name} · Questwright`}</title>
    <div className="not-printed">
      <PageHeader
        eyebrow={eyebrow}
        title={character.name}
        lead={
          <span className="flex items-center gap-3">
            <SmallPortrait character={character} />
            <span>Played by {owner}. You can read and print this sheet.</span>
          </span>
        }
      />
    </div>
    <StateInPlay character={character} state={play} />
    {children}
    <PaperSheet character={character} state={play} notes={notes} hasWholeTexts />
  </>
);
