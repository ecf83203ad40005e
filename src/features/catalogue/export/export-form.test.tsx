import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { withQueryClient, mockCatalogue, newClient } from '#tests/support/mocked-catalogue.tsx';
import { parseCsv } from '#src/lib/csv.ts';
import type { Kind } from '../kind.ts';
import { listOf } from '../list-query.ts';
import { kinds } from '../kinds/all.ts';
import { ExportForm } from './export-form.tsx';
import type { ExportRow } from './export-text.ts';

const saved: Blob[] = [];

configure({ asyncUtilTimeout: 3000 });

mockCatalogue();
beforeAll(() => {
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      saved.push(file);
      return 'blob:it';
    },
  });
});
beforeEach(() => {
  // A real click on the download link would leave the page of the test.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  saved.length = 0;
});

interface FormOptions {
  kind?: Kind;
  selected?: readonly ExportRow[];
  visible?: readonly string[] | null;
}

function open({ kind = kinds.weapons, selected = [], visible = null }: FormOptions = {}) {
  const query = { ...listOf('martial-ranged'), q: 'cross' };
  render(<ExportForm kind={kind} query={query} selected={selected} visible={visible} />, {
    wrapper: withQueryClient(newClient()),
  });
  return userEvent.setup();
}

const rowsOf = async (file: Blob | undefined) => parseCsv((await file?.text()) ?? '');
const button = (name: string) => screen.getByRole('button', { name });

test('the form exports the rows that match the filter, or all rows', async () => {
  const user = open();
  expect(await screen.findByLabelText('What matches the filter (2)')).toBeDefined();
  await user.click(button('Download CSV'));
  expect(await screen.findByText('2 weapons exported.')).toBeDefined();
  expect(await rowsOf(saved[0])).toHaveLength(3);

  await user.click(screen.getByLabelText(/^All weapons/));
  await user.click(screen.getByLabelText('JSON'));
  await user.click(button('Download JSON'));
  await waitFor(() => expect(saved).toHaveLength(2));
  const data: unknown = JSON.parse((await saved[1]?.text()) ?? '');
  expect(data).toHaveProperty('items.length', 38);
});

test('the form exports the selected rows with the name and the visible columns', async () => {
  const values = { ...kinds.weapons.emptyValues, name: 'Club', cost: { amount: 1, unit: 'sp' } };
  const user = open({ selected: [{ sk: '2024#club', version: 4, values }], visible: ['cost'] });
  await user.click(screen.getByLabelText('Visible columns'));
  await user.click(button('Download CSV'));
  await screen.findByText('1 weapon exported.');
  expect(await rowsOf(saved[0])).toEqual([
    ['key', 'version', 'name', 'cost', 'attribution'],
    ['2024#club', '4', 'Club', '1 sp', ''],
  ]);
});

/** Yields one page, then waits until the export is aborted. */
async function* endless(_query: unknown, _from?: string, signal?: AbortSignal) {
  yield { items: [], nextCursor: 'x', cursor: undefined };
  await new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError')));
  });
}

test('a cancelled export writes no file, and the focus moves to the download button', async () => {
  const user = open({ kind: { ...kinds.weapons, allPages: endless } });
  await user.click(button('Download CSV'));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Cancelled; no file was written.')).toBeDefined();
  expect(document.activeElement).toBe(button('Download CSV'));
  expect(saved).toEqual([]);
});

test('an export is aborted when its form is unmounted', async () => {
  let walkSignal: AbortSignal | undefined;
  const allPages: Kind['allPages'] = (query, from, signal) => {
    walkSignal = signal;
    return endless(query, from, signal);
  };
  const user = open({ kind: { ...kinds.weapons, allPages } });
  await user.click(button('Download CSV'));
  await waitFor(() => expect(walkSignal?.aborted).toBe(false));
  cleanup();
  expect(walkSignal?.aborted).toBe(true);
  expect(saved).toEqual([]);
});

test('an alert is shown after a failed export', async () => {
  // oxlint-disable-next-line require-yield -- it fails before the first page
  async function* failingWalk(): ReturnType<Kind['allPages']> {
    throw new TypeError('no connection');
  }
  const user = open({ kind: { ...kinds.weapons, allPages: failingWalk } });
  await user.click(button('Download CSV'));
  expect(await screen.findByText('The export stopped')).toBeDefined();
});
