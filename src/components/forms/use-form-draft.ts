import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { toast } from 'sonner';
import { useSignedInUser } from '#src/api/session.ts';
import {
  type DraftFormat,
  type FoundDraft,
  keepDraft,
  type KeptDraft,
  readDraft,
  removeDrafts,
  rewriteDrafts,
  storeDraft,
} from '../drafts/kept-draft.ts';
import { changesOver, type Values } from '../drafts/rebase.ts';
import {
  type FormDraft,
  formFormat,
  ideaOwner,
  type RecordVersion,
  type UsedDraft,
  withoutBase,
} from './form-draft.ts';
import type { useSingleSubmit } from './use-single-submit.ts';

export interface AttachmentOptions {
  /** Unsaved data outside of the fields, which IndexedDB can store. When it changes, it must be a new object. */
  attachment?: object | null | undefined;
  /** Called with the attachment of a restored draft, and with null when it is discarded. */
  showAttachment?: ((attachment: unknown) => void) | undefined;
}

interface FormDraftOptions<Fields extends FieldValues> extends AttachmentOptions {
  /** What the user writes, for example `campaign/1`. The draft belongs to it and to the user. */
  draftOf: string;
  /** The record as it is stored, or the first values of a new one. */
  stored: RecordVersion<Fields>;
  form: Pick<UseFormReturn<Fields>, 'getValues' | 'reset' | 'subscribe'>;
  singleSubmit: Pick<ReturnType<typeof useSingleSubmit>, 'lastAttempt' | 'setAttempt'>;
  format?: DraftFormat<FormDraft | null>;
  /** Called when the form shows another version or other changes. */
  onShow?: (version: RecordVersion) => void;
}

const useDraftOwner = (draftOf: string): string => `${useSignedInUser().id}/${draftOf}`;

/** For the owner of each draft, a function that continues the draft in the form that is open. */
const openForms = new Map<string, (draft: FormDraft) => void>();

/** Shows a discarded draft in the form, which may have been closed and opened again, or stores it. */
async function undoDiscard(
  owner: string,
  format: DraftFormat<FormDraft | null>,
  discarded: FormDraft,
): Promise<void> {
  const show = openForms.get(owner);
  if (show !== undefined) {
    show(discarded);
    return;
  }
  const isStored = await storeDraft(owner, format, discarded);
  toast(
    isStored
      ? 'Your changes are kept. Open the form again to go on.'
      : 'Your changes are kept until this page closes. Open the form again to go on.',
  );
}

/**
 * The changes that are stored on this device for a record that the user cannot change any more. What
 * the user did not change is removed from the device, because the user may not read it any more.
 * Undefined while the changes are read, null if there are none.
 */
