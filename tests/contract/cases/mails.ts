import { succeeds, type ContractCase } from '../case.ts';

/** Mails that are not sent. What waits or has failed depends on the host; tests/server/unsent-mails.test.ts has both. */
export const cases: readonly ContractCase[] = [
  {
    operation: 'mailList',
    status: 200,
    title: 'lists what is not sent',
    run: async ({ signIn }) => {
      await succeeds(await signIn('odo'), 'mailList', 200);
    },
  },
];
