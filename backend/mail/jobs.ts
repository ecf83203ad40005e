/**
 * What the outbox stores of a mail: recipient and reason. The secret of its link is made when the
 * mail is sent, so that no copy of the database contains one that works.
 */
export type MailJob =
  | {
      readonly kind: 'verify-email' | 'reset-password' | 'already-registered';
      readonly userId: string;
      readonly to: string;
    }
  /** Sends nothing; it makes a request with an unknown address take as long as with a known one. */
  | { readonly kind: 'nobody' };

export type MailKind = Exclude<MailJob['kind'], 'nobody'>;
