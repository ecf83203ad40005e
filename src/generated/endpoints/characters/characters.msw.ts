/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { Character, CharacterFile, CharacterPage, CharacterPlay, CharacterRollPage, CharacterSharing, SharedCharacter } from '../../model/index.ts';
import { getCharacterCreateResponseMock, getCharacterExportResponseMock, getCharacterGetResponseMock, getCharacterImportResponseMock, getCharacterListResponseMock, getCharacterPlayChangeResponseMock, getCharacterPlayGetResponseMock, getCharacterPortraitResponseMock, getCharacterRollListResponseMock, getCharacterSharedGetResponseMock, getCharacterSharingGetResponseMock, getCharacterSharingUpdateResponseMock, getCharacterUpdateResponseMock } from './characters.faker.ts';

const getCharacterListMockHandler = (overrideResponse?: CharacterPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CharacterPage> | CharacterPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/characters/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCharacterListResponseMock(),
      { status: 200
      })
  }, options)
}

const getCharacterCreateMockHandler = (overrideResponse?: Character | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Character> | Character), options?: RequestHandlerOptions) => {
  return http.post('*/api/characters/create', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCharacterCreateResponseMock(),
      { status: 201
      })
  }, options)
}

const getCharacterImportMockHandler = (overrideResponse?: Character | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Character> | Character), options?: RequestHandlerOptions) => {
  return http.post('*/api/characters/import', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCharacterImportResponseMock(),
      { status: 201
      })
  }, options)
}

const getCharacterGetMockHandler = (overrideResponse?: Character | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Character> | Character), options?: RequestHandlerOptions) => {
  return http.get('*/api/characters/:characterId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCharacterGetResponseMock(),
      { status: 200
      })
  }, options)
}

const getCharacterUpdateMockHandler = (overrideResponse?: Character | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Character> | Character), options?: RequestHandlerOptions) => {
  return http.put('*/api/characters/:characterId', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCharacterUpdateResponseMock(),
      { status: 200
      })
  }, options)
}

const getCharacterDeleteMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/characters/:characterId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

const getCharacterPortraitMockHandler = (overrideResponse?: Character | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Character> | Character), options?: RequestHandlerOptions) => {
  return http.put('*/api/characters/:characterId/portrait', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCharacterPortraitResponseMock(),
      { status: 200
      })
  }, options)
}

const getCharacterPlayGetMockHandler = (overrideResponse?: CharacterPlay | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CharacterPlay> | CharacterPlay), options?: RequestHandlerOptions) => {
  return http.get('*/api/characters/:characterId/play', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCharacterPlayGetResponseMock(),
      { status: 200
      })
  }, options)
}

const getCharacterPlayChangeMockHandler = (overrideResponse?: CharacterPlay | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CharacterPlay> | CharacterPlay), options?: RequestHandlerOptions) => {
  return http.post('*/api/characters/:characterId/play', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCharacterPlayChangeResponseMock(),
      { status: 200
      })
  }, options)
}

const getCharacterRollListMockHandler = (overrideResponse?: CharacterRollPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CharacterRollPage> | CharacterRollPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/characters/:characterId/rolls', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCharacterRollListResponseMock(),
      { status: 200
      })
  }, options)
}

const getCharacterRollAddMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/characters/:characterId/rolls', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

const getCharacterExportMockHandler = (overrideResponse?: CharacterFile | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CharacterFile> | CharacterFile), options?: RequestHandlerOptions) => {
  return http.get('*/api/characters/:characterId/file', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCharacterExportResponseMock(),
      { status: 200
      })
  }, options)
}

const getCharacterSharingGetMockHandler = (overrideResponse?: CharacterSharing | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CharacterSharing> | CharacterSharing), options?: RequestHandlerOptions) => {
  return http.get('*/api/characters/:characterId/sharing', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCharacterSharingGetResponseMock(),
      { status: 200
      })
  }, options)
}

const getCharacterSharingUpdateMockHandler = (overrideResponse?: CharacterSharing | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CharacterSharing> | CharacterSharing), options?: RequestHandlerOptions) => {
  return http.put('*/api/characters/:characterId/sharing', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCharacterSharingUpdateResponseMock(),
      { status: 200
      })
  }, options)
}

const getCharacterSharedGetMockHandler = (overrideResponse?: SharedCharacter | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SharedCharacter> | SharedCharacter), options?: RequestHandlerOptions) => {
  return http.get('*/api/shared-characters/:linkCode', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCharacterSharedGetResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCharactersMock = () => [
  getCharacterListMockHandler(),
  getCharacterCreateMockHandler(),
  getCharacterImportMockHandler(),
  getCharacterGetMockHandler(),
  getCharacterUpdateMockHandler(),
  getCharacterDeleteMockHandler(),
  getCharacterPortraitMockHandler(),
  getCharacterPlayGetMockHandler(),
  getCharacterPlayChangeMockHandler(),
  getCharacterRollListMockHandler(),
  getCharacterRollAddMockHandler(),
  getCharacterExportMockHandler(),
  getCharacterSharingGetMockHandler(),
  getCharacterSharingUpdateMockHandler(),
  getCharacterSharedGetMockHandler()
]
