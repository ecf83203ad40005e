/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { faker } from '@faker-js/faker/locale/en';
import type { Account, AccountClosing, AccountExport, AccountSessions, MailOnItsWayResponse, OauthStart, OwnedCampaigns } from '../../model/index.ts';
import { getAccountEventMock, getAccountIdentityMock, getAccountMock, getAccountSessionMock, getEmailMock, getOptionalTimestampMock, getOwnedCampaignMock, getPersonNameMock, getTimestampMock } from '../../model/index.faker.ts';

export const getAccountGetResponseMock = (overrideResponse: Partial<Extract<Account, object>> = {}): Account => ({name: getPersonNameMock(), email: getEmailMock(), hasPassword: faker.datatype.boolean(), pendingEmail: faker.helpers.arrayElement([getEmailMock(),null,]), identities: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getAccountIdentityMock() })), createdAt: getTimestampMock(), closesAt: getOptionalTimestampMock(), ...overrideResponse})

export const getAccountRenameResponseMock = (overrideResponse: Partial<Extract<Account, object>> = {}): Account => ({name: getPersonNameMock(), email: getEmailMock(), hasPassword: faker.datatype.boolean(), pendingEmail: faker.helpers.arrayElement([getEmailMock(),null,]), identities: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getAccountIdentityMock() })), createdAt: getTimestampMock(), closesAt: getOptionalTimestampMock(), ...overrideResponse})

export const getAccountChangeEmailResponseMock = (overrideResponse: Partial<Extract<MailOnItsWayResponse, object>> = {}): MailOnItsWayResponse => ({message: faker.string.alpha({length: {min: 1, max: 500}}), ...overrideResponse})

export const getAccountVerifyEmailResponseMock = (overrideResponse: Partial<Extract<Account, object>> = {}): Account => ({name: getPersonNameMock(), email: getEmailMock(), hasPassword: faker.datatype.boolean(), pendingEmail: faker.helpers.arrayElement([getEmailMock(),null,]), identities: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getAccountIdentityMock() })), createdAt: getTimestampMock(), closesAt: getOptionalTimestampMock(), ...overrideResponse})

export const getAccountSessionsResponseMock = (overrideResponse: Partial<Extract<AccountSessions, object>> = {}): AccountSessions => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getAccountSessionMock() })), ...overrideResponse})

export const getAccountLinkResponseMock = (overrideResponse: Partial<Extract<Account, object>> = {}): Account => ({name: getPersonNameMock(), email: getEmailMock(), hasPassword: faker.datatype.boolean(), pendingEmail: faker.helpers.arrayElement([getEmailMock(),null,]), identities: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getAccountIdentityMock() })), createdAt: getTimestampMock(), closesAt: getOptionalTimestampMock(), ...overrideResponse})

export const getAccountStartLinkResponseMock = (overrideResponse: Partial<Extract<OauthStart, object>> = {}): OauthStart => ({authorizationUrl: faker.internet.url(), ...overrideResponse})

export const getAccountCampaignsResponseMock = (overrideResponse: Partial<Extract<OwnedCampaigns, object>> = {}): OwnedCampaigns => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getOwnedCampaignMock() })), ...overrideResponse})

export const getAccountExportResponseMock = (overrideResponse: Partial<Extract<AccountExport, object>> = {}): AccountExport => ({account: { ...getAccountMock() }, sessions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getAccountSessionMock() })), events: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getAccountEventMock() })), ...overrideResponse})

export const getAccountCloseResponseMock = (overrideResponse: Partial<Extract<AccountClosing, object>> = {}): AccountClosing => ({closesAt: getTimestampMock(), ...overrideResponse})

export const getAccountKeepResponseMock = (overrideResponse: Partial<Extract<Account, object>> = {}): Account => ({name: getPersonNameMock(), email: getEmailMock(), hasPassword: faker.datatype.boolean(), pendingEmail: faker.helpers.arrayElement([getEmailMock(),null,]), identities: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getAccountIdentityMock() })), createdAt: getTimestampMock(), closesAt: getOptionalTimestampMock(), ...overrideResponse})