export function useStoredDraft(draftOf: string): { changed: Values } | null | undefined {
  const owner = useDraftOwner(draftOf);
  const [found, setFound] = useState<{ changed: Values } | null>();
  useEffect(() => {
    let isCurrent = true;
    void readDraft(owner, formFormat).then((draft) => {
      if (isCurrent) setFound(draft && { changed: draft.changed });
    });
    // If the browser cannot write, there is nothing else to do.
    void rewriteDrafts(owner, formFormat, strippedDraft).catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [owner]);
  return found;
}

const strippedDraft = (draft: FormDraft | null) => draft && withoutBase(draft);

/**
 * Returns a function that removes the drafts of a record, and what was typed to generate one, for use after the record
 * is deleted.
 */
export function useDraftRemoval(draftOf: string): () => Promise<unknown> {
  const owner = useDraftOwner(draftOf);
  const ideas = ideaOwner(useSignedInUser().id, draftOf);
  return () => Promise.all([removeDrafts(owner), removeDrafts(ideas)]);
}

/**
 * Keeps what is written in a form on the device until it is saved or discarded, and continues the
 * draft of an earlier page.
 */
export function useFormDraft<Fields extends FieldValues>({
  draftOf,
  stored,
  form,
  singleSubmit,
  attachment = null,
  showAttachment,
  format = formFormat,
  onShow,
}: FormDraftOptions<Fields>) {
  // The version that the form is based on. It stays the same after a refetch in the background,
  // because a refetch must not reset the form.
  const base = useRef<RecordVersion>(stored);
  const isSaved = useRef(false);
  const keepsBase = useRef(true);
  const latestAttachment = useRef(attachment);
  const usedDraft = useRef<FormDraft['usedDraft']>(null);
  const kept = useRef<KeptDraft<FormDraft | null>>(null);
  const [restoredAt, setRestoredAt] = useState<Date | null>(null);
  const [isStored, setStored] = useState(true);
  const { id: userId } = useSignedInUser();
  const owner = `${userId}/${draftOf}`;

  const current = (): FormDraft => ({
    base: base.current,
    changed: changesOver(base.current.values, form.getValues()),
    // A picture may become ready while the form waits to send it.
    attachment: latestAttachment.current,
    attempt: keptAttempt(),
    usedDraft: usedDraft.current,
  });
  /** Only the creation of a record needs its key again: a change has the version that it changes. */
  function keptAttempt(): FormDraft['attempt'] {
    const sent = singleSubmit.lastAttempt();
    if (sent?.attachment !== latestAttachment.current || base.current.version !== null) return null;
    return { values: sent.values, key: sent.key };
  }
  const toKeep = () => (keepsBase.current ? current() : withoutBase(current()));
  const keep = () => kept.current?.keep(isSaved.current ? null : toKeep());

  /** Shows a version with changes of the user. Only the changes count as unsaved. */
  function show(version: RecordVersion, changed: Values) {
    const { values } = version;
    base.current = version;
    isSaved.current = false;
    // Every version has all fields of the form: it comes from `stored`.
    form.reset(values as Fields);
    form.reset({ ...values, ...changed } as Fields, { keepDefaultValues: true });
    onShow?.(base.current);
  }

  /** Continues a draft of an earlier page or a discarded one. Fields that the user has changed since are not replaced. */
  function restore({
    base: before,
    changed,
    attachment: attached,
    attempt,
    usedDraft: used,
  }: FormDraft) {
    usedDraft.current ??= used;
    const found = typeof attached === 'object' ? attached : null;
    if (attempt !== null && singleSubmit.lastAttempt() === null) {
      singleSubmit.setAttempt({ ...attempt, attachment: found });
    }
    if (found !== null && attachment === null) {
      // The draft is stored again below, before the attachment is rendered. A page that closes in between must not lose it.
      latestAttachment.current = found;
      showAttachment?.(found);
    }
    const known = (values: Values): Values =>
      Object.fromEntries(Object.entries(values).filter(([field]) => field in stored.values));
    const typed = current().changed;
    const hasBase = Object.keys(before.values).length > 0;
    // An older version of the app may have stored the draft with other fields.
    const values = { ...stored.values, ...known(before.values) };
    show(hasBase ? { ...before, values } : stored, { ...known(changed), ...typed });
    keep();
  }

  const onFound = useEffectEvent(({ content, at }: FoundDraft<FormDraft | null>) => {
    if (content === null) return;
    // `open` removes the draft that it has found, so this page must store it.
    restore(content);
    setRestoredAt(new Date(at));
  });
  const onUndo = useEffectEvent(restore);
  const onChange = useEffectEvent(keep);
  const onAttachment = useEffectEvent((next: object | null) => {
    // At the first call, the fields of the form may not have their values yet.
    const isNew = next !== latestAttachment.current;
    latestAttachment.current = next;
    if (isNew) keep();
  });
  const keptFormat = useEffectEvent(() => format);

  useEffect(() => {
    const draft = keepDraft<FormDraft | null>(owner, keptFormat(), null, setStored);
    kept.current = draft;
    const stopKeeping = draft.keepAtTheEnd();
    void draft.open((found) => found.forEach(onFound), 1);
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: onChange });
    const undo = (discarded: FormDraft) => onUndo(discarded);
    openForms.set(owner, undo);
    return () => {
      if (openForms.get(owner) === undo) openForms.delete(owner);
      unsubscribe();
      stopKeeping();
      void draft.close();
    };
  }, [owner, form]);
  // The form reports only changes of its fields.
  useEffect(() => onAttachment(attachment), [attachment]);

  return {
    current,
    keep,
    show,
    usedDraft: {
      read: () => usedDraft.current,
      write: (generationId) => {
        usedDraft.current = generationId;
        keep();
      },
    } satisfies UsedDraft,
    /**
     * Goes on with a version that is saved now. What the user has written since it was sent stays in the form.
     * @param used the draft that was put into the form since then
     */
    continueFrom: (saved: RecordVersion, used: FormDraft['usedDraft'] = null) => {
      base.current = saved;
      usedDraft.current = used;
      singleSubmit.setAttempt(null);
      // A field that is written in keeps its cursor.
      form.reset(saved.values as Fields, { keepValues: true });
      setRestoredAt(null);
      keep();
    },
    /** Stores changes for the form of another record of this user. */
    storeFor: (otherDraftOf: string, changes: Omit<FormDraft, 'attempt'>) =>
      storeDraft(`${userId}/${otherDraftOf}`, format, { ...changes, attempt: null }),
    /** Removes the draft, because its changes are saved. Later events do not store it again. */
    endDraft: () => {
      isSaved.current = true;
      usedDraft.current = null;
      singleSubmit.setAttempt(null);
      setRestoredAt(null);
      keep();
    },
    /** Stores only what the user wrote, because the user may not read the record any more. */
    forgetBase: () => {
      keepsBase.current = false;
      keep();
    },
    /** Whether the browser could not store the last changes. */
    isUnstored: !isStored,
    /** When the restored changes were stored; null if nothing was restored. */
    restoredAt,
    dismissRestored: () => setRestoredAt(null),
    discard: () => {
      const discarded = toKeep();
      usedDraft.current = null;
      show(stored, {});
      showAttachment?.(null);
      setRestoredAt(null);
      toast('Your changes are discarded.', {
        action: {
          label: 'Undo',
          onClick: () => void undoDiscard(owner, format, discarded),
        },
      });
    },
  };
}

export type FormDraftState = ReturnType<typeof useFormDraft>;
