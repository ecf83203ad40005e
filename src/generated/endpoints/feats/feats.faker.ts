/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { faker } from '@faker-js/faker/locale/en';
import type { Feat, FeatBulkResponse, FeatHistoryPage, FeatPage } from '../../model/index.ts';
import { getBulkCountsMock, getCatalogueDescriptionMock, getCatalogueMetaMock, getCatalogueNameMock, getCatalogueSkMock, getCatalogueSourceMock, getCatalogueTotalMock, getEditionMock, getFeatBenefitsMock, getFeatBulkResultMock, getFeatCategoryMock, getFeatEffectsMock, getFeatHistoryEntryMock, getFeatMock, getFeatPrerequisitesMock, getFeatRepeatableMock, getNextCursorMock, getNotesMock, getOptionalAbilityIncreaseMock, getVersionMock } from '../../model/index.faker.ts';

export const getFeatListResponseMock = (overrideResponse: Partial<Extract<FeatPage, object>> = {}): FeatPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFeatMock() })), nextCursor: getNextCursorMock(), total: getCatalogueTotalMock(), ...overrideResponse})

export const getFeatCreateResponseMock = (overrideResponse: Partial<Extract<Feat, object>> = {}): Feat => ({featSk: getCatalogueSkMock(), name: getCatalogueNameMock(), category: getFeatCategoryMock(), edition: getEditionMock(), source: getCatalogueSourceMock(), prerequisites: { ...getFeatPrerequisitesMock() }, repeatable: getFeatRepeatableMock(), repeatNote: getNotesMock(), abilityIncrease: getOptionalAbilityIncreaseMock(), benefits: getFeatBenefitsMock(), effects: getFeatEffectsMock(), description: getCatalogueDescriptionMock(), version: getVersionMock(), meta: { ...getCatalogueMetaMock() }, ...overrideResponse})

export const getFeatBulkResponseMock = (overrideResponse: Partial<Extract<FeatBulkResponse, object>> = {}): FeatBulkResponse => ({results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFeatBulkResultMock() })), counts: { ...getBulkCountsMock() }, dryRun: faker.datatype.boolean(), ...overrideResponse})

export const getFeatGetResponseMock = (overrideResponse: Partial<Extract<Feat, object>> = {}): Feat => ({featSk: getCatalogueSkMock(), name: getCatalogueNameMock(), category: getFeatCategoryMock(), edition: getEditionMock(), source: getCatalogueSourceMock(), prerequisites: { ...getFeatPrerequisitesMock() }, repeatable: getFeatRepeatableMock(), repeatNote: getNotesMock(), abilityIncrease: getOptionalAbilityIncreaseMock(), benefits: getFeatBenefitsMock(), effects: getFeatEffectsMock(), description: getCatalogueDescriptionMock(), version: getVersionMock(), meta: { ...getCatalogueMetaMock() }, ...overrideResponse})

export const getFeatUpdateResponseMock = (overrideResponse: Partial<Extract<Feat, object>> = {}): Feat => ({featSk: getCatalogueSkMock(), name: getCatalogueNameMock(), category: getFeatCategoryMock(), edition: getEditionMock(), source: getCatalogueSourceMock(), prerequisites: { ...getFeatPrerequisitesMock() }, repeatable: getFeatRepeatableMock(), repeatNote: getNotesMock(), abilityIncrease: getOptionalAbilityIncreaseMock(), benefits: getFeatBenefitsMock(), effects: getFeatEffectsMock(), description: getCatalogueDescriptionMock(), version: getVersionMock(), meta: { ...getCatalogueMetaMock() }, ...overrideResponse})

export const getFeatHistoryResponseMock = (overrideResponse: Partial<Extract<FeatHistoryPage, object>> = {}): FeatHistoryPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFeatHistoryEntryMock() })), nextCursor: getNextCursorMock(), ...overrideResponse})
