import { defineKind } from '../definition.ts';

export const feats = defineKind('feats', { noun: 'feat', references: [] });
