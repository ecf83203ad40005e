import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { testUndoAndRedo } from '#tests/support/undo-laws.ts';
import {
  type Command,
  type History,
  inverseOf,
  noHistory,
  addCommand,
  stepBack,
  stepForward,
} from './commands.ts';
import { DraftStore } from './draft-store.ts';
import { type DraftFormat, type FoundDraft, keepDraft } from './kept-draft.ts';
import { changesOver, rebase, resolve } from './rebase.ts';

/** The draft of a form with text fields: the base version and the changed texts. */
interface FormDraft {
  version: number;
  base: Readonly<Record<string, unknown>>;
  changed: Readonly<Record<string, unknown>>;
}

const campaign = { title: 'Curse of the Tide', story: '', players: 4 };
const untouched: FormDraft = { version: 7, base: campaign, changed: {} };

const isForm = (head: unknown): head is FormDraft =>
  typeof head === 'object' && head !== null && 'changed' in head && 'version' in head;

const format: DraftFormat<FormDraft> = {
  write: (form) => (Object.keys(form.changed).length === 0 ? null : { head: { ...form } }),
  read: ({ head }) =>
    isForm(head) ? { version: head.version, base: head.base, changed: head.changed } : null,
};

/** The names of the locks that pages hold. `close` releases the locks of all pages. */
const locks = new Set<string>();
const request = async (name: string, _options: unknown, hold: () => unknown) => {
  if (locks.has(name)) throw new DOMException('held', 'AbortError');
  locks.add(name);
  await hold();
  locks.delete(name);
};

/** Opens the form on a page and returns the drafts that the page finds. */
async function openForm(owner = 'mira/campaign/1', limit?: number) {
  const kept = keepDraft(owner, format, untouched);
  const leave = kept.keepAtTheEnd();
  let found: readonly FoundDraft<FormDraft>[] = [];
  await kept.open((drafts) => {
    found = drafts;
    kept.keep(drafts.at(-1)?.content ?? untouched);
  }, limit);
  return {
    found: found.map(({ content }) => content),
    type: (changed: FormDraft['changed']) => kept.keep({ ...untouched, changed }),
    empty: () => kept.keep(untouched),
    /** Closes the form, but not its page. */
    unmount: async () => {
      leave();
      await kept.close();
    },
    close: () => {
      leave();
      locks.clear();
    },
  };
}

const store = new DraftStore();
const stored = async () => (await store.keys('')).map((key) => key.replace(/\/[^/]*$/, ''));

