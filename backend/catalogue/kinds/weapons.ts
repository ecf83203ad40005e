import { defineKind } from '../definition.ts';

export const weapons = defineKind('weapons', {
  noun: 'weapon',
  references: [
    {
      field: 'ammunitionSk',
      to: 'gear',
      target: { category: 'ammunition', sameEdition: true },
      read: ({ ammunitionSk }) =>
        ammunitionSk === null ? [] : [{ path: '/ammunitionSk', sk: ammunitionSk }],
    },
  ],
});
