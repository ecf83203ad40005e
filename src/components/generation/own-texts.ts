import { firstCharacters } from '#src/lib/first-characters.ts';
import { longestWrittenText } from '#src/lib/contract-limits.ts';
import type { WrittenTexts } from '#src/generated/model/index.ts';
import type { Values } from '../drafts/rebase.ts';

/**
 * The fields of a form in which the user has written a text: those that are not empty, without those that still have
 * what the last draft has put there.
 */
export const ownTextsIn = <Name extends string>(
  values: Readonly<Partial<Record<Name, string>>>,
  names: readonly Name[],
  put: Values,
): Name[] =>
  names.filter((name) => (values[name] ?? '').trim() !== '' && values[name] !== put[name]);

/** The texts of such fields, as far as a generation accepts them. */
export const writtenTexts = <Name extends keyof WrittenTexts>(
  values: Readonly<Partial<Record<Name, string>>>,
  names: readonly Name[],
): WrittenTexts =>
  Object.fromEntries(
    names.map((name) => [name, firstCharacters(values[name] ?? '', longestWrittenText)]),
  );
