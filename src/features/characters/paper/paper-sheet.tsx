import type { ReactNode } from 'react';
import type { Character } from '#src/generated/model/index.ts';
import { characterLine } from '#src/components/characters/character-line.ts';
import { capitalized } from '#src/lib/capitalized.ts';
import { abilityLabels, abilityNames, signed } from '#src/lib/character/abilities.ts';
import type { Attack } from '#src/lib/character/attacks.ts';
import { characterClasses } from '#src/lib/character/classes.ts';
import { deriveCharacter, type DerivedCharacter } from '#src/lib/character/derive.ts';
import { featuresOf, keyedFeatures } from '#src/lib/character/feature-list.ts';
import { hitPointsLeft } from '#src/lib/character/play-actions.ts';
import { coinUnits, playLimitsOf, type PlayState } from '#src/lib/character/play.ts';
import { backgrounds } from '#src/lib/character/origins.ts';
import { resourcesOf } from '#src/lib/character/resources.ts';
import { skills } from '#src/lib/character/skills.ts';
import { draftedText } from '#src/lib/drafted-text.ts';
import { middleDot, unbroken } from '#src/lib/unbroken.ts';
import { defenseInWords } from '../defense-text.ts';
import { itemsOf } from '../inventory/items-of.ts';
import { authorOfNote, noteFields, type NoteField } from '../notes/note-fields.ts';
import { boxes } from './boxes.ts';
import { PaperSpells } from './paper-spells.tsx';
import './paper.css';

interface PaperSheetProps {
  character: Character;
  state: PlayState;
  /** The texts that are printed. */
  notes: readonly NoteField[];
  /** Whether long texts are whole, for readers who have them nowhere else. */
  hasWholeTexts?: boolean;
  /** Further pages. */
  children?: ReactNode;
}

/** Above this many lines, the text is smaller so that two pages hold them; with few of them, it is larger. */
const manyLines = 90;
const fewLines = 60;

/** A long text would need a page of its own, so the sheet has its beginning. */
const longestText = 900;

/** The sheet for paper: two pages, and a third one for spells. */
export function PaperSheet({
  character,
  state,
  notes,
  hasWholeTexts = false,
  children,
}: PaperSheetProps) {
  const derived = deriveCharacter(character, { coins: state.coins });
  const { items } = itemsOf(character);
  const features = featuresOf(character);
  const lines = derived.attacks.length * 2 + items.length + features.length;
  const density = lines > manyLines ? 'dense' : lines > fewLines ? 'normal' : 'large';
  const hasSpells = character.spells.length > 0 || derived.spellcasting.length > 0;
  return (
    <div className="paper tabular" data-density={density}>
      <section aria-label="Page 1" className="paper-page">
        <PaperHead character={character} />
        <Tiles derived={derived} state={state} character={character} />
        <div className="paper-columns">
          <div>
            <Abilities derived={derived} />
            <Saves derived={derived} />
          </div>
          <Skills derived={derived} />
          <div>
            <Resources derived={derived} state={state} character={character} />
            <Training derived={derived} character={character} />
          </div>
        </div>
        <Attacks attacks={derived.attacks} />
      </section>
      <section aria-label="Page 2" className="paper-page">
        <Features features={features} character={character} />
        <Items character={character} derived={derived} state={state} />
        {notes.map((key) => (
          <Note key={key} character={character} name={key} isWhole={hasWholeTexts} />
        ))}
      </section>
      {hasSpells && <PaperSpells character={character} derived={derived} />}
      {children}
    </div>
  );
}

interface PartProps {
  character: Character;
  derived: DerivedCharacter;
  state: PlayState;
}

/** Who wrote the draft that is in the text above. */
const Author = ({ author }: { author: string | null }) =>
  author !== null && (
    <p>
      <small>{`${draftedText(author)}.`}</small>
    </p>
  );

const PaperHead = ({ character }: Pick<PartProps, 'character'>) => (
  <div>
    <h2>
      <span className="paper-name">{character.name}</span>
    </h2>
    <p>
      {[
        characterLine(character),
        ...character.subclasses.map(({ name }) => name),
        backgrounds[character.background].label,
        ...(character.advancement === 'experience'
          ? [`${character.experience.toLocaleString('en-GB')} XP`]
          : []),
      ].join(middleDot)}
    </p>
    {character.concept !== '' && <p className="paper-text">{character.concept}</p>}
    <Author author={character.concept === '' ? null : character.draftedBy} />
  </div>
);

