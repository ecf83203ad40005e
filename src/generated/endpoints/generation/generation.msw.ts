/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { GenerationDraft } from '../../model/index.ts';
import { getGenerationCreateResponseMock } from './generation.faker.ts';

const getGenerationCreateMockHandler = (overrideResponse?: GenerationDraft | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<GenerationDraft> | GenerationDraft), options?: RequestHandlerOptions) => {
  return http.post('*/api/generation/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGenerationCreateResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGenerationMock = () => [
  getGenerationCreateMockHandler()
]
