/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { Entry, EntryExportPage, EntryHits, EntryImportResult, EntryImportUndone, EntryPage, EntryVersion, EntryVersionPage } from '../../model/index.ts';
import { getEntryCreateResponseMock, getEntryExportResponseMock, getEntryGetResponseMock, getEntryImportResponseMock, getEntryImportUndoResponseMock, getEntryListResponseMock, getEntryMoveResponseMock, getEntryRestoreResponseMock, getEntrySearchResponseMock, getEntryUpdateResponseMock, getEntryVersionGetResponseMock, getEntryVersionListResponseMock, getEntryVersionRestoreResponseMock } from './entries.faker.ts';

const getEntryImportUndoMockHandler = (overrideResponse?: EntryImportUndone | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<EntryImportUndone> | EntryImportUndone), options?: RequestHandlerOptions) => {
  return http.delete('*/api/campaigns/:campaignId/imports/:importId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEntryImportUndoResponseMock(),
      { status: 200
      })
  }, options)
}

const getEntryListMockHandler = (overrideResponse?: EntryPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EntryPage> | EntryPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/campaigns/:campaignId/entries', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEntryListResponseMock(),
      { status: 200
      })
  }, options)
}

const getEntryExportMockHandler = (overrideResponse?: EntryExportPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EntryExportPage> | EntryExportPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/campaigns/:campaignId/entries/export', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEntryExportResponseMock(),
      { status: 200
      })
  }, options)
}

const getEntryImportMockHandler = (overrideResponse?: EntryImportResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EntryImportResult> | EntryImportResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/campaigns/:campaignId/entries/import', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEntryImportResponseMock(),
      { status: 200
      })
  }, options)
}

const getEntryPurgeAllMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/campaigns/:campaignId/entries/purge', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

const getEntryCreateMockHandler = (overrideResponse?: Entry | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Entry> | Entry), options?: RequestHandlerOptions) => {
  return http.post('*/api/campaigns/:campaignId/entries/create', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEntryCreateResponseMock(),
      { status: 201
      })
  }, options)
}

const getEntryGetMockHandler = (overrideResponse?: Entry | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Entry> | Entry), options?: RequestHandlerOptions) => {
  return http.get('*/api/campaigns/:campaignId/entries/:entryId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEntryGetResponseMock(),
      { status: 200
      })
  }, options)
}

const getEntryUpdateMockHandler = (overrideResponse?: Entry | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Entry> | Entry), options?: RequestHandlerOptions) => {
  return http.patch('*/api/campaigns/:campaignId/entries/:entryId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEntryUpdateResponseMock(),
      { status: 200
      })
  }, options)
}

const getEntryDeleteMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/campaigns/:campaignId/entries/:entryId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

const getEntryVersionListMockHandler = (overrideResponse?: EntryVersionPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EntryVersionPage> | EntryVersionPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/campaigns/:campaignId/entries/:entryId/versions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEntryVersionListResponseMock(),
      { status: 200
      })
  }, options)
}

const getEntryVersionGetMockHandler = (overrideResponse?: EntryVersion | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EntryVersion> | EntryVersion), options?: RequestHandlerOptions) => {
  return http.get('*/api/campaigns/:campaignId/entries/:entryId/versions/:version', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEntryVersionGetResponseMock(),
      { status: 200
      })
  }, options)
}

const getEntryVersionRestoreMockHandler = (overrideResponse?: Entry | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Entry> | Entry), options?: RequestHandlerOptions) => {
  return http.post('*/api/campaigns/:campaignId/entries/:entryId/versions/:version/restore', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEntryVersionRestoreResponseMock(),
      { status: 200
      })
  }, options)
}

const getEntryRestoreMockHandler = (overrideResponse?: Entry | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Entry> | Entry), options?: RequestHandlerOptions) => {
  return http.post('*/api/campaigns/:campaignId/entries/:entryId/restore', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEntryRestoreResponseMock(),
      { status: 200
      })
  }, options)
}

const getEntryPurgeMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/campaigns/:campaignId/entries/:entryId/purge', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

const getEntryMoveMockHandler = (overrideResponse?: Entry | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Entry> | Entry), options?: RequestHandlerOptions) => {
  return http.post('*/api/campaigns/:campaignId/entries/:entryId/move', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEntryMoveResponseMock(),
      { status: 200
      })
  }, options)
}

const getEntrySearchMockHandler = (overrideResponse?: EntryHits | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EntryHits> | EntryHits), options?: RequestHandlerOptions) => {
  return http.get('*/api/campaigns/:campaignId/search', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEntrySearchResponseMock(),
      { status: 200
      })
  }, options)
}

export const getEntriesMock = () => [
  getEntryImportUndoMockHandler(),
  getEntryListMockHandler(),
  getEntryExportMockHandler(),
  getEntryImportMockHandler(),
  getEntryPurgeAllMockHandler(),
  getEntryCreateMockHandler(),
  getEntryGetMockHandler(),
  getEntryUpdateMockHandler(),
  getEntryDeleteMockHandler(),
  getEntryVersionListMockHandler(),
  getEntryVersionGetMockHandler(),
  getEntryVersionRestoreMockHandler(),
  getEntryRestoreMockHandler(),
  getEntryPurgeMockHandler(),
  getEntryMoveMockHandler(),
  getEntrySearchMockHandler()
]
