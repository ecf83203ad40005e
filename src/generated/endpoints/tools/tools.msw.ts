/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { Tool, ToolBulkResponse, ToolHistoryPage, ToolPage } from '../../model/index.ts';
import { getToolBulkResponseMock, getToolCreateResponseMock, getToolGetResponseMock, getToolHistoryResponseMock, getToolListResponseMock, getToolUpdateResponseMock } from './tools.faker.ts';

const getToolListMockHandler = (overrideResponse?: ToolPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ToolPage> | ToolPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tools/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getToolListResponseMock(),
      { status: 200
      })
  }, options)
}

const getToolCreateMockHandler = (overrideResponse?: Tool | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Tool> | Tool), options?: RequestHandlerOptions) => {
  return http.post('*/api/tools/create', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getToolCreateResponseMock(),
      { status: 201
      })
  }, options)
}

const getToolBulkMockHandler = (overrideResponse?: ToolBulkResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ToolBulkResponse> | ToolBulkResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tools/bulk', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getToolBulkResponseMock(),
      { status: 200
      })
  }, options)
}

const getToolGetMockHandler = (overrideResponse?: Tool | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Tool> | Tool), options?: RequestHandlerOptions) => {
  return http.get('*/api/tools/:toolSk', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getToolGetResponseMock(),
      { status: 200
      })
  }, options)
}

const getToolUpdateMockHandler = (overrideResponse?: Tool | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Tool> | Tool), options?: RequestHandlerOptions) => {
  return http.put('*/api/tools/:toolSk', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getToolUpdateResponseMock(),
      { status: 200
      })
  }, options)
}

const getToolDeleteMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/tools/:toolSk', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

const getToolHistoryMockHandler = (overrideResponse?: ToolHistoryPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ToolHistoryPage> | ToolHistoryPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tools/:toolSk/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getToolHistoryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getToolsMock = () => [
  getToolListMockHandler(),
  getToolCreateMockHandler(),
  getToolBulkMockHandler(),
  getToolGetMockHandler(),
  getToolUpdateMockHandler(),
  getToolDeleteMockHandler(),
  getToolHistoryMockHandler()
]
