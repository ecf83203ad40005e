import { type FunctionComponent, memo } from 'react';
import type { CharacterValues } from './character-fields.ts';
import type { CharacterForm } from './use-character-form.ts';

type PartProps = Pick<CharacterForm, 'values' | 'errors'>;

/**
 * A part of the form that is rendered again only when one of the named values changes, or an error: a key press in
 * one field of a hundred must not render the others.
 *
 * @param names the values that decide about what the part shows
 */
export const formPart = <Props extends object>(
  Part: FunctionComponent<Props>,
  names: readonly (keyof CharacterValues)[],
): FunctionComponent<Props & PartProps> =>
  memo<Props & PartProps>(
    Part,
    (before, after) =>
      before.errors === after.errors &&
      names.every((name) => before.values[name] === after.values[name]),
  );
