/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { CurrentUser, MailOnItsWayResponse, OauthProviders, OauthStart, PasskeyRequestOptions, SetupState, SignInStep } from '../../model/index.ts';
import { getAuthExchangeOauthResponseMock, getAuthForgotPasswordResponseMock, getAuthLinkOauthResponseMock, getAuthLoginResponseMock, getAuthOauthProvidersResponseMock, getAuthPasskeyOptionsResponseMock, getAuthPasskeyResponseMock, getAuthRegisterResponseMock, getAuthResendVerificationResponseMock, getAuthSecondFactorResponseMock, getAuthSetupResponseMock, getAuthSetupStateResponseMock, getAuthStartOauthResponseMock } from './auth.faker.ts';

const getAuthRegisterMockHandler = (overrideResponse?: MailOnItsWayResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MailOnItsWayResponse> | MailOnItsWayResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/register', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAuthRegisterResponseMock(),
      { status: 202
      })
  }, options)
}

const getAuthVerifyEmailMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/verify-email', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

const getAuthResendVerificationMockHandler = (overrideResponse?: MailOnItsWayResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MailOnItsWayResponse> | MailOnItsWayResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/resend-verification', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAuthResendVerificationResponseMock(),
      { status: 202
      })
  }, options)
}

const getAuthForgotPasswordMockHandler = (overrideResponse?: MailOnItsWayResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MailOnItsWayResponse> | MailOnItsWayResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/forgot-password', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAuthForgotPasswordResponseMock(),
      { status: 202
      })
  }, options)
}

const getAuthResetPasswordMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/reset-password', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

const getAuthLoginMockHandler = (overrideResponse?: CurrentUser | SignInStep | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CurrentUser | SignInStep> | CurrentUser | SignInStep), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/login', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAuthLoginResponseMock(),
      { status: 200
      })
  }, options)
}

const getAuthStartOauthMockHandler = (overrideResponse?: OauthStart | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OauthStart> | OauthStart), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/start-oauth', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAuthStartOauthResponseMock(),
      { status: 200
      })
  }, options)
}

const getAuthExchangeOauthMockHandler = (overrideResponse?: CurrentUser | SignInStep | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CurrentUser | SignInStep> | CurrentUser | SignInStep), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/exchange-oauth', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAuthExchangeOauthResponseMock(),
      { status: 200
      })
  }, options)
}

const getAuthUndoEmailMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/undo-email', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

const getAuthUndoFactorMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/undo-factor', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

const getAuthLinkOauthMockHandler = (overrideResponse?: CurrentUser | SignInStep | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CurrentUser | SignInStep> | CurrentUser | SignInStep), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/link-oauth', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAuthLinkOauthResponseMock(),
      { status: 200
      })
  }, options)
}

const getAuthSecondFactorMockHandler = (overrideResponse?: CurrentUser | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CurrentUser> | CurrentUser), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/second-factor', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAuthSecondFactorResponseMock(),
      { status: 200
      })
  }, options)
}

const getAuthPasskeyOptionsMockHandler = (overrideResponse?: PasskeyRequestOptions | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PasskeyRequestOptions> | PasskeyRequestOptions), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/passkey-options', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAuthPasskeyOptionsResponseMock(),
      { status: 200
      })
  }, options)
}

const getAuthPasskeyMockHandler = (overrideResponse?: CurrentUser | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CurrentUser> | CurrentUser), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/passkey', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAuthPasskeyResponseMock(),
      { status: 200
      })
  }, options)
}

const getAuthOauthProvidersMockHandler = (overrideResponse?: OauthProviders | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OauthProviders> | OauthProviders), options?: RequestHandlerOptions) => {
  return http.get('*/api/auth/oauth-providers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAuthOauthProvidersResponseMock(),
      { status: 200
      })
  }, options)
}

const getAuthSetupStateMockHandler = (overrideResponse?: SetupState | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SetupState> | SetupState), options?: RequestHandlerOptions) => {
  return http.get('*/api/auth/setup', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAuthSetupStateResponseMock(),
      { status: 200
      })
  }, options)
}

const getAuthSetupMockHandler = (overrideResponse?: CurrentUser | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CurrentUser> | CurrentUser), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/setup', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAuthSetupResponseMock(),
      { status: 201
      })
  }, options)
}

export const getAuthMock = () => [
  getAuthRegisterMockHandler(),
  getAuthVerifyEmailMockHandler(),
  getAuthResendVerificationMockHandler(),
  getAuthForgotPasswordMockHandler(),
  getAuthResetPasswordMockHandler(),
  getAuthLoginMockHandler(),
  getAuthStartOauthMockHandler(),
  getAuthExchangeOauthMockHandler(),
  getAuthUndoEmailMockHandler(),
  getAuthUndoFactorMockHandler(),
  getAuthLinkOauthMockHandler(),
  getAuthSecondFactorMockHandler(),
  getAuthPasskeyOptionsMockHandler(),
  getAuthPasskeyMockHandler(),
  getAuthOauthProvidersMockHandler(),
  getAuthSetupStateMockHandler(),
  getAuthSetupMockHandler()
]
