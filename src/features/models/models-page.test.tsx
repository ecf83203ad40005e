import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/api/query-client.ts';
import { signIn } from '#src/api/session.ts';
import { DraftStore } from '#src/components/drafts/draft-store.ts';
import type {
  ConfiguredModel,
  ModelPart,
  ModelSettings,
  ModelSettingsRequest,
  ModelTest,
  ModelTestRequest,
} from '#src/generated/model/index.ts';
import { selectOption } from '#tests/support/select-option.ts';
import { Component, loader } from './models-page.tsx';

const key = 'key-of-the-lantern-keeper';

const chosen: ConfiguredModel = {
  provider: 'openai-compatible',
  baseUrl: 'https://models.example/v1',
  model: 'a-model',
  hasKey: true,
  inputPrice: 0.5,
  outputPrice: 1.5,
  picturePrice: null,
  setBy: 'administrator',
  state: 'ready',
  restsUntil: null,
};

const working: ModelTest = {
  isWorking: true,
  detail: 'The model has answered.',
  sample: 'A lantern burns.',
  milliseconds: 840,
};

/** What the fake server has. */
let stored: ModelSettings;
let answerToTest: ModelTest;
let testIsAnswered: Promise<void>;
/** What the page has sent. */
let saved: ModelSettingsRequest[];
let tested: ModelTestRequest[];
/** The problem that the next change gets. */
let refusal: { status: number; code: string; fields?: object[] } | null;

function problem(status: number, code: string, fields: object[] = []): Response {
  const body = { detail: 'It was refused.', code, fields, requestId: '1' };
  return Response.json(body, { status });
}

/** Stores a change as the server does, without the key. */
function store(change: ModelSettingsRequest): void {
  const after = (part: ModelPart): ConfiguredModel | null => {
    const request = change[part];
    if (request === undefined) return stored[part];
    if (request === null) return null;
    const { key: sent, ...values } = request;
    const hasKey = sent === undefined ? (stored[part]?.hasKey ?? false) : sent !== null;
    return { ...chosen, ...values, hasKey };
  };
  stored = { text: after('text'), image: after('image'), version: stored.version + 1 };
}

async function answer(url: unknown, init?: RequestInit): Promise<Response> {
  const path = String(url);
  const body = (): unknown => JSON.parse(typeof init?.body === 'string' ? init.body : 'null');
  if (path.endsWith('/use')) return Response.json({ rows: [], users: [], failures: [] });
  if (path.endsWith('/test')) {
    tested.push(body() as ModelTestRequest);
    await testIsAnswered;
    return Response.json(answerToTest);
  }
  if (init?.method !== 'PATCH') return Response.json(stored);
  if (new Headers(init.headers).get('if-match') !== `"${stored.version}"`) {
    return problem(412, 'version_mismatch');
  }
  if (refusal) return problem(refusal.status, refusal.code, refusal.fields);
  const change = body() as ModelSettingsRequest;
  saved.push(change);
  store(change);
  return Response.json(stored);
}

const drafts = new DraftStore();

// The code of the form is loaded from disk, which takes longer than a test waits for an element.
beforeAll(() => import('./model-form.tsx'));

beforeEach(() => {
  window.location.href = 'http://localhost/';
  stored = { text: null, image: null, version: 1 };
  answerToTest = working;
  testIsAnswered = Promise.resolve();
  saved = [];
  tested = [];
  refusal = null;
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
});
afterEach(async () => {
  cleanup();
  await drafts.remove(await drafts.keys(''));
});

async function open(search = '') {
  const queryClient = createQueryClient();
  signIn(queryClient, { id: '4', name: 'Odo', email: 'odo@example.com', groups: ['admin'] });
  const routes = [
    { path: '/admin/models', loader: loader(queryClient), Component, HydrateFallback: () => null },
    { path: '/admin', element: <h1>Admin</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [`/admin/models${search}`] });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Models' });
  const user = userEvent.setup();
  const card = (name: 'Text' | 'Pictures') => within(screen.getByRole('region', { name }));
  const press = async (name: string, part: 'Text' | 'Pictures' = 'Text') =>
    user.click(await card(part).findByRole('button', { name }));
  return { user, card, press, router };
}

