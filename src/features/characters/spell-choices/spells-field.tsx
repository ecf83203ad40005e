import { memo, useState } from 'react';
import { LoadProblem, RefetchProblem } from '#src/components/load-problem.tsx';
import type { CharacterSpell } from '#src/generated/model/index.ts';
import { characterClasses } from '#src/lib/character/classes.ts';
import { countedSpells } from '#src/lib/character/spell-counts.ts';
import { looseName } from '#src/lib/fold.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckboxField } from '#src/ui/checkbox-field.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { starterSpellText } from '../data/starter-spells.ts';
import { fits, hides, useSpellFilter } from '../spell-filter/spell-filter.ts';
import { SpellFilters } from '../spell-filter/spell-filters.tsx';
import type { ReadingFormState } from '../use-character-form.ts';
import { WithText } from '../with-text.tsx';
import { onTopOf, openCount, type SpellSource, spellSources } from './spell-counts.ts';
import { useSpells, useSpellTexts } from './use-spells.ts';

type Offered = Omit<CharacterSpell, 'class' | 'prepared'>;

interface SpellsFieldProps extends ReadingFormState {
  source: SpellSource;
}

/** From this number on, a list of spells gets a search. */
const manySpells = 12;

const levelLabel = (level: number): string => (level === 0 ? 'Cantrips' : `Level ${level}`);

/** `Evocation · Action · 120 feet · Concentration` */
const factsLine = ({ facts }: Offered): string =>
  unbroken(
    [
      facts.school.charAt(0).toUpperCase() + facts.school.slice(1),
      facts.castingTime,
      facts.range,
      ...(facts.damage === '' ? [] : [facts.damage]),
      ...(facts.concentration ? ['Concentration'] : []),
    ].join(' · '),
  );

