/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { AddedFactor, Factors, Passkey, PasskeyCreationOptions, PasskeyRequestOptions, RecoveryCodes, TotpEnrolment } from '../../model/index.ts';
import { getFactorConfirmOptionsResponseMock, getFactorGetResponseMock, getFactorPasskeyAddResponseMock, getFactorPasskeyOptionsResponseMock, getFactorPasskeyRenameResponseMock, getFactorRecoveryCodesRenewResponseMock, getFactorTotpAddResponseMock, getFactorTotpStartResponseMock } from './factors.faker.ts';

const getFactorGetMockHandler = (overrideResponse?: Factors | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Factors> | Factors), options?: RequestHandlerOptions) => {
  return http.get('*/api/factors', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFactorGetResponseMock(),
      { status: 200
      })
  }, options)
}

const getFactorTotpStartMockHandler = (overrideResponse?: TotpEnrolment | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TotpEnrolment> | TotpEnrolment), options?: RequestHandlerOptions) => {
  return http.post('*/api/factors/totp-enrolment', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFactorTotpStartResponseMock(),
      { status: 200
      })
  }, options)
}

const getFactorTotpAddMockHandler = (overrideResponse?: AddedFactor | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AddedFactor> | AddedFactor), options?: RequestHandlerOptions) => {
  return http.post('*/api/factors/totp', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFactorTotpAddResponseMock(),
      { status: 201
      })
  }, options)
}

const getFactorTotpRemoveMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/factors/totp', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

const getFactorRecoveryCodesRenewMockHandler = (overrideResponse?: RecoveryCodes | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RecoveryCodes> | RecoveryCodes), options?: RequestHandlerOptions) => {
  return http.post('*/api/factors/recovery-codes', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFactorRecoveryCodesRenewResponseMock(),
      { status: 200
      })
  }, options)
}

const getFactorRecoveryCodesKeepMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.put('*/api/factors/recovery-codes/kept', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

const getFactorPasskeyOptionsMockHandler = (overrideResponse?: PasskeyCreationOptions | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PasskeyCreationOptions> | PasskeyCreationOptions), options?: RequestHandlerOptions) => {
  return http.post('*/api/factors/passkey-options', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFactorPasskeyOptionsResponseMock(),
      { status: 200
      })
  }, options)
}

const getFactorPasskeyAddMockHandler = (overrideResponse?: AddedFactor | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AddedFactor> | AddedFactor), options?: RequestHandlerOptions) => {
  return http.post('*/api/factors/passkeys', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFactorPasskeyAddResponseMock(),
      { status: 201
      })
  }, options)
}

const getFactorPasskeyRenameMockHandler = (overrideResponse?: Passkey | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Passkey> | Passkey), options?: RequestHandlerOptions) => {
  return http.put('*/api/factors/passkeys/:passkeyId', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFactorPasskeyRenameResponseMock(),
      { status: 200
      })
  }, options)
}

const getFactorPasskeyRemoveMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/factors/passkeys/:passkeyId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

const getFactorConfirmOptionsMockHandler = (overrideResponse?: PasskeyRequestOptions | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PasskeyRequestOptions> | PasskeyRequestOptions), options?: RequestHandlerOptions) => {
  return http.post('*/api/factors/confirmation-options', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFactorConfirmOptionsResponseMock(),
      { status: 200
      })
  }, options)
}

const getFactorConfirmMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/factors/confirmation', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getFactorsMock = () => [
  getFactorGetMockHandler(),
  getFactorTotpStartMockHandler(),
  getFactorTotpAddMockHandler(),
  getFactorTotpRemoveMockHandler(),
  getFactorRecoveryCodesRenewMockHandler(),
  getFactorRecoveryCodesKeepMockHandler(),
  getFactorPasskeyOptionsMockHandler(),
  getFactorPasskeyAddMockHandler(),
  getFactorPasskeyRenameMockHandler(),
  getFactorPasskeyRemoveMockHandler(),
  getFactorConfirmOptionsMockHandler(),
  getFactorConfirmMockHandler()
]
