/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { Armor, ArmorBulkResponse, ArmorHistoryPage, ArmorPage } from '../../model/index.ts';
import { getArmorBulkResponseMock, getArmorCreateResponseMock, getArmorGetResponseMock, getArmorHistoryResponseMock, getArmorListResponseMock, getArmorUpdateResponseMock } from './armor.faker.ts';

const getArmorListMockHandler = (overrideResponse?: ArmorPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ArmorPage> | ArmorPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/armor/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArmorListResponseMock(),
      { status: 200
      })
  }, options)
}

const getArmorCreateMockHandler = (overrideResponse?: Armor | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Armor> | Armor), options?: RequestHandlerOptions) => {
  return http.post('*/api/armor/create', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArmorCreateResponseMock(),
      { status: 201
      })
  }, options)
}

const getArmorBulkMockHandler = (overrideResponse?: ArmorBulkResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ArmorBulkResponse> | ArmorBulkResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/armor/bulk', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArmorBulkResponseMock(),
      { status: 200
      })
  }, options)
}

const getArmorGetMockHandler = (overrideResponse?: Armor | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Armor> | Armor), options?: RequestHandlerOptions) => {
  return http.get('*/api/armor/:armorSk', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArmorGetResponseMock(),
      { status: 200
      })
  }, options)
}

const getArmorUpdateMockHandler = (overrideResponse?: Armor | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Armor> | Armor), options?: RequestHandlerOptions) => {
  return http.put('*/api/armor/:armorSk', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArmorUpdateResponseMock(),
      { status: 200
      })
  }, options)
}

const getArmorDeleteMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/armor/:armorSk', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

const getArmorHistoryMockHandler = (overrideResponse?: ArmorHistoryPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ArmorHistoryPage> | ArmorHistoryPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/armor/:armorSk/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArmorHistoryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getArmorMock = () => [
  getArmorListMockHandler(),
  getArmorCreateMockHandler(),
  getArmorBulkMockHandler(),
  getArmorGetMockHandler(),
  getArmorUpdateMockHandler(),
  getArmorDeleteMockHandler(),
  getArmorHistoryMockHandler()
]
