/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { TooManyFavouritesResponseCode } from '../tooManyFavouritesResponseCode.ts';

export type TooManyFavouritesResponse = ApiProblem & {
  code: TooManyFavouritesResponseCode;
};
