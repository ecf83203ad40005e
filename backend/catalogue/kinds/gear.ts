import { defineKind } from '../definition.ts';

export const gear = defineKind('gear', {
  noun: 'gear item',
  references: [
    {
      field: 'contents',
      to: 'gear',
      acyclic: true,
      read: ({ contents }) =>
        contents.map(({ gearSk }, index) => ({ path: `/contents/${index}/gearSk`, sk: gearSk })),
    },
    {
      field: 'storageSk',
      to: 'gear',
      acyclic: true,
      read: ({ storageSk }) => (storageSk === null ? [] : [{ path: '/storageSk', sk: storageSk }]),
    },
  ],
});
