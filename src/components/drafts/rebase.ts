import { sameValue } from '#src/lib/catalogue/same-value.ts';

/** The values of a row or of a form, by field. */
export type Values = Readonly<Record<string, unknown>>;

/** Local changes, with the version that they are based on. */
export interface Changes {
  readonly base: Values;
  readonly changed: Values;
}

/** The fields in which two versions differ. */
export const changedFields = (before: Values, after: Values): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !sameValue(before[field], after[field]),
  );

/** The values that differ from the base. */
export const changesOver = (base: Values, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([field, value]) => !sameValue(value, base[field])),
  );

/** The fields that both sides have changed to different values. */
export const conflictsOf = ({ base, changed }: Changes, theirs: Values): string[] =>
  Object.entries(changed).flatMap(([field, mine]) => {
    const their = theirs[field];
    return sameValue(their, base[field]) || sameValue(their, mine) ? [] : [field];
  });

export type Rebased =
  /** The changes that still have to be saved on top of the newer version. */
  | { state: 'rebased'; changed: Values }
  /** The user must first choose a value for each of these fields. */
  | { state: 'conflict'; fields: readonly string[] };

/** Applies local changes to a newer version. Fields that only one side has changed are merged. */
export function rebase(changes: Changes, theirs: Values): Rebased {
  const fields = conflictsOf(changes, theirs);
  return fields.length > 0
    ? { state: 'conflict', fields }
    : { state: 'rebased', changed: changesOver(theirs, changes.changed) };
}

/** `both`: the texts of both sides in one, to be edited. */
export type Side = 'mine' | 'theirs' | 'base' | 'both';

/** The side whose value each conflicting field gets. */
export type Choices = Readonly<Record<string, Side>>;

interface Conflict {
  base: Values;
  mine: Values;
  theirs: Values;
  choices: Choices;
  /** The values of the fields for which `both` is chosen. */
  both?: Values;
}

/**
 * The values after the choices. A field without a choice gets `mine` if `mine` differs from `base`,
 * else `theirs`.
 */
export function resolve({ base, mine, theirs, choices, both = mine }: Conflict): Values {
  const sides = { base, mine, theirs, both };
  const fields = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  return Object.fromEntries(
    [...fields].map((field) => {
      const side = choices[field] ?? (sameValue(mine[field], base[field]) ? 'theirs' : 'mine');
      return [field, sides[side][field]];
    }),
  );
}
