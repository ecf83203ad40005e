import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isLoopback, type Config } from '#server/config.ts';
import { MailRefused, type Log, type Mail, type MailTransport } from '#backend/ports.ts';

const messageId = (mail: Mail, from: string): string =>
  `<${mail.id}@${from.split('@')[1] ?? 'localhost'}>`;

/** The commands to which the answer of the server is about one mail. */
const commandsOfMail: ReadonlySet<unknown> = new Set(['RCPT TO', 'DATA']);

/**
 * Whether the server has refused this mail for good. A wrong password or a wrong sender refuses all mails until the
 * operator mends the settings, so they are tried again.
 */
function isPermanent(error: Error): boolean {
  const code: unknown = Reflect.get(error, 'responseCode');
  return (
    typeof code === 'number' && code >= 500 && commandsOfMail.has(Reflect.get(error, 'command'))
  );
}

export function smtpTransport(smtpUrl: string, from: string): MailTransport {
  // Mails contain links that give access to accounts, so they are sent to other machines only with
  // encryption.
  const requireTLS = !isLoopback(new URL(smtpUrl));
  const opening = import('nodemailer').then(({ createTransport }) =>
    createTransport({
      url: smtpUrl,
      pool: true,
      requireTLS,
      maxConnections: 2,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  );
  return {
    async send(mail) {
      const transport = await opening;
      try {
        await transport.sendMail({
          // Addresses are objects, because the library reads commas and line breaks in texts as
          // more recipients.
          envelope: { from, to: [mail.to] },
          from: { name: 'Questwright', address: from },
          to: { name: '', address: mail.to },
          messageId: messageId(mail, from),
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
        });
      } catch (error) {
        if (!(error instanceof Error && isPermanent(error))) throw error;
        // What the server has answered, without what the library says about it.
        const answer: unknown = Reflect.get(error, 'response');
        const reason = typeof answer === 'string' ? answer : error.message;
        throw new MailRefused(reason, { cause: error });
      }
    },
    close: () => void opening.then((transport) => transport.close()),
  };
}

/**
 * Writes each mail to a file that people and mail programs can read. It is used if no mail server is
 * configured.
 */
export function fileTransport(config: Pick<Config, 'dataDir' | 'mail'>, log: Log): MailTransport {
  const folder = join(config.dataDir, 'outbox');
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const now = new Date();
      const time = now.toISOString().replaceAll(/[:.]/g, '-');
      const file = join(folder, `${time}-${mail.id}.eml`);
      const lines = [
        `From: Questwright <${config.mail.from}>`,
        `To: ${mail.to}`,
        `Subject: ${mail.subject}`,
        `Date: ${now.toUTCString()}`,
        `Message-ID: ${messageId(mail, config.mail.from)}`,
        'MIME-Version: 1.0',
        'Content-Type: text/plain; charset=utf-8',
        'Content-Transfer-Encoding: 8bit',
        '',
        mail.text,
      ];
      await writeFile(file, lines.join('\r\n'), { mode: 0o600 });
      log.info(`A mail is in ${file}`);
    },
    close: () => undefined,
  };
}
