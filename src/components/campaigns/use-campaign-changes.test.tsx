import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notifyServerEvent } from '#src/api/server-events.ts';
import { closePage, readsOnly, useCampaignChanges } from './use-campaign-changes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const campaignId = 'lanterns';

/** Shows what `read` returns, and reads again when the server reports a change. */
function Page({ read, id }: { read: () => number | Promise<number>; id: string }) {
  useCampaignChanges(id);
  const { data } = useQuery({
    queryKey: ['entries', id],
    queryFn: async () => read(),
  });
  return <p>Version {data}</p>;
}

async function open(
  read: () => number | Promise<number>,
  queryClient = new QueryClient(),
  id = campaignId,
): Promise<void> {
  render(
    <QueryClientProvider client={queryClient}>
      <Page read={read} id={id} />
    </QueryClientProvider>,
  );
  await pass(0);
}

const pass = (milliseconds: number) =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

const change = () => notifyServerEvent('campaignChanged', { campaignId, entryId: null });

test('what a link has loaded before the socket has connected is loaded again with the page', async () => {
  // The first test, because an open page of an earlier one would be marked, too.
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queryClient.setQueryData(['entries', 'never opened'], 1);
  await pass(10);
  notifyServerEvent('connected', null);
  const read = vi.fn<() => number>(() => 2);
  await open(read, queryClient, 'never opened');
  await pass(100);
  expect(screen.getByText('Version 2').textContent).toBe('Version 2');
  await pass(3000);
  expect(read).toHaveBeenCalledTimes(1);
});

test('a change is loaded at once', async () => {
  let version = 1;
  await open(() => version);
  version = 2;
  change();
  await pass(100);
  expect(screen.getByText('Version 2').textContent).toBe('Version 2');
});

test('the changes of the next two seconds are loaded together', async () => {
  let version = 1;
  await open(() => version);
  change();
  await pass(100);
  for (version = 2; version < 5; version += 1) change();
  await pass(1_900);
  expect(screen.getByText('Version 1').textContent).toBe('Version 1');
  await pass(700);
  expect(screen.getByText('Version 5').textContent).toBe('Version 5');
  version = 6;
  await pass(2_600);
  change();
  await pass(100);
  expect(screen.getByText('Version 6').textContent).toBe('Version 6');
});

test('a change that is reported during a load is loaded later', async () => {
  let version = 1;
  let answer = (): void => undefined;
  let reads = 0;
  await open(async () => {
    const read = version;
    reads += 1;
    if (reads === 2) await new Promise<void>((resolve) => (answer = resolve));
    return read;
  });
  change();
  await pass(100);
  version = 2;
  change();
  await pass(100);
  answer();
  await pass(2_700);
  expect(screen.getByText('Version 2').textContent).toBe('Version 2');
});

const entryId = 'the-vault';

/** Shows an entry and a list. */
function EntryPage({ read, list }: { read: () => number; list: () => number }) {
  useCampaignChanges(campaignId);
  const entry = useQuery({ queryKey: ['entryGet', campaignId, entryId], queryFn: read });
  useQuery({ queryKey: ['entryList', campaignId], queryFn: list });
  return <p>Version {entry.data}</p>;
}

async function openEntry(read: () => number, list = () => 1): Promise<void> {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <EntryPage read={read} list={list} />
    </QueryClientProvider>,
  );
  await pass(0);
}

const changeEntry = (id = entryId) =>
  notifyServerEvent('campaignChanged', { campaignId, entryId: id });

test('the second of two passages that are revealed one after the other appears within a second', async () => {
  let version = 1;
  const list = vi.fn<() => number>(() => 1);
  await openEntry(() => version, list);
  changeEntry();
  await pass(300);
  expect(list).toHaveBeenCalledTimes(2);
  version = 2;
  changeEntry();
  await pass(1_000);
  expect(screen.getByText('Version 2').textContent).toBe('Version 2');
  expect(list).toHaveBeenCalledTimes(2);
  // Lists are loaded after the long pause.
  await pass(1_700);
  expect(list).toHaveBeenCalledTimes(3);
});

test('a reveal directly after a change of another entry appears within a second', async () => {
  let version = 1;
  await openEntry(() => version);
  changeEntry('the-mill');
  await pass(300);
  version = 2;
  changeEntry();
  await pass(500);
  expect(screen.getByText('Version 2').textContent).toBe('Version 2');
});

test('a member who saves an entry all the time does not make its readers load it all the time', async () => {
  let reads = 0;
  await openEntry(() => (reads += 1));
  for (let second = 0; second < 20; second += 0.1) {
    changeEntry();
    await pass(100);
  }
  // Everything every two seconds, and the entry at most four times in between.
  expect(reads).toBeLessThanOrEqual(1 + 10 + 40);
  const before = reads;
  await pass(10_000);
  expect(reads - before).toBeLessThanOrEqual(2);
});

test('a change of an entry that is not shown loads nothing before the long pause', async () => {
  let reads = 0;
  await openEntry(() => (reads += 1));
  changeEntry('the-mill');
  await pass(300);
  changeEntry('the-mill');
  await pass(1_500);
  expect(reads).toBe(2);
});

