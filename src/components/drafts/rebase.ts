import { sameValue } from '#src/lib/catalogue/same-value.ts';

/** The fields of a row or of a form. */
type Values = Readonly<Record<string, unknown>>;

/** Local changes over the version they were made on. */
export interface Changes {
  readonly base: Values;
  readonly changed: Values;
}

/** The fields in which two versions differ. */
export const changedFields = (before: Values, after: Values): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !sameValue(before[field], after[field]),
  );

/** Of some values, those that differ from the base: what there is to save. */
export const changesOver = (base: Values, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([field, value]) => !sameValue(value, base[field])),
  );

/** The fields that both sides have changed, each to another value. */
export const conflictsOf = ({ base, changed }: Changes, theirs: Values): string[] =>
  Object.entries(changed).flatMap(([field, mine]) => {
    const their = theirs[field];
    return sameValue(their, base[field]) || sameValue(their, mine) ? [] : [field];
  });

export type Rebased =
  /** The changes that are left to save on top of their version. */
  | { state: 'rebased'; changed: Values }
  /** The person has to choose for these fields first. */
  | { state: 'conflict'; fields: readonly string[] };

/** Applies local changes onto a newer version. Fields that one side alone has changed merge. */
export function rebase(changes: Changes, theirs: Values): Rebased {
  const fields = conflictsOf(changes, theirs);
  return fields.length > 0
    ? { state: 'conflict', fields }
    : { state: 'rebased', changed: changesOver(theirs, changes.changed) };
}

export type Side = 'mine' | 'theirs' | 'base';

/** Which of the three values a conflicting field gets. */
export type Choices = Readonly<Record<string, Side>>;

interface Conflict {
  base: Values;
  mine: Values;
  theirs: Values;
  choices: Choices;
}

/** The values after a conflict. A field without a choice keeps the change of the side that made one. */
export function resolve({ base, mine, theirs, choices }: Conflict): Values {
  const sides = { base, mine, theirs };
  const fields = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  return Object.fromEntries(
    [...fields].map((field) => {
      const side = choices[field] ?? (sameValue(mine[field], base[field]) ? 'theirs' : 'mine');
      return [field, sides[side][field]];
    }),
  );
}
