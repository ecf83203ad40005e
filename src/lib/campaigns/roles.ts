type Role = 'owner' | 'gm' | 'player' | 'viewer';
type GivenRole = Exclude<Role, 'owner'>;

/** The roles of the members who can read and change everything in a campaign. */
export const gameMasterRoles: readonly Role[] = ['owner', 'gm'];

export const isGameMaster = (role: Role): boolean => gameMasterRoles.includes(role);

/** The roles that a member with a certain role can give and take. */
export const manageableRoles: Readonly<Record<Role, readonly GivenRole[]>> = {
  owner: ['gm', 'player', 'viewer'],
  gm: ['player', 'viewer'],
  player: [],
  viewer: [],
};
