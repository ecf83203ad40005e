/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { faker } from '@faker-js/faker/locale/en';
import type { Tool, ToolBulkResponse, ToolHistoryPage, ToolPage } from '../../model/index.ts';
import { getBulkCountsMock, getCatalogueDescriptionMock, getCatalogueMetaMock, getCatalogueNameMock, getCatalogueSkMock, getCatalogueSourceMock, getCatalogueTotalMock, getEditionMock, getNextCursorMock, getOptionalAbilityMock, getOptionalCostMock, getOptionalWeightMock, getToolBulkResultMock, getToolCategoryMock, getToolCraftsMock, getToolHistoryEntryMock, getToolMock, getToolUtilizeListMock, getVersionMock } from '../../model/index.faker.ts';

export const getToolListResponseMock = (overrideResponse: Partial<Extract<ToolPage, object>> = {}): ToolPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getToolMock() })), nextCursor: getNextCursorMock(), total: getCatalogueTotalMock(), ...overrideResponse})

export const getToolCreateResponseMock = (overrideResponse: Partial<Extract<Tool, object>> = {}): Tool => ({toolSk: getCatalogueSkMock(), name: getCatalogueNameMock(), category: getToolCategoryMock(), edition: getEditionMock(), source: getCatalogueSourceMock(), cost: getOptionalCostMock(), weightLb: getOptionalWeightMock(), ability: getOptionalAbilityMock(), utilize: getToolUtilizeListMock(), crafts: getToolCraftsMock(), description: getCatalogueDescriptionMock(), version: getVersionMock(), meta: { ...getCatalogueMetaMock() }, ...overrideResponse})

export const getToolBulkResponseMock = (overrideResponse: Partial<Extract<ToolBulkResponse, object>> = {}): ToolBulkResponse => ({results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getToolBulkResultMock() })), counts: { ...getBulkCountsMock() }, dryRun: faker.datatype.boolean(), ...overrideResponse})

export const getToolGetResponseMock = (overrideResponse: Partial<Extract<Tool, object>> = {}): Tool => ({toolSk: getCatalogueSkMock(), name: getCatalogueNameMock(), category: getToolCategoryMock(), edition: getEditionMock(), source: getCatalogueSourceMock(), cost: getOptionalCostMock(), weightLb: getOptionalWeightMock(), ability: getOptionalAbilityMock(), utilize: getToolUtilizeListMock(), crafts: getToolCraftsMock(), description: getCatalogueDescriptionMock(), version: getVersionMock(), meta: { ...getCatalogueMetaMock() }, ...overrideResponse})

export const getToolUpdateResponseMock = (overrideResponse: Partial<Extract<Tool, object>> = {}): Tool => ({toolSk: getCatalogueSkMock(), name: getCatalogueNameMock(), category: getToolCategoryMock(), edition: getEditionMock(), source: getCatalogueSourceMock(), cost: getOptionalCostMock(), weightLb: getOptionalWeightMock(), ability: getOptionalAbilityMock(), utilize: getToolUtilizeListMock(), crafts: getToolCraftsMock(), description: getCatalogueDescriptionMock(), version: getVersionMock(), meta: { ...getCatalogueMetaMock() }, ...overrideResponse})

export const getToolHistoryResponseMock = (overrideResponse: Partial<Extract<ToolHistoryPage, object>> = {}): ToolHistoryPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getToolHistoryEntryMock() })), nextCursor: getNextCursorMock(), ...overrideResponse})
