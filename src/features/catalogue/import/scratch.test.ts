import { test } from 'vitest';
import { weaponDraft } from '#tests/support/drafts.ts';
test('x', () => {
  const t = weaponDraft('Name,Category,Cost,Cost,Colour\nMoon Spear,Simple melee,1 gp,2 gp,silver,and more\nSun Spear,Simple melee\n');
  console.log(JSON.stringify(t.outline().columns), t.outline().notices, JSON.stringify(t.window({},0,5).map(({cells, ...r}) => ({...r, e: Object.entries(cells).filter(([,c]) => c.error || c.note)}))));
});
