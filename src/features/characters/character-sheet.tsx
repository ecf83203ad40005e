import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { characterLine } from '#src/components/characters/character-line.ts';
import { EditButton } from '#src/components/forms/edit-button.tsx';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import type { Character } from '#src/generated/model/index.ts';
import { characterClasses, kitInWords } from '#src/lib/character/classes.ts';
import { deriveCharacter } from '#src/lib/character/derive.ts';
import { backgrounds, species } from '#src/lib/character/origins.ts';
import { paths } from '#src/paths.ts';
import { MoreActions } from '#src/ui/more-actions.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Panel } from '#src/ui/panel.tsx';
import { Attacks } from './attacks.tsx';
import { CharacterNumbers } from './character-numbers.tsx';
import { CharacterPortrait } from './character-portrait.tsx';
import { ClassFeatures } from './class-features.tsx';
import type { DeleteCharacter } from './delete-character.tsx';
import { LevelUpButton } from './levels/level-up-button.tsx';
import { PlayPanel } from './play/play-panel.tsx';
import { Proficiencies } from './proficiencies.tsx';
import { Spellcasting } from './spellcasting.tsx';

interface CharacterSheetProps {
  character: Character;
  /** Loads the code of the form. */
  loadEdit: () => Promise<unknown>;
  onEdit: () => void;
  /** Loads the code of the form for a new level. */
  loadLevelUp: () => Promise<unknown>;
  onLevelUp: () => void;
}

export function CharacterSheet({
  character,
  loadEdit,
  onEdit,
  loadLevelUp,
  onLevelUp,
}: CharacterSheetProps) {
  const derived = deriveCharacter(character);
  const [deleting, setDeleting] = useState(false);
  // Loaded with the menu that opens it.
  const [Question, setQuestion] = useState<typeof DeleteCharacter>();
  async function loadQuestion() {
    const module = await import('./delete-character.tsx');
    setQuestion(() => module.DeleteCharacter);
  }
  return (
    <>
      <title>{`${character.name} · Questwright`}</title>
      <PageHeader
        eyebrow={
          <PrefetchLink to={paths.characterList} className="text-link">
            Characters
          </PrefetchLink>
        }
        title={character.name}
        lead={characterLine(character)}
        actions={
          <>
            <LevelUpButton character={character} load={loadLevelUp} onOpen={onLevelUp} />
            <EditButton load={loadEdit} onEdit={onEdit} />
            <MoreActions
              load={loadQuestion}
              actions={[
                {
                  label: 'Delete character',
                  icon: <Trash2 aria-hidden />,
                  danger: true,
                  onSelect: () => setDeleting(true),
                },
              ]}
            />
          </>
        }
      />
      <CharacterPortrait character={character} />
      <div className="grid items-start gap-6 lg:grid-cols-2 2xl:grid-cols-3">
        <div className="grid gap-6">
          <PlayPanel key={character.characterId} character={character} />
          <ClassFeatures
            className={character.class}
            level={character.level}
            modifiers={derived.modifiers}
          />
        </div>
        <div className="grid gap-6">
          <CharacterNumbers character={character} />
          <Attacks attacks={derived.attacks} />
          {derived.spellcasting.map((spells) => (
            <Spellcasting
              key={spells.class}
              spells={spells}
              slots={
                spells.class === 'warlock' && derived.pactSlots
                  ? [derived.pactSlots]
                  : derived.slots
              }
            />
          ))}
        </div>
        <div className="grid gap-6 lg:col-span-2 lg:grid-cols-2 2xl:col-span-1 2xl:grid-cols-1">
          <Proficiencies derived={derived} />
          <Origins character={character} carries={derived.carryingCapacity.value} />
        </div>
      </div>
      {Question && (
        <Question character={character} open={deleting} onClose={() => setDeleting(false)} />
      )}
    </>
  );
}

interface OriginsProps {
  character: Character;
  /** Pounds. */
  carries: number;
}

function Origins({ character, carries }: OriginsProps) {
  const { label, feat, tool } = backgrounds[character.background];
  const { kit, gold } = characterClasses[character.class];
  const rows: readonly (readonly [string, string])[] = [
    ['Background', label],
    ['Origin feat', feat],
    ['Tool proficiency', tool],
    ['Size', species[character.species].size],
    ['Carries', `${carries} lb.`],
    ['Equipment', character.equipment === 'kit' ? kitInWords(kit) : `${gold} gp`],
  ];
  return (
    <Panel title="Origins and belongings">
      <dl className="grid gap-y-2 text-sm">
        {rows.map(([term, text]) => (
          <div key={term} className="flex justify-between gap-6 border-b border-hairline py-1">
            <dt className="shrink-0 text-muted">{term}</dt>
            <dd className="text-right">{text}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
