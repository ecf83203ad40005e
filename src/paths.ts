/** The URLs of the pages. `routes.tsx` has the route of each of them. */

import type { CatalogueKind } from './generated/contract/kinds.ts';

export const loginAlerts = ['sessionExpired', 'unauthorized', 'logout'] as const;
export type LoginAlert = (typeof loginAlerts)[number];

const withQuery = (path: string, query: Readonly<Record<string, string | undefined>>) => {
  const defined = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return defined.length === 0 ? path : `${path}?${new URLSearchParams(defined).toString()}`;
};

export const paths = {
  landing: '/',
  register: '/register',
  login: (query: { alert?: LoginAlert; next?: string | undefined } = {}) =>
    withQuery('/login', query),
  verifyEmail: '/verify-email',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  oauth: (type?: string, query: { next?: string | undefined } = {}) =>
    withQuery(type === undefined ? '/oauth' : `/oauth/${encodeURIComponent(type)}`, query),
  account: '/account',
  /** Where the link to a new address leads. */
  accountAddress: '/account/address',
  undoAddress: '/undo-address',
  undoFactor: '/undo-factor',
  setup: '/setup',
  licences: '/licences',

  dashboard: (query: { alert?: 'unauthorized' } = {}) => withQuery('/dashboard', query),
  campaignList: '/campaigns',
  /** The list of campaigns that the user has deleted and can restore. */
  deletedCampaigns: '/campaigns?deleted',
  campaignCreate: '/campaigns/create',
  campaignImport: '/campaigns/import',
  campaign: (campaignId: string) => `/campaigns/${encodeURIComponent(campaignId)}`,
  campaignEdit: (campaignId: string) => `/campaigns/${encodeURIComponent(campaignId)}?edit`,
  campaignPeople: (campaignId: string) => `/campaigns/${encodeURIComponent(campaignId)}/people`,
  campaignArchive: (campaignId: string) => `/campaigns/${encodeURIComponent(campaignId)}/archive`,
  campaignSettings: (campaignId: string) => `/campaigns/${encodeURIComponent(campaignId)}/settings`,
  entryList: (
    campaignId: string,
    query: { type?: string; tag?: string; view?: 'tree'; deleted?: '' } = {},
  ) => withQuery(`/campaigns/${encodeURIComponent(campaignId)}/entries`, query),
  /** `parent`: the id of the entry below which the new one is put. `title`: its first title. */
  entryCreate: (
    campaignId: string,
    query: {
      type?: string | undefined;
      parent?: string | undefined;
      title?: string | undefined;
    } = {},
  ) => withQuery(`/campaigns/${encodeURIComponent(campaignId)}/entries/create`, query),
  /** `as`: the member as whom a game master sees the entry. */
  entry: (campaignId: string, entryId: string, query: { as?: string | undefined } = {}) =>
    withQuery(
      `/campaigns/${encodeURIComponent(campaignId)}/entries/${encodeURIComponent(entryId)}`,
      query,
    ),
  entryEdit: (campaignId: string, entryId: string) =>
    `/campaigns/${encodeURIComponent(campaignId)}/entries/${encodeURIComponent(entryId)}/edit`,
  entryVersions: (campaignId: string, entryId: string) =>
    `/campaigns/${encodeURIComponent(campaignId)}/entries/${encodeURIComponent(entryId)}/versions`,
  invitation: (code: string) => `/invitations/${encodeURIComponent(code)}`,
  characterList: '/characters',
  characterCreate: '/characters/create',
  character: (characterId: string) => `/characters/${encodeURIComponent(characterId)}`,
  characterEdit: (characterId: string) => `/characters/${encodeURIComponent(characterId)}?edit`,
  characterPrint: (characterId: string) => `/characters/${encodeURIComponent(characterId)}/print`,
  campaignCharacter: (campaignId: string, characterId: string) =>
    `/campaigns/${encodeURIComponent(campaignId)}/characters/${encodeURIComponent(characterId)}`,
  sharedCharacter: (linkCode: string) => `/shared/characters/${encodeURIComponent(linkCode)}`,

  rules: (query: { q?: string } = {}) => withQuery('/rules', query),
  rulesList: (kind: CatalogueKind, query: { category?: string; q?: string } = {}) =>
    withQuery(`/rules/${kind}`, query),
  rulesItem: (kind: CatalogueKind, sk: string) => `/rules/${kind}/${encodeURIComponent(sk)}`,

  admin: '/admin',
  models: '/admin/models',
  people: (query: { person?: string } = {}) => withQuery('/admin/people', query),
  security: (query: { userId?: string } = {}) => withQuery('/admin/security', query),
  mails: '/admin/mails',
  catalogueList: (kind: CatalogueKind, query: { category?: string } = {}) =>
    withQuery(`/admin/${kind}`, query),
  /** `copy`: the key of an item. The form starts with a copy of that item. */
  catalogueCreate: (kind: CatalogueKind, query: { copy?: string } = {}) =>
    withQuery(`/admin/${kind}/create`, query),
  catalogueBulkCreate: (kind: CatalogueKind) => `/admin/${kind}/bulk-create`,
  catalogueUpdate: (kind: CatalogueKind, sk: string) =>
    `/admin/${kind}/update/${encodeURIComponent(sk)}`,
  catalogueBulkExport: (kind: CatalogueKind) => `/admin/${kind}/bulk-export`,
} as const;
