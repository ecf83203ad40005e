import { dequal } from 'dequal/lite';
import type { CharacterValues } from './character-fields.ts';
import { hasBothSizes, usualSize } from './data/origin-options.ts';
import { withFitting } from './fitting-choices.ts';
import { legalChoices, problemsOf } from './levels/legal-choices.ts';
import { suggestedChoices } from './levels/suggested-choices.ts';
import { suggestionsFor } from './starting-character.ts';

/** What the levels leave to choose, without the skills, which a draft has itself. */
const levelFields = [
  'subclasses',
  'feats',
  'expertise',
  'tools',
  'languages',
  'weaponMasteries',
  'spells',
] as const satisfies readonly (keyof CharacterValues)[];

type FieldName = keyof CharacterValues;

/** What a draft has made of the form. */
export interface CompletedDraft {
  /** The values before the draft, without the level choices of an earlier draft. */
  readonly before: CharacterValues;
  readonly after: CharacterValues;
}

interface FormOfDraft {
  /** The values of the form. */
  readonly current: CharacterValues;
  /** The drafts that were in the form, the last one at the end. Some can have been taken back. */
  readonly earlier: readonly CompletedDraft[];
  /** Whether the character is not saved yet. Only then, values that the form has filled in do not count as chosen. */
  readonly isNew: boolean;
  /** Adds spells until nothing is left to choose; undefined without the catalogue. */
  readonly withSpells: ((values: CharacterValues) => CharacterValues['spells']) | undefined;
}

/** What the form itself chooses at level 1. */
const usualChoices = (values: CharacterValues): CharacterValues => ({
  ...values,
  ...suggestionsFor(values),
  subclasses: [],
});

/** Some fields of a character, with other values. */
const withFields = <Name extends FieldName>(
  values: CharacterValues,
  names: readonly Name[],
  valueOf: (name: Name) => unknown,
): CharacterValues => ({
  ...values,
  ...Object.fromEntries(names.map((name) => [name, valueOf(name)])),
});

/** The entries of a list that the user has typed, and those that the form chooses for the present character, too. */
function ownEntries(
  list: readonly unknown[],
  usualBefore: readonly unknown[],
  usual: readonly unknown[],
): unknown[] {
  const isIn = (entries: readonly unknown[], entry: unknown) =>
    entries.some((other) => dequal(other, entry));
  return list.filter((entry) => !isIn(usualBefore, entry) || isIn(usual, entry));
}

/**
 * The values of the form without what an earlier draft has chosen for the levels, which can be choices of another
 * class. What the user had typed before that draft is back; what the form had only suggested then is suggested again.
 */
function withoutEarlier({ current, earlier, isNew }: FormOfDraft): CharacterValues {
  const usual = usualChoices(current);
  return withFields(current, levelFields, (name) => {
    const draft = earlier.findLast(({ after }) => dequal(current[name], after[name]));
    if (draft === undefined) return current[name];
    const { before } = draft;
    const usualBefore = usualChoices(before);
    if (dequal(before[name], usualBefore[name])) return usual[name];
    return isNew ? ownEntries(before[name], usualBefore[name], usual[name]) : before[name];
  });
}

/** The feat of the species, which is no choice of a level, if the user has chosen none. */
const withSpeciesFeat = (values: CharacterValues): CharacterValues => {
  const ofSpecies = usualChoices(values).feats.filter((feat) => feat.class === null);
  const isChosen = values.feats.some((feat) => feat.class === null && feat.level === 1);
  return isChosen ? values : { ...values, feats: [...ofSpecies, ...values.feats] };
};

/** The values with a draft, in which lists of the user have no more entries that only suited the earlier character. */
function withDraft(
  start: CharacterValues,
  changes: Partial<CharacterValues>,
  isNew: boolean,
): CharacterValues {
  const next = { ...start, ...withFitting(start, changes, isNew) };
  if (!isNew) return next;
  const usualBefore = usualChoices(start);
  const usual = usualChoices(next);
  const kept = [...levelFields, 'skills' as const].filter((name) => !(name in changes));
  const own = withFields(next, kept, (name) =>
    dequal(next[name], usual[name])
      ? next[name]
      : ownEntries(next[name], usualBefore[name], usual[name]),
  );
  return start.species === next.species ? own : withSpeciesFeat(own);
}

/**
 * The form after a draft is put into it: what the user has typed stays, as far as it is legal for the new character.
 * Everything else follows the class, species, background and level of the draft.
 */
export function completeDraft(
  changes: Partial<CharacterValues>,
  form: FormOfDraft,
): CompletedDraft & { readonly put: Partial<CharacterValues> } {
  const { current, isNew, withSpells } = form;
  const before = withoutEarlier(form);
  // A stored character can have choices of its table that break a rule. The sheet has marked them before the draft.
  const accepted = new Set(isNew ? [] : problemsOf(current).map(({ message }) => message));
  const drafted = withDraft(before, changes, isNew);
  const size = hasBothSizes(drafted.species) ? drafted.size : usualSize(drafted.species);
  const legal = legalChoices({ ...drafted, size }, accepted);
  const chosen = { ...legal, ...suggestedChoices(legal) };
  // The suggestion is only for level 1, so these spells are chosen again for all levels.
  const isSuggestion = dequal(chosen.spells, usualChoices(chosen).spells);
  const start = isSuggestion ? { ...chosen, spells: [] } : chosen;
  const after = withSpells === undefined ? chosen : { ...chosen, spells: withSpells(start) };
  // Without a value that the form would replace otherwise, the result would be another one.
  const foreseen = { ...current, ...withFitting(current, changes, isNew) };
  const put = Object.fromEntries(
    Object.entries(after).filter(([name, value]) => {
      // The names are those of a character.
      const field = name as FieldName;
      return field in changes || !dequal(value, current[field]) || !dequal(value, foreseen[field]);
    }),
  );
  return { before, after, put };
}
