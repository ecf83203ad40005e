/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { faker } from '@faker-js/faker/locale/en';
import type { AddedFactor, Factors, Passkey, PasskeyCreationOptions, PasskeyRequestOptions, RecoveryCodes, TotpEnrolment } from '../../model/index.ts';
import { getBase64UrlMock, getEmailMock, getFactorsMock, getIdMock, getOptionalTimestampMock, getOptionalTotpFactorMock, getPasskeyDescriptorMock, getPasskeyMock, getPasskeyNameMock, getPasskeyTimeoutMock, getPasskeyUserVerificationMock, getPersonNameMock, getRecoveryCodeMock, getTimestampMock } from '../../model/index.faker.ts';

export const getFactorGetResponseMock = (overrideResponse: Partial<Extract<Factors, object>> = {}): Factors => ({totp: getOptionalTotpFactorMock(), passkeys: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getPasskeyMock() })), recoveryCodesLeft: faker.number.int({min: 0, max: 10}), recoveryCodesUnseen: faker.datatype.boolean(), ...overrideResponse})

export const getFactorTotpStartResponseMock = (overrideResponse: Partial<Extract<TotpEnrolment, object>> = {}): TotpEnrolment => ({secret: faker.helpers.fromRegExp("^[A-Z2-7]+$"), uri: faker.internet.url(), enrolment: getBase64UrlMock(), ...overrideResponse})

export const getFactorTotpAddResponseMock = (overrideResponse: Partial<Extract<AddedFactor, object>> = {}): AddedFactor => ({factors: { ...getFactorsMock() }, recoveryCodes: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getRecoveryCodeMock())), ...overrideResponse})

export const getFactorRecoveryCodesRenewResponseMock = (overrideResponse: Partial<Extract<RecoveryCodes, object>> = {}): RecoveryCodes => ({recoveryCodes: Array.from({ length: faker.number.int({min: 10, max: 10}) }, (_, i) => i + 1).map(() => (getRecoveryCodeMock())), ...overrideResponse})

export const getFactorPasskeyOptionsResponseMock = (overrideResponse: Partial<Extract<PasskeyCreationOptions, object>> = {}): PasskeyCreationOptions => ({challenge: getBase64UrlMock(), rp: {id: faker.string.alpha({length: {min: 1, max: 255}}), name: faker.string.alpha({length: {min: 1, max: 80}})}, user: {id: getBase64UrlMock(), name: getEmailMock(), displayName: getPersonNameMock()}, pubKeyCredParams: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({type: faker.helpers.arrayElement(['public-key'] as const), alg: faker.number.int({min: -65535, max: 65535})})), timeout: getPasskeyTimeoutMock(), excludeCredentials: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getPasskeyDescriptorMock() })), authenticatorSelection: {residentKey: faker.helpers.arrayElement(['required','preferred'] as const), userVerification: getPasskeyUserVerificationMock()}, attestation: faker.helpers.arrayElement(['none'] as const), extensions: {credProps: faker.helpers.arrayElement([true] as const)}, ...overrideResponse})

export const getFactorPasskeyAddResponseMock = (overrideResponse: Partial<Extract<AddedFactor, object>> = {}): AddedFactor => ({factors: { ...getFactorsMock() }, recoveryCodes: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getRecoveryCodeMock())), ...overrideResponse})

export const getFactorPasskeyRenameResponseMock = (overrideResponse: Partial<Extract<Passkey, object>> = {}): Passkey => ({passkeyId: getIdMock(), name: getPasskeyNameMock(), synced: faker.datatype.boolean(), signsInAlone: faker.datatype.boolean(), createdAt: getTimestampMock(), lastUsedAt: getOptionalTimestampMock(), ...overrideResponse})

export const getFactorConfirmOptionsResponseMock = (overrideResponse: Partial<Extract<PasskeyRequestOptions, object>> = {}): PasskeyRequestOptions => ({challenge: getBase64UrlMock(), rpId: faker.string.alpha({length: {min: 1, max: 255}}), timeout: getPasskeyTimeoutMock(), userVerification: getPasskeyUserVerificationMock(), allowCredentials: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getPasskeyDescriptorMock() })), ...overrideResponse})
