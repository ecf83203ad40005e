import type { Migration } from './migration.ts';

/** Adds the version of the contract that wrote an item; empty for the items that exist already. */
export const shapeStamps: Migration = {
  name: '006-shape-stamps',
  async up({ execute, types: { text } }) {
    await execute(`alter table catalogue_item add column shape ${text} not null default ''`);
  },
};
