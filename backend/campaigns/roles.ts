import { ProblemError } from '#contract/problem.ts';
import type { CampaignRole } from '#backend/db/tables/campaign-tables.ts';
import { isGameMaster, manageableRoles } from '#src/lib/campaigns/roles.ts';

/** @param what an action that only game masters can do, such as "change it" */
export function requireGameMaster(role: CampaignRole, what: string): void {
  if (isGameMaster(role)) return;
  throw new ProblemError('forbidden', `Only the game masters of a campaign can ${what}.`);
}

/** @throws ProblemError 403 for viewers, who only read */
export function requireWriter(role: CampaignRole): void {
  if (role !== 'viewer') return;
  throw new ProblemError('forbidden', 'Viewers read the entries of a campaign, and write none.');
}

/** Whether a member with the role `actor` can give and take the role `other`. */
export const canManage = (actor: CampaignRole, other: CampaignRole): boolean =>
  manageableRoles[actor].some((role) => role === other);

/** @param what an action that only the owner can do, such as "delete it" */
export function requireOwner(role: CampaignRole, what: string): void {
  if (role === 'owner') return;
  throw new ProblemError('forbidden', `Only the owner of a campaign can ${what}.`);
}

/** @throws ProblemError 403 if a member with the role `actor` cannot give and take the role `other` */
export function requireManageable(actor: CampaignRole, other: CampaignRole): void {
  requireGameMaster(actor, 'manage its members');
  if (canManage(actor, other)) return;
  const detail = 'Only the owner of a campaign can invite, appoint and remove game masters.';
  throw new ProblemError('forbidden', detail);
}
