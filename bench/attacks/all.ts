import type { Attack } from './attack.ts';
import { formAttacks } from './forms.ts';
import { jsonAttacks } from './json.ts';
import { socketAttacks } from './sockets.ts';

export const attacks: Readonly<Record<string, Attack>> = {
  ...jsonAttacks,
  ...socketAttacks,
  ...formAttacks,
};
