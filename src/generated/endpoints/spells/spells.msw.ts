/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { Spell, SpellBulkResponse, SpellHistoryPage, SpellPage } from '../../model/index.ts';
import { getSpellBulkResponseMock, getSpellCreateResponseMock, getSpellGetResponseMock, getSpellHistoryResponseMock, getSpellListResponseMock, getSpellUpdateResponseMock } from './spells.faker.ts';

const getSpellListMockHandler = (overrideResponse?: SpellPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SpellPage> | SpellPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/spells/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSpellListResponseMock(),
      { status: 200
      })
  }, options)
}

const getSpellCreateMockHandler = (overrideResponse?: Spell | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Spell> | Spell), options?: RequestHandlerOptions) => {
  return http.post('*/api/spells/create', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSpellCreateResponseMock(),
      { status: 201
      })
  }, options)
}

const getSpellBulkMockHandler = (overrideResponse?: SpellBulkResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SpellBulkResponse> | SpellBulkResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/spells/bulk', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSpellBulkResponseMock(),
      { status: 200
      })
  }, options)
}

const getSpellGetMockHandler = (overrideResponse?: Spell | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Spell> | Spell), options?: RequestHandlerOptions) => {
  return http.get('*/api/spells/:spellSk', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSpellGetResponseMock(),
      { status: 200
      })
  }, options)
}

const getSpellUpdateMockHandler = (overrideResponse?: Spell | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Spell> | Spell), options?: RequestHandlerOptions) => {
  return http.put('*/api/spells/:spellSk', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSpellUpdateResponseMock(),
      { status: 200
      })
  }, options)
}

const getSpellDeleteMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/spells/:spellSk', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

const getSpellHistoryMockHandler = (overrideResponse?: SpellHistoryPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SpellHistoryPage> | SpellHistoryPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/spells/:spellSk/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSpellHistoryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSpellsMock = () => [
  getSpellListMockHandler(),
  getSpellCreateMockHandler(),
  getSpellBulkMockHandler(),
  getSpellGetMockHandler(),
  getSpellUpdateMockHandler(),
  getSpellDeleteMockHandler(),
  getSpellHistoryMockHandler()
]
