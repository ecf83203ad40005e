import type { Migration } from './migration.ts';

/**
 * Renames the kind of stored jobs that send no mail. Earlier versions stored `nobody`, which the mailer does not
 * know any more: it would try to send a mail to no address.
 */
export const jobsWithoutAMail: Migration = {
  name: '047-jobs-without-a-mail',
  async up({ execute }) {
    await execute(`update mail_outbox set subject = 'no-mail', text = '{"kind":"no-mail"}'
      where subject = 'nobody'`);
  },
};
