/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Whether the device must verify the user by a PIN or a biometric sensor.
 */
export type PasskeyUserVerification = typeof PasskeyUserVerification[keyof typeof PasskeyUserVerification];

export const PasskeyUserVerification = {
  required: 'required',
  preferred: 'preferred',
} as const;
