import { spellTargets } from '../tables/foes/spells-on-persons.ts';
import type { Person } from '../tables/row-types.ts';

/** Whether a spell can affect a person. */
export function affects(spell: string, person: Pick<Person, 'creature'> | undefined): boolean {
  const target = spellTargets.get(spell);
  if (target === undefined) return true;
  const { causes, not, only } = target;
  const creature = person?.creature;
  const type = creature?.type ?? 'humanoid';
  const isImmune = causes !== undefined && creature?.immunities.includes(causes) === true;
  return (only === undefined || only === type) && not !== type && !isImmune;
}

const castOn = /\*([A-Z][A-Za-z' -]+)\* on \{(\w+)/g;

/** The spells that a row has cast on persons, with the parts of these: `*Hold Person* on {A}`. */
export const spellsIn = (text: string): { spell: string; target: string }[] =>
  [...text.matchAll(castOn)].map(([, spell = '', target = '']) => ({ spell, target }));
