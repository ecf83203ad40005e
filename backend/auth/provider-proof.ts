import type { OauthClaims } from '#backend/ports.ts';

/**
 * When the user has last proven to a provider who they are; 0 if it should say so and does not. A provider that never
 * says so has asked just now, or has not: there is no other proof.
 */
export const provenByProvider = ({ signedInAt }: OauthClaims, now: number): number =>
  signedInAt === undefined ? now : Math.min(signedInAt ?? 0, now);
