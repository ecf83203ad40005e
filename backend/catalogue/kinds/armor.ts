import type { Definition } from '../definition.ts';

export const armor: Definition<'armor'> = {
  kind: 'armor',
  prefix: 'armor',
  noun: 'piece of armor',
  skField: 'armorSk',
  schema: 'ArmorInput',
  operationSchema: 'ArmorBulkOperation',
  links: [],
};
