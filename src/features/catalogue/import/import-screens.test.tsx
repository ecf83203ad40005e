import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { ComponentProps, ReactElement } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { kinds } from '../kinds/all.ts';
import { DraftCard } from './draft/draft-cards.tsx';
import { draftMarkOf, draftRowState, statusKey } from './draft/draft-columns.ts';
import { ErrorGroupItem } from './draft/error-queue.tsx';
import { statusOf } from './draft/row-texts.ts';
import { StatusChips } from './draft/draft-screen.tsx';
import type { Gesture } from '#src/components/grid/grid-types.ts';
import type { Counts, DraftRow, ErrorGroup, Filter, ImportEntry } from './worker/draft-types.ts';
import { noCounts } from './worker/summary-figures.ts';
import type { ImportInput } from './import-session.ts';
import { clockTime, countsInWords, timeLeft } from './import-texts.ts';
import { sendLabel } from './sending/send-bar.tsx';
import { DraftOffer } from './start/start-screen.tsx';
import { EarlierImports } from './start/earlier-imports.tsx';
import { ImportStart } from './start/import-start.tsx';
import { selectOption } from '#tests/support/select-option.ts';

afterEach(cleanup);

const kind = kinds.weapons;

const counts = (some: Partial<Counts>): Counts => ({ ...noCounts, ...some });

const nothing = async () => {};

function show(element: ReactElement) {
  const router = createMemoryRouter([{ path: '*', element }]);
  render(<RouterProvider router={router} />);
  return userEvent.setup();
}

const showGroup = (
  group: ErrorGroup,
  {
    onFix = nothing,
    onReply = nothing,
    onSkip = nothing,
  }: Partial<Pick<ComponentProps<typeof ErrorGroupItem>, 'onFix' | 'onReply' | 'onSkip'>>,
) =>
  show(
    <ul>
      <ErrorGroupItem
        kind={kind}
        group={group}
        lookup={undefined}
        shown={false}
        onShow={nothing}
        onReply={onReply}
        onFix={onFix}
        onSkip={onSkip}
      />
    </ul>,
  );

const entry = (some: Partial<ImportEntry>): ImportEntry => ({
  id: 'i1',
  fileName: 'weapons.csv',
  startedAt: '2026-11-21T16:20:00Z',
  state: 'draft',
  counts: counts({ create: 12, error: 3, total: 15 }),
  ...some,
});

describe('the texts', () => {
  test('the label of the button lists the actions of sending', () => {
    expect(sendLabel(counts({ create: 312, update: 14, skip: 9 }))).toBe(
      'Create 312, update 14, leave out 9',
    );
    expect(sendLabel(counts({ update: 1400 }))).toBe('Update 1,400');
    expect(sendLabel(counts({ skip: 3, unchanged: 2 }))).toBe('Nothing to send');
  });

  test('counts are joined to one text, saved rows first', () => {
    expect(countsInWords(counts({ saved: 1200, error: 1 }))).toBe('1,200 saved and 1 with errors');
    expect(countsInWords(counts({}))).toBe('No rows');
  });

  test('times are shown without seconds, and remaining times are rounded', () => {
    const now = new Date(2026, 10, 21, 18, 0);
    expect(clockTime(new Date(2026, 10, 21, 16, 20).toISOString(), now)).toBe('16:20');
    expect(clockTime(new Date(2026, 10, 19, 9, 5).toISOString(), now)).toBe('19 November, 09:05');
    expect([3_000, 42_000, 130_000].map(timeLeft)).toEqual([
      'a few seconds left',
      'about 50 seconds left',
      'about 3 minutes left',
    ]);
  });
});

