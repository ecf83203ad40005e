import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { showText } from '../drafts/shown-values.ts';
import { hook, questDraft, truth } from './fake-generations.fixture.ts';
import {
  button,
  clearStage,
  empty,
  open,
  openPanel,
  press,
  setStage,
  stage,
  write,
} from './storyteller-stage.fixture.tsx';

// The code of the panel is loaded from disk, which takes longer than a test waits for an element.
beforeAll(() => import('./panels.ts'));
beforeEach(setStage);
afterEach(clearStage);

/** Has a second draft written, and puts it into the form, from which the giver of the first one was removed. */
async function useAnother(user: ReturnType<typeof open>): Promise<void> {
  await openPanel(user);
  await press(user, 'Write another');
  await waitFor(() => expect(stage.server.all).toHaveLength(2));
  stage.server.finish({ ...questDraft(), title: 'The Tide Bell' });
  await screen.findByRole('heading', { name: 'The Tide Bell' });
  stage.form = { ...stage.form, giver: '' };
  await press(user, 'Use this draft');
}

describe('a draft', () => {
  test('is written again in one section, and stays in view meanwhile', async () => {
    const user = open();
    await write(user);
    const section = screen.getByRole('region', { name: truth.heading });
    await user.click(within(section).getByRole('button', { name: 'Rewrite “What is true”' }));
    await user.click(within(section).getByRole('button', { name: 'Longer' }));
    await waitFor(() =>
      expect(stage.server.started[1]?.body).toEqual({
        instruction: 'longer',
        sectionIds: ['truth'],
      }),
    );
    within(section).getByText(truth.text);
    const longer = { ...truth, text: 'Tamsin is the bell. It rings at night.' };
    stage.server.finish(questDraft([hook, longer]));
    await within(section).findByText('Tamsin is the bell. It rings at night.');
    await press(user, 'Back to the draft before this one');
    await screen.findByText(truth.text);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'The Light Below' }));
  });

  test('of a short story in the darkest tone offers another length and mood for a section', async () => {
    const user = open();
    await openPanel(user);
    await user.click(await screen.findByRole('radio', { name: 'Short' }));
    await user.click(screen.getByRole('radio', { name: 'Horror' }));
    await press(user, 'Write');
    await screen.findByText('Waiting for its turn');
    stage.server.finish(questDraft());
    await screen.findByRole('heading', { name: 'The Light Below' });
    const section = screen.getByRole('region', { name: truth.heading });
    await user.click(within(section).getByRole('button', { name: 'Rewrite “What is true”' }));
    for (const name of ['Longer', 'Lighter']) {
      const offered = within(section).getByRole('button', { name });
      expect(offered.getAttribute('aria-disabled')).toBeNull();
    }
    await user.click(within(section).getByRole('button', { name: 'Darker' }));
    await waitFor(() =>
      expect(stage.server.started[1]?.body).toEqual({
        instruction: 'darker',
        sectionIds: ['truth'],
      }),
    );
  });

  test('is written again as a whole', async () => {
    const user = open();
    await write(user);
    await press(user, 'Write another');
    await waitFor(() => expect(stage.server.started[1]?.body).toEqual({ instruction: 'again' }));
    stage.server.finish({ ...questDraft(), title: 'The Tide Bell' });
    await screen.findByRole('heading', { name: 'The Tide Bell' });
  });

  test('is written again with a wish that the user types', async () => {
    const user = open();
    await write(user);
    const whole = screen.getByRole('group', { name: 'The whole draft' });
    const words = within(whole).getByRole('textbox', { name: /^In your own words/ });
    await user.type(words, '{Enter}');
    expect(stage.server.started).toHaveLength(1);
    await user.type(words, ' Too cheerful {Enter}');
    await waitFor(() =>
      expect(stage.server.started[1]?.body).toEqual({
        instruction: 'again',
        wish: 'Too cheerful',
        ...stage.safety,
      }),
    );
  });

  test('keeps to the lines and veils that are in the form now', async () => {
    stage.safety = { safetyLines: 'rats', safetyVeils: '' };
    const user = open();
    await write(user);
    await press(user, 'Shorter');
    await waitFor(() =>
      expect(stage.server.started[1]?.body).toEqual({ instruction: 'shorter', ...stage.safety }),
    );
  });

  test('is not made darker than the darkest tone', async () => {
    const user = open();
    await openPanel(user);
    await user.click(await screen.findByRole('radio', { name: 'Horror' }));
    await press(user, 'Write');
    await screen.findByText('Waiting for its turn');
    stage.server.finish(questDraft());
    await screen.findByRole('heading', { name: 'The Light Below' });
    const whole = screen.getByRole('group', { name: 'The whole draft' });
    const darker = within(whole).getByRole('button', { name: 'Darker' });
    const reason = within(whole).getByText('It is as dark as it gets: its tone is horror.');
    expect(darker.getAttribute('aria-describedby')).toBe(reason.id);
    await user.click(darker);
    expect(stage.server.started).toHaveLength(1);
  });

  test('says beside an empty wish what it is for, and while it is written that it is busy', async () => {
    const user = open();
    await write(user);
    const whole = screen.getByRole('group', { name: 'The whole draft' });
    const rewrite = within(whole).getByRole('button', { name: 'Rewrite' });
    const hint = within(whole).getByText('Say what should change, then press Rewrite.');
    expect(rewrite.getAttribute('aria-describedby')).toBe(hint.id);
    await user.click(within(whole).getByRole('button', { name: 'Longer' }));
    await waitFor(() => expect(hint.textContent).toBe('The storyteller is still writing.'));
    for (const each of within(whole).getAllByRole('button')) {
      expect(each.getAttribute('aria-describedby')).toBe(hint.id);
    }
  });

  test('that replaced a text can be replaced by this text again', async () => {
    stage.hasReplaced = true;
    const earlier = questDraft([{ ...hook, text: 'My own text.' }]);
    const entry = { type: 'quest', title: 'The bell', text: 'My own text.', details: {} } as const;
    stage.server.add({ author: 'person', draft: { ...earlier, title: 'The bell', entry } });
    stage.form = { ...empty, title: 'The bell', text: 'What the storyteller wrote.' };
    const user = open();
    await press(user, 'Bring back the earlier text');
    await screen.findByText('From before a draft');
    expect(screen.queryByRole('group', { name: 'The whole draft' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'The seed' })).toBeNull();
    await press(user, 'Bring it back');
    await press(user, 'Replace');
    expect(stage.form).toMatchObject({ text: 'My own text.' });
  });

  test('stays in view if it cannot be written again', async () => {
    const user = open();
    await write(user);
    await press(user, 'Shorter');
    await waitFor(() => expect(stage.server.all).toHaveLength(2));
    stage.server.fail('The storyteller lost the thread. Try again.');
    await screen.findByText('The storyteller lost the thread. Try again.');
    screen.getByRole('heading', { name: 'The Light Below' });
    await press(user, 'Shorter');
    await waitFor(() => expect(stage.server.started).toHaveLength(3));
  });

  test('goes into an empty form at once, and can be taken back', async () => {
    const user = open();
    await write(user);
    await press(user, 'Use this draft');
    await screen.findByText(/^In the form: At low water/);
    expect(stage.form).toMatchObject({ title: 'The Light Below', giver: 'Tamsin' });
    expect(screen.queryByRole('dialog', { name: 'The storyteller' })).toBeNull();
    await press(user, 'Undo');
    expect(stage.form).toEqual(empty);
  });

  test('that follows another one leaves one Undo, which is gone with the form', async () => {
    const user = open();
    await write(user);
    await press(user, 'Use this draft');
    await screen.findByText('The draft is in the form.');
    await useAnother(user);
    await waitFor(() => expect(toast.getToasts()).toHaveLength(1));
    cleanup();
    expect(toast.getToasts()).toEqual([]);
  });

  test('can be taken back later from the panel, except what was changed since', async () => {
    const user = open();
    await write(user);
    await press(user, 'Use this draft');
    await screen.findByText(/^In the form: At low water/);
    stage.form = { ...stage.form, title: 'My title' };
    await openPanel(user);
    await press(user, 'Take it back');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'The Light Below' }));
    expect(stage.form).toEqual({ ...empty, title: 'My title' });
    await screen.findByText(/except what you have changed since/);
  });

  test('is compared with the text of the form before it replaces this text', async () => {
    stage.form = { ...empty, title: 'The bell', text: 'At low water, a horn sounds.' };
    const user = open();
    await write(user);
    await press(user, 'Use this draft');
    const text = await screen.findByRole('region', { name: 'Text' });
    expect(
      [...text.querySelectorAll('del')].map(({ textContent }) => textContent).join(),
    ).toContain('horn');
    within(text).getByText(/^What is struck through is in the form now\./);
    screen.getByText('Empty in the form, and filled by the draft: Given by.');
    // The name of the record stays, unless the user wants another.
    expect(screen.queryByRole('checkbox', { name: 'Title', checked: false })).not.toBeNull();
    await press(user, 'Replace and fill in');
    expect(stage.form).toEqual({
      title: 'The bell',
      giver: 'Tamsin',
      text: 'At low water, a bell rings where no chapel stands.\n\n:::secret\nTamsin rings it.\n:::',
    });
  });

  test('can be added below the text of the form, unless the text gets too long', async () => {
    stage.form = { ...empty, text: 'A horn sounds.' };
    const user = open();
    await write(user);
    await press(user, 'Use this draft');
    await press(user, 'Add below');
    expect(showText(stage.form['text'])).toMatch(/^A horn sounds\.\n\nAt low water/);
    await act(async () => {
      stage.form = { ...empty, text: 'x'.repeat(190) };
    });
    await openPanel(user);
    await press(user, 'Use this draft');
    const below = await button('Add below');
    expect(below.title).toBe('“Text” would be too long.');
    await user.click(below);
    expect(stage.form['text']).toBe('x'.repeat(190));
  });

  test('replaces the name that an earlier draft has put into the form', async () => {
    const user = open();
    await write(user);
    await press(user, 'Use this draft');
    await openPanel(user);
    await press(user, 'Write another');
    await waitFor(() => expect(stage.server.all).toHaveLength(2));
    stage.server.finish({
      ...questDraft(),
      title: 'The Tide Bell',
      entry: { type: 'quest', title: 'The Tide Bell', text: 'A bell sinks.', details: {} },
    });
    await screen.findByRole('heading', { name: 'The Tide Bell' });
    await press(user, 'Use this draft');
    await press(user, 'Replace');
    expect(stage.form).toEqual({ title: 'The Tide Bell', giver: 'Tamsin', text: 'A bell sinks.' });
  });

  test('that is taken back leaves the earlier draft in the form, and as its source', async () => {
    const user = open();
    await write(user);
    await press(user, 'Use this draft');
    const first = stage.usedDraft;
    await useAnother(user);
    await waitFor(() => expect(stage.usedDraft).not.toBe(first));
    await openPanel(user);
    await press(user, 'Take it back');
    expect(stage.usedDraft).toBe(first);
    expect(first).not.toBeNull();
  });

  test('changes nothing in the form if all fields are kept', async () => {
    stage.form = { ...empty, text: 'A horn sounds.', giver: 'Odo', title: 'The horn' };
    const user = open();
    await write(user);
    await press(user, 'Use this draft');
    await user.click(await screen.findByRole('checkbox', { name: 'Text' }));
    await user.click(screen.getByRole('checkbox', { name: 'Given by' }));
    const replace = await button('Replace');
    expect(replace.title).toBe('There is nothing to put into the form.');
    await user.click(replace);
    expect(stage.form).toEqual({ title: 'The horn', giver: 'Odo', text: 'A horn sounds.' });
  });

  test('only fills in what is empty if the name is all that is written', async () => {
    stage.form = { ...empty, title: 'The horn' };
    const user = open();
    await write(user);
    await press(user, 'Use this draft');
    await button('Fill in what is empty');
    expect(screen.queryByRole('button', { name: 'Replace' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add below' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Title' }));
    await button('Replace and fill in');
    await user.click(screen.getByRole('checkbox', { name: 'Title' }));
    await press(user, 'Fill in what is empty');
    expect(stage.form).toMatchObject({ title: 'The horn', giver: 'Tamsin' });
  });

  test('that was used is not in the next form', async () => {
    const user = open();
    await write(user);
    await press(user, 'Use this draft');
    await screen.findByText(/^In the form: At low water/);
    cleanup();
    await openPanel(open());
    await button('Write');
    expect(screen.queryByRole('button', { name: 'Use this draft' })).toBeNull();
  });

  test('that was used and taken back is there after a reload', async () => {
    const user = open();
    await write(user);
    await press(user, 'Use this draft');
    await press(user, 'Undo');
    cleanup();
    await openPanel(open(), 'Read the draft');
    expect(screen.queryByRole('heading', { name: 'The Light Below' })).not.toBeNull();
  });
});
