/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ModelSettings, ModelTest, ModelUse } from '../../model/index.ts';
import { getModelGetResponseMock, getModelTestResponseMock, getModelUpdateResponseMock, getModelUseResponseMock } from './models.faker.ts';

const getModelGetMockHandler = (overrideResponse?: ModelSettings | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ModelSettings> | ModelSettings), options?: RequestHandlerOptions) => {
  return http.get('*/api/models/settings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getModelGetResponseMock(),
      { status: 200
      })
  }, options)
}

const getModelUpdateMockHandler = (overrideResponse?: ModelSettings | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ModelSettings> | ModelSettings), options?: RequestHandlerOptions) => {
  return http.patch('*/api/models/settings', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getModelUpdateResponseMock(),
      { status: 200
      })
  }, options)
}

const getModelTestMockHandler = (overrideResponse?: ModelTest | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ModelTest> | ModelTest), options?: RequestHandlerOptions) => {
  return http.post('*/api/models/test', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getModelTestResponseMock(),
      { status: 200
      })
  }, options)
}

const getModelUseMockHandler = (overrideResponse?: ModelUse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ModelUse> | ModelUse), options?: RequestHandlerOptions) => {
  return http.get('*/api/models/use', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getModelUseResponseMock(),
      { status: 200
      })
  }, options)
}

export const getModelsMock = () => [
  getModelGetMockHandler(),
  getModelUpdateMockHandler(),
  getModelTestMockHandler(),
  getModelUseMockHandler()
]
