/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type SettingDraftKind = typeof SettingDraftKind[keyof typeof SettingDraftKind];

export const SettingDraftKind = {
  setting: 'setting',
} as const;
