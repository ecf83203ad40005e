type Role = 'owner' | 'gm' | 'player' | 'viewer';

/** The roles of the members who can read and change everything in a campaign. */
export const gameMasterRoles: readonly Role[] = ['owner', 'gm'];

export const isGameMaster = (role: Role): boolean => gameMasterRoles.includes(role);
