import type { DraftFormat } from '../drafts/kept-draft.ts';
import type { Values } from '../drafts/rebase.ts';
import { isRecord } from '#src/lib/is-record.ts';

/** The values of a record in one version; the version of a new record is null. */
export interface RecordVersion<Fields extends object = Values> {
  values: Fields;
  version: number | null;
  /** What is stored outside of the fields, such as the URL of a picture. A new file replaces it. */
  attachment?: unknown;
}

/** The name of the attachment among the fields, when versions are merged and in conflicts. */
export const attachmentField = 'attachment';

/** All values of a version, with the attachment as one of them. */
export const valuesOf = ({ values, attachment }: RecordVersion): Values => ({
  ...values,
  [attachmentField]: attachment,
});

/** Stands for a chosen attachment in a form that removes the stored one. */
export interface RemovedAttachment {
  isRemoved: true;
}

/** Whether a draft that is stored on the device removes the attachment. */
export const isRemoved = (attachment: unknown): attachment is RemovedAttachment =>
  isRecord(attachment) && attachment['isRemoved'] === true;

/**
 * All changes of a draft, with a chosen attachment as one of them. A removed one is null, the same as in
 * a version without an attachment.
 */
export const draftChangesOf = ({
  changed,
  attachment,
}: Pick<FormDraft, 'changed' | 'attachment'>) =>
  attachment === null
    ? changed
    : { ...changed, [attachmentField]: isRemoved(attachment) ? null : attachment };

/** What the device stores for a form: the changed fields, and the version that they change. */
export interface FormDraft {
  base: RecordVersion;
  changed: Values;
  /** Unsaved data outside of the fields, such as a chosen picture; null if there is none. */
  attachment: unknown;
  /**
   * The request that tried to create the record. If its response was lost, a repetition with the same
   * data and the same key does not create a second record.
   */
  attempt: { values: unknown; key: string } | null;
  /** The id of the storyteller's draft that was put into the form; null if there is none. */
  usedDraft: string | null;
}

/** Which draft of the storyteller is in the form, so that saving can name its author. It is kept with the text. */
export interface UsedDraft {
  read: () => FormDraft['usedDraft'];
  write: (generationId: FormDraft['usedDraft']) => void;
}

/**
 * The draft with only the user's own changes, for a user who may no longer read the record. A form that
 * continues it takes the version that is stored then as the base.
 */
export const withoutBase = (draft: FormDraft): FormDraft => ({
  ...draft,
  base: { values: {}, version: draft.base.version },
});

/**
 * The owner of what is typed in the panel of a form before a draft is generated: it must not be taken for a draft of
 * the form.
 * @param name the draft of the form, and what is generated
 */
export const ideaOwner = (userId: string, name: string): string => `${userId}/idea/${name}`;

/** The layout of a stored draft. Drafts with another layout are not read. */
const schema = 1;

const isVersion = (value: unknown): value is RecordVersion =>
  isRecord(value) &&
  isRecord(value['values']) &&
  (value['version'] === null || typeof value['version'] === 'number');

const isAttempt = (value: unknown): value is NonNullable<FormDraft['attempt']> =>
  isRecord(value) && typeof value['key'] === 'string' && 'values' in value;

/** Null stands for a form without changes. */
export const formFormat: DraftFormat<FormDraft | null> = {
  inMemory: true,
  write: (draft) =>
    draft === null || (Object.keys(draft.changed).length === 0 && draft.attachment === null)
      ? null
      : { head: { schema, ...draft } },
  read: ({ head }) => {
    if (!isRecord(head) || head['schema'] !== schema) return null;
    const { base, changed, attachment = null, attempt, usedDraft } = head;
    if (!isVersion(base) || !isRecord(changed)) return null;
    return {
      base,
      changed,
      attachment,
      attempt: isAttempt(attempt) ? attempt : null,
      usedDraft: typeof usedDraft === 'string' ? usedDraft : null,
    };
  },
};
