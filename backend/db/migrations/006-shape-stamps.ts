import type { Migration } from './migration.ts';

/** Which version of the contract an item was written by; none for items of earlier versions. */
export const shapeStamps: Migration = {
  name: '006-shape-stamps',
  async up({ execute, types: { text } }) {
    await execute(`alter table catalogue_item add column shape ${text} not null default ''`);
  },
};
