import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  answer,
  chooseFolder,
  importServer,
  simulateImports,
  startImport,
} from '#tests/support/campaign-imports.tsx';

simulateImports();

/** The pictures that the simulated server has created, by the keys of the requests. */
let created: Map<string, { isDeleted: boolean }>;
/** How many of the next answers are lost on their way. */
let lost: number;

beforeEach(() => {
  created = new Map();
  lost = 0;
  vi.mocked(globalThis.fetch).mockImplementation(async (url: unknown, init?: RequestInit) => {
    if (!String(url).endsWith('/pictures/create')) return answer(url, init);
    const key = new Headers(init?.headers).get('Idempotency-Key') ?? '';
    const picture = created.get(key) ?? { isDeleted: false };
    created.set(key, picture);
    if (lost > 0) {
      lost -= 1;
      throw new TypeError('Failed to fetch');
    }
    if (picture.isDeleted) {
      const problem = { detail: 'Deleted.', code: 'conflict', fields: [], requestId: '1' };
      return Response.json(problem, { status: 409 });
    }
    const pictureId = `picture-${key}`;
    const stored = { pictureId, url: `/api/pictures/${pictureId}`, width: 1, height: 1 };
    return Response.json(stored, { status: 201 });
  });
});

const storedPictures = () => [...created.values()].filter(({ isDeleted }) => !isDeleted);

const inVault = (content: string, path: string) =>
  Object.assign(new File([content], path), { webkitRelativePath: `Vell/${path}` });

/** Chooses the vault as after a reload of the page, and presses the button of the import. */
async function importVault(picture = 'png') {
  cleanup();
  const files = [inVault('![[map.png]]', 'a.md'), inVault(picture, 'map.png')];
  const user = await chooseFolder(1, 'lanterns-of-vell', files);
  await startImport(user, 'Import 2 entries');
  return user;
}

/** Like an undo: the entries and pictures are gone, but the server knows the keys of the pictures for a day. */
function undoImports() {
  importServer.known.clear();
  for (const picture of created.values()) picture.isDeleted = true;
}

test('pictures that the undo of an earlier import has deleted are stored again, after each undo', async () => {
  for (let undos = 0; undos < 3; undos += 1) {
    undoImports();
    await importVault();
    await screen.findByText('It is all here');
    expect(storedPictures()).toHaveLength(1);
  }
});

test('a picture that an undo has deleted is stored once, also if the import is repeated after a reload', async () => {
  await importVault();
  await screen.findByText('It is all here');
  undoImports();
  await importVault();
  await screen.findByText('It is all here');
  await importVault();
  await screen.findByText('It was all here already');
  expect(storedPictures()).toHaveLength(1);
});

test('a picture whose answer was lost is stored once', async () => {
  lost = 1;
  const user = await importVault();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('It is all here');
  await importVault();
  await screen.findByText('It was all here already');
  expect(storedPictures()).toHaveLength(1);
});

test('a picture that was changed since has a key of its own, which the server does not refuse', async () => {
  await importVault('png');
  await screen.findByText('It is all here');
  await importVault('another png');
  await screen.findByText('It was all here already');
  expect(storedPictures()).toHaveLength(2);
});
