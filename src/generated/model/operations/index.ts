/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export * from './armorBulkResponse.ts';
export * from './armorCategoryFilterParameter.ts';
export * from './armorListParams.ts';
export * from './badGatewayResponse.ts';
export * from './badRequestResponse.ts';
export * from './campaignListParams.ts';
export * from './characterListParams.ts';
export * from './conflictResponse.ts';
export * from './featBulkResponse.ts';
export * from './featCategoryFilterParameter.ts';
export * from './featListParams.ts';
export * from './forbiddenResponse.ts';
export * from './gearBulkResponse.ts';
export * from './gearCategoryFilterParameter.ts';
export * from './gearListParams.ts';
export * from './idempotencyKeyParameter.ts';
export * from './ifMatchParameter.ts';
export * from './internalServerErrorResponse.ts';
export * from './mailOnItsWayResponse.ts';
export * from './nextCursorParameter.ts';
export * from './notFoundResponse.ts';
export * from './notImplementedResponse.ts';
export * from './pageSizeParameter.ts';
export * from './payloadTooLargeResponse.ts';
export * from './preconditionFailedResponse.ts';
export * from './reverseParameter.ts';
export * from './serviceUnavailableResponse.ts';
export * from './sortByMetaParameter.ts';
export * from './toolBulkResponse.ts';
export * from './toolCategoryFilterParameter.ts';
export * from './toolListParams.ts';
export * from './tooManyRequestsResponse.ts';
export * from './unauthorizedResponse.ts';
export * from './unprocessableContentResponse.ts';
export * from './unsupportedMediaTypeResponse.ts';
export * from './weaponBulkResponse.ts';
export * from './weaponCategoryFilterParameter.ts';
export * from './weaponListParams.ts';
