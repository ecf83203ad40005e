/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type LastWayInResponseCode = typeof LastWayInResponseCode[keyof typeof LastWayInResponseCode];

export const LastWayInResponseCode = {
  conflict: 'conflict',
} as const;
