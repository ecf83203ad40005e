/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { UnreadablePathResponseCode } from '../unreadablePathResponseCode.ts';

export type UnreadablePathResponse = ApiProblem & {
  code: UnreadablePathResponseCode;
};
