/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type PasskeyCreationOptionsPubKeyCredParamsItemType = typeof PasskeyCreationOptionsPubKeyCredParamsItemType[keyof typeof PasskeyCreationOptionsPubKeyCredParamsItemType];

export const PasskeyCreationOptionsPubKeyCredParamsItemType = {
  'public-key': 'public-key',
} as const;
