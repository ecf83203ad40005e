/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { faker } from '@faker-js/faker/locale/en';
import type { CurrentUser } from '../../model/index.ts';
import { getEmailMock, getGroupMock, getIdMock, getPersonNameMock, getTimestampMock } from '../../model/index.faker.ts';

export const getAuthSelfResponseMock = (overrideResponse: Partial<Extract<CurrentUser, object>> = {}): CurrentUser => ({id: getIdMock(), name: getPersonNameMock(), email: getEmailMock(), groups: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getGroupMock())), closesAt: getTimestampMock(), ...overrideResponse})