test('members load at different times', async () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.99);
  let reads = 0;
  await open(() => (reads += 1));
  change();
  await pass(80);
  expect(reads).toBe(1);
  random.mockReturnValue(0);
  await pass(20);
  expect(reads).toBe(2);
  cleanup();
  await open(() => (reads += 1));
  change();
  await pass(60);
  expect(reads).toBe(4);
});

test('many changes are loaded a few times, and the last one always', async () => {
  let version = 1;
  let reads = 0;
  await open(() => {
    reads += 1;
    return version;
  });
  for (let count = 0; count < 100; count += 1) {
    version += 1;
    change();
    await pass(20);
  }
  // The page itself, the first change, and the others after two seconds.
  expect(reads).toBeLessThanOrEqual(3);
  await pass(3_000);
  expect(screen.getByText('Version 101').textContent).toBe('Version 101');
  const before = reads;
  await pass(10_000);
  expect(reads).toBe(before);
});

test('a change that is reported while no page of the campaign is open is loaded with the next page', async () => {
  let version = 1;
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  await open(() => version, queryClient);
  cleanup();
  version = 2;
  change();
  await open(() => version, queryClient);
  await pass(100);
  expect(screen.getByText('Version 2').textContent).toBe('Version 2');
});

test('what was read before the socket has connected is loaded again, and later pages are not', async () => {
  let version = 1;
  const read = vi.fn<() => number>(() => version);
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  await open(read, queryClient);
  version = 2;
  notifyServerEvent('connected', null);
  await pass(100);
  expect(screen.getByText('Version 2').textContent).toBe('Version 2');
  cleanup();
  await open(read, queryClient);
  await pass(3000);
  expect(read).toHaveBeenCalledTimes(2);
});

test('a change of another campaign loads nothing', async () => {
  const read = vi.fn<() => number>(() => 1);
  await open(read);
  notifyServerEvent('campaignChanged', { campaignId: 'another', entryId: null });
  await pass(1000);
  expect(read).toHaveBeenCalledTimes(1);
});

test('a page that closes after a deletion is not loaded again, and one that opens later is', async () => {
  const read = vi.fn<() => number>(() => 1);
  await open(read);
  closePage(campaignId);
  change();
  await pass(3000);
  expect(read).toHaveBeenCalledTimes(1);
  cleanup();
  await open(read);
  change();
  await pass(1000);
  expect(read).toHaveBeenCalledTimes(3);
});

/** A request of the user without an answer. */
const waitForAnswer = (queryClient: QueryClient, mutationKey?: readonly unknown[]) =>
  void queryClient
    .getMutationCache()
    .build(queryClient, {
      gcTime: Infinity,
      ...(mutationKey && { mutationKey }),
      mutationFn: () => new Promise<void>(() => undefined),
    })
    .execute(undefined);

test('a change is not loaded while the user is saving, and a page that closes meanwhile stops waiting', async () => {
  const read = vi.fn<() => number>(() => 1);
  const queryClient = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
  await open(read, queryClient);
  waitForAnswer(queryClient);
  change();
  await pass(5_000);
  expect(read).toHaveBeenCalledTimes(1);
  cleanup();
  await pass(5_000);
  expect(vi.getTimerCount()).toBe(0);
});

test('a change is loaded during an export', async () => {
  const queryClient = new QueryClient();
  let version = 1;
  await open(() => version, queryClient);
  waitForAnswer(queryClient, readsOnly);
  version = 2;
  change();
  await pass(100);
  expect(screen.getByText('Version 2').textContent).toBe('Version 2');
});

const characterId = 'ashka';

/** Shows a character of the campaign, the list of all of them, and the members. */
function CharacterPage({ read, list, members }: Record<'read' | 'list' | 'members', () => number>) {
  useCampaignChanges(campaignId);
  const key = ['campaignCharacterGet', characterId, campaignId];
  const character = useQuery({ queryKey: key, queryFn: read });
  useQuery({ queryKey: ['campaignCharacters', campaignId], queryFn: list });
  useQuery({ queryKey: ['memberList', campaignId], queryFn: members });
  return <p>Version {character.data}</p>;
}

const changeCharacter = (id = characterId) =>
  notifyServerEvent('campaignChanged', { campaignId, entryId: null, characterId: id });

async function openCharacter() {
  const reads = { read: 0, list: 0, members: 0 };
  const count = (name: keyof typeof reads) => () => (reads[name] += 1);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CharacterPage read={count('read')} list={count('list')} members={count('members')} />
    </QueryClientProvider>,
  );
  await pass(0);
  return reads;
}

test('a change of a character loads this character and the list of characters, and nothing else', async () => {
  const reads = await openCharacter();
  changeCharacter();
  await pass(200);
  expect(reads).toEqual({ read: 2, list: 2, members: 1 });
  await pass(3_000);
  changeCharacter('another');
  await pass(200);
  expect(reads).toEqual({ read: 2, list: 3, members: 1 });
});

test('a player who presses all the time makes the others load at most every two seconds', async () => {
  const reads = await openCharacter();
  for (let second = 0; second < 20; second += 0.1) {
    changeCharacter();
    await pass(100);
  }
  expect(reads.list).toBeLessThanOrEqual(1 + 10);
  const before = reads.list;
  // A load may just have begun for the change before.
  changeCharacter();
  await pass(3_000);
  expect(reads.list).toBe(before + 1);
  await pass(10_000);
  expect(reads.list).toBe(before + 1);
});
