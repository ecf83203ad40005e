import type { Definition } from '../definition.ts';

export const tools: Definition<'tool'> = {
  kind: 'tools',
  prefix: 'tool',
  noun: 'tool',
  skField: 'toolSk',
  schema: 'ToolInput',
  operationSchema: 'ToolBulkOperation',
  links: [],
};
