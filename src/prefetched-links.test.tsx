import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Campaign } from '#src/generated/model/index.ts';
import { call } from '#tests/support/call-mocks.ts';
import { lanterns, write } from '#tests/support/entry-pages.tsx';
import { heading, wholeApp } from '#tests/support/whole-app.tsx';

// There is no socket server in this test. `use-socket.test.tsx` tests the socket.
vi.mock('./api/socket.ts', () => ({
  createSocket: () => ({ connect: () => undefined, disconnect: () => undefined }),
}));

const { requests, signIn, visit } = wholeApp();

async function openCampaign() {
  await signIn('mira');
  await write({ type: 'person', title: 'Corvin' });
  const campaign = await lanterns();
  const { queryClient } = await visit(campaign.replace('/api', ''));
  await heading('The Lanterns of Vell');
  const quiet = () => waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await quiet();
  const api = `GET ${campaign}`;

  /**
   * Follows a link that the user has pointed at until its page was loaded, with the request `last`, which is
   * below the campaign unless it begins with its method. Returns the requests that the page sends after the click.
   */
  async function follow(link: HTMLElement, title: string | RegExp, last: string) {
    requests.length = 0;
    act(() => link.focus());
    const request = last.startsWith('GET ') ? last : api + last;
    await waitFor(() => expect(requests).toContain(request));
    await quiet();
    const before = requests.length;
    fireEvent.click(link);
    await heading(title);
    await quiet();
    return requests.slice(before).map((sent) => sent.replace(api, 'GET '));
  }
  return { follow };
}

const linkIn = (list: HTMLElement, name: string) => within(list).getByRole('link', { name });
const pages = () => screen.getByRole('navigation', { name: 'Campaign' });

test('a prefetched page of a campaign sends no request after the click', async () => {
  const { follow } = await openCampaign();
  expect(await follow(linkIn(pages(), 'People'), 'People', '/invitations')).toEqual([]);
  expect(await follow(linkIn(pages(), 'Entries'), 'Entries', '/entries')).toEqual([]);
});

test('a prefetched page that records the visit only tells the visit after the click', async () => {
  const { follow } = await openCampaign();
  const changed = await screen.findByRole('list', { name: 'Recently changed' });
  const opened = await follow(linkIn(changed, 'Corvin'), 'Corvin', '/entries');
  expect(opened).toEqual([expect.stringMatching(/^HEAD \S+\/entries\/[^/]+$/)]);
  const [overview] = screen.getAllByRole('link', { name: 'The Lanterns of Vell' });
  if (overview === undefined) throw new Error('No link leads back.');
  expect(await follow(overview, 'The Lanterns of Vell', '/overview')).toEqual(['GET ']);
});

test('the first visit of a campaign with a mouse loads it once, and is recorded', async () => {
  await signIn('mira');
  const { queryClient } = await visit('/campaigns');
  const link = await screen.findByRole('link', { name: /The Lanterns of Vell/ });
  const path = `/api${new URL(link.getAttribute('href') ?? '', window.location.href).pathname}`;
  const { meta } = await call<Campaign>(`${path}?visit=false`);
  requests.length = 0;
  fireEvent.pointerEnter(link);
  await waitFor(() => expect(requests).toContain(`GET ${path}`));
  fireEvent.click(link);
  await heading('The Lanterns of Vell');
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(requests.filter((request) => request === `GET ${path}`)).toHaveLength(1);
  expect(requests).toContain(`HEAD ${path}`);
  const { meta: after } = await call<Campaign>(`${path}?visit=false`);
  expect(after.last_accessed_at).not.toBe(meta.last_accessed_at);
});

test('the logo prefetches the dashboard, to which it leads users', async () => {
  const { follow } = await openCampaign();
  const logo = screen.getByRole('link', { name: /^Questwright/ });
  expect(await follow(logo, /^Welcome/, 'GET /api/characters/')).toEqual([]);
});
