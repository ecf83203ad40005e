import type { Migration } from './migration.ts';

/** Stores which version of the contract wrote an item; empty for items of earlier versions. */
export const shapeStamps: Migration = {
  name: '006-shape-stamps',
  async up({ execute, types: { text } }) {
    await execute(`alter table catalogue_item add column shape ${text} not null default ''`);
  },
};
