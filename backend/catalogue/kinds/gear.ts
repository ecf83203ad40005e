import type { Definition } from '../definition.ts';

export const gear: Definition<'gear'> = {
  kind: 'gear',
  prefix: 'gear',
  noun: 'gear item',
  skField: 'gearSk',
  schema: 'GearInput',
  operationSchema: 'GearBulkOperation',
  links: [
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
};
