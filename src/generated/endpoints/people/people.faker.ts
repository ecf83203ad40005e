/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { faker } from '@faker-js/faker/locale/en';
import type { MailOnItsWayResponse, Person, PersonDetails, PersonPage } from '../../model/index.ts';
import { getEmailMock, getIdMock, getNextCursorMock, getOptionalTimestampMock, getPersonGroupsMock, getPersonMock, getPersonNameMock, getPersonSessionMock, getPersonStateMock, getTimestampMock } from '../../model/index.faker.ts';

export const getPersonListResponseMock = (overrideResponse: Partial<Extract<PersonPage, object>> = {}): PersonPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getPersonMock() })), nextCursor: getNextCursorMock(), ...overrideResponse})

export const getPersonGetResponseMock = (overrideResponse: Partial<Extract<PersonDetails, object>> = {}): PersonDetails => ({person: { ...getPersonMock() }, sessions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getPersonSessionMock() })), ...overrideResponse})

export const getPersonUpdateResponseMock = (overrideResponse: Partial<Extract<Person, object>> = {}): Person => ({userId: getIdMock(), name: getPersonNameMock(), email: getEmailMock(), groups: getPersonGroupsMock(), state: getPersonStateMock(), createdAt: getTimestampMock(), verifiedAt: getOptionalTimestampMock(), disabledAt: getOptionalTimestampMock(), closesAt: getOptionalTimestampMock(), lastSeenAt: getOptionalTimestampMock(), sessions: faker.number.int({min: 0, max: 1000}), hasSecondFactors: faker.datatype.boolean(), isSelf: faker.datatype.boolean(), ...overrideResponse})

export const getPersonResendVerificationResponseMock = (overrideResponse: Partial<Extract<MailOnItsWayResponse, object>> = {}): MailOnItsWayResponse => ({message: faker.string.alpha({length: {min: 1, max: 500}}), ...overrideResponse})
