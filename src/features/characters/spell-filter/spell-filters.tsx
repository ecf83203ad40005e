import { memo, type ReactNode, useId } from 'react';
import type { SpellFacts } from '#src/generated/model/index.ts';
import { capitalized } from '#src/lib/capitalized.ts';
import { counted } from '#src/lib/counted.ts';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Select } from '#src/ui/select-field.tsx';
import { Toggle } from '../toggle.tsx';
import { everySpell, hides, type SpellFilter } from './spell-filter.ts';

interface SpellFiltersProps {
  filter: SpellFilter;
  onChange: (filter: SpellFilter) => void;
  /** The facts of all spells of the list. What none of them has is not offered. */
  all: readonly SpellFacts[];
  /** How many of them are shown. */
  shown: number;
  /** What a marked spell is called: `Prepared`. Without it, there is no such filter. */
  marked?: string;
}

/** From this number of spells on, a list has filters. */
export const manySpells = 6;

/**
 * Chips beside each other. On a phone they are one line that scrolls, because the spells matter more; what is around
 * the line must not become as wide as all of its chips.
 */
const chips =
  'flex items-center gap-1.5 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:[contain:inline-size] sm:flex-wrap';

const anySchool = 'any';

/** Whether two lists offer the same filters. */
const hasSameFacts = (before: readonly SpellFacts[], after: readonly SpellFacts[]): boolean =>
  before.length === after.length &&
  before.every(
    ({ level, school, ritual, concentration }, index) =>
      level === after[index]?.level &&
      school === after[index].school &&
      ritual === after[index].ritual &&
      concentration === after[index].concentration,
  );

/**
 * Chooses which spells of a list are shown: by level, by what can be cast now, and by school. A key in the form around
 * it does not render it again.
 */
export const SpellFilters = memo(
  Filters,
  (before, after) =>
    before.filter === after.filter &&
    before.shown === after.shown &&
    before.marked === after.marked &&
    hasSameFacts(before.all, after.all),
);

function Filters({ filter, onChange, all, shown, marked }: SpellFiltersProps) {
  const set = (changes: Partial<SpellFilter>) => onChange({ ...filter, ...changes });
  const levels = sorted([...all.map(({ level }) => level), ...known(filter.level)]);
  const schools = [...new Set([...all.map(({ school }) => school), ...known(filter.school)])];
  const hasSome = (test: (facts: SpellFacts) => boolean) => all.some((facts) => test(facts));
  const hasConcentration = hasSome(({ concentration }) => concentration);
  const concentrating = (which: 'with' | 'without') => ({
    isOn: filter.concentration === which,
    onPress: () => set({ concentration: filter.concentration === which ? null : which }),
  });
  return (
    <div role="group" aria-label="Spells to show" className="grid min-w-0 grid-cols-1 gap-2">
      {levels.length > 1 && (
        <LevelChoice level={filter.level} levels={levels} onChange={(level) => set({ level })} />
      )}
      <div className={chips}>
        {marked !== undefined && (
          <Toggle
            label={marked}
            isOn={filter.marked}
            onPress={() => set({ marked: !filter.marked })}
          />
        )}
        {(filter.ritual || hasSome(({ ritual }) => ritual)) && (
          <Toggle
            label="Ritual"
            isOn={filter.ritual}
            onPress={() => set({ ritual: !filter.ritual })}
          />
        )}
        {(filter.concentration !== null || hasConcentration) && (
          <>
            <Toggle label="Concentration" {...concentrating('with')} />
            <Toggle label="No concentration" {...concentrating('without')} />
          </>
        )}
        {schools.length > 1 && (
          <Select
            aria-label="School"
            value={filter.school ?? anySchool}
            options={[
              { value: anySchool, label: 'Any school' },
              ...schools.toSorted().map((value) => ({ value, label: capitalized(value) })),
            ]}
            onChange={(value) =>
              set({ school: schools.find((school) => school === value) ?? null })
            }
            className="w-auto! shrink-0 rounded-full! text-sm!"
          />
        )}
      </div>
      <div className="flex min-h-(--small-target) items-center gap-3">
        <p role="status" className="tabular text-sm text-muted">
          {hides(filter) && `${shown} of `}
          {counted(all.length, 'spell', 'spells')}
        </p>
        {hides(filter) && (
          <Button size="small" variant="ghost" onClick={() => onChange(everySpell)}>
            Show all spells
          </Button>
        )}
      </div>
    </div>
  );
}

/** A filter that is chosen stays visible when no spell fits it any more. */
const known = <Value,>(value: Value | null): Value[] => (value === null ? [] : [value]);

const sorted = (numbers: readonly number[]): number[] =>
  [...new Set(numbers)].toSorted((a, b) => a - b);

interface LevelChoiceProps {
  level: number | null;
  levels: readonly number[];
  onChange: (level: number | null) => void;
}

function LevelChoice({ level, levels, onChange }: LevelChoiceProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">Level</legend>
      <div className={chips}>
        {[null, ...levels].map((own) => (
          <LevelChip
            key={own}
            name={name}
            label={own === null ? 'All levels' : own === 0 ? 'Cantrips' : `Level ${own}`}
            isChosen={own === level}
            onChoose={() => onChange(own)}
          >
            {own === null ? 'All' : own === 0 ? 'Cantrips' : own}
          </LevelChip>
        ))}
      </div>
    </fieldset>
  );
}

interface LevelChipProps {
  name: string;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

const LevelChip = ({ name, label, isChosen, onChoose, children }: LevelChipProps) => (
  <label
    className={classNames(
      'tabular relative grid min-h-(--target) min-w-(--target) shrink-0 cursor-pointer place-items-center rounded-full border px-3 text-sm font-semibold',
      'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-gold-bright',
      isChosen
        ? 'border-gold bg-gold-wash text-fg'
        : 'border-hairline-strong text-muted hover:bg-surface-3 hover:text-fg',
    )}
  >
    <input
      type="radio"
      name={name}
      aria-label={label}
      checked={isChosen}
      onChange={onChoose}
      className="sr-only"
    />
    {children}
  </label>
);
