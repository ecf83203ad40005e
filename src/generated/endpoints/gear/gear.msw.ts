/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { Gear, GearBulkResponse, GearHistoryPage, GearPage } from '../../model/index.ts';
import { getGearBulkResponseMock, getGearCreateResponseMock, getGearGetResponseMock, getGearHistoryResponseMock, getGearListResponseMock, getGearUpdateResponseMock } from './gear.faker.ts';

const getGearListMockHandler = (overrideResponse?: GearPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GearPage> | GearPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/gear/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGearListResponseMock(),
      { status: 200
      })
  }, options)
}

const getGearCreateMockHandler = (overrideResponse?: Gear | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Gear> | Gear), options?: RequestHandlerOptions) => {
  return http.post('*/api/gear/create', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGearCreateResponseMock(),
      { status: 201
      })
  }, options)
}

const getGearBulkMockHandler = (overrideResponse?: GearBulkResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<GearBulkResponse> | GearBulkResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/gear/bulk', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGearBulkResponseMock(),
      { status: 200
      })
  }, options)
}

const getGearGetMockHandler = (overrideResponse?: Gear | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Gear> | Gear), options?: RequestHandlerOptions) => {
  return http.get('*/api/gear/:gearSk', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGearGetResponseMock(),
      { status: 200
      })
  }, options)
}

const getGearUpdateMockHandler = (overrideResponse?: Gear | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Gear> | Gear), options?: RequestHandlerOptions) => {
  return http.put('*/api/gear/:gearSk', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGearUpdateResponseMock(),
      { status: 200
      })
  }, options)
}

const getGearDeleteMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/gear/:gearSk', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

const getGearHistoryMockHandler = (overrideResponse?: GearHistoryPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GearHistoryPage> | GearHistoryPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/gear/:gearSk/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGearHistoryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGearMock = () => [
  getGearListMockHandler(),
  getGearCreateMockHandler(),
  getGearBulkMockHandler(),
  getGearGetMockHandler(),
  getGearUpdateMockHandler(),
  getGearDeleteMockHandler(),
  getGearHistoryMockHandler()
]
