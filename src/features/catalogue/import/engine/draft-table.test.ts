import { describe, expect, test } from 'vitest';
import { definitions } from '../../kinds/definitions.ts';
import { templateCsv } from './template.ts';
test('x', () => {
  for (const k of Object.values(definitions)) console.log(templateCsv(k));
});
