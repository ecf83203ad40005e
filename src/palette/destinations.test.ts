import type { RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '#src/api/query-client.ts';
import { definitions } from '#src/features/catalogue/kinds/definitions.ts';
import { catalogueKinds } from '#src/generated/contract/kinds.ts';
import { createRoutes } from '#src/routes.tsx';
import {
  adminPages,
  campaignActions,
  campaignPages,
  entryLists,
  kindTitle,
  mainPages,
  morePages,
} from './destinations.ts';

const services = {
  queryClient: createQueryClient(),
  endSession: () => Promise.resolve(),
  openedHash: () => '',
};

/** The URLs below the route with this id. */
function urlsBelow(routes: readonly RouteObject[], id: string, inside = false): string[] {
  return routes.flatMap((route) => {
    const isInside = inside || route.id === id;
    const own = isInside && route.path !== undefined ? [route.path] : [];
    return [...own, ...urlsBelow(route.children ?? [], id, isInside)];
  });
}

const routes = createRoutes(services);
const withoutIds = (urls: readonly string[]) => urls.filter((url) => !/[:*]/.test(url));
const pathsOf = (pages: readonly { to: string | null }[]) =>
  pages.flatMap(({ to }) => (to === null ? [] : [to.replace(/\?.*$/, '')]));

/** Pages that are opened only by a link that the server prints for the first administrator, or by a link in a mail. */
const openedByLink = new Set(['/setup', '/account/address', '/undo-address', '/undo-factor']);

describe('the pages of the palette', () => {
  it('are all pages for users whose URL contains no id', () => {
    const urls = withoutIds([
      ...urlsBelow(routes, 'players'),
      ...urlsBelow(routes, 'for-everybody'),
    ]);
    const offered = pathsOf([...mainPages, ...morePages]);
    expect(offered.toSorted()).toEqual(urls.filter((url) => !openedByLink.has(url)).toSorted());
  });

  it('are for administrators all their pages whose URL contains no id', () => {
    const urls = withoutIds(urlsBelow(routes, 'admin-only'));
    expect(pathsOf(adminPages).toSorted()).toEqual(urls.toSorted());
  });

  it('are in a campaign all pages whose URL contains only the id of the campaign', () => {
    const urls = urlsBelow(routes, 'players')
      .filter((url) => url.startsWith('/campaigns/:campaignId'))
      .map((url) => url.replace(':campaignId', 'one'));
    const offered = pathsOf([...campaignPages('one'), ...campaignActions('one', 'player')]);
    expect([...new Set(offered)].toSorted()).toEqual(withoutIds(urls).toSorted());
  });

  it('have names of kinds as in the files of the kinds', () => {
    const titles = Object.fromEntries(catalogueKinds.map((kind) => [kind, kindTitle(kind)]));
    const expected = Object.values(definitions).map(({ slug, title }) => [slug, title]);
    expect(titles).toEqual(Object.fromEntries(expected));
  });

  it('offer the tree to all members, and deleted entries to those who can restore some', () => {
    const labels = (role: 'gm' | 'player' | 'viewer') =>
      entryLists('one', role).map(({ label }) => label);
    expect(labels('viewer')).toContain('Tree of the entries');
    expect(labels('viewer')).not.toContain('Deleted entries');
    expect(labels('player')).toContain('Deleted entries');
    expect(labels('gm')).toContain('Deleted entries');
    expect(entryLists('one', 'gm').map(({ to }) => to)).toContain(
      '/campaigns/one/entries?deleted=',
    );
  });

  it('lets viewers create nothing in a campaign', () => {
    expect(campaignActions('one', 'viewer')).toEqual([]);
    expect(campaignActions('one', 'gm').map(({ label }) => label)).toContain('New session');
  });
});