test('without a model, the storyteller and the painter do the work', async () => {
  const { card } = await open();
  expect(card('Text').getByText(/^The built-in storyteller writes\./)).toBeDefined();
  expect(card('Pictures').getByText(/^The built-in painter paints\./)).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'No model was asked' })).toBeDefined();
});

test('a service fills in its address, and the model is tested before it is saved', async () => {
  const { user, card, press } = await open();
  await press('Choose a model');
  await selectOption(user, await card('Text').findByLabelText('Service'), 'Ollama');
  expect(card('Text').getByLabelText<HTMLInputElement>('Address').value).toBe(
    'http://127.0.0.1:11434/v1',
  );
  expect(card('Text').getByText('MODEL_PRIVATE_HOSTS=127.0.0.1:11434')).toBeDefined();
  await user.type(card('Text').getByLabelText('Model'), 'llama3.1:8b');
  await press('Test the connection');
  expect(await card('Text').findByText('A lantern burns.')).toBeDefined();
  expect(card('Text').getByText('The model has answered. It took 0.8 s.')).toBeDefined();
  const connection = {
    provider: 'openai-compatible',
    baseUrl: 'http://127.0.0.1:11434/v1',
    model: 'llama3.1:8b',
    inputPrice: null,
    outputPrice: null,
    picturePrice: null,
  };
  expect(tested).toEqual([{ part: 'text', connection }]);
  expect(saved).toEqual([]);
  await press('Save');
  const mark = await card('Text').findByText('In use');
  expect(mark.closest('p')?.textContent).toMatch(/^In use llama3\.1:8b writes\./);
  expect(saved).toEqual([{ text: connection }]);
});

test('Anthropic is offered for texts only, and needs no address', async () => {
  const { user, card, press } = await open();
  await press('Choose a model');
  await selectOption(user, await card('Text').findByLabelText('Service'), 'Anthropic');
  expect(card('Text').getByText('Empty for the own address of Anthropic.')).toBeDefined();
  await user.type(card('Text').getByLabelText('Model'), 'claude-sonnet');
  await user.type(card('Text').getByLabelText(/^Key/), key);
  await press('Save');
  await card('Text').findByText('A key is stored');
  expect(saved).toMatchObject([{ text: { provider: 'anthropic', baseUrl: null, key } }]);
  await press('Choose a model', 'Pictures');
  await user.click(await card('Pictures').findByLabelText('API'));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'OpenAI-compatible',
    'Google',
  ]);
});

test('a stored key is never shown; it is kept, replaced or removed', async () => {
  stored = { text: chosen, image: null, version: 2 };
  const { user, card, press } = await open();
  await press('Edit');
  expect(await card('Text').findByText('A key is stored')).toBeDefined();
  await press('Save');
  await press('Edit');
  await press('Replace');
  await press('Save');
  expect(await card('Text').findByText('Enter the key, or keep the stored one.')).toBeDefined();
  await user.type(card('Text').getByLabelText('Key'), 'a key');
  await press('Save');
  expect(await card('Text').findByText(/^A key has no spaces/)).toBeDefined();
  await user.clear(card('Text').getByLabelText('Key'));
  await user.type(card('Text').getByLabelText('Key'), key);
  await press('Save');
  await press('Edit');
  expect(document.body.innerHTML).not.toContain(key);
  await press('Remove');
  await press('Keep the stored key');
  await press('Remove');
  await press('Save');
  expect(await card('Text').findByText('none')).toBeDefined();
  expect(saved.map(({ text }) => text && ('key' in text ? text.key : 'absent'))).toEqual([
    'absent',
    key,
    null,
  ]);
});