function Tiles({ character, derived, state }: PartProps) {
  const limits = playLimitsOf(character);
  const tiles: readonly (readonly [string, string])[] = [
    ['Armor Class', String(derived.armorClass.value)],
    ['Initiative', signed(derived.initiative.value)],
    ['Speed', unbroken(`${derived.speed.value} ft.`)],
    ['Proficiency', signed(derived.proficiency.value)],
    ['Passive Perception', String(derived.passivePerception.value)],
  ];
  return (
    <div className="paper-tiles">
      <div className="paper-tile">
        <span>Hit Points</span>
        <b>
          {hitPointsLeft(state, limits)} / {limits.hitPoints}
        </b>
      </div>
      {tiles.map(([label, value]) => (
        <div key={label} className="paper-tile">
          <span>{label}</span>
          <b>{value}</b>
        </div>
      ))}
    </div>
  );
}

const Abilities = ({ derived }: Pick<PartProps, 'derived'>) => (
  <div>
    <h2>Abilities</h2>
    <ul className="paper-rows">
      {abilityNames.map((name) => (
        <li key={name}>
          <span>{abilityLabels[name]}</span>
          <span>
            <small>{derived.scores[name]}</small> <b>{signed(derived.modifiers[name])}</b>
          </span>
        </li>
      ))}
    </ul>
  </div>
);

const mark = (proficient: boolean, expertise = false): string =>
  expertise ? '◉' : proficient ? '●' : '○';

const Saves = ({ derived }: Pick<PartProps, 'derived'>) => (
  <div>
    <h2>Saving throws</h2>
    <ul className="paper-rows">
      {abilityNames.map((name) => (
        <li key={name}>
          <span>
            {mark(derived.saves[name].proficient)} {abilityLabels[name]}
          </span>
          <b>{signed(derived.saves[name].value)}</b>
        </li>
      ))}
    </ul>
  </div>
);

const Skills = ({ derived }: Pick<PartProps, 'derived'>) => (
  <div>
    <div>
      <h2>Skills</h2>
      <ul className="paper-rows">
        {derived.skills.map(({ name, value, proficient, expertise, disadvantage }) => (
          <li key={name}>
            <span>
              {mark(proficient, expertise)} {skills[name].label}
              {disadvantage !== null && <small> disadv.</small>}
            </span>
            <b>{signed(value)}</b>
          </li>
        ))}
      </ul>
    </div>
  </div>
);