beforeEach(() => vi.stubGlobal('navigator', { locks: { request } }));
afterEach(async () => {
  await store.remove(await store.keys(''));
  locks.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** Two tabs, which share the drafts and the locks. A tab has its storage until its step first waits for something. */
function twoTabs() {
  const storages = [new Map<string, string>(), new Map<string, string>()] as const;
  return {
    in: <Result,>(tab: 0 | 1, step: () => Result): Result => {
      sessionStorage.clear();
      for (const [name, value] of storages[tab]) sessionStorage.setItem(name, value);
      const result = step();
      for (const name of Object.keys(sessionStorage)) {
        storages[tab].set(name, sessionStorage.getItem(name) ?? '');
      }
      return result;
    },
  };
}

/** The events of a page that is closed. */
function announceEnd() {
  for (const moment of ['beforeunload', 'pagehide']) window.dispatchEvent(new Event(moment));
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('the text of a form', () => {
  test('is restored after the page was closed, with its base version', async () => {
    const before = await openForm();
    before.type({ story: 'The harbour burns.' });
    before.close();
    await vi.waitFor(async () => expect(await stored()).toEqual(['mira/campaign/1']));
    const after = await openForm();
    expect(after.found).toEqual([{ ...untouched, changed: { story: 'The harbour burns.' } }]);
    after.close();
  });

  test('is stored when the page is closed, although an earlier write failed', async () => {
    const form = await openForm();
    const write = vi.spyOn(DraftStore.prototype, 'write').mockRejectedValueOnce(new Error('full'));
    form.type({ story: 'x' });
    await vi.waitFor(() => expect(write).toHaveBeenCalledTimes(1));
    await expect(write.mock.results[0]?.value).rejects.toThrow('full');
    form.close();
    await vi.waitFor(async () => expect(await stored()).toHaveLength(1));
  });

  test('is written once when the page is closed, although several events announce it', async () => {
    const form = await openForm();
    const write = vi.spyOn(DraftStore.prototype, 'write');
    form.type({ story: 'x' });
    announceEnd();
    form.close();
    await vi.waitFor(async () => expect(await stored()).toHaveLength(1));
    expect(write).toHaveBeenCalledTimes(1);
  });

  test('is written once more when the page is closed while it is being written', async () => {
    const form = await openForm();
    const first = Promise.withResolvers<void>();
    const write = vi.spyOn(DraftStore.prototype, 'write').mockReturnValueOnce(first.promise);
    form.type({ story: 'x' });
    await vi.waitFor(() => expect(write).toHaveBeenCalledTimes(1));
    announceEnd();
    first.reject(new Error('The second write has ended this one.'));
    await vi.waitFor(async () => expect(await stored()).toHaveLength(1));
    announceEnd();
    form.close();
    expect(write).toHaveBeenCalledTimes(2);
  });

  test('is removed from the store when the form has no changes any more', async () => {
    const form = await openForm();
    form.type({ story: 'x' });
    await vi.waitFor(async () => expect(await stored()).toHaveLength(1));
    form.empty();
    await vi.waitFor(async () => expect(await stored()).toEqual([]));
    form.close();
  });

  test('of another campaign or user is not offered', async () => {
    const form = await openForm();
    form.type({ story: 'x' });
    form.close();
    await vi.waitFor(async () => expect(await stored()).toHaveLength(1));
    for (const owner of ['mira/campaign/2', 'ilse/campaign/1']) {
      expect((await openForm(owner)).found).toEqual([]);
    }
  });

  test('is not offered while another tab has it open', async () => {
    const first = await openForm();
    first.type({ story: 'x' });
    await vi.waitFor(async () => expect(await stored()).toHaveLength(1));
    expect((await openForm()).found).toEqual([]);
    first.close();
    expect((await openForm()).found).toHaveLength(1);
  });

  test('is found again on the same page after the form was closed', async () => {
    const form = await openForm();
    form.type({ story: 'x' });
    await form.unmount();
    expect((await openForm()).found).toHaveLength(1);
  });

  test('of two drafts only the newest is taken, and the other is offered next time', async () => {
    for (const story of ['older', 'newer']) {
      await store.write(`mira/new-campaign/${story}`, {
        head: { ...untouched, changed: { story }, at: story === 'newer' ? 2 : 1 },
      });
    }
    const first = await openForm('mira/new-campaign', 1);
    expect(first.found.map(({ changed }) => changed)).toEqual([{ story: 'newer' }]);
    first.empty();
    await first.unmount();
    const second = await openForm('mira/new-campaign', 1);
    expect(second.found.map(({ changed }) => changed)).toEqual([{ story: 'older' }]);
  });

  test.each([
    [0, 1],
    [1, 0],
  ] as const)(
    'is back in its own tab, also when both tabs open their forms at the same time (%i first)',
    async (first, second) => {
      const tabs = twoTabs();
      const open = () => openForm('mira/new-campaign', 1);
      const forms = await Promise.all([tabs.in(0, open), tabs.in(1, open)]);
      for (const tab of [0, 1] as const) {
        await tabs.in(tab, () => {
          forms[tab].type({ story: `of tab ${tab}` });
          return forms[tab].unmount();
        });
      }
      const [one, other] = await Promise.all([tabs.in(first, open), tabs.in(second, open)]);
      expect(one.found).toMatchObject([{ changed: { story: `of tab ${first}` } }]);
      expect(other.found).toMatchObject([{ changed: { story: `of tab ${second}` } }]);
    },
  );

  test('of another tab is offered in a tab whose own text was saved', async () => {
    const tabs = twoTabs();
    const open = () => openForm('mira/new-campaign', 1);
    const [saved, written] = await Promise.all([tabs.in(0, open), tabs.in(1, open)]);
    await tabs.in(0, () => {
      saved.type({ story: 'saved' });
      saved.empty();
      return saved.unmount();
    });
    await tabs.in(1, () => {
      written.type({ story: 'of tab 1' });
      return written.unmount();
    });
    const { found } = await tabs.in(0, open);
    expect(found).toMatchObject([{ changed: { story: 'of tab 1' } }]);
  });

  test('stays in the store if the form is closed while it is looking for drafts', async () => {
    const before = await openForm();
    before.type({ story: 'x' });
    await before.unmount();
    const kept = keepDraft('mira/campaign/1', format, untouched);
    const opening = kept.open(() => undefined);
    await kept.close();
    await opening;
    expect((await openForm()).found).toHaveLength(1);
  });

  test('in an unknown format is not offered and not changed', async () => {
    const head = { at: 1, text: 'of another layout' };
    await store.write('mira/campaign/1/old', { head });
    expect((await openForm()).found).toEqual([]);
    expect(await store.head('mira/campaign/1/old')).toEqual(head);
  });

  test('is rebased on a newer version, and only fields that both sides have changed are conflicts', () => {
    const changes = { base: campaign, changed: { story: 'Mine.', title: 'The Drowned Crown' } };
    expect(rebase(changes, { ...campaign, players: 5 })).toEqual({
      state: 'rebased',
      changed: changes.changed,
    });
    const theirs = { ...campaign, players: 5, story: 'Theirs.' };
    expect(rebase(changes, theirs)).toEqual({ state: 'conflict', fields: ['story'] });
    const mine = { ...campaign, ...changes.changed };
    const values = resolve({ base: campaign, mine, theirs, choices: { story: 'theirs' } });
    expect(values).toEqual({ title: 'The Drowned Crown', story: 'Theirs.', players: 5 });
    expect(changesOver(theirs, values)).toEqual({ title: 'The Drowned Crown' });
  });
});

describe('a form', () => {
  interface FormState {
    values: Readonly<Record<string, string>>;
    history: History<Command>;
  }
  const applied = (values: FormState['values'], { patches }: Command): FormState['values'] => {
    const next = { ...values };
    for (const { field, to } of patches) next[field] = String(to);
    return next;
  };
  testUndoAndRedo<FormState>({
    open: () => ({ values: { title: '', story: '' }, history: noHistory }),
    steps: fc
      .record({ field: fc.constantFrom('title', 'story'), to: fc.constantFrom('', 'a', 'b') })
      .map(({ field, to }) => ({ values, history }: FormState) => {
        if (values[field] === to) return { values, history };
        const command = { label: field, patches: [{ field, from: values[field], to }] };
        return { values: applied(values, command), history: addCommand(history, command) };
      }),
    undo: (world) => {
      const step = stepBack(world.history);
      if (step === null) return world;
      return { values: applied(world.values, inverseOf(step.command)), history: step.history };
    },
    redo: (world) => {
      const step = stepForward(world.history);
      if (step === null) return world;
      return { values: applied(world.values, step.command), history: step.history };
    },
    view: ({ values }) => values,
    depth: ({ history }) => history.done.length,
  });
});
