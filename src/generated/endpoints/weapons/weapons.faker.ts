/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import {
  faker
} from '@faker-js/faker/locale/en';

import type {
  Weapon,
  WeaponBulkResponse,
  WeaponHistoryPage,
  WeaponPage
} from '../../model/index.ts';

import {
  getBulkCountsMock,
  getCatalogueDescriptionMock,
  getCatalogueMetaMock,
  getCatalogueNameMock,
  getCatalogueSkMock,
  getCatalogueSourceMock,
  getCatalogueTotalMock,
  getEditionMock,
  getNextCursorMock,
  getNotesMock,
  getOptionalCostMock,
  getOptionalDamageMock,
  getOptionalDiceMock,
  getOptionalMasteryMock,
  getOptionalRangeMock,
  getOptionalSkMock,
  getOptionalWeightMock,
  getVersionMock,
  getWeaponBulkResultMock,
  getWeaponCategoryMock,
  getWeaponHistoryEntryMock,
  getWeaponMock,
  getWeaponPropertiesMock
} from '../../model/index.faker.ts';


export const getWeaponListResponseMock = (overrideResponse: Partial<Extract<WeaponPage, object>> = {}): WeaponPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({ ...getWeaponMock() })), nextCursor: getNextCursorMock(), total: getCatalogueTotalMock(), ...overrideResponse})

export const getWeaponCreateResponseMock = (overrideResponse: Partial<Extract<Weapon, object>> = {}): Weapon => ({weaponSk: getCatalogueSkMock(), name: getCatalogueNameMock(), category: getWeaponCategoryMock(), edition: getEditionMock(), source: getCatalogueSourceMock(), cost: getOptionalCostMock(), weightLb: getOptionalWeightMock(), damage: getOptionalDamageMock(), versatileDamage: getOptionalDiceMock(), properties: getWeaponPropertiesMock(), range: getOptionalRangeMock(), ammunitionSk: getOptionalSkMock(), mastery: getOptionalMasteryMock(), notes: getNotesMock(), description: getCatalogueDescriptionMock(), version: getVersionMock(), meta: { ...getCatalogueMetaMock() }, ...overrideResponse})

export const getWeaponBulkResponseMock = (overrideResponse: Partial<Extract<WeaponBulkResponse, object>> = {}): WeaponBulkResponse => ({results: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({ ...getWeaponBulkResultMock() })), counts: { ...getBulkCountsMock() }, dryRun: faker.datatype.boolean(), ...overrideResponse})

export const getWeaponGetResponseMock = (overrideResponse: Partial<Extract<Weapon, object>> = {}): Weapon => ({weaponSk: getCatalogueSkMock(), name: getCatalogueNameMock(), category: getWeaponCategoryMock(), edition: getEditionMock(), source: getCatalogueSourceMock(), cost: getOptionalCostMock(), weightLb: getOptionalWeightMock(), damage: getOptionalDamageMock(), versatileDamage: getOptionalDiceMock(), properties: getWeaponPropertiesMock(), range: getOptionalRangeMock(), ammunitionSk: getOptionalSkMock(), mastery: getOptionalMasteryMock(), notes: getNotesMock(), description: getCatalogueDescriptionMock(), version: getVersionMock(), meta: { ...getCatalogueMetaMock() }, ...overrideResponse})

export const getWeaponUpdateResponseMock = (overrideResponse: Partial<Extract<Weapon, object>> = {}): Weapon => ({weaponSk: getCatalogueSkMock(), name: getCatalogueNameMock(), category: getWeaponCategoryMock(), edition: getEditionMock(), source: getCatalogueSourceMock(), cost: getOptionalCostMock(), weightLb: getOptionalWeightMock(), damage: getOptionalDamageMock(), versatileDamage: getOptionalDiceMock(), properties: getWeaponPropertiesMock(), range: getOptionalRangeMock(), ammunitionSk: getOptionalSkMock(), mastery: getOptionalMasteryMock(), notes: getNotesMock(), description: getCatalogueDescriptionMock(), version: getVersionMock(), meta: { ...getCatalogueMetaMock() }, ...overrideResponse})

export const getWeaponHistoryResponseMock = (overrideResponse: Partial<Extract<WeaponHistoryPage, object>> = {}): WeaponHistoryPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({ ...getWeaponHistoryEntryMock() })), nextCursor: getNextCursorMock(), ...overrideResponse})

