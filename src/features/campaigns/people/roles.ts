import type { CampaignRole, GivenCampaignRole, Member } from '#src/generated/model/index.ts';
import { manageableRoles } from '#src/lib/campaigns/roles.ts';

export const roleLabels: Readonly<Record<CampaignRole, string>> = {
  owner: 'Owner',
  gm: 'Game master',
  player: 'Player',
  viewer: 'Viewer',
};

/** The roles as in "You will join as a player". */
export const roleWithArticle: Readonly<Record<GivenCampaignRole, string>> = {
  gm: 'a game master',
  player: 'a player',
  viewer: 'a viewer',
};

/** What a member with the role does, as in "You read what is revealed to you". */
export const rights: Readonly<Record<GivenCampaignRole, string>> = {
  gm: 'read and change everything here, also what is secret from the players',
  player:
    'read what is revealed to you, and write entries of your own, which the game masters read',
  viewer: 'read what is revealed to you, and change nothing',
};

/** The roles that a member can get from someone with the role `actor`; none if nothing can change. */
export function newRolesOf({ role }: Member, actor: CampaignRole): readonly GivenCampaignRole[] {
  const given = manageableRoles[actor];
  return given.some((one) => one === role) ? given.filter((one) => one !== role) : [];
}
