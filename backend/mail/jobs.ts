/**
 * What the outbox stores of a mail: recipient and reason. The secret of the link is created when
 * the mail is sent, so a copy of the database contains no usable link.
 */
export type MailJob =
  | {
      readonly kind: 'verify-email' | 'reset-password' | 'already-registered';
      readonly userId: string;
      readonly to: string;
    }
  /**
   * Sends no mail. It is stored for an unknown address, so that the request takes as long as one with
   * a known address.
   */
  | { readonly kind: 'nobody' };

/** Queued for an address that gets no mail; see `MailJob`. */
export const noMail: MailJob = { kind: 'nobody' };

export type MailKind = Exclude<MailJob['kind'], 'nobody'>;
