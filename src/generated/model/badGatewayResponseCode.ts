/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type BadGatewayResponseCode = typeof BadGatewayResponseCode[keyof typeof BadGatewayResponseCode];

export const BadGatewayResponseCode = {
  upstream_failed: 'upstream_failed',
} as const;
