import { defineKind } from '../definition.ts';

export const spells = defineKind('spells', { noun: 'spell', references: [] });
