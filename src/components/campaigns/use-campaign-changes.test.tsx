import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notifyServerEvent } from '#src/api/server-events.ts';
import { closePage, useCampaignChanges } from './use-campaign-changes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const campaignId = 'lanterns';

/** Shows what `read` returns, and reads again when the server reports a change. */
function Page({ read }: { read: () => number }) {
  useCampaignChanges(campaignId);
  const { data } = useQuery({
    queryKey: ['entries', campaignId],
    queryFn: () => Promise.resolve(read()),
  });
  return <p>Version {data}</p>;
}

async function open(read: () => number): Promise<void> {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page read={read} />
    </QueryClientProvider>,
  );
  await pass(0);
}

const pass = (milliseconds: number) =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

const change = () => notifyServerEvent('campaignChanged', { campaignId, entryId: null });

test('a change is loaded at once', async () => {
  let version = 1;
  await open(() => version);
  version = 2;
  change();
  await pass(100);
  expect(screen.getByText('Version 2').textContent).toBe('Version 2');
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
  // Two seconds with one load each 450 ms, and the one at the start.
  expect(reads).toBeLessThanOrEqual(7);
  await pass(1000);
  expect(screen.getByText('Version 101').textContent).toBe('Version 101');
  const before = reads;
  await pass(10_000);
  expect(reads).toBe(before);
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
  await pass(1000);
  expect(read).toHaveBeenCalledTimes(1);
  cleanup();
  await open(read);
  change();
  await pass(1000);
  expect(read).toHaveBeenCalledTimes(3);
});
