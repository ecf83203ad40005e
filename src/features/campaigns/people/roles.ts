import type { CampaignRole, GivenCampaignRole, Member } from '#src/generated/model/index.ts';

export const roleLabels: Readonly<Record<CampaignRole, string>> = {
  owner: 'Owner',
  gm: 'Game master',
  player: 'Player',
  viewer: 'Viewer',
};

/** As in "You will join as a player". */
export const roleWithArticle: Readonly<Record<GivenCampaignRole, string>> = {
  gm: 'a game master',
  player: 'a player',
  viewer: 'a viewer',
};

/** What the server allows: `backend/campaigns/roles.ts`. */
const givenBy: Readonly<Record<CampaignRole, readonly GivenCampaignRole[]>> = {
  owner: ['gm', 'player', 'viewer'],
  gm: ['player', 'viewer'],
  player: [],
  viewer: [],
};

/** The roles that a member with this role can give. */
export const rolesGivenBy = (role: CampaignRole): readonly GivenCampaignRole[] => givenBy[role];

/** The roles that a member can get from someone with the role `actor`; none if nothing can change. */
export function newRolesOf({ role }: Member, actor: CampaignRole): readonly GivenCampaignRole[] {
  const given = rolesGivenBy(actor);
  return given.some((one) => one === role) ? given.filter((one) => one !== role) : [];
}
