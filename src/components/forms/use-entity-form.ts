import { useEffect, useRef, useState } from 'react';
import { sameUserOnly } from '#src/api/http.ts';
import type { DefaultValues, FieldValues, Path, PathValue } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import { sameValue } from '#src/lib/catalogue/same-value.ts';
import type { RecordConflict } from '../drafts/conflict-card.tsx';
import { changesOver, type Choices, rebase, resolve, type Values } from '../drafts/rebase.ts';
import {
  attachmentField,
  draftChangesOf,
  type FormDraft,
  type RecordVersion,
  valuesOf,
} from './form-draft.ts';
import { type ApiFormOptions, type Once, useApiForm } from './use-api-form.ts';
import { type AttachmentOptions, type FormDraftState, useFormDraft } from './use-form-draft.ts';

/** What a request contains besides the body. */
export interface SaveContext {
  once: Once;
  /** The version that the request changes. */
  version: number | null;
  /** Says which attachment the request contains. One that is chosen during the request is then kept. */
  sends: (attachment: object | null) => void;
  /** The draft of the storyteller that the request contains; null if there is none. */
  usedDraft: FormDraft['usedDraft'];
}

/** What a form does after its request is accepted. */
export interface SaveOutcome {
  /** Whether a field was merged with what someone else has saved meanwhile. */
  merged: boolean;
  /**
   * Whether the user has gone on writing during the request. This is kept as a draft of the record: a form of a
   * stored record stays open with it, and after a creation the form of the new record shows it.
   */
  isUnfinished: boolean;
  /** Whether the form is still on the page, so that the user is waiting for what comes next. */
  isShown: boolean;
  /** Whether the form of a stored record closes. */
  closes: boolean;
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
      'defaultValues' | 'variables' | 'staysOpen' | 'onDone'
    >,
    EntitySource<Fields>,
    AttachmentOptions {
  variables: (body: Body, context: SaveContext) => Variables | Promise<Variables | null>;
  /** The record in the result, and the name of its drafts. */
  savedAs: (result: Result) => Pick<EntitySource<Fields>, 'draftOf' | 'stored'>;
  /**
   * Merges a field that both sides have changed. A merge that is not clean contains both values, to be
   * edited; null if the values cannot be merged.
   */
  mergeField?: (field: string, values: FieldVersions) => Promise<MergedField | null>;
  onDone?: (result: Result, body: Body, outcome: SaveOutcome) => unknown;
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

interface SentChanges {
  values: Values;
  usedDraft: FormDraft['usedDraft'];
  /** Undefined if the request does not say which attachment it contains. */
  attachment?: object | null;
}

type LaterChanges = Pick<FormDraft, 'changed' | 'attachment' | 'usedDraft'>;

const hasLater = ({ changed, attachment }: LaterChanges): boolean =>
  Object.keys(changed).length > 0 || attachment !== null;

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
  savedAs,
  mergeField,
  onDone,
  onProblem,
  attachment,
  showAttachment,
  ...options
}: EntityFormOptions<Fields, Body, Variables, Result, Failure>) {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const hasMerged = useRef(false);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  /** What the last request has sent. */
  const sent = useRef<SentChanges>({ values: {}, usedDraft: null });
  // A form can be merged and sent again after another user has signed in, when its page is gone.
  const [requireSameUser] = useState(sameUserOnly);

  const apiForm = useApiForm<Fields, Body, Variables, Result, Failure>({
    ...options,
    // The values of a record are complete, so they are default values, too.
    defaultValues: stored.values as DefaultValues<Fields>,
    variables: (body, once) => {
      requireSameUser();
      const usedDraft = draft.usedDraft.read();
      // A copy, because the form changes its nested values in place.
      sent.current = { values: structuredClone(form.getValues()), usedDraft };
      return variables(body, {
        usedDraft,
        sends: (attached) => {
          sent.current.attachment = attached;
        },
        once: (attached) => {
          const headers = once(attached);
          // The key is stored before the request is sent, because its response may be lost.
          draft.keep();
          return headers;
        },
        version: draft.current().base.version,
      });
    },
    staysOpen: (result) => hasLater(later()) && savedAs(result).draftOf === draftOf,
    onDone: async (result, body) => {
      const saved = savedAs(result);
      const written = later();
      const isUnfinished = hasLater(written);
      const staysOpen = isUnfinished && saved.draftOf === draftOf;
      if (staysOpen) {
        draft.continueFrom(saved.stored, written.usedDraft);
        if (written.attachment === null && sent.current.attachment) showAttachment?.(null);
      } else {
        if (isUnfinished) await draft.storeFor(saved.draftOf, { base: saved.stored, ...written });
        draft.endDraft();
      }
      await onDone?.(result, body, {
        merged: hasMerged.current,
        isUnfinished,
        isShown: isShown.current,
        closes: isShown.current && !staysOpen,
      });
      if (staysOpen) toast('What you wrote during this save is not saved yet.');
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

  /** What the user has written and chosen since the request was sent. */
  function later(): LaterChanges {
    const { attachment: chosen, usedDraft } = draft.current();
    const { values, attachment: attached } = sent.current;
    return {
      changed: changesOver(values, form.getValues()),
      attachment: attached === undefined || attached === chosen ? null : chosen,
      usedDraft: usedDraft === sent.current.usedDraft ? null : usedDraft,
    };
  }

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
    // The code of the merge is loaded at its first use, and the user can have written meanwhile.
    if (!sameValue(draft.current().changed, current.changed)) {
      await merge(theirs);
      return;
    }
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
    isUnstored: draft.isUnstored,
    discard: draft.discard,
    usedDraft: draft.usedDraft,
    dismissRestored: draft.dismissRestored,
    conflict: conflict && {
      ...conflict,
      theirs: { ...conflict.theirs, values: valuesOf(conflict.theirs) },
    },
    resolveConflict,
  };
}

interface SavedPage {
  /** Says that the record is saved. */
  message: string;
  /** The page of the record. */
  page: string;
  /** The page with the form of the record, which shows what the user has written meanwhile. */
  form: string;
  /** Whether the page takes the place of the form in the history. */
  replace?: boolean;
}

/**
 * Returns a function that opens a record after its form has saved it. A user who has left the form meanwhile stays
 * where they are, and gets a button.
 */
export function useOpenSaved() {
  const navigate = useNavigate();
  return (
    { message, page, form, replace = false }: SavedPage,
    { isUnfinished, isShown }: Pick<SaveOutcome, 'isUnfinished' | 'isShown'>,
  ) => {
    const next = isUnfinished ? form : page;
    if (!isShown) {
      toast.success(message, { action: { label: 'Open', onClick: () => void navigate(next) } });
      return;
    }
    toast.success(message);
    // The navigation starts in a later task, because the leave guard stops navigations until the form is marked as
    // saved.
    setTimeout(() => void navigate(next, { replace }));
  };
}
