import { useDeferredValue, useState } from 'react';
import { LoadProblem } from '#src/components/load-problem.tsx';
import type { CharacterClass, CharacterSpell, Spell } from '#src/generated/model/index.ts';
import { characterClasses } from '#src/lib/character/classes.ts';
import type { ClassSpellcasting } from '#src/lib/character/spellcasting.ts';
import { middleDot, unbroken } from '#src/lib/unbroken.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useFoundSpells } from '../catalogue-rows.ts';
import { copyOfSpell, factsOfSpell, typedFacts } from '../copies.ts';
import { fits, useSpellFilter } from '../spell-filter/spell-filter.ts';
import { SpellFilters } from '../spell-filter/spell-filters.tsx';
import { WithText } from '../with-text.tsx';

interface AddSpellProps {
  open: boolean;
  onClose: () => void;
  casters: readonly ClassSpellcasting[];
  /** Whether the character has a spell already. */
  has: (spell: CharacterSpell) => boolean;
  onAdd: (spell: CharacterSpell) => void;
}

const levels = Array.from({ length: 10 }, (_, level) => ({
  value: String(level),
  label: level === 0 ? 'Cantrip' : `Level ${level}`,
}));

const otherClass = 'none';

/** A longer list is narrowed with the filters or a name. */
const mostRows = 40;

/** Adds spells from the catalogue, or by hand. */
export function AddSpell({ open, onClose, casters, has, onAdd }: AddSpellProps) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string>(casters[0]?.class ?? otherClass);
  const [level, setLevel] = useState('1');
  const [lastAdded, setLastAdded] = useState('');
  const [filter, setFilter] = useSpellFilter('added spells');
  const name = text.trim();
  const className: CharacterClass | null =
    casters.find((caster) => caster.class === chosen)?.class ?? null;
  const found = useOffered(useDeferredValue(name), className);
  const shown = found.spells.filter(({ facts }) => fits(filter, facts, false));

  function add(spell: CharacterSpell) {
    onAdd(spell);
    setLastAdded(spell.name);
  }

  return (
    <Dialog open={open} onClose={onClose} title="Add a spell">
      <div className="grid gap-3">
        <SelectField
          label="Cast as"
          value={chosen}
          onChange={setChosen}
          options={[
            ...casters.map((caster) => ({
              value: caster.class,
              label: characterClasses[caster.class].label,
            })),
            { value: otherClass, label: 'Species, feat or item' },
          ]}
        />
        <TextField
          label="Name"
          hint={
            className === null
              ? 'The catalogue is searched while you type.'
              : `Without a name, you see the list of the ${characterClasses[className].label}.`
          }
          value={text}
          maxLength={120}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
        <SpellFilters
          filter={filter}
          onChange={setFilter}
          all={found.spells.map(({ facts }) => facts)}
          shown={shown.length}
        />
      </div>
      <p role="status" className="mt-2 min-h-6 text-sm text-muted">
        {lastAdded !== '' && `${lastAdded} is added.`}
      </p>
      {found.query.isError && (
        <LoadProblem
          what="the catalogue"
          error={found.query.error}
          retrying={found.query.isFetching}
          onRetry={() => void found.query.refetch()}
        />
      )}
      <ul aria-label="Found spells" className="max-h-72 list-none overflow-y-auto p-0">
        {shown.slice(0, mostRows).map((offered) => (
          <FoundSpell
            key={offered.row.spellSk}
            {...offered}
            className={className}
            has={has}
            onAdd={add}
          />
        ))}
        {shown.length > mostRows && (
          <li className="py-2 text-sm text-muted">
            {`And ${shown.length - mostRows} more. Choose a level or type a name.`}
          </li>
        )}
      </ul>
      <div className="mt-4 flex items-end gap-3">
        <SelectField label="Level" value={level} onChange={setLevel} options={levels} />
        <Button
          className="flex-1"
          {...(name === '' && { disabledReason: 'Type a name first.' })}
          onClick={() =>
            add({
              class: className,
              key: null,
              catalogueVersion: null,
              name,
              prepared: true,
              facts: typedFacts(Number(level)),
            })
          }
        >
          {name === '' ? 'Add by name' : `Add “${name}” without the catalogue`}
        </Button>
      </div>
    </Dialog>
  );
}

interface Offered {
  readonly row: Spell;
  readonly facts: CharacterSpell['facts'];
}

/**
 * The spells with a name, those of the class first. Without a name, the list of the class, and nothing for a spell
 * that no class casts: the whole catalogue would be no help.
 */
function useOffered(name: string, className: CharacterClass | null) {
  const { rows, query } = useFoundSpells(name);
  const isOther = ({ classes }: Spell) => className !== null && !classes.includes(className);
  const listed = name === '' ? rows.filter((row) => className !== null && !isOther(row)) : rows;
  const spells: Offered[] = listed
    .map((row) => ({ row, facts: factsOfSpell(row) }))
    .toSorted(
      (one, other) =>
        Number(isOther(one.row)) - Number(isOther(other.row)) ||
        // The sheet follows the rules of 2024.
        other.row.edition.localeCompare(one.row.edition) ||
        one.facts.level - other.facts.level ||
        one.row.name.localeCompare(other.row.name),
    );
  return { spells, query };
}

interface FoundSpellProps extends Offered {
  className: CharacterClass | null;
  has: AddSpellProps['has'];
  onAdd: (spell: CharacterSpell) => void;
}

function FoundSpell({ row, facts, className, has, onAdd }: FoundSpellProps) {
  const spell: CharacterSpell = { ...copyOfSpell(row, className), prepared: true };
  const isOther = className !== null && !row.classes.includes(className);
  return (
    <li className="border-b border-hairline py-1.5">
      <WithText
        name={row.name}
        text={row.description}
        actions={
          <Button
            size="small"
            aria-label={`Add ${row.name}`}
            {...(has(spell) && { disabledReason: 'It is on the sheet.' })}
            onClick={() => onAdd(spell)}
          >
            Add
          </Button>
        }
      >
        <span className="block font-semibold wrap-anywhere">{row.name}</span>
        <span className="block text-xs text-muted">
          {unbroken(
            [
              facts.level === 0 ? 'Cantrip' : `Level ${facts.level}`,
              facts.school,
              facts.castingTime,
              facts.range,
              facts.damage,
            ]
              .filter((text) => text !== '')
              .join(' · '),
          )}
          {isOther && (
            <span className="text-ember">
              {middleDot}not on the {characterClasses[className].label} list
            </span>
          )}
        </span>
      </WithText>
    </li>
  );
}
