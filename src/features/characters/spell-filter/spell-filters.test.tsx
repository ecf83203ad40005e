import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { SpellFacts } from '#src/generated/model/index.ts';
import { typedFacts } from '../copies.ts';
import { everySpell, fits, useSpellFilter } from './spell-filter.ts';
import { SpellFilters } from './spell-filters.tsx';

const spells: readonly { name: string; facts: SpellFacts; prepared: boolean }[] = [
  { name: 'Light', facts: typedFacts(0), prepared: true },
  {
    name: 'Alarm',
    facts: { ...typedFacts(1), school: 'abjuration', ritual: true },
    prepared: false,
  },
  { name: 'Bless', facts: { ...typedFacts(1), concentration: true }, prepared: true },
  { name: 'Fireball', facts: typedFacts(3), prepared: true },
];

function List({ name }: { name: string }) {
  const [filter, setFilter] = useSpellFilter(name);
  const shown = spells.filter(({ facts, prepared }) => fits(filter, facts, prepared));
  return (
    <>
      <SpellFilters
        filter={filter}
        onChange={setFilter}
        all={spells.map(({ facts }) => facts)}
        shown={shown.length}
        marked="Prepared"
      />
      <ul>
        {shown.map((spell) => (
          <li key={spell.name}>{spell.name}</li>
        ))}
      </ul>
    </>
  );
}

const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('the spells of a level are chosen with the arrow keys, and the number is announced', async () => {
  render(<List name="keys" />);
  const user = userEvent.setup();
  await user.tab();
  expect(screen.getByRole('radio', { name: 'All levels' })).toBe(document.activeElement);
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Level 1', checked: true })).toBe(
    document.activeElement,
  );
  expect(shown()).toEqual(['Alarm', 'Bless']);
  expect(screen.getByRole('status').textContent).toBe('2 of 4 spells');
});

test('filters add up, and one press shows all spells again', async () => {
  render(<List name="adding up" />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Prepared', pressed: false }));
  expect(shown()).toEqual(['Light', 'Bless', 'Fireball']);
  await user.click(screen.getByRole('button', { name: 'No concentration' }));
  expect(shown()).toEqual(['Light', 'Fireball']);
  await user.click(screen.getByRole('button', { name: 'Concentration' }));
  expect(shown()).toEqual(['Bless']);
  expect(screen.getByRole('button', { name: 'No concentration', pressed: false })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Show all spells' }));
  expect(shown()).toHaveLength(4);
  expect(screen.getByRole('status').textContent).toBe('4 spells');
});

test('a list that was away shows the same spells, and another list all of its own', async () => {
  render(<List name="of Ysolde" />);
  await userEvent.click(screen.getByRole('button', { name: 'Ritual' }));
  cleanup();
  render(<List name="of Ysolde" />);
  expect(shown()).toEqual(['Alarm']);
  cleanup();
  render(<List name="of Wulf" />);
  expect(shown()).toHaveLength(4);
});

test('what no spell of a list has is not offered', () => {
  const all = [typedFacts(1), typedFacts(1)];
  render(<SpellFilters filter={everySpell} onChange={() => undefined} all={all} shown={2} />);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
});
