import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Character, CharacterSpell } from '#src/generated/model/index.ts';
import { characterClasses } from '#src/lib/character/classes.ts';
import { abilityLabels, signed } from '#src/lib/character/abilities.ts';
import type { DerivedCharacter } from '#src/lib/character/derive.ts';
import { freeCastingOf } from '#src/lib/character/free-casting.ts';
import { spellEffectsOf } from '#src/lib/character/spell-effects.ts';
import { spendFeature, spendResource } from '#src/lib/character/play-actions.ts';
import { formulaInWords, rollLimits } from '#src/lib/character/roll.ts';
import { middleDot, unbroken } from '#src/lib/unbroken.ts';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import type { CopyState } from '../catalogue-rows.ts';
import { CopyNotice } from '../copy-notice.tsx';
import type { SpellCopy } from '../copies.ts';
import type { EditSheet, Play } from '../play/use-play.ts';
import { ExpandableRow } from '../expandable-row.tsx';
import { RollButton } from '../rolls/roll-button.tsx';
import { forcedModes } from '../rolls/rolls.ts';
import { Toggle } from '../toggle.tsx';
import { afterCasting, castingRefusals, slotsFor, type CastingSlot } from './cast.ts';
import { effectsInWords, highestOf, withBonuses } from './spell-bonuses.ts';
import { spellFormula } from './spell-formula.ts';
import type { SpellLine } from './spell-lines.ts';

interface SpellRowProps {
  character: Character;
  spell: CharacterSpell;
  derived: DerivedCharacter;
  play: Play;
  edit: EditSheet;
  copyState: CopyState<SpellCopy>;
  /** All facts of the spell in the catalogue; null if only those of the copy are known. */
  catalogueLines: readonly SpellLine[] | null;
  /** What the catalogue says about the spell, in Markdown; empty without a text. */
  description: string;
  /** The rules that the spell breaks. */
  children: ReactNode;
}

const longestConcentration = 120;

const disabledBy = (reason: string | null) => (reason === null ? {} : { disabledReason: reason });

