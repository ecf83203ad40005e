import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { FoldedSpells } from './folded-spells.tsx';

const panel = <button type="button">Add spell</button>;

test('a character without spells has one line, which opens the panel and gives it the focus', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<FoldedSpells hasSpells={false}>{panel}</FoldedSpells>);
  expect(screen.queryByRole('button', { name: 'Add spell' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Open the spells' }));
  const add = screen.getByRole('button', { name: 'Add spell' });
  expect(document.activeElement?.contains(add)).toBe(true);
  rerender(<FoldedSpells hasSpells>{panel}</FoldedSpells>);
  expect(screen.getByRole('button', { name: 'Add spell' })).toBe(add);
});

test('the panel of a character with spells is open', () => {
  render(<FoldedSpells hasSpells>{panel}</FoldedSpells>);
  expect(screen.getByRole('button', { name: 'Add spell' })).toBeDefined();
});
