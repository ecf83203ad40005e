import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { kinds } from '../kinds/all.ts';
import type { CatalogueItem } from '../values.ts';
import type { Draft } from './draft.ts';
import { focusFirstQuestion, RowProblems } from './row-problems.tsx';
import type { EditsOfList } from './use-edits.ts';

const kind = kinds.weapons;

function conflictOver(name: string): Draft {
  const values = { ...kind.emptyValues, name, notes: 'before' };
  const base: CatalogueItem = {
    sk: `2024#${name.toLowerCase()}`,
    name,
    version: 1,
    values,
    updatedAt: '2026-01-01T00:00:00Z',
    updatedBy: null,
  };
  const theirs = { ...base, version: 2, updatedBy: 'Ilse', values: { ...values, notes: 'theirs' } };
  const status = { state: 'conflict' as const, theirs, fields: ['notes'] };
  return { state: 'changed', sk: base.sk, base, changed: { notes: 'mine' }, status };
}

function List() {
  const [drafts, setDrafts] = useState(['Club', 'Mace'].map(conflictOver));
  const edits = {
    edits: { drafts: new Map(drafts.map((draft) => [draft.sk, draft])) },
    resolve: (sk: string) => setDrafts((before) => before.filter((draft) => draft.sk !== sk)),
  } as unknown as EditsOfList;
  return (
    <>
      <RowProblems kind={kind} edits={edits} lookups={new Map()} />
      <button type="button" onClick={() => setDrafts([conflictOver('Whip')])}>
        Meanwhile
      </button>
    </>
  );
}

const card = (name: string) =>
  screen.getByRole('region', { name: `${name} (2024) was changed by Ilse meanwhile` });
const takeMine = () => screen.getAllByRole('button', { name: 'All mine' })[0] ?? document.body;

test('after a choice the next question gets the focus; a question that appears later does not', async () => {
  const user = userEvent.setup();
  render(<List />);
  expect(document.activeElement).toBe(document.body);
  await user.click(takeMine());
  expect(document.activeElement).toBe(card('Mace'));
  await user.click(takeMine());
  expect(screen.queryByRole('region')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Meanwhile' }));
  expect(card('Whip')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Meanwhile' }));
});

test('`focusFirstQuestion` focuses the first question, which a number key answers', async () => {
  const user = userEvent.setup();
  render(<List />);
  expect(focusFirstQuestion()).toBe(true);
  expect(document.activeElement).toBe(card('Club'));
  expect(focusFirstQuestion()).toBe(false);
  await user.keyboard('2{Enter}');
  expect(screen.queryByRole('region', { name: /^Club/ })).toBeNull();
});
