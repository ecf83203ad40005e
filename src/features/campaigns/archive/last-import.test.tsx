import { cleanup, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  answer,
  chooseFolder,
  importServer,
  openImport,
  simulateImports,
  startImport,
} from '#tests/support/campaign-imports.tsx';

simulateImports();

const notice = /^Your last import/;

/** Imports notes, and opens the page of the import again, as after a look at the entries. */
async function importAndComeBack(count: number, leftOut: readonly string[] = []) {
  const user = await chooseFolder(count);
  for (const name of leftOut) await user.click(screen.getByRole('checkbox', { name }));
  await startImport(user, `Import ${count - leftOut.length} entries`);
  await screen.findByText('It is all here');
  cleanup();
  return openImport('lanterns-of-vell');
}

/** The simulated server undoes each import, and returns the ids of the undone imports. */
function undoneImports(): string[] {
  const undone: string[] = [];
  vi.mocked(globalThis.fetch).mockImplementation(async (url: unknown, init?: RequestInit) => {
    const [, importId] = /\/imports\/([^/?]+)/.exec(String(url)) ?? [];
    if (importId === undefined) return answer(url, init);
    undone.push(importId);
    return Response.json({ deleted: 3, kept: 0 });
  });
  return undone;
}

test('an import can be undone after its page was left', async () => {
  const undone = undoneImports();
  const user = await importAndComeBack(3);
  screen.getByText(/^Your last import: 3 entries, /);
  await user.click(screen.getByRole('button', { name: 'Undo the import' }));
  await screen.findByText('The import is undone');
  expect(undone).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Import something else' }));
  await screen.findByRole('button', { name: 'Choose a folder' });
  expect(screen.queryByText(notice)).toBeNull();
  cleanup();
  openImport('lanterns-of-vell');
  expect(screen.queryByText(notice)).toBeNull();
});

test('the later undo asks the same question as the undo on the page of the import', async () => {
  const undone = undoneImports();
  const user = await importAndComeBack(3, ['2']);
  await user.click(screen.getByRole('button', { name: 'Undo the import' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('entries that you have left out now');
  expect(undone).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Delete the entries' }));
  await screen.findByText('The import is undone');
  expect(undone).toHaveLength(1);
});

test('an import that goes on after a reload is undone as a whole, without a question', async () => {
  const undone = undoneImports();
  await importAndComeBack(3);
  cleanup();
  // The server has lost one of the entries, so that the second import creates it again.
  importServer.known.delete([...importServer.known][0] ?? '');
  const user = await importAndComeBack(3);
  screen.getByText(/^Your last import: 4 entries, /);
  await user.click(screen.getByRole('button', { name: 'Undo the import' }));
  await screen.findByText('The import is undone');
  expect(undone).toHaveLength(1);
});

test('an import into another campaign, or of another person, is not offered', async () => {
  await importAndComeBack(3);
  cleanup();
  openImport('another-campaign');
  expect(screen.queryByText(notice)).toBeNull();
  cleanup();
  openImport(null);
  expect(screen.queryByText(notice)).toBeNull();
});
