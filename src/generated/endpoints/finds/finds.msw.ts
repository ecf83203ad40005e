/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { Finds } from '../../model/index.ts';
import { getFindListResponseMock } from './finds.faker.ts';

const getFindListMockHandler = (overrideResponse?: Finds | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Finds> | Finds), options?: RequestHandlerOptions) => {
  return http.get('*/api/search/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFindListResponseMock(),
      { status: 200
      })
  }, options)
}

export const getFindsMock = () => [
  getFindListMockHandler()
]
