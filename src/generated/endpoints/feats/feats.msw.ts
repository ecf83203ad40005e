/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { Feat, FeatBulkResponse, FeatHistoryPage, FeatPage } from '../../model/index.ts';
import { getFeatBulkResponseMock, getFeatCreateResponseMock, getFeatGetResponseMock, getFeatHistoryResponseMock, getFeatListResponseMock, getFeatUpdateResponseMock } from './feats.faker.ts';

const getFeatListMockHandler = (overrideResponse?: FeatPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FeatPage> | FeatPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/feats/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFeatListResponseMock(),
      { status: 200
      })
  }, options)
}

const getFeatCreateMockHandler = (overrideResponse?: Feat | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Feat> | Feat), options?: RequestHandlerOptions) => {
  return http.post('*/api/feats/create', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFeatCreateResponseMock(),
      { status: 201
      })
  }, options)
}

const getFeatBulkMockHandler = (overrideResponse?: FeatBulkResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FeatBulkResponse> | FeatBulkResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/feats/bulk', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFeatBulkResponseMock(),
      { status: 200
      })
  }, options)
}

const getFeatGetMockHandler = (overrideResponse?: Feat | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Feat> | Feat), options?: RequestHandlerOptions) => {
  return http.get('*/api/feats/:featSk', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFeatGetResponseMock(),
      { status: 200
      })
  }, options)
}

const getFeatUpdateMockHandler = (overrideResponse?: Feat | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Feat> | Feat), options?: RequestHandlerOptions) => {
  return http.put('*/api/feats/:featSk', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFeatUpdateResponseMock(),
      { status: 200
      })
  }, options)
}

const getFeatDeleteMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/feats/:featSk', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

const getFeatHistoryMockHandler = (overrideResponse?: FeatHistoryPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FeatHistoryPage> | FeatHistoryPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/feats/:featSk/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFeatHistoryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getFeatsMock = () => [
  getFeatListMockHandler(),
  getFeatCreateMockHandler(),
  getFeatBulkMockHandler(),
  getFeatGetMockHandler(),
  getFeatUpdateMockHandler(),
  getFeatDeleteMockHandler(),
  getFeatHistoryMockHandler()
]
