import type { Migration } from './migration.ts';

/** The hourly job deletes failed sign-ins early; this index finds them among all other entries. */
export const failedSignIns: Migration = {
  name: '009-failed-sign-ins',
  async up({ execute }) {
    await execute(
      `create index audit_failed_sign_ins on audit (at) where action = 'session.refuse'`,
    );
  },
};
