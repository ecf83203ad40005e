/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { Campaign, CampaignCharacterList, CampaignOverview, CampaignPage, SharedCharacter } from '../../model/index.ts';
import { getCampaignCharacterGetResponseMock, getCampaignCharactersResponseMock, getCampaignCreateResponseMock, getCampaignGetResponseMock, getCampaignListResponseMock, getCampaignOverviewResponseMock, getCampaignRestoreResponseMock, getCampaignUpdateResponseMock } from './campaigns.faker.ts';

const getCampaignListMockHandler = (overrideResponse?: CampaignPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CampaignPage> | CampaignPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/campaigns/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCampaignListResponseMock(),
      { status: 200
      })
  }, options)
}

const getCampaignCreateMockHandler = (overrideResponse?: Campaign | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Campaign> | Campaign), options?: RequestHandlerOptions) => {
  return http.post('*/api/campaigns/create', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCampaignCreateResponseMock(),
      { status: 201
      })
  }, options)
}

const getCampaignGetMockHandler = (overrideResponse?: Campaign | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Campaign> | Campaign), options?: RequestHandlerOptions) => {
  return http.get('*/api/campaigns/:campaignId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCampaignGetResponseMock(),
      { status: 200
      })
  }, options)
}

const getCampaignUpdateMockHandler = (overrideResponse?: Campaign | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Campaign> | Campaign), options?: RequestHandlerOptions) => {
  return http.patch('*/api/campaigns/:campaignId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCampaignUpdateResponseMock(),
      { status: 200
      })
  }, options)
}

const getCampaignDeleteMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/campaigns/:campaignId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

const getCampaignOverviewMockHandler = (overrideResponse?: CampaignOverview | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CampaignOverview> | CampaignOverview), options?: RequestHandlerOptions) => {
  return http.get('*/api/campaigns/:campaignId/overview', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCampaignOverviewResponseMock(),
      { status: 200
      })
  }, options)
}

const getCampaignRestoreMockHandler = (overrideResponse?: Campaign | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Campaign> | Campaign), options?: RequestHandlerOptions) => {
  return http.post('*/api/campaigns/:campaignId/restore', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCampaignRestoreResponseMock(),
      { status: 200
      })
  }, options)
}

const getCampaignPurgeMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/campaigns/:campaignId/purge', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

const getCampaignCharactersMockHandler = (overrideResponse?: CampaignCharacterList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CampaignCharacterList> | CampaignCharacterList), options?: RequestHandlerOptions) => {
  return http.get('*/api/campaigns/:campaignId/characters', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCampaignCharactersResponseMock(),
      { status: 200
      })
  }, options)
}

const getCampaignCharacterGetMockHandler = (overrideResponse?: SharedCharacter | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SharedCharacter> | SharedCharacter), options?: RequestHandlerOptions) => {
  return http.get('*/api/campaigns/:campaignId/characters/:characterId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCampaignCharacterGetResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCampaignsMock = () => [
  getCampaignListMockHandler(),
  getCampaignCreateMockHandler(),
  getCampaignGetMockHandler(),
  getCampaignUpdateMockHandler(),
  getCampaignDeleteMockHandler(),
  getCampaignOverviewMockHandler(),
  getCampaignRestoreMockHandler(),
  getCampaignPurgeMockHandler(),
  getCampaignCharactersMockHandler(),
  getCampaignCharacterGetMockHandler()
]
