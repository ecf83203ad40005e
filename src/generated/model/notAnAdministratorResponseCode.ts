/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type NotAnAdministratorResponseCode = typeof NotAnAdministratorResponseCode[keyof typeof NotAnAdministratorResponseCode];

export const NotAnAdministratorResponseCode = {
  forbidden: 'forbidden',
} as const;
