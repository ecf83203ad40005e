/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { faker } from '@faker-js/faker/locale/en';
import type { Invitation, InvitationAcceptance, InvitationList, InvitationPreview } from '../../model/index.ts';
import { getCampaignRoleMock, getCampaignTitleMock, getGivenCampaignRoleMock, getIdMock, getInvitationCodeMock, getInvitationMaxUsesMock, getInvitationMock, getOptionalImageUrlMock, getPersonNameMock, getTimestampMock } from '../../model/index.faker.ts';

export const getInvitationListResponseMock = (overrideResponse: Partial<Extract<InvitationList, object>> = {}): InvitationList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getInvitationMock() })), ...overrideResponse})

export const getInvitationCreateResponseMock = (overrideResponse: Partial<Extract<Invitation, object>> = {}): Invitation => ({invitationId: getIdMock(), code: getInvitationCodeMock(), role: getGivenCampaignRoleMock(), expiresAt: faker.helpers.arrayElement([getTimestampMock(),null,]), maxUses: getInvitationMaxUsesMock(), uses: faker.number.int({min: 0, max: 1000000}), createdAt: getTimestampMock(), createdBy: faker.helpers.arrayElement([getPersonNameMock(),null,]), ...overrideResponse})

export const getInvitationRotateResponseMock = (overrideResponse: Partial<Extract<Invitation, object>> = {}): Invitation => ({invitationId: getIdMock(), code: getInvitationCodeMock(), role: getGivenCampaignRoleMock(), expiresAt: faker.helpers.arrayElement([getTimestampMock(),null,]), maxUses: getInvitationMaxUsesMock(), uses: faker.number.int({min: 0, max: 1000000}), createdAt: getTimestampMock(), createdBy: faker.helpers.arrayElement([getPersonNameMock(),null,]), ...overrideResponse})

export const getInvitationGetResponseMock = (overrideResponse: Partial<Extract<InvitationPreview, object>> = {}): InvitationPreview => ({campaignTitle: getCampaignTitleMock(), coverImageW1024: getOptionalImageUrlMock(), coverImageW704: getOptionalImageUrlMock(), role: getGivenCampaignRoleMock(), invitedBy: faker.helpers.arrayElement([getPersonNameMock(),null,]), campaignId: faker.helpers.arrayElement([getIdMock(),null,]), ...overrideResponse})

export const getInvitationAcceptResponseMock = (overrideResponse: Partial<Extract<InvitationAcceptance, object>> = {}): InvitationAcceptance => ({campaignId: getIdMock(), role: getCampaignRoleMock(), ...overrideResponse})
