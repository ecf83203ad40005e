/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import {
  faker
} from '@faker-js/faker/locale/en';

import type {
  Armor,
  ArmorBulkResponse,
  ArmorHistoryPage,
  ArmorPage
} from '../../model/index.ts';

import {
  getArmorAddDexMock,
  getArmorBulkResultMock,
  getArmorCategoryMock,
  getArmorClassBaseMock,
  getArmorHistoryEntryMock,
  getArmorMaxDexMock,
  getArmorMock,
  getBulkCountsMock,
  getCatalogueDescriptionMock,
  getCatalogueMetaMock,
  getCatalogueNameMock,
  getCatalogueSkMock,
  getCatalogueSourceMock,
  getCatalogueTotalMock,
  getDonDoffTimeMock,
  getEditionMock,
  getNextCursorMock,
  getOptionalAbilityScoreMock,
  getOptionalCostMock,
  getOptionalWeightMock,
  getStealthDisadvantageMock,
  getVersionMock
} from '../../model/index.faker.ts';


export const getArmorListResponseMock = (overrideResponse: Partial<Extract<ArmorPage, object>> = {}): ArmorPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({ ...getArmorMock() })), nextCursor: getNextCursorMock(), total: getCatalogueTotalMock(), ...overrideResponse})

export const getArmorCreateResponseMock = (overrideResponse: Partial<Extract<Armor, object>> = {}): Armor => ({armorSk: getCatalogueSkMock(), name: getCatalogueNameMock(), category: getArmorCategoryMock(), edition: getEditionMock(), source: getCatalogueSourceMock(), cost: getOptionalCostMock(), weightLb: getOptionalWeightMock(), acBase: getArmorClassBaseMock(), acAddDex: getArmorAddDexMock(), acMaxDex: getArmorMaxDexMock(), strengthRequired: getOptionalAbilityScoreMock(), stealthDisadvantage: getStealthDisadvantageMock(), donTime: getDonDoffTimeMock(), doffTime: getDonDoffTimeMock(), description: getCatalogueDescriptionMock(), version: getVersionMock(), meta: { ...getCatalogueMetaMock() }, ...overrideResponse})

export const getArmorBulkResponseMock = (overrideResponse: Partial<Extract<ArmorBulkResponse, object>> = {}): ArmorBulkResponse => ({results: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({ ...getArmorBulkResultMock() })), counts: { ...getBulkCountsMock() }, dryRun: faker.datatype.boolean(), ...overrideResponse})

export const getArmorGetResponseMock = (overrideResponse: Partial<Extract<Armor, object>> = {}): Armor => ({armorSk: getCatalogueSkMock(), name: getCatalogueNameMock(), category: getArmorCategoryMock(), edition: getEditionMock(), source: getCatalogueSourceMock(), cost: getOptionalCostMock(), weightLb: getOptionalWeightMock(), acBase: getArmorClassBaseMock(), acAddDex: getArmorAddDexMock(), acMaxDex: getArmorMaxDexMock(), strengthRequired: getOptionalAbilityScoreMock(), stealthDisadvantage: getStealthDisadvantageMock(), donTime: getDonDoffTimeMock(), doffTime: getDonDoffTimeMock(), description: getCatalogueDescriptionMock(), version: getVersionMock(), meta: { ...getCatalogueMetaMock() }, ...overrideResponse})

export const getArmorUpdateResponseMock = (overrideResponse: Partial<Extract<Armor, object>> = {}): Armor => ({armorSk: getCatalogueSkMock(), name: getCatalogueNameMock(), category: getArmorCategoryMock(), edition: getEditionMock(), source: getCatalogueSourceMock(), cost: getOptionalCostMock(), weightLb: getOptionalWeightMock(), acBase: getArmorClassBaseMock(), acAddDex: getArmorAddDexMock(), acMaxDex: getArmorMaxDexMock(), strengthRequired: getOptionalAbilityScoreMock(), stealthDisadvantage: getStealthDisadvantageMock(), donTime: getDonDoffTimeMock(), doffTime: getDonDoffTimeMock(), description: getCatalogueDescriptionMock(), version: getVersionMock(), meta: { ...getCatalogueMetaMock() }, ...overrideResponse})

export const getArmorHistoryResponseMock = (overrideResponse: Partial<Extract<ArmorHistoryPage, object>> = {}): ArmorHistoryPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({ ...getArmorHistoryEntryMock() })), nextCursor: getNextCursorMock(), ...overrideResponse})

