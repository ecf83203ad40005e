import type { Migration } from './migration.ts';

/** What a model has written until now, for pages that are opened meanwhile, and what the user should know about a draft. */
export const writtenTexts: Migration = {
  name: '034-written-texts',
  async up({ execute, types: { text } }) {
    await execute(`alter table generation add column notice ${text}`);
    await execute(`alter table generation add column written ${text}`);
  },
};
