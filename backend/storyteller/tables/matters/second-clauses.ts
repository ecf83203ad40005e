import type { SecondClause } from './second-clause-type.ts';
import { clausesAboutFoes } from './second-clauses-of-foes.ts';
import { clausesAboutNeeds } from './second-clauses-of-needs.ts';
import { clausesAboutPeople } from './second-clauses-of-people.ts';

export const secondClauses: readonly SecondClause[] = [
  ...clausesAboutPeople,
  ...clausesAboutFoes,
  ...clausesAboutNeeds,
];
