/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { CurrentUser } from '../../model/index.ts';
import { getAuthSelfResponseMock } from './session.faker.ts';

const getAuthLogoutMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/logout', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

const getAuthSelfMockHandler = (overrideResponse?: CurrentUser | void | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CurrentUser | void> | CurrentUser | void), options?: RequestHandlerOptions) => {
  return http.get('*/api/auth/self', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
  const resolvedBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAuthSelfResponseMock();
    return resolvedBody === undefined
      ? new HttpResponse(null, { status: 204 })
      : HttpResponse.json(resolvedBody, { status: 200 })
  }, options)
}

export const getSessionMock = () => [
  getAuthLogoutMockHandler(),
  getAuthSelfMockHandler()
]
