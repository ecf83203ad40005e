import type { Migration } from './migration.ts';

/**
 * Renames the kind of stored jobs that send no mail. The mailer does not know the name of earlier versions: it
 * would try to send these jobs to an empty address.
 */
export const jobsWithoutAMail: Migration = {
  name: '047-jobs-without-a-mail',
  async up({ execute }) {
    await execute(`update mail_outbox set subject = 'no-mail', text = '{"kind":"no-mail"}'
      where subject = 'nobody'`);
  },
};
