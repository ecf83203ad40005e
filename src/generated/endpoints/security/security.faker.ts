/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { faker } from '@faker-js/faker/locale/en';
import type { SecurityEventPage } from '../../model/index.ts';
import { getNextCursorMock, getSecurityEventMock } from '../../model/index.faker.ts';

export const getSecurityListResponseMock = (overrideResponse: Partial<Extract<SecurityEventPage, object>> = {}): SecurityEventPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getSecurityEventMock() })), nextCursor: getNextCursorMock(), ...overrideResponse})
