/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { Account, AccountClosing, AccountExport, AccountSessions, MailOnItsWayResponse, OauthStart, OwnedCampaigns } from '../../model/index.ts';
import { getAccountCampaignsResponseMock, getAccountChangeEmailResponseMock, getAccountCloseResponseMock, getAccountExportResponseMock, getAccountGetResponseMock, getAccountKeepResponseMock, getAccountLinkResponseMock, getAccountRenameResponseMock, getAccountSessionsResponseMock, getAccountStartLinkResponseMock, getAccountVerifyEmailResponseMock } from './account.faker.ts';

const getAccountGetMockHandler = (overrideResponse?: Account | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Account> | Account), options?: RequestHandlerOptions) => {
  return http.get('*/api/account', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAccountGetResponseMock(),
      { status: 200
      })
  }, options)
}

const getAccountRenameMockHandler = (overrideResponse?: Account | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Account> | Account), options?: RequestHandlerOptions) => {
  return http.put('*/api/account/name', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAccountRenameResponseMock(),
      { status: 200
      })
  }, options)
}

const getAccountChangePasswordMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.put('*/api/account/password', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

const getAccountChangeEmailMockHandler = (overrideResponse?: MailOnItsWayResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<MailOnItsWayResponse> | MailOnItsWayResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/account/email', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAccountChangeEmailResponseMock(),
      { status: 202
      })
  }, options)
}

const getAccountCancelEmailMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/account/email', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

const getAccountVerifyEmailMockHandler = (overrideResponse?: Account | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Account> | Account), options?: RequestHandlerOptions) => {
  return http.post('*/api/account/verify-email', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAccountVerifyEmailResponseMock(),
      { status: 200
      })
  }, options)
}

const getAccountSessionsMockHandler = (overrideResponse?: AccountSessions | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AccountSessions> | AccountSessions), options?: RequestHandlerOptions) => {
  return http.get('*/api/account/sessions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAccountSessionsResponseMock(),
      { status: 200
      })
  }, options)
}

const getAccountEndOtherSessionsMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/account/sessions', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

const getAccountEndSessionMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/account/sessions/:sessionId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

const getAccountLinkMockHandler = (overrideResponse?: Account | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Account> | Account), options?: RequestHandlerOptions) => {
  return http.post('*/api/account/identities', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAccountLinkResponseMock(),
      { status: 200
      })
  }, options)
}

const getAccountStartLinkMockHandler = (overrideResponse?: OauthStart | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OauthStart> | OauthStart), options?: RequestHandlerOptions) => {
  return http.post('*/api/account/identities/start', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAccountStartLinkResponseMock(),
      { status: 200
      })
  }, options)
}

const getAccountUnlinkMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/account/identities/:identityId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

const getAccountCampaignsMockHandler = (overrideResponse?: OwnedCampaigns | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OwnedCampaigns> | OwnedCampaigns), options?: RequestHandlerOptions) => {
  return http.get('*/api/account/campaigns', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAccountCampaignsResponseMock(),
      { status: 200
      })
  }, options)
}

const getAccountExportMockHandler = (overrideResponse?: AccountExport | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AccountExport> | AccountExport), options?: RequestHandlerOptions) => {
  return http.get('*/api/account/export', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAccountExportResponseMock(),
      { status: 200
      })
  }, options)
}

const getAccountCloseMockHandler = (overrideResponse?: AccountClosing | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AccountClosing> | AccountClosing), options?: RequestHandlerOptions) => {
  return http.post('*/api/account/close', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAccountCloseResponseMock(),
      { status: 200
      })
  }, options)
}

const getAccountKeepMockHandler = (overrideResponse?: Account | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Account> | Account), options?: RequestHandlerOptions) => {
  return http.post('*/api/account/keep', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAccountKeepResponseMock(),
      { status: 200
      })
  }, options)
}

const getAccountConfirmMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/account/confirm', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getAccountMock = () => [
  getAccountGetMockHandler(),
  getAccountRenameMockHandler(),
  getAccountChangePasswordMockHandler(),
  getAccountChangeEmailMockHandler(),
  getAccountCancelEmailMockHandler(),
  getAccountVerifyEmailMockHandler(),
  getAccountSessionsMockHandler(),
  getAccountEndOtherSessionsMockHandler(),
  getAccountEndSessionMockHandler(),
  getAccountLinkMockHandler(),
  getAccountStartLinkMockHandler(),
  getAccountUnlinkMockHandler(),
  getAccountCampaignsMockHandler(),
  getAccountExportMockHandler(),
  getAccountCloseMockHandler(),
  getAccountKeepMockHandler(),
  getAccountConfirmMockHandler()
]
