/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { PasskeyCreationOptionsPubKeyCredParamsItemType } from './passkeyCreationOptionsPubKeyCredParamsItemType.ts';

export type PasskeyCreationOptionsPubKeyCredParamsItem = {
  type: PasskeyCreationOptionsPubKeyCredParamsItemType;
  /**
     * The COSE number of the algorithm.
     * @minimum -65535
     * @maximum 65535
     */
  alg: number;
};
