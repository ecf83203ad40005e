/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { SecurityEventPage } from '../../model/index.ts';
import { getSecurityListResponseMock } from './security.faker.ts';

const getSecurityListMockHandler = (overrideResponse?: SecurityEventPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SecurityEventPage> | SecurityEventPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/security/events', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSecurityListResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSecurityMock = () => [
  getSecurityListMockHandler()
]
