import { useMemo } from 'react';
import type {
  Character,
  CharacterItem,
  CharacterSpell,
  SharedText,
} from '#src/generated/model/index.ts';
import { abilityLabels } from '#src/lib/character/abilities.ts';
import { middleDot } from '#src/lib/unbroken.ts';
import { Panel } from '#src/ui/panel.tsx';
import { useCatalogueItems, useCatalogueSpells } from '../catalogue-rows.ts';
import { ExpandableRow } from '../expandable-row.tsx';
import { itemFacts } from '../inventory/item-facts.ts';
import { itemsOf } from '../inventory/items-of.ts';
import { fits, hides, useSpellFilter } from '../spell-filter/spell-filter.ts';
import { manySpells, SpellFilters } from '../spell-filter/spell-filters.tsx';

interface SpellsAndItemsProps {
  character: Character;
  /** What the catalogue says about a copy, in Markdown; empty without a text. */
  textOf: (kind: string | null, key: string | null) => string;
}

/** The spells and items of a shared sheet, each with its text. The sheet itself, which can be printed, has their names. */
function SpellsAndItems({ character, textOf }: SpellsAndItemsProps) {
  const { items } = itemsOf(character);
  const { spells } = character;
  if (spells.length === 0 && items.length === 0) return null;
  return (
    <div className="not-printed mb-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      {spells.length > 0 && <Spells character={character} textOf={textOf} />}
      {items.length > 0 && <Items items={items} textOf={textOf} />}
    </div>
  );
}

/** Spells and items with the texts that a link gives: its readers may have no account. */
export function SpellsAndItemsOfLink({
  character,
  texts,
}: {
  character: Character;
  texts: readonly SharedText[];
}) {
  const known = useMemo(
    () => new Map(texts.map(({ kind, key, text }) => [`${kind} ${key}`, text])),
    [texts],
  );
  return (
    <SpellsAndItems
      character={character}
      textOf={(kind, key) => known.get(`${kind} ${key}`) ?? ''}
    />
  );
}

/** Spells and items with the texts of the catalogue, which members of a campaign can read. */
export function SpellsAndItemsOfMember({ character }: { character: Character }) {
  const { items } = itemsOf(character);
  const catalogueSpells = useCatalogueSpells(character.spells.some(({ key }) => key !== null));
  const catalogueItems = useCatalogueItems(items);
  return (
    <SpellsAndItems
      character={character}
      textOf={(kind, key) =>
        kind === 'spells' ? catalogueSpells.textOf({ key }) : catalogueItems.textOf({ kind, key })
      }
    />
  );
}

/** Up to this number of spells, all of them are in sight. */
const fewSpells = 12;

const levelName = (level: number): string => (level === 0 ? 'Cantrips' : `Level ${level}`);

function Spells({ character: { characterId, spells }, textOf }: SpellsAndItemsProps) {
  const [filter, setFilter] = useSpellFilter(characterId);
  const hasFilters = spells.length >= manySpells;
  const shown = hasFilters
    ? spells.filter(({ facts, prepared }) => fits(filter, facts, prepared || facts.level === 0))
    : spells;
  const levels = [...new Set(shown.map(({ facts }) => facts.level))].toSorted((a, b) => a - b);
  const isOpen = spells.length <= fewSpells || hides(filter);
  return (
    <Panel title="Spells">
      {hasFilters && (
        <SpellFilters
          filter={filter}
          onChange={setFilter}
          all={spells.map(({ facts }) => facts)}
          shown={shown.length}
          marked="Prepared"
        />
      )}
      {levels.map((level) => {
        const own = shown.filter(({ facts }) => facts.level === level);
        return (
          // A filter opens the levels that it leaves.
          <details key={`${level} ${isOpen}`} open={isOpen} className="mt-2">
            <summary className="flex min-h-(--target) cursor-pointer items-center text-sm font-semibold text-muted">
              {levelName(level)} ({own.length})
            </summary>
            <ul aria-label={`${levelName(level)} spells`} className="list-none p-0">
              {own.map((spell) => (
                <Spell
                  key={`${spell.class} ${spell.key} ${spell.name}`}
                  spell={spell}
                  text={textOf('spells', spell.key)}
                />
              ))}
            </ul>
          </details>
        );
      })}
    </Panel>
  );
}

function Spell({
  spell: { name, facts, prepared },
  text,
}: {
  spell: CharacterSpell;
  text: string;
}) {
  const line = [
    facts.castingTime,
    facts.range,
    facts.concentration ? 'Concentration' : '',
    facts.save === null ? '' : `${abilityLabels[facts.save]} save`,
  ];
  const lines: readonly (readonly [term: string, fact: string])[] = [
    ['Components', facts.components],
    ['Duration', facts.duration],
    ['Damage', facts.damage],
  ];
  return (
    <li className="border-b border-hairline py-1">
      <ExpandableRow
        title={
          <>
            {name}
            {!prepared && facts.level > 0 && (
              <span className="font-normal text-muted">{middleDot}not prepared</span>
            )}
          </>
        }
        line={line.filter((fact) => fact !== '').join(' · ')}
        text={text}
      >
        <dl className="mb-2 text-sm">
          {lines.map(
            ([term, fact]) =>
              fact !== '' && (
                <div
                  key={term}
                  className="grid grid-cols-[8rem_minmax(0,1fr)] gap-2 border-b border-hairline py-1"
                >
                  <dt className="text-muted">{term}</dt>
                  <dd className="tabular wrap-anywhere">{fact}</dd>
                </div>
              ),
          )}
        </dl>
      </ExpandableRow>
    </li>
  );
}

interface ItemsProps extends Pick<SpellsAndItemsProps, 'textOf'> {
  items: readonly CharacterItem[];
}

const Items = ({ items, textOf }: ItemsProps) => (
  <Panel title="Items">
    <ul aria-label="Items" className="list-none p-0">
      {items.map((item) => (
        <li key={item.itemId} className="border-b border-hairline py-1">
          <Item item={item} text={textOf(item.kind, item.key)} />
        </li>
      ))}
    </ul>
  </Panel>
);

function Item({ item, text }: { item: CharacterItem; text: string }) {
  const { name, quantity, equipped, attuned, notes } = item;
  const title = (
    <>
      {name}
      {quantity !== 1 && <span className="tabular font-normal text-muted"> × {quantity}</span>}
    </>
  );
  const line = [
    itemFacts(item),
    equipped ? (item.weapon ? 'held' : 'worn') : '',
    attuned ? 'attuned' : '',
  ]
    .filter((fact) => fact !== '')
    .join(' · ');
  if (text === '' && notes === '') {
    return (
      <div className="flex min-h-(--target) flex-col justify-center">
        <span className="leading-tight font-semibold wrap-anywhere">{title}</span>
        <span className="tabular text-xs text-muted">{line}</span>
      </div>
    );
  }
  return (
    <ExpandableRow title={title} line={line} text={text}>
      {notes !== '' && <p className="mb-2 text-sm wrap-anywhere whitespace-pre-line">{notes}</p>}
    </ExpandableRow>
  );
}