function Resources({ character, derived }: PartProps) {
  const limits = playLimitsOf(character);
  const rows: readonly (readonly [label: string, value: string])[] = [
    [`Hit Point Dice ${derived.hitDice}`, boxes(limits.hitDice)],
    ...resourcesOf(derived.classes, derived.modifiers).map(
      ({ label, spendable, value }) => [label, spendable ? boxes(spendable.uses) : value] as const,
    ),
    ...limits.features.map(({ name, uses }) => [name, boxes(uses)] as const),
    ['Temporary Hit Points', '______'],
    ['Death saves', '☐☐☐ / ☐☐☐'],
    ['Heroic Inspiration', '☐'],
  ];
  return (
    <div>
      <h2>Resources</h2>
      <ul className="paper-rows">
        {rows.map(([label, value]) => (
          <li key={label}>
            <span>{label}</span>
            <span className="paper-boxes">{value}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Training({ character, derived }: Pick<PartProps, 'character' | 'derived'>) {
  const { proficiencies, senses, specialSpeeds, resistances, defenses } = derived;
  const rows: readonly (readonly [string, readonly string[]])[] = [
    ['Armor', proficiencies.armor],
    ['Weapons', proficiencies.weapons],
    ['Tools', proficiencies.tools],
    ['Languages', proficiencies.languages],
    ['Resistances', resistances],
    ['Defenses', [...new Set(defenses.map(defenseInWords))]],
    [
      'Senses',
      Object.entries(senses).flatMap(([name, feet]) => (feet > 0 ? [`${name} ${feet} ft.`] : [])),
    ],
    [
      'Speeds',
      Object.entries(specialSpeeds).flatMap(([name, { value }]) =>
        value > 0 ? [`${name} ${value} ft.`] : [],
      ),
    ],
    ['Size', [character.size]],
  ];
  return (
    <div>
      <h2>Training and senses</h2>
      {rows.map(
        ([label, words]) =>
          words.length > 0 && (
            <p key={label} className="paper-text">
              <small>{label}:</small> {unbroken(capitalized(words.join(', ')))}
            </p>
          ),
      )}
    </div>
  );
}

const attackFacts = ({ range, properties, mastery, versatile }: Attack): string =>
  unbroken(
    [
      ...(range ? [`${range.normal}/${range.long} ft.`] : []),
      ...properties.map((property) =>
        property === 'versatile' && versatile !== null ? `versatile ${versatile}` : property,
      ),
      ...(mastery === null ? [] : [`mastery: ${mastery}`]),
    ].join(', '),
  );

const Attacks = ({ attacks }: { attacks: readonly Attack[] }) => (
  <div>
    <h2>Attacks</h2>
    <table className="paper-attacks">
      <thead>
        <tr>
          <th scope="col">Attack</th>
          <th scope="col">To hit</th>
          <th scope="col">Damage</th>
          <th scope="col">Notes</th>
        </tr>
      </thead>
      <tbody>
        {attacks.map((attack) => (
          <tr key={attack.id}>
            <td>
              {attack.name}
              {attack.count > 1 && ` × ${attack.count}`}
            </td>
            <td>{signed(attack.bonus.value)}</td>
            <td>
              {attack.dice === null
                ? Math.max(0, attack.damage.value)
                : `${attack.dice}${attack.damage.value === 0 ? '' : ` ${signed(attack.damage.value)}`}`}{' '}
              {attack.damageType}
            </td>
            <td>{attackFacts(attack)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

interface FeaturesProps {
  features: ReturnType<typeof featuresOf>;
  character: Character;
}

/** The source of a feature that no class gives. */
const sourceLabels: Readonly<Record<FeaturesProps['features'][number]['source'], string>> = {
  class: '',
  subclass: '',
  species: 'Species',
  feat: 'Feat',
};

const Features = ({ features }: FeaturesProps) => (
  <div>
    <h2>Features</h2>
    <ul className="paper-rows paper-flow">
      {keyedFeatures(features).map(({ key, class: name, level, name: feature, source }) => (
        <li key={key}>
          <span>{feature}</span>
          <small>
            {name === null ? sourceLabels[source] : `${characterClasses[name].label}\u00A0${level}`}
          </small>
        </li>
      ))}
    </ul>
  </div>
);

function Items({ character, derived, state }: PartProps) {
  const { items } = itemsOf(character);
  const { weight, carryingCapacity } = derived;
  const coins = coinUnits.map((unit) => `${state.coins[unit]} ${unit}`).join(' · ');
  return (
    <div>
      <h2>
        Equipment{' '}
        <small>{unbroken(`${weight.value} of ${carryingCapacity.value} lb. · ${coins}`)}</small>
      </h2>
      <ul className="paper-rows paper-flow">
        {items.map(({ itemId, name, quantity, equipped, attuned, notes }) => (
          <li key={itemId}>
            <span>
              {mark(equipped)} {name}
              {quantity !== 1 && ` × ${quantity}`}
              {notes !== '' && <small> {notes}</small>}
            </span>
            <small>{attuned && 'attuned'}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface NoteProps {
  character: Character;
  name: NoteField;
  isWhole: boolean;
}

function Note({ character, name, isWhole }: NoteProps) {
  const text = character[name];
  const field = noteFields.find(({ key }) => key === name);
  if (text === '' || !field) return null;
  const isLong = !isWhole && text.length > longestText;
  return (
    <div>
      <h2>{field.label}</h2>
      <p className="paper-text">{isLong ? `${text.slice(0, longestText)} …` : text}</p>
      <Author author={authorOfNote(character, name)} />
      {isLong && <small>The whole text is on the sheet in Questwright.</small>}
    </div>
  );
}
