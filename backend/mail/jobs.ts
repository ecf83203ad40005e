/** Mails about the second factors of an account, to its owner, because another person could have done it. */
export type FactorNotice =
  | 'totp-added'
  | 'totp-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'recovery-codes-renewed'
  | 'recovery-code-used'
  | 'factors-reset'
  | 'wrong-factors';

/** Tells a person what an administrator has done to their account. */
export type AdminNotice =
  | 'account-disabled'
  | 'account-enabled'
  | 'admin-granted'
  | 'admin-withdrawn'
  | 'signed-out';

/**
 * What the outbox stores of a mail: recipient and reason. The secret of the link is created when
 * the mail is sent, so a copy of the database contains no usable link.
 */
export type MailJob =
  | { readonly kind: 'verify-email'; readonly registrationId: string; readonly to: string }
  /** The link to the new address, and the notice to the old one. */
  | {
      readonly kind: 'change-email' | 'email-changing';
      readonly changeId: string;
      readonly to: string;
    }
  | {
      readonly kind:
        | 'reset-password'
        | 'already-registered'
        | 'email-taken'
        | 'password-changed'
        | 'provider-connected'
        | 'provider-disconnected'
        | 'account-closing'
        | FactorNotice
        | AdminNotice;
      readonly userId: string;
      readonly to: string;
    }
  /**
   * A job that sends no mail. It is stored when an address gets no mail, for example an unknown
   * address, so that the request takes as long as a request that sends a mail.
   */
  | { readonly kind: 'no-mail' };

/** Queued for an address that gets no mail; see `MailJob`. */
export const noMail = { kind: 'no-mail' } satisfies MailJob;

/** A job that sends a mail. */
export type SentJob = Exclude<MailJob, typeof noMail>;

export type MailKind = SentJob['kind'];

/** Mails about a new way in, which their link removes. */
export const additions = [
  'totp-added',
  'passkey-added',
  'provider-connected',
] as const satisfies MailKind[];

export const isAddition = (kind: MailKind): boolean =>
  additions.some((addition) => addition === kind);
