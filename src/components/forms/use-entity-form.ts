import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { toast } from 'sonner';
import { useSignedInUser } from '#src/api/session.ts';
import type { RecordConflict } from '../drafts/conflict-card.tsx';
import { type FoundDraft, keepDraft, type KeptDraft, removeDrafts } from '../drafts/kept-draft.ts';
import { changesOver, type Choices, rebase, resolve, type Values } from '../drafts/rebase.ts';
import { type FormDraft, formFormat, type RecordVersion } from './form-draft.ts';
import { type ApiFormOptions, useApiForm } from './use-api-form.ts';
import type { OnceHeaders } from './use-single-submit.ts';

/** What a request contains besides the body. */
export interface SaveContext {
  once: OnceHeaders;
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
    Omit<ApiFormOptions<Fields, Body, Variables, Result, Failure>, 'defaultValues' | 'variables'>,
    EntitySource<Fields> {
  variables: (body: Body, context: SaveContext) => Variables | Promise<Variables | null>;
}

const useDraftOwner = (draftOf: string): string => `${useSignedInUser().id}/${draftOf}`;

/** Returns a function that removes the drafts of a record, for use after the record is deleted. */
export function useDraftRemoval(draftOf: string): () => Promise<void> {
  const owner = useDraftOwner(draftOf);
  return () => removeDrafts(owner);
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
  onDone,
  onProblem,
  ...options
}: EntityFormOptions<Fields, Body, Variables, Result, Failure>) {
  // The version that the form is based on. It stays the same after a refetch in the background,
  // because a refetch must not reset the form.
  const base = useRef<RecordVersion>(stored);
  const kept = useRef<KeptDraft<FormDraft | null>>(null);
  const [restoredAt, setRestoredAt] = useState<Date | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const owner = useDraftOwner(draftOf);

  const apiForm = useApiForm<Fields, Body, Variables, Result, Failure>({
    ...options,
    // The values of a record are complete, so they are default values, too.
    defaultValues: stored.values as DefaultValues<Fields>,
    variables: (body, once) => variables(body, { once, version: base.current.version }),
    onDone: (result, body) => {
      // What is saved is no change any more. Later events of the form must not store it again.
      base.current = { ...base.current, values: form.getValues() };
      kept.current?.keep(currentDraft());
      return onDone?.(result, body);
    },
    onProblem: async (problem, body) => {
      if (problem.code !== 'version_mismatch' || fetchStored === undefined) {
        return (await onProblem?.(problem, body)) ?? false;
      }
      merge(await fetchStored());
      return true;
    },
  });
  const { form, sendAgain } = apiForm;

  const currentDraft = (): FormDraft => ({
    base: base.current,
    changed: changesOver(base.current.values, form.getValues()),
  });

  /** Shows a version with changes of the user. Only the changes count as unsaved. */
  function show(version: RecordVersion, changed: Values) {
    base.current = version;
    setConflict(null);
    // Every version has all fields of the form: it comes from `stored`.
    form.reset(version.values as Fields);
    form.reset({ ...version.values, ...changed } as Fields, { keepDefaultValues: true });
  }

  /** Sends the merged values, or asks about the fields that both sides have changed. */
  function merge(theirs: RecordVersion) {
    const { base: before, changed } = currentDraft();
    const merged = rebase({ base: before.values, changed }, theirs.values);
    if (merged.state === 'conflict') {
      const mine = { ...before.values, ...changed };
      setConflict({ base: before.values, mine, theirs, fields: merged.fields });
      return;
    }
    show(theirs, merged.changed);
    sendAgain();
  }

  function resolveConflict(choices: Choices) {
    if (conflict === null) return;
    const { base: before, theirs } = conflict;
    const mine = { ...before, ...form.getValues() };
    const values = resolve({ base: before, mine, theirs: theirs.values, choices });
    show(theirs, changesOver(theirs.values, values));
    sendAgain();
  }

  /** Continues a draft of an earlier page. Fields that the user has changed since are not replaced. */
  function restore({ base: before, changed }: FormDraft) {
    const known = (values: Values): Values =>
      Object.fromEntries(Object.entries(values).filter(([field]) => field in stored.values));
    const typed = currentDraft().changed;
    // An older version of the app may have stored the draft with other fields.
    const values = { ...stored.values, ...known(before.values) };
    show({ values, version: before.version }, { ...known(changed), ...typed });
  }

  function discard() {
    const discarded = currentDraft();
    show(stored, {});
    setRestoredAt(null);
    toast('Your changes are discarded.', {
      action: { label: 'Undo', onClick: () => show(discarded.base, discarded.changed) },
    });
  }

  const onFound = useEffectEvent(({ content, at }: FoundDraft<FormDraft | null>) => {
    if (content === null) return;
    restore(content);
    // `open` removes the draft that it has found, so this page must store it.
    kept.current?.keep(currentDraft());
    setRestoredAt(new Date(at));
  });
  const onChange = useEffectEvent(() => kept.current?.keep(currentDraft()));

  useEffect(() => {
    const draft = keepDraft<FormDraft | null>(owner, formFormat, null);
    kept.current = draft;
    const stopKeeping = draft.keepAtTheEnd();
    void draft.open((found) => found.forEach(onFound), 1);
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: onChange });
    return () => {
      unsubscribe();
      stopKeeping();
      void draft.close();
    };
  }, [owner, form]);

  return {
    ...apiForm,
    /** When the restored changes were stored; null if nothing was restored. */
    restoredAt,
    discard,
    dismissRestored: () => setRestoredAt(null),
    conflict,
    resolveConflict,
  };
}