describe('the start', () => {
  test('accepts a pasted table, and shows why the last table could not be read', async () => {
    const onSource = vi.fn<(source: ImportInput) => void>();
    const user = show(
      <ImportStart kind={kind} problem="This is a PDF, not a table." onSource={onSource} />,
    );
    expect(screen.getByRole('alert').textContent).toContain('This is a PDF');
    await user.type(screen.getByLabelText('Table'), 'name{enter}Spear');
    await user.click(screen.getByRole('button', { name: 'Look it over' }));
    expect(onSource).toHaveBeenCalledWith({ text: 'name\nSpear' });
  });

  test('reads a table that is pasted anywhere on the page', async () => {
    const onSource = vi.fn<(source: ImportInput) => void>();
    const user = show(<ImportStart kind={kind} problem={null} onSource={onSource} />);
    await user.click(document.body);
    await user.paste('name\tcost\nSpear\t1 gp');
    expect(onSource).toHaveBeenCalledWith({ text: 'name\tcost\nSpear\t1 gp' });
  });

  test('accepts one file at a time', async () => {
    const onSource = vi.fn<(source: ImportInput) => void>();
    show(<ImportStart kind={kind} problem={null} onSource={onSource} />);
    const drop = (files: File[]) =>
      fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files } });
    const [one, two] = [new File(['a'], 'a.csv'), new File(['b'], 'b.csv')];
    drop([one, two]);
    expect(await screen.findByText(/You dropped 2 files/)).toBeDefined();
    drop([one]);
    expect(onSource).toHaveBeenCalledExactlyOnceWith({ file: one });
  });

  test('shows the maximum file size before a file is chosen', () => {
    show(<ImportStart kind={kind} problem={null} onSource={nothing} />);
    expect(screen.getByText(/100,000 rows or 25 MB/)).toBeDefined();
  });

  test('a draft is offered, and is only deleted after a confirmation', async () => {
    const onForget = vi.fn<() => void>();
    const onContinue = vi.fn<() => void>();
    const user = show(<DraftOffer entry={entry({})} onContinue={onContinue} onForget={onForget} />);
    expect(screen.getByText(/Your import of weapons.csv from .* is safe/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(onContinue).toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Throw away' }));
    expect(onForget).not.toHaveBeenCalled();
    const question = screen.getByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Throw away' }));
    expect(onForget).toHaveBeenCalled();
  });

  test('earlier imports can be undone if they have saved rows', () => {
    const calls = { onOpen: nothing, onUndo: nothing, onForget: nothing };
    const entries = [
      entry({ id: 'a', fileName: null, state: 'sent', counts: counts({ saved: 3 }) }),
      entry({ id: 'b', fileName: 'old.csv', state: 'undone', counts: counts({ undone: 3 }) }),
    ];
    show(<EarlierImports kind={kind} entries={entries} {...calls} />);
    expect(screen.getByRole('button', { name: 'Undo the import of a pasted table' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Undo the import of old.csv' })).toBeNull();
  });
});

describe('the draft', () => {
  const row = (some: Partial<DraftRow>): DraftRow => ({
    id: 'r1',
    line: 2,
    status: 'create',
    cells: { name: { text: 'Spear' } },
    ...some,
  });

  test('the filter shows statuses with rows and the chosen status', async () => {
    const onFilter = vi.fn<(filter: Filter) => void>();
    const user = show(
      <StatusChips
        counts={counts({ create: 3, error: 2, total: 5 })}
        filter={{ status: 'saved' }}
        onFilter={onFilter}
      />,
    );
    const names = screen.getAllByRole('radio').map((chip) => chip.closest('label')?.textContent);
    expect(names).toEqual(['All 5', 'Will be created 3', 'Errors 2', 'Saved 0']);
    await user.click(screen.getByRole('radio', { name: /Errors/ }));
    expect(onFilter).toHaveBeenCalledWith({ status: 'error' });
  });

  test('the status of a row is a plan before sending and a result after it', () => {
    const texts = (['create', 'update', 'saved', 'failed'] as const).map((status) =>
      statusOf(row({ status })),
    );
    expect(texts).toEqual(['Will be created', 'Will be updated', 'Created', 'Failed']);
    const changed = { name: { text: 'Spear' }, cost: { text: '2 gp', was: '1 gp' } };
    expect(statusOf(row({ status: 'saved', cells: changed }))).toBe('Updated');
    expect(statusOf(row({ sending: true }))).toBe('Sending…');
    expect(statusOf(row({ status: 'saved', undone: true }))).toBe('Taken back');
    const cells = { name: { text: '', error: 'a' }, cost: { text: 'x', error: 'b' } };
    expect(statusOf(row({ status: 'error', cells }))).toBe('2 errors');
  });

  test('a cell shows its error, its old value and its note', () => {
    const cells = {
      cost: { text: '12 moons', error: '“moons” is not a coin.' },
      notes: { text: 'new', was: '' },
      weightLb: { text: '0.5 lb.', note: 'Read from “½ lb”' },
    };
    const marked = row({ status: 'error', cells });
    expect(draftMarkOf(marked, 'cost')).toEqual({
      state: 'invalid',
      note: '“moons” is not a coin.',
    });
    expect(draftMarkOf(marked, 'notes')).toEqual({
      state: 'changed',
      note: 'Now: empty.',
      was: 'empty',
    });
    expect(draftMarkOf(marked, 'weightLb')).toEqual({ state: 'noted', note: 'Read from “½ lb”' });
    const failed = row({ status: 'failed', message: 'There is one of that name.' });
    expect(draftMarkOf(failed, statusKey)?.state).toBe('invalid');
    expect(draftRowState(failed)).toBe('failed');
  });

  test('all cells of a group of errors can be fixed at once', async () => {
    const group: ErrorGroup = {
      id: 'g1',
      field: 'category',
      label: 'Category',
      title: '“Weapn” in Category',
      message: '“Weapn” is not a category.',
      value: 'Weapn',
      count: 37,
      replies: [{ text: 'simple-melee', label: 'Simple melee' }],
    };
    const onFix = vi.fn<(text: string) => Promise<void>>(async () => {});
    const onReply = vi.fn<(index: number) => Promise<void>>(nothing);
    const user = showGroup(group, { onFix, onReply });
    await user.click(screen.getByRole('button', { name: 'Use “Simple melee” for all 37' }));
    expect(onReply).toHaveBeenLastCalledWith(0);
    await user.click(screen.getByRole('button', { name: 'Fix all…' }));
    const choice = screen.getByLabelText('Category for all 37');
    expect(document.activeElement).toBe(choice);
    await selectOption(user, choice, 'Martial melee');
    await user.click(screen.getByRole('button', { name: 'Use it' }));
    expect(onFix).toHaveBeenLastCalledWith('Martial melee');
  });

  test('headings can be left out, and typing replaces the text that the field starts with', async () => {
    const headings: ErrorGroup = {
      id: 'g2',
      field: 'damage',
      label: 'Damage',
      title: 'Only a name',
      message: 'Only the name is filled in. Is it a heading?',
      value: '1d4 slahs',
      count: 4,
      replies: [],
      areHeadings: true,
    };
    const onSkip = vi.fn<() => Promise<void>>(nothing);
    const onFix = vi.fn<(text: string) => Promise<void>>(nothing);
    const user = showGroup(headings, { onFix, onSkip });
    await user.click(screen.getByRole('button', { name: 'Fix all…' }));
    expect(screen.getByLabelText<HTMLInputElement>('Damage for all 4').value).toBe('1d4 slahs');
    await user.keyboard('1d4 slashing{Enter}');
    expect(onFix).toHaveBeenCalledExactlyOnceWith('1d4 slashing');
    await user.click(screen.getByRole('button', { name: 'Leave out all 4' }));
    expect(onSkip).toHaveBeenCalled();
  });

  test('a suggestion that clears cells has a label for this action', async () => {
    const onReply = vi.fn<(index: number) => Promise<void>>(nothing);
    const newer: ErrorGroup = {
      id: 'g3',
      field: 'version',
      label: 'Version',
      title: 'Changed since the export',
      message: 'The catalogue has a newer version than the file.',
      value: '',
      count: 2,
      replies: [{ text: '', label: 'Overwrite the newer version' }],
    };
    const user = showGroup(newer, { onReply });
    const offer = screen.getByRole('group', { name: 'Changed since the export' });
    await user.click(
      within(offer).getByRole('button', { name: 'Overwrite the newer version for all 2' }),
    );
    expect(onReply).toHaveBeenCalledExactlyOnceWith(0);
  });

  test('a question has one button for each reply', async () => {
    const onReply = vi.fn<(index: number) => Promise<void>>(nothing);
    const question: ErrorGroup = {
      id: 'g4',
      field: 'name',
      label: 'Name',
      title: '“Troch” in Name',
      message: 'The catalogue has Torch, which is nearly the same name. Is it the same item?',
      value: 'Troch',
      count: 1,
      replies: [
        { text: 'Torch', label: 'Torch' },
        { isNew: true, label: 'It is a new item' },
      ],
    };
    const user = showGroup(question, { onReply });
    const [first] = within(screen.getByRole('group', { name: '“Troch” in Name' })).getAllByRole(
      'button',
    );
    expect(first?.textContent).toBe('Use “Torch”');
    await user.click(screen.getByRole('button', { name: 'It is a new item' }));
    expect(onReply).toHaveBeenCalledExactlyOnceWith(1);
  });

  test('the card of a row has inputs for its fields with errors, and a button that shows all fields', async () => {
    const onGesture = vi.fn<(gesture: Gesture) => void>();
    const cells = { name: { text: 'Spear' }, cost: { text: 'x', error: '“x” is not a price.' } };
    const user = show(
      <ul>
        <DraftCard
          kind={kind}
          row={row({ status: 'error', cells })}
          onGesture={onGesture}
          onSkip={nothing}
        />
      </ul>,
    );
    const cost = screen.getByLabelText('Cost');
    expect(screen.queryByLabelText('Name')).toBeNull();
    await user.clear(cost);
    await user.type(cost, '5 gp');
    await user.tab();
    expect(onGesture).toHaveBeenCalledExactlyOnceWith({
      label: 'Cost of Spear',
      edits: [{ rowId: 'r1', key: 'cost', text: '5 gp' }],
      appended: [],
    });
    await user.click(screen.getByRole('button', { name: 'All fields of Spear' }));
    expect(screen.getByLabelText('Name')).toBeDefined();
  });
});
