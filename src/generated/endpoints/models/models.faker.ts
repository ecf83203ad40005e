/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { faker } from '@faker-js/faker/locale/en';
import type { ModelSettings, ModelTest, ModelUse } from '../../model/index.ts';
import { getModelFailureRowMock, getModelUseRowMock, getModelUserMock, getOptionalConfiguredModelMock, getVersionMock } from '../../model/index.faker.ts';

export const getModelGetResponseMock = (overrideResponse: Partial<Extract<ModelSettings, object>> = {}): ModelSettings => ({text: getOptionalConfiguredModelMock(), image: getOptionalConfiguredModelMock(), version: getVersionMock(), ...overrideResponse})

export const getModelUpdateResponseMock = (overrideResponse: Partial<Extract<ModelSettings, object>> = {}): ModelSettings => ({text: getOptionalConfiguredModelMock(), image: getOptionalConfiguredModelMock(), version: getVersionMock(), ...overrideResponse})

export const getModelTestResponseMock = (overrideResponse: Partial<Extract<ModelTest, object>> = {}): ModelTest => ({isWorking: faker.datatype.boolean(), detail: faker.string.alpha({length: {min: 1, max: 300}}), sample: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), milliseconds: faker.number.int({min: 0, max: 600000}), ...overrideResponse})

export const getModelUseResponseMock = (overrideResponse: Partial<Extract<ModelUse, object>> = {}): ModelUse => ({rows: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getModelUseRowMock() })), users: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getModelUserMock() })), failures: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getModelFailureRowMock() })), ...overrideResponse})
