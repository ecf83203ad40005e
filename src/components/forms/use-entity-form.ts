import { useRef, useState } from 'react';
import { sameUserOnly } from '#src/api/http.ts';
import type { DefaultValues, FieldValues, Path, PathValue } from 'react-hook-form';
import type { RecordConflict } from '../drafts/conflict-card.tsx';
import { changesOver, type Choices, rebase, resolve, type Values } from '../drafts/rebase.ts';
import { attachmentField, draftChangesOf, type RecordVersion, valuesOf } from './form-draft.ts';
import { type ApiFormOptions, type Once, useApiForm } from './use-api-form.ts';
import { type AttachmentOptions, type FormDraftState, useFormDraft } from './use-form-draft.ts';

/** What a request contains besides the body. */
export interface SaveContext {
  once: Once;
  /** The version that the request changes. */
  version: number | null;
}

/** What the form is about, and the version that it starts with. */
export interface EntitySource<Fields extends object> {
  /** What the user writes, for example `campaign/1`. The draft belongs to it and to the user. */
  draftOf: string;
  /** The record as it is stored, or the first values of a new one. */
  stored: RecordVersion<Fields>;
  /** Fetches the record as it is stored now; only for a record that others can change. */
  fetchStored?: () => Promise<RecordVersion<Fields>>;
}

interface EntityFormOptions<Fields extends FieldValues, Body, Variables, Result, Failure>
  extends
    Omit<
      ApiFormOptions<Fields, Body, Variables, Result, Failure>,
      'defaultValues' | 'variables' | 'onDone'
    >,
    EntitySource<Fields>,
    AttachmentOptions {
  variables: (body: Body, context: SaveContext) => Variables | Promise<Variables | null>;
  /**
   * Merges a field that both sides have changed. A merge that is not clean contains both values, to be
   * edited; null if the values cannot be merged.
   */
  mergeField?: (field: string, values: FieldVersions) => Promise<MergedField | null>;
  /** @param merged whether a field was merged with what someone else has saved meanwhile */
  onDone?: (result: Result, body: Body, merged: boolean) => unknown;
}

interface FieldVersions {
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

interface MergedField {
  value: unknown;
  isClean: boolean;
}

type Conflict = Omit<RecordConflict<RecordVersion>, 'name'>;

/**
 * A form that creates or changes a record. It keeps the text as a draft until it is saved, and merges
 * a version that someone else has saved meanwhile.
 */
export function useEntityForm<Fields extends FieldValues, Body, Variables, Result, Failure>({
  draftOf,
  stored,
  fetchStored,
  variables,
  mergeField,
  onDone,
  onProblem,
  attachment,
  showAttachment,
  ...options
}: EntityFormOptions<Fields, Body, Variables, Result, Failure>) {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const hasMerged = useRef(false);
  // A form can be merged and sent again after another user has signed in, when its page is gone.
  const [requireSameUser] = useState(sameUserOnly);

  const apiForm = useApiForm<Fields, Body, Variables, Result, Failure>({
    ...options,
    // The values of a record are complete, so they are default values, too.
    defaultValues: stored.values as DefaultValues<Fields>,
    variables: (body, once) => {
      requireSameUser();
      return variables(body, {
        once: (sent) => {
          const headers = once(sent);
          // The key is stored before the request is sent, because its response may be lost.
          draft.keep();
          return headers;
        },
        version: draft.current().base.version,
      });
    },
    onDone: (result, body) => {
      draft.endDraft();
      return onDone?.(result, body, hasMerged.current);
    },
    onProblem: async (problem, body) => {
      if (problem.status === 403 || problem.status === 404) draft.forgetBase();
      if (problem.code !== 'version_mismatch' || fetchStored === undefined) {
        return (await onProblem?.(problem, body)) ?? false;
      }
      await merge(await fetchStored());
      return true;
    },
  });
  const { form, sendAgain } = apiForm;

  const draft: FormDraftState = useFormDraft({
    draftOf,
    stored,
    form,
    singleSubmit: apiForm,
    attachment,
    showAttachment,
    onShow: () => setConflict(null),
  });

  /** Sends the merged values, or asks about the fields that both sides have changed. */
  async function merge(theirs: RecordVersion) {
    const current = draft.current();
    const base = valuesOf(current.base);
    const changed = draftChangesOf(current);
    const rebased = rebase({ base, changed }, valuesOf(theirs));
    if (rebased.state === 'rebased') {
      showMerged(theirs, rebased.changed);
      return;
    }
    const sides = { base, mine: changed, theirs: valuesOf(theirs) };
    const clean = await mergedFields(rebased.fields, sides, 'clean');
    const merged = { ...changed, ...clean };
    hasMerged.current ||= Object.keys(clean).length > 0;
    const fields = rebased.fields.filter((field) => !(field in clean));
    if (fields.length === 0) {
      showMerged(theirs, changesOver(valuesOf(theirs), merged));
      return;
    }
    for (const [field, value] of Object.entries(clean)) {
      // The values of a version have the names and types of the fields.
      form.setValue(field as Path<Fields>, value as PathValue<Fields, Path<Fields>>);
    }
    setConflict({ base, mine: { ...base, ...merged }, theirs, fields });
  }

  /** The merged values of fields that both sides have changed, as far as they can be merged. */
  async function mergedFields(
    fields: readonly string[],
    { base, mine, theirs }: Record<'base' | 'mine' | 'theirs', Values>,
    wanted: 'clean' | 'all',
  ): Promise<Values> {
    const found: Record<string, unknown> = {};
    for (const field of fields) {
      const values = { base: base[field], mine: mine[field], theirs: theirs[field] };
      const merged = await mergeField?.(field, values);
      if (merged && (merged.isClean || wanted === 'all')) found[field] = merged.value;
    }
    return found;
  }

  async function resolveConflict(choices: Choices) {
    if (conflict === null) return;
    const { base, theirs: version } = conflict;
    const theirs = valuesOf(version);
    const mine = { ...base, ...draftChangesOf({ ...draft.current(), changed: form.getValues() }) };
    const toEdit = Object.keys(choices).filter((field) => choices[field] === 'both');
    const both = { ...mine, ...(await mergedFields(toEdit, { base, mine, theirs }, 'all')) };
    const changed = changesOver(theirs, resolve({ base, mine, theirs, choices, both }));
    if (toEdit.length > 0) show(version, changed);
    else showMerged(version, changed);
  }

  /** Shows and sends the changes that stay. */
  function showMerged(theirs: RecordVersion, merged: Values) {
    show(theirs, merged);
    sendAgain();
  }

  /** Shows the changes that stay. A chosen attachment that is not one of them is dropped. */
  function show(theirs: RecordVersion, merged: Values) {
    const { [attachmentField]: attached, ...changed } = merged;
    draft.show(theirs, changed);
    if (attached === undefined && draft.current().attachment !== null) showAttachment?.(null);
  }

  return {
    ...apiForm,
    restoredAt: draft.restoredAt,
    discard: draft.discard,
    dismissRestored: draft.dismissRestored,
    conflict: conflict && {
      ...conflict,
      theirs: { ...conflict.theirs, values: valuesOf(conflict.theirs) },
    },
    resolveConflict,
  };
}
