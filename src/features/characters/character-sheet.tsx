import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { characterLine } from '#src/components/characters/character-line.ts';
import { EditButton } from '#src/components/forms/edit-button.tsx';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import type { Character } from '#src/generated/model/index.ts';
import { signed } from '#src/lib/character/abilities.ts';
import { characterClasses } from '#src/lib/character/classes.ts';
import { deriveCharacter } from '#src/lib/character/derive.ts';
import { backgrounds, species } from '#src/lib/character/origins.ts';
import { skills } from '#src/lib/character/skills.ts';
import { paths } from '#src/paths.ts';
import { MoreActions } from '#src/ui/more-actions.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Panel } from '#src/ui/panel.tsx';
import { CharacterNumbers } from './character-numbers.tsx';
import { CharacterPortrait } from './character-portrait.tsx';
import type { DeleteCharacter } from './delete-character.tsx';

interface CharacterSheetProps {
  character: Character;
  /** Loads the code of the form. */
  loadEdit: () => Promise<unknown>;
  onEdit: () => void;
}

export function CharacterSheet({ character, loadEdit, onEdit }: CharacterSheetProps) {
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
        <CharacterNumbers character={character} />
        <Skills character={character} />
        <Origins character={character} />
      </div>
      {Question && (
        <Question character={character} open={deleting} onClose={() => setDeleting(false)} />
      )}
    </>
  );
}

function Skills({ character }: { character: Character }) {
  return (
    <Panel title="Skills" description="● marks what the character is proficient in.">
      <ul className="tabular grid list-none gap-x-6 p-0 text-sm sm:grid-cols-2">
        {deriveCharacter(character).skills.map(({ name, value, proficient }) => (
          <li key={name} className="flex justify-between gap-3 border-b border-hairline py-1">
            <span className={proficient ? '' : 'text-muted'}>
              {proficient && '● '}
              {skills[name].label}
            </span>
            <span>{signed(value)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Origins({ character }: { character: Character }) {
  const { label, feat, tool } = backgrounds[character.background];
  const { kit, gold } = characterClasses[character.class];
  const rows: readonly (readonly [string, string])[] = [
    ['Background', label],
    ['Origin feat', feat],
    ['Tool proficiency', tool],
    ['Size', species[character.species].size],
    ['Carries', `${deriveCharacter(character).carryingCapacity} lb.`],
    ['Equipment', character.equipment === 'kit' ? kit : `${gold} gp`],
  ];
  return (
    <Panel title="Origins and belongings" className="lg:col-span-2 2xl:col-span-1">
      <dl className="grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2 2xl:grid-cols-1">
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
