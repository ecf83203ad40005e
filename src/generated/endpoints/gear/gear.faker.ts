/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import {
  faker
} from '@faker-js/faker/locale/en';

import type {
  Gear,
  GearBulkResponse,
  GearHistoryPage,
  GearPage
} from '../../model/index.ts';

import {
  getBulkCountsMock,
  getCapacityMock,
  getCatalogueDescriptionMock,
  getCatalogueMetaMock,
  getCatalogueNameMock,
  getCatalogueSkMock,
  getCatalogueSourceMock,
  getCatalogueTotalMock,
  getEditionMock,
  getGearBulkResultMock,
  getGearCategoryMock,
  getGearHistoryEntryMock,
  getGearMock,
  getNextCursorMock,
  getOptionalArmorClassMock,
  getOptionalCostMock,
  getOptionalCountMock,
  getOptionalHitPointsMock,
  getOptionalSkMock,
  getOptionalSpeedFtMock,
  getOptionalSpeedMphMock,
  getOptionalTonsMock,
  getOptionalWeightMock,
  getPackContentsMock,
  getQuantityMock,
  getVersionMock
} from '../../model/index.faker.ts';


export const getGearListResponseMock = (overrideResponse: Partial<Extract<GearPage, object>> = {}): GearPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({ ...getGearMock() })), nextCursor: getNextCursorMock(), total: getCatalogueTotalMock(), ...overrideResponse})

export const getGearCreateResponseMock = (overrideResponse: Partial<Extract<Gear, object>> = {}): Gear => ({gearSk: getCatalogueSkMock(), name: getCatalogueNameMock(), category: getGearCategoryMock(), edition: getEditionMock(), source: getCatalogueSourceMock(), cost: getOptionalCostMock(), weightLb: getOptionalWeightMock(), quantity: getQuantityMock(), contents: getPackContentsMock(), storageSk: getOptionalSkMock(), capacity: getCapacityMock(), carryingCapacityLb: getOptionalWeightMock(), speedFt: getOptionalSpeedFtMock(), speedMph: getOptionalSpeedMphMock(), crew: getOptionalCountMock(), passengers: getOptionalCountMock(), cargoTons: getOptionalTonsMock(), ac: getOptionalArmorClassMock(), hp: getOptionalHitPointsMock(), damageThreshold: getOptionalHitPointsMock(), description: getCatalogueDescriptionMock(), version: getVersionMock(), meta: { ...getCatalogueMetaMock() }, ...overrideResponse})

export const getGearBulkResponseMock = (overrideResponse: Partial<Extract<GearBulkResponse, object>> = {}): GearBulkResponse => ({results: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({ ...getGearBulkResultMock() })), counts: { ...getBulkCountsMock() }, dryRun: faker.datatype.boolean(), ...overrideResponse})

export const getGearGetResponseMock = (overrideResponse: Partial<Extract<Gear, object>> = {}): Gear => ({gearSk: getCatalogueSkMock(), name: getCatalogueNameMock(), category: getGearCategoryMock(), edition: getEditionMock(), source: getCatalogueSourceMock(), cost: getOptionalCostMock(), weightLb: getOptionalWeightMock(), quantity: getQuantityMock(), contents: getPackContentsMock(), storageSk: getOptionalSkMock(), capacity: getCapacityMock(), carryingCapacityLb: getOptionalWeightMock(), speedFt: getOptionalSpeedFtMock(), speedMph: getOptionalSpeedMphMock(), crew: getOptionalCountMock(), passengers: getOptionalCountMock(), cargoTons: getOptionalTonsMock(), ac: getOptionalArmorClassMock(), hp: getOptionalHitPointsMock(), damageThreshold: getOptionalHitPointsMock(), description: getCatalogueDescriptionMock(), version: getVersionMock(), meta: { ...getCatalogueMetaMock() }, ...overrideResponse})

export const getGearUpdateResponseMock = (overrideResponse: Partial<Extract<Gear, object>> = {}): Gear => ({gearSk: getCatalogueSkMock(), name: getCatalogueNameMock(), category: getGearCategoryMock(), edition: getEditionMock(), source: getCatalogueSourceMock(), cost: getOptionalCostMock(), weightLb: getOptionalWeightMock(), quantity: getQuantityMock(), contents: getPackContentsMock(), storageSk: getOptionalSkMock(), capacity: getCapacityMock(), carryingCapacityLb: getOptionalWeightMock(), speedFt: getOptionalSpeedFtMock(), speedMph: getOptionalSpeedMphMock(), crew: getOptionalCountMock(), passengers: getOptionalCountMock(), cargoTons: getOptionalTonsMock(), ac: getOptionalArmorClassMock(), hp: getOptionalHitPointsMock(), damageThreshold: getOptionalHitPointsMock(), description: getCatalogueDescriptionMock(), version: getVersionMock(), meta: { ...getCatalogueMetaMock() }, ...overrideResponse})

export const getGearHistoryResponseMock = (overrideResponse: Partial<Extract<GearHistoryPage, object>> = {}): GearHistoryPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({ ...getGearHistoryEntryMock() })), nextCursor: getNextCursorMock(), ...overrideResponse})

