import { defineKind } from '../definition.ts';

export const armor = defineKind('armor', { noun: 'piece of armor', references: [] });
