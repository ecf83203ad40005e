import type { Character } from '#src/generated/model/index.ts';
import type { DerivedCharacter } from '#src/lib/character/derive.ts';
import { Panel } from '#src/ui/panel.tsx';
import { CharacterPortrait } from './character-portrait.tsx';
import { Features } from './features.tsx';
import { Notes } from './notes/notes.tsx';
import { InventoryPanel } from './inventory/inventory-panel.tsx';
import { Origins } from './origins.tsx';
import { Overrides } from './notes/overrides.tsx';
import { Proficiencies } from './proficiencies.tsx';
import { SpellsPanel } from './spells/spells-panel.tsx';

interface MorePanelsProps {
  character: Character;
  derived: DerivedCharacter;
}

/** What is read less often in play: what the rules give. */
const MorePanels = ({ character, derived }: MorePanelsProps) => (
  <div className="grid gap-6">
    <Features character={character} derived={derived} />
    <Origins character={character} derived={derived} />
  </div>
);

/** What the player has written and agreed on. */
const WrittenPanels = ({ character }: Pick<MorePanelsProps, 'character'>) => (
  <div className="grid gap-6">
    <Notes character={character} />
    <Panel title="Portrait">
      <CharacterPortrait character={character} />
    </Panel>
    <Overrides character={character} />
  </div>
);

/** The panels that the sheet loads after its first view, together. */
export const sheetParts = { InventoryPanel, MorePanels, Proficiencies, SpellsPanel, WrittenPanels };
