import { defineKind } from '../definition.ts';

export const tools = defineKind('tools', { noun: 'tool', references: [] });
