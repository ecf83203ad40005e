import type { Migration } from './migration.ts';

/** Renames the kind of stored jobs that send no mail. */
export const jobsWithoutAMail: Migration = {
  name: '047-jobs-without-a-mail',
  async up({ execute }) {
    await execute(`update mail_outbox set subject = 'no-mail', text = '{"kind":"no-mail"}'
      where subject = 'nobody'`);
  },
};
