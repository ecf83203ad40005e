import { useState } from 'react';
import type { SpellFacts } from '#src/generated/model/index.ts';

/** Which spells of a list are shown. */
export interface SpellFilter {
  /** 0 for cantrips; null for all levels. */
  readonly level: number | null;
  readonly school: SpellFacts['school'] | null;
  /** Only the prepared spells of a sheet, or the chosen ones of a form. */
  readonly marked: boolean;
  readonly ritual: boolean;
  /** `without` is for someone who concentrates already. */
  readonly concentration: 'with' | 'without' | null;
}

export const everySpell: SpellFilter = {
  level: null,
  school: null,
  marked: false,
  ritual: false,
  concentration: null,
};

/** Whether the filter can hide a spell. */
export const hides = ({ level, school, marked, ritual, concentration }: SpellFilter): boolean =>
  level !== null || school !== null || marked || ritual || concentration !== null;

/** Whether a spell is shown. `isMarked` says whether it is prepared or chosen. */
export const fits = (filter: SpellFilter, facts: SpellFacts, isMarked: boolean): boolean =>
  (filter.level === null || facts.level === filter.level) &&
  (filter.school === null || facts.school === filter.school) &&
  (!filter.marked || isMarked) &&
  (!filter.ritual || facts.ritual) &&
  (filter.concentration === null || facts.concentration === (filter.concentration === 'with'));

/** The filters by the names of lists. A list is removed while its character is edited, and then shows the same spells. */
const kept = new Map<string, SpellFilter>();

/** The filter of a list, which stays the same until the page is closed. */
export function useSpellFilter(list: string): [SpellFilter, (filter: SpellFilter) => void] {
  const [filter, setFilter] = useState(() => kept.get(list) ?? everySpell);
  return [
    filter,
    (chosen) => {
      kept.set(list, chosen);
      setFilter(chosen);
    },
  ];
}
