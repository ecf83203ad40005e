import type { Character, CharacterSpell } from '#src/generated/model/index.ts';
import { signed } from '#src/lib/character/abilities.ts';
import { characterClasses } from '#src/lib/character/classes.ts';
import type { DerivedCharacter } from '#src/lib/character/derive.ts';
import { spellUse } from '#src/lib/character/spell-counts.ts';
import { middleDot, unbroken } from '#src/lib/unbroken.ts';
import { boxes } from './boxes.ts';

interface PaperSpellsProps {
  character: Character;
  derived: DerivedCharacter;
}

/** Millimetres: the height of a page of Letter, and what a spell, a level and the head take of it. */
const heights = { page: 250, head: 25, level: 10, spell: 9.7 };

/** The page of the spells. */
export function PaperSpells({ character, derived }: PaperSpellsProps) {
  const { spells } = character;
  const levels = [...new Set(spells.map(({ facts }) => facts.level))].toSorted((a, b) => a - b);
  const slots = derived.slots.map(({ spellLevel, count }) => `Level ${spellLevel} ${boxes(count)}`);
  const pact = derived.pactSlots;
  // With several classes, a spell has the save DC and the attack of its own.
  const hasClasses = derived.spellcasting.length > 1;
  const all = [
    ...slots,
    ...(pact ? [`Pact Magic, level ${pact.spellLevel} ${boxes(pact.count)}`] : []),
  ];
  // More spells are set in three columns with fewer facts, so that one page holds them.
  const height = heights.head + levels.length * heights.level + spells.length * heights.spell;
  const isCompact = height > heights.page;
  return (
    <section aria-label="Page 3" className="paper-page">
      <div>
        <h2>Spells of {character.name}</h2>
        {derived.spellcasting.map((caster) => {
          const { class: name, saveDc, attackBonus } = caster;
          const { cantrips, prepared } = spellUse(character, name, caster);
          return (
            <p key={name}>
              {[
                `${characterClasses[name].label}: save DC ${saveDc.value}`,
                `attack ${signed(attackBonus.value)}`,
                ...(cantrips.most > 0 ? [`${cantrips.most} cantrips`] : []),
                `${prepared.most} prepared spells`,
              ].join(', ')}
            </p>
          );
        })}
        {/* The boxes stay beside their level. */}
        <p>{all.map((each) => each.replaceAll(' ', '\u00A0')).join(middleDot)}</p>
        <p>
          <small>{['● prepared', 'C concentration', 'R ritual'].join(middleDot)}</small>
        </p>
      </div>
      {isCompact ? (
        <div className="paper-flow">
          {levels.map((level) => (
            <SpellNames key={level} {...{ level, hasClasses }} spells={ofLevel(spells, level)} />
          ))}
        </div>
      ) : (
        levels.map((level) => (
          <SpellTable key={level} {...{ level, hasClasses }} spells={ofLevel(spells, level)} />
        ))
      )}
    </section>
  );
}

interface LevelProps {
  level: number;
  spells: readonly CharacterSpell[];
  /** Whether each spell says its class. */
  hasClasses: boolean;
}

const ofLevel = (spells: readonly CharacterSpell[], level: number) =>
  spells
    .filter(({ facts }) => facts.level === level)
    .toSorted((one, other) => one.name.localeCompare(other.name));

const titleOf = (level: number): string => (level === 0 ? 'Cantrips' : `Level ${level}`);

const preparedMark = ({ prepared, facts }: CharacterSpell): string =>
  facts.level === 0 || prepared ? '●' : '○';

const letters = ({ facts }: CharacterSpell): string => {
  const marks = [facts.concentration && 'C', facts.ritual && 'R'].filter(Boolean).join('');
  return marks === '' ? '' : ` (${marks})`;
};

const SpellName = ({ spell, hasClass }: { spell: CharacterSpell; hasClass: boolean }) => (
  <>
    {preparedMark(spell)} {spell.name}
    {letters(spell)}
    {hasClass && spell.class !== null && <small> {characterClasses[spell.class].label}</small>}
  </>
);

/** `DEX save, 8d6 fire` */
const effectOf = ({ facts: { attack, save, damage } }: CharacterSpell): string =>
  [attack !== null && 'Attack', save !== null && `${save.toUpperCase()} save`, damage]
    .filter(Boolean)
    .join(', ');

const SpellNames = ({ level, spells, hasClasses }: LevelProps) => (
  <div>
    <h2>{titleOf(level)}</h2>
    <ul className="paper-rows">
      {spells.map((spell) => (
        <li key={`${spell.class} ${spell.name}`}>
          <span>
            <SpellName spell={spell} hasClass={hasClasses} />
          </span>
          <small>{unbroken(spell.facts.range.replace(/ feet$/u, ' ft.'))}</small>
        </li>
      ))}
    </ul>
  </div>
);

const SpellTable = ({ level, spells, hasClasses }: LevelProps) => (
  <div>
    <h2>{titleOf(level)}</h2>
    <table className="paper-spells">
      <tbody>
        {spells.map((spell) => (
          <tr key={`${spell.class} ${spell.name}`}>
            <td width="28%">
              <SpellName spell={spell} hasClass={hasClasses} />
            </td>
            <td width="16%">{spell.facts.castingTime}</td>
            <td width="12%">{unbroken(spell.facts.range)}</td>
            <td width="20%">{unbroken(spell.facts.duration)}</td>
            <td>{effectOf(spell)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
