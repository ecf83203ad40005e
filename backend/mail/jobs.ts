/**
 * What the outbox keeps of a mail: whom it is for and why. The secret of its link is made when the
 * mail is sent, so that no copy of the database holds one that works.
 */
export type MailJob =
  | {
      readonly kind: 'verify-email' | 'reset-password' | 'already-registered';
      readonly userId: string;
      readonly to: string;
    }
  /** Sends nothing: asking about an unknown address takes as long as about a known one. */
  | { readonly kind: 'nobody' };

export type MailKind = Exclude<MailJob['kind'], 'nobody'>;
