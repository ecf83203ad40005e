/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { faker } from '@faker-js/faker/locale/en';
import type { CurrentUser, MailOnItsWayResponse, OauthProviders, OauthStart, PasskeyRequestOptions, SetupState, SignInStep } from '../../model/index.ts';
import { getBase64UrlMock, getEmailMock, getGroupMock, getIdMock, getOauthProviderMock, getPasskeyDescriptorMock, getPasskeyTimeoutMock, getPasskeyUserVerificationMock, getPersonNameMock, getSecondFactorNameMock, getTimestampMock } from '../../model/index.faker.ts';

export const getAuthRegisterResponseMock = (overrideResponse: Partial<Extract<MailOnItsWayResponse, object>> = {}): MailOnItsWayResponse => ({message: faker.string.alpha({length: {min: 1, max: 500}}), ...overrideResponse})

export const getAuthResendVerificationResponseMock = (overrideResponse: Partial<Extract<MailOnItsWayResponse, object>> = {}): MailOnItsWayResponse => ({message: faker.string.alpha({length: {min: 1, max: 500}}), ...overrideResponse})

export const getAuthForgotPasswordResponseMock = (overrideResponse: Partial<Extract<MailOnItsWayResponse, object>> = {}): MailOnItsWayResponse => ({message: faker.string.alpha({length: {min: 1, max: 500}}), ...overrideResponse})

export const getAuthLoginResponseMock = (overrideResponse: Partial<Extract<CurrentUser | SignInStep, object>> = {}): CurrentUser | SignInStep => (faker.helpers.arrayElement([{id: getIdMock(), name: getPersonNameMock(), email: getEmailMock(), groups: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getGroupMock())), closesAt: getTimestampMock(), ...overrideResponse}, {factors: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getSecondFactorNameMock())), ...overrideResponse}]))

export const getAuthStartOauthResponseMock = (overrideResponse: Partial<Extract<OauthStart, object>> = {}): OauthStart => ({authorizationUrl: faker.internet.url(), ...overrideResponse})

export const getAuthExchangeOauthResponseMock = (overrideResponse: Partial<Extract<CurrentUser | SignInStep, object>> = {}): CurrentUser | SignInStep => (faker.helpers.arrayElement([{id: getIdMock(), name: getPersonNameMock(), email: getEmailMock(), groups: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getGroupMock())), closesAt: getTimestampMock(), ...overrideResponse}, {factors: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getSecondFactorNameMock())), ...overrideResponse}]))

export const getAuthLinkOauthResponseMock = (overrideResponse: Partial<Extract<CurrentUser | SignInStep, object>> = {}): CurrentUser | SignInStep => (faker.helpers.arrayElement([{id: getIdMock(), name: getPersonNameMock(), email: getEmailMock(), groups: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getGroupMock())), closesAt: getTimestampMock(), ...overrideResponse}, {factors: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getSecondFactorNameMock())), ...overrideResponse}]))

export const getAuthSecondFactorResponseMock = (overrideResponse: Partial<Extract<CurrentUser, object>> = {}): CurrentUser => ({id: getIdMock(), name: getPersonNameMock(), email: getEmailMock(), groups: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getGroupMock())), closesAt: getTimestampMock(), ...overrideResponse})

export const getAuthPasskeyOptionsResponseMock = (overrideResponse: Partial<Extract<PasskeyRequestOptions, object>> = {}): PasskeyRequestOptions => ({challenge: getBase64UrlMock(), rpId: faker.string.alpha({length: {min: 1, max: 255}}), timeout: getPasskeyTimeoutMock(), userVerification: getPasskeyUserVerificationMock(), allowCredentials: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getPasskeyDescriptorMock() })), ...overrideResponse})

export const getAuthPasskeyResponseMock = (overrideResponse: Partial<Extract<CurrentUser, object>> = {}): CurrentUser => ({id: getIdMock(), name: getPersonNameMock(), email: getEmailMock(), groups: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getGroupMock())), closesAt: getTimestampMock(), ...overrideResponse})

export const getAuthOauthProvidersResponseMock = (overrideResponse: Partial<Extract<OauthProviders, object>> = {}): OauthProviders => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getOauthProviderMock() })), ...overrideResponse})

export const getAuthSetupStateResponseMock = (overrideResponse: Partial<Extract<SetupState, object>> = {}): SetupState => ({open: faker.datatype.boolean(), ...overrideResponse})

export const getAuthSetupResponseMock = (overrideResponse: Partial<Extract<CurrentUser, object>> = {}): CurrentUser => ({id: getIdMock(), name: getPersonNameMock(), email: getEmailMock(), groups: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getGroupMock())), closesAt: getTimestampMock(), ...overrideResponse})
