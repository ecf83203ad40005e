import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { ConflictCard, type ConflictCardHandle, type ShownField } from './conflict-card.tsx';
import type { Choices, Values } from './rebase.ts';

const asText = (value: unknown) => (typeof value === 'string' ? value : '');
const fields = [
  { key: 'cost', label: 'Cost', show: asText },
  { key: 'weight', label: 'Weight', show: asText },
  { key: 'notes', label: 'Notes', show: asText },
];
const base: Values = { cost: '1 gp', weight: '2 lb.', notes: '' };
const mine = { ...base, cost: '5 gp', notes: 'mine' };
const theirs = { values: { cost: '7 gp', weight: '3 lb.', notes: 'theirs' } };

function open(shown: readonly ShownField[] = fields, changed: { mine?: Values } = {}) {
  const onResolve = vi.fn<(choices: Choices) => void>();
  const card = createRef<ConflictCardHandle>();
  render(
    <ConflictCard
      ref={card}
      noun="weapon"
      fields={shown}
      changedBy="Ilse"
      conflict={{ name: 'Club', base, mine, theirs, fields: ['cost', 'notes'], ...changed }}
      onResolve={onResolve}
      focused
    />,
  );
  const group = (name: string) => screen.getByRole('group', { name });
  const pick = (name: string, side: RegExp) =>
    within(group(name)).getByRole('radio', { name: side });
  const apply = () => act(async () => card.current?.apply());
  return { onResolve, apply, group, pick, user: userEvent.setup() };
}

describe('the card of a conflict', () => {
  test('names the other person and shows all three values of each field', () => {
    const { group } = open();
    expect(document.activeElement).toBe(
      screen.getByRole('region', { name: 'Club was changed by Ilse meanwhile' }),
    );
    const labelsIn = (name: string) =>
      within(group(name))
        .getAllByRole('radio')
        .map((radio) => radio.getAttribute('aria-label'));
    expect(labelsIn('Cost')).toEqual(['Yours: 5 gp', 'Theirs: 7 gp', 'Before: 1 gp']);
    expect(labelsIn('Notes')).toEqual(['Yours: mine', 'Theirs: theirs', 'Before: empty']);
  });

  test('lists the fields that only the other person has changed', () => {
    open();
    expect(screen.getByText(/^Changed only by them, and kept: Weight \(3 lb\.\)\.$/)).toBeDefined();
  });

  test('names a field apart in which the changes of both are merged', () => {
    open(fields, { mine: { ...mine, weight: '2 lb. and 3 lb.' } });
    expect(screen.getByText('Merged, with the changes of both: Weight.')).toBeDefined();
    expect(screen.queryByText(/^Changed only by them/)).toBeNull();
  });

  test('does not name a field that both have changed to the same value', () => {
    open(fields, { mine: { ...mine, weight: '3 lb.' } });
    expect(screen.queryByText(/^Merged|^Changed only by them/)).toBeNull();
  });

  test('is resolved only after every field has a choice', async () => {
    const { onResolve, pick, user } = open();
    const go = screen.getByRole('button', { name: 'Use these values' });
    await user.click(pick('Cost', /^Theirs/));
    await user.click(go);
    expect(onResolve).not.toHaveBeenCalled();
    await user.click(pick('Notes', /^Before/));
    await user.click(go);
    expect(onResolve).toHaveBeenCalledExactlyOnceWith({ cost: 'theirs', notes: 'base' });
  });

  test('leads to the first field without a choice and names it when the form is sent before', async () => {
    const { onResolve, apply, pick, user } = open();
    await user.click(pick('Cost', /^Theirs/));
    await apply();
    expect(onResolve).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(pick('Notes', /^Yours/));
    expect(screen.getByText('Not saved. Choose a value for: Notes.')).toBeDefined();
    await user.click(pick('Notes', /^Before/));
    expect(screen.queryByText(/^Not saved/)).toBeNull();
    await apply();
    expect(onResolve).toHaveBeenCalledExactlyOnceWith({ cost: 'theirs', notes: 'base' });
  });

  test('can be resolved with number keys, which move the focus to the next field', async () => {
    const { onResolve, pick, user } = open();
    await user.tab();
    expect(document.activeElement).toBe(pick('Cost', /^Yours/));
    await user.keyboard('2');
    expect(document.activeElement).toBe(pick('Notes', /^Yours/));
    await user.keyboard('3');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Use these values' }));
    await user.keyboard('{Enter}');
    expect(onResolve).toHaveBeenCalledExactlyOnceWith({ cost: 'theirs', notes: 'base' });
  });

  test('accepts a number key while the card has the focus', async () => {
    const { onResolve, pick, user } = open();
    await user.keyboard('1');
    expect(document.activeElement).toBe(pick('Notes', /^Yours/));
    await user.keyboard('2{Enter}');
    expect(onResolve).toHaveBeenCalledExactlyOnceWith({ cost: 'mine', notes: 'theirs' });
  });

  test('does not offer the earlier value of a file, not even by number key', async () => {
    const picture = { key: 'cost', label: 'Picture', show: asText, Picture: () => <img alt="" /> };
    const { group, pick, user } = open([picture]);
    await user.keyboard('3');
    await user.tab();
    await user.keyboard('3');
    const radios = within(group('Picture')).getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ checked }) => checked)).toEqual([false, false]);
    await user.keyboard('2');
    expect(pick('Picture', /^Theirs/)).toHaveProperty('checked', true);
  });

  test.each([
    ['All mine', 'mine'],
    ['All theirs', 'theirs'],
  ])('%s chooses for all fields at once', async (label, side) => {
    const { onResolve, user } = open();
    await user.click(screen.getByRole('button', { name: label }));
    expect(onResolve).toHaveBeenCalledExactlyOnceWith({ cost: side, notes: side });
  });
});
