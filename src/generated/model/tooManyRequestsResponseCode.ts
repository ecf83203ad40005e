/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type TooManyRequestsResponseCode = typeof TooManyRequestsResponseCode[keyof typeof TooManyRequestsResponseCode];

export const TooManyRequestsResponseCode = {
  too_many_requests: 'too_many_requests',
} as const;
