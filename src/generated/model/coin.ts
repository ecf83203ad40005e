/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type Coin = typeof Coin[keyof typeof Coin];

export const Coin = {
  cp: 'cp',
  sp: 'sp',
  ep: 'ep',
  gp: 'gp',
  pp: 'pp',
} as const;
