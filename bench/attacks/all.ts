import type { Attack } from './attack.ts';
import { characterAttacks } from './characters.ts';
import { entryAttacks } from './entries.ts';
import { formAttacks } from './forms.ts';
import { jsonAttacks } from './json.ts';
import { searchAttacks } from './searches.ts';
import { socketAttacks } from './sockets.ts';

export const attacks: Readonly<Record<string, Attack>> = {
  ...jsonAttacks,
  ...socketAttacks,
  ...formAttacks,
  ...entryAttacks,
  ...characterAttacks,
  ...searchAttacks,
};
