import type { CampaignOverview, MemberList } from '#src/generated/model/index.ts';

const overview: CampaignOverview = {
  lastSession: null,
  lastRecap: '',
  nextSession: null,
  openQuests: [],
  recentlyChanged: [],
  favourites: [],
  recentlyOpened: [],
  counts: [],
};

const joinedAt = '2026-01-01T00:00:00.000Z';
const members: MemberList = {
  items: [{ userId: 'mira-owner', name: 'Mira', role: 'owner', joinedAt, isSelf: true }],
};

/** What the overview of an empty campaign asks for besides the campaign; null for other requests. */
export function answerTo(url: unknown): Response | null {
  const path = String(url);
  if (path.includes('/overview')) return Response.json(overview);
  return path.endsWith('/members') ? Response.json(members) : null;
}
