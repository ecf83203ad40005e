import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from './api/query-client.ts';
import { definitions } from './features/catalogue/kinds/definitions.ts';
import { catalogueKinds, kindTable } from './generated/contract/kinds.ts';
import { paths } from './paths.ts';
import { createRoutes } from './routes.tsx';

describe('the route tree', () => {
  const services = {
    queryClient: createQueryClient(),
    endSession: () => Promise.resolve(),
    openedHash: () => '',
  };

  function urls(routes: readonly RouteObject[], guards: readonly string[] = []): string[] {
    return routes.flatMap(({ id, path, children }) => {
      const inside = id === undefined ? guards : [...guards, id];
      const own = path === undefined ? [] : [`${inside.slice(1).join(' > ')}: ${path}`];
      return [...own, ...urls(children ?? [], inside)];
    });
  }

  it('has four pages for each kind, behind the guard of administrators', () => {
    const pages = catalogueKinds.flatMap((kind) =>
      ['', '/create', '/bulk-create', `/update/:${kindTable[kind].skField}`].map(
        (page) => `auth-only > admin-only: /admin/${kind}${page}`,
      ),
    );
    expect(urls(createRoutes(services))).toEqual(expect.arrayContaining(pages));
    expect(pages).toContain('auth-only > admin-only: /admin/weapons/update/:weaponSk');
  });

  it('has two pages of rules for each kind, behind the guard of users', () => {
    const pages = catalogueKinds.flatMap((kind) =>
      ['', `/:${kindTable[kind].skField}`].map(
        (page) => `auth-only > players: /rules/${kind}${page}`,
      ),
    );
    expect(urls(createRoutes(services))).toEqual(expect.arrayContaining(pages));
    expect(pages).toContain('auth-only > players: /rules/gear/:gearSk');
  });

  it('has a page to export a kind only where the file of the kind links to it', () => {
    const links = Object.values(definitions)
      .flatMap(({ extraLinks = [] }) => extraLinks.map(({ to }) => to))
      .filter((url) => url.endsWith('/bulk-export'));
    const pages = urls(createRoutes(services)).filter((url) => url.endsWith('/bulk-export'));
    expect(links).not.toEqual([]);
    expect(pages).toEqual(links.map((url) => `auth-only > admin-only: ${url}`));
  });

  it('has these other URLs behind these guards', () => {
    const ofKind = new RegExp(
      `/(?:admin|rules)/(?:${catalogueKinds.join('|')})(?:/(?:create|bulk-create|(?:update/)?:\\w+))?$`,
    );
    const others = urls(createRoutes(services)).filter((url) => !ofKind.test(url));
    expect(others).toMatchInlineSnapshot(`
      [
        "guest-only: /",
        "guest-only: /register",
        "guest-only: /login",
        "guest-only: /verify-email",
        "guest-only: /forgot-password",
        "guest-only: /reset-password",
        "guest-only: /oauth/:type?",
        "auth-only > players: /dashboard",
        "auth-only > players: /account",
        "auth-only > players: /account/address",
        "auth-only > players: /campaigns",
        "auth-only > players: /campaigns/create",
        "auth-only > players: /campaigns/import",
        "auth-only > players: /campaigns/:campaignId",
        "auth-only > players: /campaigns/:campaignId/people",
        "auth-only > players: /campaigns/:campaignId/archive",
        "auth-only > players: /campaigns/:campaignId/settings",
        "auth-only > players: /campaigns/:campaignId/entries",
        "auth-only > players: /campaigns/:campaignId/entries/create",
        "auth-only > players: /campaigns/:campaignId/entries/:entryId",
        "auth-only > players: /campaigns/:campaignId/entries/:entryId/edit",
        "auth-only > players: /campaigns/:campaignId/entries/:entryId/versions",
        "auth-only > players: /campaigns/:campaignId/characters/:characterId",
        "auth-only > players: /invitations/:code",
        "auth-only > players: /characters",
        "auth-only > players: /characters/create",
        "auth-only > players: /characters/:characterId",
        "auth-only > players: /characters/:characterId/print",
        "auth-only > players: /rules",
        "auth-only > admin-only: /admin",
        "auth-only > admin-only: /admin/models",
        "auth-only > admin-only: /admin/people",
        "auth-only > admin-only: /admin/security",
        "auth-only > admin-only: /admin/mails",
        "auth-only > admin-only: /admin/feats/bulk-export",
        "for-everybody: /undo-address",
        "for-everybody: /undo-factor",
        "for-everybody: /setup",
        "for-everybody: /licences",
        "for-everybody: /shared/characters/:linkCode",
        "for-everybody: *",
      ]
    `);
  });

  it('has a page for every URL that links use', () => {
    const routes = createRoutes(services);
    const [kind] = catalogueKinds;
    const urlsOfLinks: Record<keyof typeof paths, string> = {
      ...paths,
      login: paths.login(),
      oauth: paths.oauth('guild'),
      dashboard: paths.dashboard(),
      campaign: paths.campaign('1'),
      campaignEdit: paths.campaignEdit('1'),
      campaignPeople: paths.campaignPeople('1'),
      campaignSettings: paths.campaignSettings('1'),
      campaignArchive: paths.campaignArchive('1'),
      entryList: paths.entryList('1'),
      entryCreate: paths.entryCreate('1'),
      entry: paths.entry('1', '2'),
      entryEdit: paths.entryEdit('1', '2'),
      entryVersions: paths.entryVersions('1', '2'),
      invitation: paths.invitation('1'),
      character: paths.character('1'),
      characterEdit: paths.characterEdit('1'),
      characterPrint: paths.characterPrint('1'),
      campaignCharacter: paths.campaignCharacter('1', '2'),
      sharedCharacter: paths.sharedCharacter('1'),
      rules: paths.rules(),
      people: paths.people(),
      security: paths.security(),
      rulesList: paths.rulesList(kind),
      rulesItem: paths.rulesItem(kind, '2024#rope'),
      catalogueList: paths.catalogueList(kind),
      catalogueCreate: paths.catalogueCreate(kind),
      catalogueBulkCreate: paths.catalogueBulkCreate(kind),
      catalogueUpdate: paths.catalogueUpdate(kind, '2024#rope'),
      catalogueBulkExport: paths.catalogueBulkExport('feats'),
    };
    const missing = Object.values(urlsOfLinks).filter(
      (url) => (matchRoutes(routes, url)?.at(-1)?.route.path ?? '*') === '*',
    );
    expect(missing).toEqual([]);
  });

  it('loads every page lazily except the one for unknown URLs', () => {
    const screens = (routes: readonly RouteObject[]): RouteObject[] =>
      routes.flatMap((route) => [route, ...screens(route.children ?? [])]);
    const eager = screens(createRoutes(services)).filter(
      ({ path, lazy }) => path !== undefined && lazy === undefined,
    );
    expect(eager.map(({ path }) => path)).toEqual(['*']);
  });

  it('has an empty group for pages without a guard', () => {
    const [root] = createRoutes(services);
    expect(root?.children?.find(({ id }) => id === 'unrestricted')).toMatchObject({ children: [] });
  });
});
