import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { describe, expect, test } from 'vitest';
import { people } from '#mocks/fixtures/people.ts';
import { type Entry, QuestRewardItemKind } from '#src/generated/model/index.ts';
import { call } from '#tests/support/call-mocks.ts';
import { lanterns, openEntries, signInAs, write } from '#tests/support/entry-pages.tsx';
import { expectRefusal, mockBackend } from '#tests/support/mocked-catalogue.tsx';

async function textArea(user: UserEvent): Promise<HTMLElement> {
  const toolbar = await screen.findByRole('toolbar', { name: /Text/ });
  await user.click(within(toolbar).getByRole('button', { name: 'Edit as text' }));
  return screen.getByRole('textbox', { name: 'Text' });
}

describe('the form of an entry', () => {
  const mocks = mockBackend('mira');

  test('proposes the next number for a session, and creates it', async () => {
    await write({ type: 'session', title: 'Seven', details: { number: 7, date: '2026-11-08' } });
    const { user, here } = await openEntries('/create?type=session', 'mira');
    const number = await screen.findByRole<HTMLInputElement>('textbox', { name: /Number/ });
    expect(number.value).toBe('8');
    await user.type(screen.getByLabelText(/^Title/), 'The eighth lantern');
    await user.click(screen.getByRole('checkbox', { name: 'Tomas' }));
    await user.type(screen.getByLabelText(/^Tags/), 'coast, storm');
    await user.click(screen.getByRole('radio', { name: 'Everyone' }));
    await user.click(screen.getByRole('button', { name: 'Create session' }));
    await screen.findByRole('heading', { name: 'The eighth lantern' });
    expect(here()).toMatch(/^\/entries\/[\w-]+$/);
    expect(screen.getByText('Who was there').nextSibling?.textContent).toBe('Tomas');
    screen.getByRole('link', { name: '#storm' });
  });

  test('sends only game masters to the page on which people are invited', async () => {
    await call(`${await lanterns()}/members/${people.ilse.id}`, 'DELETE');
    await signInAs('tomas');
    const { user } = await openEntries('/create?type=note', 'tomas');
    await user.click(await screen.findByRole('radio', { name: 'Chosen members' }));
    await screen.findByText('No other players or viewers are in this campaign yet.');
    expect(screen.queryByText(/Invite them/)).toBeNull();
  });

  test('writes the steps and the reward of a quest', async () => {
    const { user } = await openEntries('/create?type=quest', 'mira');
    await user.type(await screen.findByLabelText(/^Title/), 'Find the keeper');
    await user.click(screen.getByRole('button', { name: 'Add step' }));
    await user.type(screen.getByRole('textbox', { name: 'step 1' }), 'Row out');
    await user.click(screen.getByRole('button', { name: 'Add step' }));
    await user.type(screen.getByLabelText('Gold'), '20');
    await user.click(screen.getByRole('button', { name: 'Add reward' }));
    await user.type(screen.getByRole('combobox', { name: 'reward 1' }), 'Glass eye');
    const quantity = screen.getByRole('textbox', { name: 'Quantity of reward 1' });
    await user.clear(quantity);
    await user.type(quantity, '3{ArrowUp}');
    // Number fields of the browser look different, and change their value when the page is scrolled.
    expect(screen.queryAllByRole('spinbutton')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Create quest' }));
    await screen.findByRole('heading', { name: 'Find the keeper' });
    const reward = screen.getByText('Reward').nextSibling;
    expect(reward?.textContent).toBe('20 gp4 × Glass eye');
    expect(screen.getAllByText(/\((?:done|open)\)/)).toHaveLength(1);
  });

  test('links a reward to an item of the rules, chosen with the keyboard', async () => {
    const { user } = await openEntries('/create?type=quest', 'mira');
    await user.type(await screen.findByLabelText(/^Title/), 'Find the keeper');
    await user.click(screen.getByRole('button', { name: 'Add reward' }));
    const reward = screen.getByRole('combobox', { name: 'reward 1' });
    await user.type(reward, 'longsw');
    const option = await screen.findByRole('option', { name: 'Longsword · Weapon' });
    await user.keyboard('{ArrowDown}');
    expect(option.getAttribute('aria-selected')).toBe('true');
    expect(reward.getAttribute('aria-activedescendant')).toBe(option.id);
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(reward).toHaveProperty('value', 'Longsword');
    screen.getByText('From the rules: Weapon');
    await user.click(screen.getByRole('button', { name: 'Create quest' }));
    await screen.findByRole('heading', { name: 'Find the keeper' });
    const link = screen.getByRole('link', { name: 'Longsword' });
    expect(link.getAttribute('href')).toBe('/rules/weapons/2024%23longsword');
  });

  test('says when the rules cannot be searched, and keeps the words', async () => {
    const { user } = await openEntries('/create?type=quest', 'mira');
    await user.type(await screen.findByLabelText(/^Title/), 'Find the keeper');
    await user.click(screen.getByRole('button', { name: 'Add reward' }));
    expectRefusal();
    await mocks.backend.useScenario('unavailable');
    await user.type(screen.getByRole('combobox', { name: 'reward 1' }), 'Glass eye');
    await screen.findByText(/^The rules could not be searched/);
    await mocks.backend.useScenario('default');
    await user.click(screen.getByRole('button', { name: 'Create quest' }));
    await screen.findByText('Glass eye');
    expect(screen.queryByRole('link', { name: 'Glass eye' })).toBeNull();
  });

  test('keeps other words as the name of a reward', async () => {
    const reward = { name: 'Longsword', quantity: 1, sk: '2024#longsword' };
    const rewardItems = [{ ...reward, kind: QuestRewardItemKind.weapons }];
    const { entryId } = await write({
      type: 'quest',
      title: 'The blade',
      details: { rewardItems },
    });
    const { user } = await openEntries(`/${entryId}/edit`, 'mira');
    await user.type(
      await screen.findByRole('combobox', { name: 'reward 1' }),
      ' of the drowned king',
    );
    expect(screen.queryByText(/^From the rules/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Longsword of the drowned king');
    expect(screen.queryByRole('link', { name: /Longsword/ })).toBeNull();
  });

  test('is unchanged after a change of a reward is taken back', async () => {
    const rewardItems = [{ name: 'Glass eye', quantity: 1 }];
    const { entryId } = await write({ type: 'quest', title: 'The eye', details: { rewardItems } });
    const { user, here } = await openEntries(`/${entryId}/edit`, 'mira');
    await user.type(await screen.findByRole('combobox', { name: 'reward 1' }), 's{Backspace}');
    await user.click(screen.getByText('Cancel'));
    await waitFor(() => expect(here()).toBe(`/entries/${entryId}`));
  });

  test('says at the tags that one of them is too long', async () => {
    const { user, here } = await openEntries('/create?type=note', 'mira');
    await user.type(await screen.findByLabelText(/^Title/), 'Tides');
    const tags = screen.getByLabelText(/^Tags/);
    await user.type(tags, `sea, ${'a'.repeat(41)}`);
    await user.click(screen.getByRole('button', { name: 'Create note' }));
    await screen.findByText('Use 40 characters or fewer.');
    await waitFor(() => expect(document.activeElement).toBe(tags));
    expect(here()).toContain('/create');
  });

  test('shows errors of the server about details at their fields', async () => {
    const { user } = await openEntries('/create?type=quest', 'mira');
    await user.type(await screen.findByLabelText(/^Title/), 'Find the keeper');
    const giver = screen.getByLabelText(/^Given by/);
    await user.type(giver, 'Cor\u200bvin');
    await user.click(screen.getByRole('button', { name: 'Add step' }));
    await user.type(screen.getByRole('textbox', { name: 'step 1' }), 'Row\u200b out');
    expectRefusal();
    await user.click(screen.getByRole('button', { name: 'Create quest' }));
    const summary = await screen.findByText('2 fields need another look');
    expect(summary.closest('[role="alert"]')?.textContent).not.toContain('details');
    expect(giver.getAttribute('aria-invalid')).toBe('true');
    const steps = screen.getByRole('group', { name: /^Steps/ });
    within(steps).getByText('Use one line without invisible characters.');
  });

  test('saves an entry whose chosen reader has left the campaign', async () => {
    const campaign = await lanterns();
    const { entryId } = await write({
      type: 'note',
      title: 'Tides',
      visibility: 'chosen',
      readerIds: [people.tomas.id, people.ilse.id],
    });
    await call(`${campaign}/members/${people.tomas.id}`, 'DELETE');
    const { user } = await openEntries(`/${entryId}/edit`, 'mira');
    await user.type(await textArea(user), 'High at noon.');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('High at noon.');
    const stored = await call<Entry>(`${campaign}/entries/${entryId}`);
    expect(stored.readerIds).toEqual([people.ilse.id]);
  });

  test('asks which text stays when someone else has changed it too', async () => {
    const { entryId } = await write({ type: 'note', title: 'Tides', text: 'High at noon.' });
    const { user } = await openEntries(`/${entryId}/edit`, 'mira');
    const text = await textArea(user);
    await user.clear(text);
    await user.type(text, 'High at dusk.');
    await call(`${await lanterns()}/entries/${entryId}`, 'PATCH', { text: 'High at dawn.' });
    expectRefusal();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText(/was changed somewhere else meanwhile/);
    await user.click(screen.getByRole('button', { name: 'All mine' }));
    await screen.findByText('High at dusk.');
    expect(screen.queryByText('High at dawn.')).toBeNull();
  });

  test('creates the entry again after someone has deleted it', async () => {
    const campaign = await lanterns();
    const { entryId } = await write({ type: 'note', title: 'Tides', text: 'High at noon.' });
    const { user, here } = await openEntries(`/${entryId}/edit`, 'mira');
    await user.type(await textArea(user), ' Low at dusk.');
    await call(`${campaign}/entries/${entryId}`, 'DELETE');
    expectRefusal();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    const gone = 'This entry is not there any more: someone has deleted it.';
    const alert = (await screen.findByText(gone)).closest('[role="alert"]');
    await waitFor(() => expect(document.activeElement).toBe(alert));
    expect(alert?.getAttribute('tabindex')).toBe('-1');
    await user.click(await screen.findByRole('button', { name: 'Create it again' }));
    await screen.findByText('Tides is written down again.');
    await screen.findByText('High at noon. Low at dusk.');
    expect(here()).not.toContain(entryId);
  });

  test.each([
    ['below the same entry as before', false],
    ['at the top if the entry above is deleted, too', true],
  ])('creates the entry again %s', async (_, isParentDeleted) => {
    const campaign = await lanterns();
    const parent = await write({ type: 'place', title: 'The coast' });
    const { entryId } = await write({ type: 'note', title: 'Tides', parentId: parent.entryId });
    const { user, here } = await openEntries(`/${entryId}/edit`, 'mira');
    await user.type(await textArea(user), 'Low at dusk.');
    await call(`${campaign}/entries/${entryId}`, 'DELETE');
    if (isParentDeleted) await call(`${campaign}/entries/${parent.entryId}`, 'DELETE');
    expectRefusal();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await user.click(await screen.findByRole('button', { name: 'Create it again' }));
    await waitFor(() => expect(here()).not.toContain('edit'));
    const created = await call<Entry>(campaign + here());
    expect(created.ancestors.map(({ title }) => title)).toEqual(
      isParentDeleted ? [] : ['The coast'],
    );
  });

  test('offers only a copy of the text to someone who is not a member any more', async () => {
    const campaign = await lanterns();
    await signInAs('tomas');
    const { entryId } = await write({ type: 'note', title: 'Tides' });
    const { user } = await openEntries(`/${entryId}/edit`, 'tomas');
    await user.type(await textArea(user), 'High at noon.');
    await call(`${campaign}/members/${people.tomas.id}`, 'DELETE');
    expectRefusal();
    let answer = (): void => undefined;
    const waited = new Promise<void>((resolve) => (answer = resolve));
    mocks.server.use(http.get('*/api/campaigns/:id', () => waited));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('This entry cannot be found any more.');
    answer();
    await screen.findByText('You are not a member of this campaign any more.');
    expect(screen.queryByRole('button', { name: 'Create it again' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Copy what I wrote' }));
    expect(await navigator.clipboard.readText()).toContain('High at noon.');
  });
});

describe('a refused form of an entry focuses', () => {
  mockBackend('mira');

  /** Opens the form for a new entry with a title. */
  async function create(type: 'quest' | 'note') {
    const { user } = await openEntries(`/create?type=${type}`, 'mira');
    await user.type(await screen.findByLabelText(/^Title/), 'Find the keeper');
    const send = () => user.click(screen.getByRole('button', { name: `Create ${type}` }));
    return { user, send };
  }

  const enter = (control: HTMLElement, value: string) =>
    fireEvent.change(control, { target: { value } });

  /** A message cannot get the focus without a `tabindex`. */
  const focusedMessage = (): string | null | undefined =>
    document.activeElement?.matches('[role="alert"][tabindex]')
      ? document.activeElement.textContent
      : null;

  test('the message of the steps', async () => {
    const { user, send } = await create('quest');
    await user.click(screen.getByRole('button', { name: 'Add step' }));
    enter(screen.getByRole('textbox', { name: 'step 1' }), 'a'.repeat(301));
    await send();
    await waitFor(() => expect(focusedMessage()).toBe('Use 300 characters or fewer.'));
  });

  test('the message of the rewards', async () => {
    const { user, send } = await create('quest');
    await user.click(screen.getByRole('button', { name: 'Add reward' }));
    enter(screen.getByRole('combobox', { name: 'reward 1' }), 'a'.repeat(121));
    await send();
    await waitFor(() => expect(focusedMessage()).toBe('Use 120 characters or fewer.'));
  });

  test('the coin that is wrong', async () => {
    const { user, send } = await create('quest');
    const gold = screen.getByRole('textbox', { name: 'Gold' });
    await user.type(gold, '1.5');
    await send();
    await screen.findByText('This must be a whole number.');
    await waitFor(() => expect(document.activeElement).toBe(gold));
  });

  test('the message of the members', async () => {
    const { user, send } = await create('note');
    await user.click(screen.getByRole('radio', { name: /Chosen/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Tomas' }));
    await call(`${await lanterns()}/members/${people.tomas.id}`, 'DELETE');
    expectRefusal();
    await send();
    await waitFor(() =>
      expect(focusedMessage()).toBe('This person is not a member of the campaign.'),
    );
  });

  test('the text, also through its link in the summary', async () => {
    const { user, send } = await create('note');
    const text = await textArea(user);
    enter(text, 'a'.repeat(20_001));
    enter(screen.getByLabelText(/^Tags/), 'a'.repeat(41));
    await send();
    const link = await screen.findByRole('link', { name: 'Text: Use 20000 characters or fewer.' });
    await waitFor(() => expect(document.activeElement).toBe(text));
    await user.click(screen.getByRole('link', { name: 'Tags: Use 40 characters or fewer.' }));
    expect(document.activeElement).toBe(screen.getByLabelText(/^Tags/));
    await user.click(link);
    expect(document.activeElement).toBe(text);
  });

  test('a group through its link in the summary', async () => {
    const { user, send } = await create('quest');
    await user.click(screen.getByRole('button', { name: 'Add step' }));
    enter(screen.getByRole('textbox', { name: 'step 1' }), 'a'.repeat(301));
    enter(screen.getByLabelText(/^Tags/), 'a'.repeat(41));
    await send();
    await user.click(
      await screen.findByRole('link', { name: 'Steps: Use 300 characters or fewer.' }),
    );
    const steps = screen.getByRole('group', { name: /^Steps/ });
    expect(document.activeElement).toBe(steps);
    expect(steps.getAttribute('tabindex')).toBe('-1');
  });
});