export function SpellRow({
  character,
  spell,
  derived,
  play,
  edit,
  copyState,
  catalogueLines,
  description,
  children,
}: SpellRowProps) {
  const { name, facts, prepared } = spell;
  const { state, limits, press } = play;
  // The slot of the last casting, whose dice the damage has.
  const [castLevel, setCastLevel] = useState(facts.level);
  const caster =
    spell.class === null
      ? derived.innateCasting
      : derived.spellcasting.find((one) => one.class === spell.class);
  const free = freeCastingOf(spell, derived.classes, derived.limitedUses, state.spentFeatures);
  const effects = spellEffectsOf(character, derived, spell);
  const refusals = castingRefusals(spell, {
    castingRefusal: derived.castingRefusal,
    free,
    state,
    limits,
  });
  const base = spellFormula(
    { name, level: facts.level, damage: facts.damage },
    {
      slotLevel: castLevel,
      characterLevel: derived.classes.reduce((sum, { level }) => sum + level, 0),
      modifier: caster ? derived.modifiers[caster.ability] : 0,
    },
  );
  const formula = base && withBonuses(base, facts.damage, castLevel, effects);
  const slots = facts.level === 0 ? [] : slotsFor(facts.level, state, limits);
  const label = `${name}${castLevel > facts.level ? ` (level ${castLevel})` : ''}`;
  const isHighest = effects.healsMost !== null;
  const leastDie = isHighest ? rollLimits.faces : null;
  const damage = formula && { label: `${label} damage`, formula, leastDie };

  function afterCast(slot: CastingSlot | null) {
    setCastLevel(slot?.level ?? facts.level);
    const spellName = name.slice(0, longestConcentration);
    return afterCasting(state, { name: spellName, concentration: facts.concentration }, slot);
  }

  const cast = (slot: CastingSlot | null) => press(`casting ${name}`, afterCast(slot));

  function castFree() {
    const after = afterCast(null);
    const spends = free?.spends ?? null;
    if (free && free.feature !== null) {
      press(`casting ${name}`, spendFeature(after, free.feature, 1));
    } else {
      press(`casting ${name}`, spends === null ? after : spendResource(after, spends, 1));
    }
  }

  function set(text: string, values: Partial<CharacterSpell>) {
    const before: Partial<CharacterSpell> = Object.fromEntries(
      Object.entries(spell).filter(([field]) => field in values),
    );
    edit(
      text,
      { list: 'spells', spell, set: values },
      { list: 'spells', spell: { ...spell, ...values }, set: before },
    );
  }

  const isConcentrating = state.concentration !== '' && state.concentration === name;
  const short = [
    // With several classes, two of them can have the same spell with other numbers.
    spell.class !== null && derived.spellcasting.length > 1
      ? characterClasses[spell.class].label
      : '',
    facts.castingTime,
    facts.range,
    ...(facts.concentration ? ['Concentration'] : []),
    ...(facts.save === null
      ? []
      : [`${abilityLabels[facts.save]} save${caster ? ` DC ${caster.saveDc.value}` : ''}`]),
  ].filter((text) => text !== '');
  const copyLines: readonly SpellLine[] = [
    ['Components', facts.components],
    ['Duration', facts.duration],
    ['Damage', facts.damage],
  ];
  const lines: readonly SpellLine[] = [
    ...(catalogueLines ?? copyLines),
    ['Without a slot', free?.note ?? ''],
    ['Your features', effectsInWords(effects).join(' ')],
  ];
  const castingRefusal = disabledBy(derived.castingRefusal);
  const freeButton = free && (
    <Button
      size="small"
      aria-label={`Cast ${name} without a slot`}
      title={free.note}
      {...disabledBy(refusals.withoutSlot)}
      onClick={castFree}
    >
      Without a slot
    </Button>
  );
  return (
    <li className="border-b border-hairline py-1.5">
      <ExpandableRow
        title={
          <>
            {name}
            {isConcentrating && <span className="text-arcane">{middleDot}concentrating</span>}
            {!prepared && facts.level > 0 && (
              <span className="font-normal text-muted">{middleDot}not prepared</span>
            )}
          </>
        }
        line={unbroken(short.join(' · '))}
        text={description}
        actions={
          <>
            {facts.attack !== null && caster && (
              <RollButton
                {...castingRefusal}
                request={{
                  kind: 'd20',
                  test: 'attack',
                  label: `${name} attack`,
                  bonus: caster.attackBonus.value,
                  forced: forcedModes(
                    caster.attackBonus.advantage,
                    caster.attackBonus.disadvantage,
                  ),
                  damage,
                }}
              >
                {signed(caster.attackBonus.value)}
              </RollButton>
            )}
            {damage && (
              <RollButton
                {...(facts.level === 0 && castingRefusal)}
                request={{ kind: 'dice', ...damage }}
              >
                {isHighest ? highestOf(damage.formula) : formulaInWords(damage.formula)}
              </RollButton>
            )}
            {/* When no slot is left, this replaces the button that spends one. */}
            {slots.length === 0 && freeButton}
            {facts.level > 0 && !(slots.length === 0 && freeButton) && (
              <Button
                size="small"
                variant="arcane"
                aria-label={`Cast ${name}`}
                {...disabledBy(
                  refusals.withSlot ??
                    (slots[0] ? null : 'No slot of this level or above is left.'),
                )}
                onClick={() => cast(slots[0] ?? null)}
              >
                Cast
              </Button>
            )}
            {facts.level === 0 && facts.concentration && (
              <Button
                size="small"
                variant="arcane"
                aria-label={`Cast ${name}`}
                {...castingRefusal}
                onClick={() => cast(null)}
              >
                Cast
              </Button>
            )}
          </>
        }
      >
        {/* Before the facts, because these buttons are pressed in play. */}
        <div className="mt-1 mb-2 flex flex-wrap items-center gap-2">
          {slots.map((slot) => (
            <Button
              key={`${slot.level} ${slot.isPact}`}
              size="small"
              aria-label={`Cast ${name} with a ${slot.isPact ? 'Pact Magic' : 'spell'} slot of level ${slot.level}`}
              {...disabledBy(refusals.withSlot)}
              onClick={() => cast(slot)}
            >
              {slot.isPact ? 'Pact, level' : 'Level'} {slot.level} ({slot.left} left)
            </Button>
          ))}
          {slots.length > 0 && freeButton}
          {facts.ritual && (
            <Button
              size="small"
              aria-label={`Cast ${name} as a ritual`}
              {...disabledBy(refusals.asRitual)}
              onClick={() => cast(null)}
            >
              As a ritual
            </Button>
          )}
          {facts.level > 0 && (
            <Toggle
              label="Prepared"
              name={`Prepared: ${name}`}
              isOn={prepared}
              onPress={() =>
                set(`${prepared ? 'not preparing' : 'preparing'} ${name}`, {
                  prepared: !prepared,
                })
              }
            />
          )}
          <IconButton
            className="ml-auto"
            label={`Remove ${name}`}
            icon={<Trash2 aria-hidden size={16} />}
            onClick={() =>
              edit(
                `the removal of ${name}`,
                { list: 'spells', remove: spell },
                { list: 'spells', put: spell },
              )
            }
          />
        </div>
        <dl className="mb-2 text-sm">
          {lines.map(
            ([term, fact]) =>
              fact !== '' && (
                <div
                  key={term}
                  className="grid grid-cols-[8rem_minmax(0,1fr)] gap-2 border-b border-hairline py-1"
                >
                  <dt className="text-muted">{term}</dt>
                  <dd className="tabular wrap-anywhere whitespace-pre-line first-letter:uppercase">
                    {unbroken(fact)}
                  </dd>
                </div>
              ),
          )}
        </dl>
      </ExpandableRow>
      {children}
      <CopyNotice
        what="spell"
        copyState={copyState}
        onUpdate={(copy) => set(`the new copy of ${name}`, copy)}
      />
    </li>
  );
}
