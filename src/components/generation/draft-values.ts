import { dequal } from 'dequal/lite';
import type { GenerationDraft } from '#src/generated/model/index.ts';
import type { ShownField } from '../drafts/conflict-card.tsx';
import type { Values } from '../drafts/rebase.ts';
import type { UsedDraft } from '../forms/form-draft.ts';

/** The form into which a draft is put. Only the form saves it. */
export interface DraftTarget {
  /** How the fields of the form are called and shown. The first one is the name of the record. */
  fields: readonly ShownField[];
  /** The fields with long texts, which can get a draft below their text, and how long they may be. */
  texts: Readonly<Record<string, number>>;
  /** Whether the texts are plain: an asterisk in them is no mark of Markdown. */
  isPlain?: boolean;
  /** The values of a form in which nothing is written. */
  empty: Values;
  /** The fields of the form that the draft has. */
  valuesOf: (draft: GenerationDraft) => Values;
  /** The texts that stay at first when something is written in them: a draft cannot keep to them. */
  ownTexts?: readonly string[];
  /** The changes with what the form fills in because of them. They are undone together. */
  completed?: (changes: Values) => Values;
  /** What the draft is, in one line, if its sections do not say it. */
  summaryOf?: (draft: GenerationDraft) => string | null;
  /** Says why the form has no field for the sections. Then each of them can be copied. */
  copiedNote?: string;
  read: () => Values;
  write: (values: Values) => void;
  usedDraft: UsedDraft;
}

const hasContent = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.trim() !== ''
    : typeof value === 'object' && value !== null
      ? Object.keys(value).length > 0
      : value !== undefined && value !== null;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** What a draft would change in the form. A field without content in the draft stays as it is. */
export function draftChanges(target: DraftTarget, draft: GenerationDraft): Values {
  const current = target.read();
  return Object.fromEntries(
    Object.entries(target.valuesOf(draft)).filter(
      ([field, value]) => hasContent(value) && !dequal(current[field], value),
    ),
  );
}

/** The labels of what the form has of a draft; null if it has everything. */
export function partsInForm(
  target: DraftTarget,
  draft: GenerationDraft,
  put: Values,
): string[] | null {
  const missing = Object.keys(draftChanges(target, draft)).filter((field) => !(field in put));
  if (missing.length === 0) return null;
  const values = target.valuesOf(draft);
  return target.fields
    .filter(({ key }) => hasContent(values[key]) && !missing.includes(key))
    .map(({ label }) => label);
}

/** The changed fields in which the user, or an earlier draft, has written something. */
export function writtenFields({ read, empty }: DraftTarget, changes: Values): string[] {
  const current = read();
  return Object.keys(changes).filter(
    (field) => hasContent(current[field]) && !dequal(current[field], empty[field]),
  );
}

/**
 * The changes with nothing replaced: texts come below what is written, lists get longer, and other
 * fields change only if they are empty.
 */
export function addedBelow(target: DraftTarget, changes: Values): Values {
  const current = target.read();
  const written = new Set(writtenFields(target, changes));
  return Object.fromEntries(
    Object.entries(changes).flatMap(([field, value]) => {
      if (!written.has(field)) return [[field, value]];
      const old = current[field];
      if (isList(old) && isList(value)) {
        const added = value.filter((row) => !old.some((other) => dequal(other, row)));
        return [[field, [...old, ...added]]];
      }
      if (!(field in target.texts)) return [];
      return [[field, `${String(old).trimEnd()}\n\n${String(value)}`]];
    }),
  );
}

/** The label of the first text that would be longer than its field allows; null if all fit. */
export function tooLongText({ texts, fields }: DraftTarget, changes: Values): string | null {
  const field = Object.keys(changes).find(
    (key) => String(changes[key]).length > (texts[key] ?? Infinity),
  );
  return field === undefined ? null : (fields.find(({ key }) => key === field)?.label ?? field);
}