/** The spells of one class or feat, from the catalogue. The character keeps copies of what is chosen. */
export function SpellsField({ values, set, part, read, source }: SpellsFieldProps) {
  const { class: className, label, counts } = source;
  const { query, listed } = useSpells(source);
  const { data: texts } = useSpellTexts();
  const chosen = values.spells.filter((spell) => spell.class === className);
  const isFree = onTopOf(values, className);
  // What is chosen stays in the list, also if the catalogue cannot be read or has lost it.
  const kept = chosen.filter((spell) => !listed.some(({ key }) => key === spell.key));
  const offered: readonly Offered[] = [...kept, ...listed];
  const levels = [...new Set(offered.map(({ facts }) => facts.level))].toSorted((a, b) => a - b);
  const [filter, setFilter] = useSpellFilter(label);
  // The filter stays chosen for the next character, whose list can be too short to show it.
  const hasFilters = offered.length >= manySpells;
  const isShown = (spell: Offered) =>
    fits(
      filter,
      spell.facts,
      chosen.some((each) => isSame(each, spell)),
    );

  // The row of a spell can be from an older render, so everything is read again.
  function toggle(spell: Offered) {
    const now = read();
    const others = now.spells.filter((each) => each.class !== className || !isSame(each, spell));
    if (others.length < now.spells.length) {
      set('spells', others);
      return;
    }
    const most = spellSources(now).find((each) => each.label === label)?.counts ?? counts;
    const { prepared } = countedSpells(now, className);
    const isPrepared =
      spell.facts.level === 0 ||
      onTopOf(now, className)(spell) ||
      most.arcana.includes(spell.facts.level) ||
      prepared.length < most.prepared;
    const { key, catalogueVersion, name, facts } = spell;
    const added = { class: className, key, catalogueVersion, name, prepared: isPrepared, facts };
    set('spells', [...now.spells, added]);
  }

  return (
    <fieldset
      id={`${part('spells').id}-${className ?? 'feat'}`}
      tabIndex={-1}
      // A fieldset is as wide as its widest row, and the filters of nine levels scroll in theirs.
      className="flex min-w-0 flex-col gap-5"
    >
      <legend className="mb-1 text-lg font-semibold">{label}</legend>
      <p className="text-sm text-muted">{countsText(source)}</p>
      <RefetchProblem what="the spells" query={query} />
      {query.isLoadingError && (
        <LoadProblem
          what="the spells"
          error={query.error}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && <SpellsSkeleton />}
      {hasFilters && (
        <SpellFilters
          filter={filter}
          onChange={setFilter}
          all={offered.map(({ facts }) => facts)}
          shown={offered.filter((spell) => isShown(spell)).length}
          marked="Chosen"
        />
      )}
      {levels.map((level) => (
        <SpellsOfLevel
          key={level}
          label={label}
          level={level}
          offered={offered.filter(({ facts }) => facts.level === level)}
          chosen={chosen}
          isShown={hasFilters && hides(filter) ? isShown : null}
          openCount={openCount(level, values, source)}
          isFree={isFree}
          textOf={({ key }) => texts?.get(key ?? '') ?? ''}
          toggle={toggle}
        />
      ))}
    </fieldset>
  );
}

const isSame = (one: Offered, other: Offered): boolean =>
  one.key === null ? one.name === other.name : one.key === other.key;

function countsText({ class: className, list, counts }: SpellSource): string {
  const { cantrips, prepared, known } = counts;
  const ofCantrips = cantrips > 0 ? `${cantrips} cantrips, as often as you like, and ` : '';
  if (className === null) {
    return `Magic Initiate gives ${ofCantrips}one spell of the ${characterClasses[list].label}, free once a day.`;
  }
  return className === 'wizard'
    ? `Choose ${ofCantrips}${known} spells for your book; ${prepared} of them are ready each day.`
    : `Choose ${ofCantrips}${known} spells that cost slots${arcanaText(counts.arcana)}.`;
}

const arcanaText = (arcana: readonly number[]): string =>
  arcana.length === 0 ? '' : `, and one spell of each level from 6 to ${Math.max(...arcana)}`;

interface SpellsOfLevelProps {
  /** Where the spells are from. */
  label: string;
  level: number;
  offered: readonly Offered[];
  chosen: readonly CharacterSpell[];
  /** Which spells the filters show; null without a filter. */
  isShown: ((spell: Offered) => boolean) | null;
  openCount: number;
  /** Whether a spell does not count towards the limit. */
  isFree: (spell: Offered) => boolean;
  /** What the catalogue says about a spell, in Markdown; empty without a text. */
  textOf: (spell: Offered) => string;
  toggle: (spell: Offered) => void;
}

function SpellsOfLevel({
  label,
  level,
  offered,
  chosen,
  isShown,
  openCount: open,
  isFree,
  textOf,
  toggle,
}: SpellsOfLevelProps) {
  const [search, setSearch] = useState('');
  const isChosen = (spell: Offered) => chosen.some((each) => isSame(each, spell));
  // What is chosen at first stays in its place, so that a spell that is taken out can be put back.
  const [atFirst] = useState(() => new Set(offered.filter(isChosen).map(nameOf)));
  const [showsAll, setShowsAll] = useState(open > 0);
  const own = offered.filter((spell) => atFirst.has(nameOf(spell)) || isChosen(spell));
  const isFolded = isShown === null && !showsAll && own.length > 0 && own.length < offered.length;
  const fitting = isShown === null ? offered : offered.filter((spell) => isShown(spell));
  const found = fitting.filter(({ name }) => looseName(name).includes(looseName(search)));
  const listed = isFolded ? own : found;
  return (
    <section
      aria-label={`${label}: ${levelLabel(level)}`}
      hidden={fitting.length === 0}
      // The boxes of all levels are hundreds of layers, which each frame would paint.
      className="-m-1 p-1 [contain-intrinsic-size:auto_24rem] [content-visibility:auto]"
    >
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h3 className="font-semibold">{levelLabel(level)}</h3>
          <p role="status" className="text-sm text-muted">
            {open > 0
              ? `${open} left to choose.`
              : open === 0
                ? 'All chosen.'
                : `${-open} more than the rules allow; the sheet marks it.`}
          </p>
        </div>
        {/* A search stays in sight while it hides spells, also if a filter leaves few of them. */}
        {!isFolded && (search !== '' || fitting.length >= manySpells) && (
          <TextField
            label={`Find a spell in ${levelLabel(level).toLowerCase()}`}
            className="w-full sm:w-60"
            type="search"
            autoComplete="off"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            // Enter in the search must not send the form.
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        )}
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        {listed.map((spell) => {
          const free = isFree(spell);
          const isOwn = isChosen(spell);
          return (
            <SpellChoice
              key={nameOf(spell)}
              spell={spell}
              text={textOf(spell)}
              isFree={free}
              isChosen={isOwn}
              disabled={!isOwn && !free && open <= 0}
              toggle={toggle}
            />
          );
        })}
      </div>
      {isFolded ? (
        <Button size="small" className="mt-3" onClick={() => setShowsAll(true)}>
          {`Show all ${offered.length} ${level === 0 ? 'cantrips' : `spells of level ${level}`}`}
        </Button>
      ) : (
        found.length === 0 && <p className="text-sm text-muted">No spell has this name.</p>
      )}
    </section>
  );
}

interface SpellChoiceProps {
  spell: Offered;
  text: string;
  isFree: boolean;
  isChosen: boolean;
  disabled: boolean;
  // It reads the latest values, so that of an older render is as good.
  toggle: (spell: Offered) => void;
}

/** One spell of a list of hundreds, which a key in another field must not render again. */
const SpellChoice = memo(
  ({ spell, text, isFree, isChosen, disabled, toggle }: SpellChoiceProps) => {
    const hints = [
      starterSpellText(spell.key),
      isFree ? 'It does not count against the number.' : null,
      factsLine(spell),
    ];
    return (
      <WithText name={spell.name} text={text}>
        <CheckboxField
          label={spell.name}
          hint={hints.filter((hint) => hint !== null).join(' ')}
          checked={isChosen}
          disabled={disabled}
          onChange={() => toggle(spell)}
        />
      </WithText>
    );
  },
  (before, after) =>
    before.spell === after.spell &&
    before.text === after.text &&
    before.isFree === after.isFree &&
    before.isChosen === after.isChosen &&
    before.disabled === after.disabled,
);

const nameOf = ({ key, name }: Offered): string => key ?? name;

const SpellsSkeleton = () => (
  <div role="status" aria-busy="true" aria-label="Loading the spells" className="grid gap-3">
    {Array.from({ length: 6 }, (_, index) => (
      <Skeleton key={index} className="h-12" />
    ))}
  </div>
);
