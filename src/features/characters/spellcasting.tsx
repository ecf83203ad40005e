import { abilityLabels, signed } from '#src/lib/character/abilities.ts';
import { characterClasses } from '#src/lib/character/classes.ts';
import type { SpellSlots } from '#src/lib/character/spell-slots.ts';
import type { ClassSpellcasting } from '#src/lib/character/spellcasting.ts';
import { Panel } from '#src/ui/panel.tsx';
import { SumRow } from './sum-row.tsx';

interface SpellcastingProps {
  spells: ClassSpellcasting;
  slots: readonly SpellSlots[];
}

/** What the character casts the spells of a class with. */
export function Spellcasting({ spells, slots }: SpellcastingProps) {
  const { class: name, ability, saveDc, attackBonus, cantrips, prepared } = spells;
  return (
    <Panel
      title="Spellcasting"
      description={`${characterClasses[name].label}, with ${abilityLabels[ability]}.`}
    >
      <div className="tabular text-sm">
        <SumRow label="Spell save DC" value={saveDc.value} sum={saveDc} />
        <SumRow label="Spell attack" value={signed(attackBonus.value)} sum={attackBonus} />
      </div>
      <p className="tabular mt-3 text-sm text-muted">
        {cantrips > 0 && `${cantrips} cantrips, `}
        {prepared} prepared spells
      </p>
      <ul aria-label="Spell slots" className="tabular mt-3 flex list-none flex-wrap gap-2 p-0">
        {slots.map(({ spellLevel, count }) => (
          <li key={spellLevel} className="rounded-md bg-surface-2 px-3 py-2 text-center text-sm">
            <span className="block text-xs text-muted">Level {spellLevel}</span>
            {count} {count === 1 ? 'slot' : 'slots'}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
