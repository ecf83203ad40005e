/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import {
  faker
} from '@faker-js/faker/locale/en';

import type {
  Campaign,
  CampaignPage
} from '../../model/index.ts';

import {
  getCampaignDmNotesMock,
  getCampaignEditionMock,
  getCampaignMetaMock,
  getCampaignPartySizeMock,
  getCampaignRoleMock,
  getCampaignSafetyMock,
  getCampaignSettingMock,
  getCampaignStartingLevelMock,
  getCampaignStatusMock,
  getCampaignStoryOverviewMock,
  getCampaignSummaryMock,
  getCampaignTitleMock,
  getCampaignWordMock,
  getIdMock,
  getNextCursorMock,
  getOptionalImageUrlMock,
  getVersionMock
} from '../../model/index.faker.ts';


export const getCampaignListResponseMock = (overrideResponse: Partial<Extract<CampaignPage, object>> = {}): CampaignPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({ ...getCampaignSummaryMock() })), nextCursor: getNextCursorMock(), ...overrideResponse})

export const getCampaignCreateResponseMock = (overrideResponse: Partial<Extract<Campaign, object>> = {}): Campaign => ({campaignId: getIdMock(), title: getCampaignTitleMock(), setting: getCampaignSettingMock(), storyOverview: getCampaignStoryOverviewMock(), dmNotes: getCampaignDmNotesMock(), edition: getCampaignEditionMock(), status: getCampaignStatusMock(), genre: getCampaignWordMock(), tone: getCampaignWordMock(), startingLevel: getCampaignStartingLevelMock(), partySize: getCampaignPartySizeMock(), safetyLines: getCampaignSafetyMock(), safetyVeils: getCampaignSafetyMock(), coverImageW1024: getOptionalImageUrlMock(), coverImageW704: getOptionalImageUrlMock(), generateCover: faker.datatype.boolean(), role: getCampaignRoleMock(), version: getVersionMock(), meta: { ...getCampaignMetaMock() }, ...overrideResponse})

export const getCampaignGetResponseMock = (overrideResponse: Partial<Extract<Campaign, object>> = {}): Campaign => ({campaignId: getIdMock(), title: getCampaignTitleMock(), setting: getCampaignSettingMock(), storyOverview: getCampaignStoryOverviewMock(), dmNotes: getCampaignDmNotesMock(), edition: getCampaignEditionMock(), status: getCampaignStatusMock(), genre: getCampaignWordMock(), tone: getCampaignWordMock(), startingLevel: getCampaignStartingLevelMock(), partySize: getCampaignPartySizeMock(), safetyLines: getCampaignSafetyMock(), safetyVeils: getCampaignSafetyMock(), coverImageW1024: getOptionalImageUrlMock(), coverImageW704: getOptionalImageUrlMock(), generateCover: faker.datatype.boolean(), role: getCampaignRoleMock(), version: getVersionMock(), meta: { ...getCampaignMetaMock() }, ...overrideResponse})

export const getCampaignUpdateResponseMock = (overrideResponse: Partial<Extract<Campaign, object>> = {}): Campaign => ({campaignId: getIdMock(), title: getCampaignTitleMock(), setting: getCampaignSettingMock(), storyOverview: getCampaignStoryOverviewMock(), dmNotes: getCampaignDmNotesMock(), edition: getCampaignEditionMock(), status: getCampaignStatusMock(), genre: getCampaignWordMock(), tone: getCampaignWordMock(), startingLevel: getCampaignStartingLevelMock(), partySize: getCampaignPartySizeMock(), safetyLines: getCampaignSafetyMock(), safetyVeils: getCampaignSafetyMock(), coverImageW1024: getOptionalImageUrlMock(), coverImageW704: getOptionalImageUrlMock(), generateCover: faker.datatype.boolean(), role: getCampaignRoleMock(), version: getVersionMock(), meta: { ...getCampaignMetaMock() }, ...overrideResponse})

