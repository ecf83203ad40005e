import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockBackend, newClient, withQueryClient } from '#tests/support/mocked-catalogue.tsx';
import { RollBar } from './roll-bar.tsx';
import { RollsProvider } from './rolls.ts';

mockBackend('tomas');

/** Shows the bar after an attack with a natural number. */
function rollAttack(natural: number, criticalFrom: number) {
  const formula = { dice: [{ count: 1, faces: 8 }], bonus: 3 };
  const request = {
    kind: 'd20',
    test: 'attack',
    label: 'Longsword attack',
    bonus: 5,
    damage: { label: 'Longsword damage', formula },
    criticalFrom,
  } as const;
  const roll = {
    rollId: 'roll-0001',
    label: 'Longsword attack',
    mode: 'normal' as const,
    dice: [{ faces: 20, value: natural, kept: true }],
    bonus: 5,
    total: natural + 5,
    rolledAt: '2026-11-27T20:00:00.000Z',
  };
  const rolls = {
    mode: 'normal',
    setMode: () => undefined,
    roll: () => roll,
    last: { roll, request },
  } as const;
  const page = render(
    <RollsProvider value={rolls}>
      <RollBar characterId="character-1" play={null} />
    </RollsProvider>,
    { wrapper: withQueryClient(newClient()) },
  );
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  page.unmount();
  return names;
}

test('the lowest critical number of the attack decides about critical damage', () => {
  expect(rollAttack(18, 18)).toContain('Critical damage');
  expect(rollAttack(19, 19)).toContain('Critical damage');
  expect(rollAttack(18, 19)).toContain('Damage');
  expect(rollAttack(19, 20)).toContain('Damage');
  expect(rollAttack(20, 20)).toContain('Critical damage');
});
