/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { faker } from '@faker-js/faker/locale/en';
import type { MailPage, UnsentMail } from '../../model/index.ts';
import { getIdMock, getNextCursorMock, getOptionalTimestampMock, getTimestampMock, getUnsentMailMock } from '../../model/index.faker.ts';

export const getMailListResponseMock = (overrideResponse: Partial<Extract<MailPage, object>> = {}): MailPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getUnsentMailMock() })), nextCursor: getNextCursorMock(), ...overrideResponse})

export const getMailSendResponseMock = (overrideResponse: Partial<Extract<UnsentMail, object>> = {}): UnsentMail => ({mailId: getIdMock(), kind: faker.helpers.fromRegExp("^[a-z-]+$"), to: faker.string.alpha({length: {min: 10, max: 254}}), state: faker.helpers.arrayElement(['waiting','failed'] as const), attempts: faker.number.int({min: 0, max: 1000}), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), createdAt: getTimestampMock(), nextAttemptAt: getOptionalTimestampMock(), ...overrideResponse})
