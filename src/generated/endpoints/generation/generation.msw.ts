/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { Generation, GenerationPage } from '../../model/index.ts';
import { getGenerationCancelResponseMock, getGenerationCreateResponseMock, getGenerationGetResponseMock, getGenerationListResponseMock, getGenerationReviseResponseMock } from './generation.faker.ts';

const getGenerationListMockHandler = (overrideResponse?: GenerationPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GenerationPage> | GenerationPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/generation/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGenerationListResponseMock(),
      { status: 200
      })
  }, options)
}

const getGenerationCreateMockHandler = (overrideResponse?: Generation | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Generation> | Generation), options?: RequestHandlerOptions) => {
  return http.post('*/api/generation/create', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGenerationCreateResponseMock(),
      { status: 201
      })
  }, options)
}

const getGenerationGetMockHandler = (overrideResponse?: Generation | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Generation> | Generation), options?: RequestHandlerOptions) => {
  return http.get('*/api/generation/:generationId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGenerationGetResponseMock(),
      { status: 200
      })
  }, options)
}

const getGenerationDeleteMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/generation/:generationId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

const getGenerationCancelMockHandler = (overrideResponse?: Generation | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Generation> | Generation), options?: RequestHandlerOptions) => {
  return http.post('*/api/generation/:generationId/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGenerationCancelResponseMock(),
      { status: 200
      })
  }, options)
}

const getGenerationUseMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/generation/:generationId/use', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

const getGenerationReviseMockHandler = (overrideResponse?: Generation | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Generation> | Generation), options?: RequestHandlerOptions) => {
  return http.post('*/api/generation/:generationId/revise', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGenerationReviseResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGenerationMock = () => [
  getGenerationListMockHandler(),
  getGenerationCreateMockHandler(),
  getGenerationGetMockHandler(),
  getGenerationDeleteMockHandler(),
  getGenerationCancelMockHandler(),
  getGenerationUseMockHandler(),
  getGenerationReviseMockHandler()
]
