/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { faker } from '@faker-js/faker/locale/en';
import type { Finds } from '../../model/index.ts';
import { getFoundCampaignMock, getFoundCharacterMock, getFoundEntryMock, getFoundItemMock } from '../../model/index.faker.ts';

export const getFindListResponseMock = (overrideResponse: Partial<Extract<Finds, object>> = {}): Finds => ({campaigns: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFoundCampaignMock() })), entries: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFoundEntryMock() })), characters: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFoundCharacterMock() })), items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFoundItemMock() })), ...overrideResponse})
