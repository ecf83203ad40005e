import { useState } from 'react';
import { type FieldError, type Resolver, useForm } from 'react-hook-form';
import type { DraftFormat } from '#src/components/drafts/kept-draft.ts';
import {
  type FormDraft,
  formFormat,
  type RecordVersion,
} from '#src/components/forms/form-draft.ts';
import { useFormDraft } from '#src/components/forms/use-form-draft.ts';
import { useSingleSubmit } from '#src/components/forms/use-single-submit.ts';
import { plainValues, withUnreadableTexts } from '../edits/draft-format.ts';
import type { Kind } from '../kind.ts';
import type { FieldErrors, Values } from '../values.ts';

/** The values of a form, by the key of the field. */
export type FormValues = Record<string, unknown>;

const itemFormat: DraftFormat<FormDraft | null> = {
  ...formFormat,
  write: (draft) => formFormat.write(draft && { ...draft, changed: plainValues(draft.changed) }),
  read: (stored) => {
    const draft = formFormat.read(stored);
    return draft && { ...draft, changed: withUnreadableTexts(draft.changed) };
  },
};

/** The name of the drafts of an item. The prefix differs from those of the lists, which have the name of the kind. */
export const itemDraft = ({ slug }: Kind, draftOf: string): string =>
  `item/${slug}/${encodeURIComponent(draftOf)}`;

interface ItemFormOptions {
  kind: Kind;
  /** The item or the new item that the draft belongs to. Items of different kinds are different. */
  draftOf: string;
  stored: RecordVersion<Values>;
  onShow?: (version: RecordVersion<Values>) => void;
}

/** The values of the form of an item, which are kept as a draft until they are saved. */
export function useItemForm({ kind, draftOf, stored, onShow }: ItemFormOptions) {
  const form = useForm<FormValues>({
    defaultValues: { ...stored.values },
    resolver: resolverOf(kind),
  });
  const singleSubmit = useSingleSubmit();
  const [shown, setShown] = useState(0);
  const draft = useFormDraft({
    draftOf: itemDraft(kind, draftOf),
    stored,
    form,
    singleSubmit,
    format: itemFormat,
    onShow: (version) => {
      setShown((times) => times + 1);
      onShow?.(version);
    },
  });
  return {
    form,
    /**
     * A React key that changes with the shown version. Only fields that are mounted again show its values,
     * because a field keeps the text that was typed into it.
     */
    shown,
    singleSubmit,
    draft,
  };
}

/**
 * Groups errors by field for the form library, with the errors of the parts of a field in `types`.
 */
export function byField(errors: FieldErrors, type: string): Record<string, FieldError> {
  const fields: Record<string, FieldError & { types: Record<string, string> }> = {};
  for (const [path, message] of Object.entries(errors)) {
    const [key = '', ...rest] = path.split('.');
    const field = (fields[key] ??= { type, message, types: {} });
    field.types[rest.join('.')] = message;
  }
  return fields;
}

const resolverOf =
  (kind: Kind): Resolver<FormValues> =>
  (values) => {
    const check = kind.check(values);
    return check.ok
      ? { values, errors: {} }
      : { values: {}, errors: byField(check.errors, 'check') };
  };
