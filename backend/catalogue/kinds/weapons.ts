import type { Definition } from '../definition.ts';

export const weapons: Definition<'weapon'> = {
  kind: 'weapons',
  prefix: 'weapon',
  noun: 'weapon',
  skField: 'weaponSk',
  schema: 'WeaponInput',
  operationSchema: 'WeaponBulkOperation',
  links: [
    {
      field: 'ammunitionSk',
      to: 'gear',
      target: { category: 'ammunition', sameEdition: true },
      read: ({ ammunitionSk }) =>
        ammunitionSk === null ? [] : [{ path: '/ammunitionSk', sk: ammunitionSk }],
    },
  ],
};
