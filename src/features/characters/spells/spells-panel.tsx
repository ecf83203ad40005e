import { Plus } from 'lucide-react';
import { useState } from 'react';
import { isSameSpell } from '#src/api/waiting/sheet-edits.ts';
import type { Character, CharacterSpell } from '#src/generated/model/index.ts';
import { signed } from '#src/lib/character/abilities.ts';
import { characterClasses } from '#src/lib/character/classes.ts';
import type { DerivedCharacter } from '#src/lib/character/derive.ts';
import { missingSpells, spellUse } from '#src/lib/character/spell-counts.ts';
import type { ClassSpellcasting } from '#src/lib/character/spellcasting.ts';
import { marksOf } from '#src/lib/character/marks.ts';
import { Button } from '#src/ui/button.tsx';
import { Panel } from '#src/ui/panel.tsx';
import { useLoadOnPress } from '#src/ui/use-load-on-press.tsx';
import { useCatalogueSpells } from '../catalogue-rows.ts';
import { Marks } from '../marks.tsx';
import type { EditSheet, Play } from '../play/use-play.ts';
import { forcedModes } from '../rolls/rolls.ts';
import { fits, useSpellFilter } from '../spell-filter/spell-filter.ts';
import { manySpells, SpellFilters } from '../spell-filter/spell-filters.tsx';
import { sumInWords, SumRow } from '../sum-row.tsx';
import { usePreload } from '../use-preload.ts';
import type { AddSpell } from './add-spell.tsx';
import { SpellRow } from './spell-row.tsx';

interface SpellsPanelProps {
  character: Character;
  derived: DerivedCharacter;
  play: Play;
  edit: EditSheet;
}

const loadAddSpell = async () => (await import('./add-spell.tsx')).AddSpell;

const levelName = (level: number): string => (level === 0 ? 'Cantrips' : `Level ${level}`);

