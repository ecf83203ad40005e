import type { Clock, MailTransport } from '#backend/ports.ts';

export interface SentMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly link: string;
  readonly sentAt: string;
}

export interface Mailbox {
  readonly transport: MailTransport;
  /** The oldest first. */
  readonly mails: readonly SentMail[];
}

/** Stores sent mails for tests and developers. */
export function createMailbox(clock: Clock, onMail: (mail: SentMail) => void): Mailbox {
  const mails: SentMail[] = [];
  return {
    mails,
    transport: {
      send({ to, subject, text }) {
        const [link = ''] = /https?:\/\/\S+/.exec(text) ?? [];
        const mail = { to, subject, text, link, sentAt: new Date(clock()).toISOString() };
        mails.push(mail);
        onMail(mail);
        return Promise.resolve();
      },
      close: () => undefined,
    },
  };
}
