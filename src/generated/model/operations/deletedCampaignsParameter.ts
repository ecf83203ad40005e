/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Lists the deleted campaigns that the user can restore instead of the others.
 */
export type DeletedCampaignsParameter = boolean;