test('a provider that needs a key is not asked without one', async () => {
  const { user, card, press } = await open();
  await press('Choose a model');
  await selectOption(user, await card('Text').findByLabelText('Service'), 'Anthropic');
  await user.type(card('Text').getByLabelText('Model'), 'claude-sonnet');
  const fault = 'Anthropic answers only with a key. Enter one.';
  await press('Save');
  expect(await card('Text').findByText(fault)).toBeDefined();
  await user.type(card('Text').getByLabelText('Key'), 'k');
  expect(card('Text').queryByText(fault)).toBeNull();
  await user.clear(card('Text').getByLabelText('Key'));
  await press('Test the connection');
  expect(await card('Text').findByText(fault)).toBeDefined();
  expect([saved, tested]).toEqual([[], []]);
  await selectOption(user, card('Text').getByLabelText('Service'), 'Ollama');
  expect(card('Text').queryByText(fault)).toBeNull();
  await press('Save');
  expect(await card('Text').findByText('In use')).toBeDefined();
});

test('the key of a provider that needs one can be replaced, but not removed', async () => {
  const anthropic = { ...chosen, provider: 'anthropic', baseUrl: null } as const;
  stored = { text: anthropic, image: null, version: 2 };
  const { card, press } = await open();
  await press('Edit');
  expect(await card('Text').findByRole('button', { name: 'Replace' })).toBeDefined();
  expect(card('Text').queryByRole('button', { name: 'Remove' })).toBeNull();
});

test('the refusal of a model that cannot paint is shown at the model', async () => {
  const message = 'Of the models of Google, only some paint.';
  refusal = { status: 422, code: 'validation_failed', fields: [{ path: '/image/model', message }] };
  const { user, card, press } = await open();
  await press('Choose a model', 'Pictures');
  await selectOption(user, await card('Pictures').findByLabelText('Service'), 'Google');
  await user.type(card('Pictures').getByLabelText('Model'), 'imagen-4');
  await user.type(card('Pictures').getByLabelText('Key'), key);
  await press('Save', 'Pictures');
  expect(await card('Pictures').findByText(message)).toBeDefined();
  expect(card('Pictures').getByLabelText('Model').getAttribute('aria-invalid')).toBe('true');
});

test('the answer to a test is not shown after a change of what was tested', async () => {
  const { user, card, press } = await open();
  await press('Choose a model');
  await selectOption(user, await card('Text').findByLabelText('Service'), 'Ollama');
  await user.type(card('Text').getByLabelText('Model'), 'one');
  const { promise, resolve } = Promise.withResolvers<undefined>();
  testIsAnswered = promise;
  await press('Test the connection');
  expect(await card('Text').findByText(/^Waiting for the model/)).toBeDefined();
  await user.type(card('Text').getByLabelText('Model'), '-and-another');
  resolve(undefined);
  await waitFor(() => expect(card('Text').queryByText(/^Waiting for the model/)).toBeNull());
  expect(card('Text').queryByText('It works')).toBeNull();
  await press('Test the connection');
  expect(await card('Text').findByText('It works')).toBeDefined();
});

test('a typed key is not kept on the device, unlike the other values', async () => {
  const { user, card, press } = await open();
  await press('Choose a model');
  await user.type(await card('Text').findByLabelText('Model'), 'half-a-name');
  await user.type(card('Text').getByLabelText(/^Key/), key);
  const kept = async () =>
    JSON.stringify(await Promise.all((await drafts.keys('')).map((name) => drafts.read(name))));
  // The draft is written again a moment after each change.
  await waitFor(async () => expect(await kept()).toContain('half-a-name'));
  expect(await kept()).not.toContain(key);
});

test('a typed key is unsaved work', async () => {
  const { user, card, press } = await open();
  await press('Choose a model');
  await user.type(await card('Text').findByLabelText(/^Key/), key);
  await press('Cancel');
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeDefined();
});

