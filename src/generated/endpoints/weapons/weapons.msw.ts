/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { Weapon, WeaponBulkResponse, WeaponHistoryPage, WeaponPage } from '../../model/index.ts';
import { getWeaponBulkResponseMock, getWeaponCreateResponseMock, getWeaponGetResponseMock, getWeaponHistoryResponseMock, getWeaponListResponseMock, getWeaponUpdateResponseMock } from './weapons.faker.ts';

const getWeaponListMockHandler = (overrideResponse?: WeaponPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<WeaponPage> | WeaponPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/weapons/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getWeaponListResponseMock(),
      { status: 200
      })
  }, options)
}

const getWeaponCreateMockHandler = (overrideResponse?: Weapon | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Weapon> | Weapon), options?: RequestHandlerOptions) => {
  return http.post('*/api/weapons/create', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getWeaponCreateResponseMock(),
      { status: 201
      })
  }, options)
}

const getWeaponBulkMockHandler = (overrideResponse?: WeaponBulkResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WeaponBulkResponse> | WeaponBulkResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/weapons/bulk', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getWeaponBulkResponseMock(),
      { status: 200
      })
  }, options)
}

const getWeaponGetMockHandler = (overrideResponse?: Weapon | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Weapon> | Weapon), options?: RequestHandlerOptions) => {
  return http.get('*/api/weapons/:weaponSk', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getWeaponGetResponseMock(),
      { status: 200
      })
  }, options)
}

const getWeaponUpdateMockHandler = (overrideResponse?: Weapon | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Weapon> | Weapon), options?: RequestHandlerOptions) => {
  return http.put('*/api/weapons/:weaponSk', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getWeaponUpdateResponseMock(),
      { status: 200
      })
  }, options)
}

const getWeaponDeleteMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/weapons/:weaponSk', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

const getWeaponHistoryMockHandler = (overrideResponse?: WeaponHistoryPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<WeaponHistoryPage> | WeaponHistoryPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/weapons/:weaponSk/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getWeaponHistoryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getWeaponsMock = () => [
  getWeaponListMockHandler(),
  getWeaponCreateMockHandler(),
  getWeaponBulkMockHandler(),
  getWeaponGetMockHandler(),
  getWeaponUpdateMockHandler(),
  getWeaponDeleteMockHandler(),
  getWeaponHistoryMockHandler()
]