/** The spells by level: what is prepared, what can be cast, and what it rolls. */
export function SpellsPanel({ character, derived, play, edit }: SpellsPanelProps) {
  const { spells } = character;
  const missing = missingSpells(character);
  const catalogue = useCatalogueSpells(
    missing.length > 0 || spells.some(({ key }) => key !== null),
  );
  usePreload(loadAddSpell);
  const [Add, setAdd] = useState<typeof AddSpell>();
  const [isAdding, setAdding] = useState(false);
  const { notice, buttonProps } = useLoadOnPress({
    load: loadAddSpell,
    what: 'form',
    onLoaded: (Loaded) => {
      setAdd(() => Loaded);
      setAdding(true);
    },
  });

  function addMissing() {
    for (const { class: name, key } of missing) {
      const copy = catalogue.copyOf(key);
      if (copy) {
        const spell: CharacterSpell = { ...copy, class: name, prepared: true };
        const back = { list: 'spells', remove: spell } as const;
        edit(`adding ${spell.name}`, { list: 'spells', put: spell }, back);
      }
    }
  }

  const [filter, setFilter] = useSpellFilter(character.characterId);
  const hasFilters = spells.length >= manySpells;
  // Cantrips are always ready.
  const shown = hasFilters
    ? spells.filter(({ facts, prepared }) => fits(filter, facts, prepared || facts.level === 0))
    : spells;
  const levels = [...new Set(shown.map(({ facts }) => facts.level))].toSorted((a, b) => a - b);
  const marks = marksOf(character);
  const { limits, state } = play;
  return (
    <Panel
      title="Spells"
      actions={
        <>
          {notice}
          <Button size="small" icon={<Plus aria-hidden size={16} />} {...buttonProps}>
            Add spell
          </Button>
        </>
      }
    >
      {derived.spellcasting.map((caster) => (
        <CastingNumbers key={caster.class} caster={caster} character={character} />
      ))}
      <Marks marks={marks} path="/spells" isExact />
      {missing.length > 0 && (
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
          <p>Always prepared: {missing.map(({ name }) => name).join(', ')}.</p>
          <Button size="small" onClick={addMissing}>
            Add them to the sheet
          </Button>
        </div>
      )}
      {spells.length === 0 && (
        <p className="mt-3 text-sm text-muted">
          No spells yet. Add those that {character.name} knows or prepares.
        </p>
      )}
      {hasFilters && (
        <div className="mt-3">
          <SpellFilters
            filter={filter}
            onChange={setFilter}
            all={spells.map(({ facts }) => facts)}
            shown={shown.length}
            marked="Prepared"
          />
        </div>
      )}
      {levels.map((level) => {
        const most = limits.slots[level - 1] ?? 0;
        const left = most - (state.spentSlots[level - 1] ?? 0);
        return (
          <section key={level} aria-label={`${levelName(level)} spells`}>
            <h3 className="tabular mt-4 mb-1 flex items-baseline justify-between text-sm font-semibold text-muted">
              {levelName(level)}
              {most > 0 && (
                <span className="font-normal">
                  {left} of {most} slots
                </span>
              )}
            </h3>
            <SlotSum level={level} derived={derived} />
            <ul className="list-none p-0">
              {shown
                .filter(({ facts }) => facts.level === level)
                .toSorted((one, other) => one.name.localeCompare(other.name))
                .map((spell) => (
                  <SpellRow
                    key={`${spell.class} ${spell.key} ${spell.name}`}
                    character={character}
                    spell={spell}
                    derived={derived}
                    play={play}
                    edit={edit}
                    copyState={catalogue.stateOf(spell)}
                    catalogueLines={catalogue.linesOf(spell)}
                    description={catalogue.textOf(spell)}
                  >
                    <Marks marks={marks} path={`/spells/${spells.indexOf(spell)}`} />
                  </SpellRow>
                ))}
            </ul>
          </section>
        );
      })}
      {Add && (
        <Add
          open={isAdding}
          onClose={() => setAdding(false)}
          casters={derived.spellcasting}
          has={(spell) => spells.some((one) => isSameSpell(one, spell))}
          onAdd={(spell) =>
            edit(
              `adding ${spell.name}`,
              { list: 'spells', put: spell },
              { list: 'spells', remove: spell },
            )
          }
        />
      )}
    </Panel>
  );
}

/** What gives the slots of a level, if that is not one class alone. */
function SlotSum({ level, derived }: { level: number; derived: DerivedCharacter }) {
  const sum = derived.slots.find(({ spellLevel }) => spellLevel === level)?.sum;
  if (!sum || (sum.parts.length < 2 && !sum.override)) return null;
  return <p className="text-xs text-muted">{sumInWords(sum)}</p>;
}

interface CastingNumbersProps {
  caster: ClassSpellcasting;
  character: Character;
}

/** What a class casts with, and how many of its spells are prepared. */
function CastingNumbers({ caster, character }: CastingNumbersProps) {
  const { class: name, saveDc, attackBonus } = caster;
  const { cantrips, prepared } = spellUse(character, name, caster);
  const { label } = characterClasses[name];
  return (
    <div className="tabular mb-2 text-sm">
      <SumRow label={`${label}: spell save DC`} value={saveDc.value} sum={saveDc} />
      <SumRow
        label={`${label}: spell attack`}
        value={signed(attackBonus.value)}
        sum={attackBonus}
        request={{
          kind: 'd20',
          test: 'attack',
          label: 'Spell attack',
          bonus: attackBonus.value,
          forced: forcedModes(attackBonus.advantage, attackBonus.disadvantage),
        }}
      />
      <p className="mt-2 text-muted">
        {cantrips.most > 0 && (
          <>
            <Count {...cantrips} /> cantrips,{' '}
          </>
        )}
        <Count {...prepared} /> prepared spells
      </p>
    </div>
  );
}

const Count = ({ count, most }: { count: number; most: number }) => (
  <span className={count > most ? 'text-ember' : 'text-fg'}>
    {count} of {most}
  </span>
);