test('the refusal to keep a key for another server is shown at the key', async () => {
  stored = { text: chosen, image: null, version: 2 };
  const message = 'The stored key belongs to another provider or address.';
  refusal = {
    status: 422,
    code: 'validation_failed',
    fields: [{ path: '/text/key', message }],
  };
  const { user, card, press } = await open();
  await press('Edit');
  await user.clear(await card('Text').findByLabelText('Address'));
  await user.type(card('Text').getByLabelText('Address'), 'https://other.example/v1');
  await press('Save');
  expect(await card('Text').findByText(message)).toBeDefined();
  expect(card('Text').getByText('A key is stored').closest('[aria-invalid]')).not.toBeNull();
});

test('what another administrator has saved is not overwritten', async () => {
  stored = { text: chosen, image: null, version: 2 };
  const { user, card, press } = await open();
  await press('Edit');
  await user.clear(await card('Text').findByLabelText('Model'));
  await user.type(card('Text').getByLabelText('Model'), 'mine');
  stored = { ...stored, text: { ...chosen, model: 'theirs' }, version: 3 };
  await press('Save');
  const group = await card('Text').findByRole('group', { name: 'Model' });
  expect(group.textContent).toContain('theirs');
  expect(saved).toEqual([]);
  await user.click(card('Text').getByRole('button', { name: 'All mine' }));
  await waitFor(() => expect(saved).toMatchObject([{ text: { model: 'mine' } }]));
});

test('a change of the other part by another administrator needs no question', async () => {
  stored = { text: chosen, image: null, version: 2 };
  const { user, card, press } = await open();
  await press('Edit');
  await user.type(await card('Text').findByLabelText('Model'), '-2');
  stored = { ...stored, image: chosen, version: 3 };
  await press('Save');
  await waitFor(() => expect(saved).toMatchObject([{ text: { model: 'a-model-2' } }]));
  expect(saved[0]).not.toHaveProperty('image');
});

test('the storyteller takes the work back after a question', async () => {
  stored = { text: chosen, image: null, version: 2 };
  const { user, card, press } = await open();
  await press('Use the storyteller');
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Use the storyteller' }));
  expect(await card('Text').findByText(/^The built-in storyteller writes\./)).toBeDefined();
  expect(saved).toEqual([{ text: null }]);
});

test('a model that rests says until when, and its stored connection is tested', async () => {
  const restsUntil = '2026-11-21T18:05:00.000Z';
  stored = { text: { ...chosen, state: 'resting', restsUntil }, image: null, version: 2 };
  answerToTest = { ...working, isWorking: false, detail: 'The key is refused.', sample: null };
  const { card, press } = await open();
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
  const time = clock.format(new Date(restsUntil));
  expect(card('Text').getByText(`It rests until ${time}`)).toBeDefined();
  await press('Test the connection');
  expect(await card('Text').findByText('It does not work yet')).toBeDefined();
  expect(card('Text').getByText('The key is refused.')).toBeDefined();
  expect(tested).toEqual([{ part: 'text' }]);
  answerToTest = { ...working, milliseconds: 20 };
  await press('Test the connection');
  const success = 'The model has answered. It took less than 0.1 s.';
  expect(await card('Text').findByText(success)).toBeDefined();
});

test('what the environment sets is shown with its variables, and cannot be changed', async () => {
  stored = { text: null, image: { ...chosen, setBy: 'environment' }, version: 1 };
  const { card } = await open('?edit=image');
  const prices = ['_PICTURE_PRICE', '_INPUT_PRICE', '_OUTPUT_PRICE'];
  for (const variable of ['_PROVIDER', '_URL', '', '_KEY', ...prices]) {
    expect(card('Pictures').getByText(`IMAGE_MODEL${variable}`)).toBeDefined();
  }
  expect(card('Pictures').getByText('$1.50')).toBeDefined();
  expect(card('Pictures').queryByRole('textbox')).toBeNull();
  expect(
    card('Pictures')
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Test the connection']);
});
