import type { Definition } from '../definition.ts';

export const feats: Definition<'feat'> = {
  kind: 'feats',
  prefix: 'feat',
  noun: 'feat',
  skField: 'featSk',
  schema: 'FeatInput',
  operationSchema: 'FeatBulkOperation',
  links: [],
};
