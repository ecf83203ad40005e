/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { Member, MemberList } from '../../model/index.ts';
import { getMemberListResponseMock, getMemberMakeOwnerResponseMock, getMemberUpdateResponseMock } from './members.faker.ts';

const getMemberListMockHandler = (overrideResponse?: MemberList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MemberList> | MemberList), options?: RequestHandlerOptions) => {
  return http.get('*/api/campaigns/:campaignId/members', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMemberListResponseMock(),
      { status: 200
      })
  }, options)
}

const getMemberUpdateMockHandler = (overrideResponse?: Member | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Member> | Member), options?: RequestHandlerOptions) => {
  return http.patch('*/api/campaigns/:campaignId/members/:userId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMemberUpdateResponseMock(),
      { status: 200
      })
  }, options)
}

const getMemberRemoveMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/campaigns/:campaignId/members/:userId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

const getMemberMakeOwnerMockHandler = (overrideResponse?: Member | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Member> | Member), options?: RequestHandlerOptions) => {
  return http.post('*/api/campaigns/:campaignId/members/:userId/make-owner', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMemberMakeOwnerResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMembersMock = () => [
  getMemberListMockHandler(),
  getMemberUpdateMockHandler(),
  getMemberRemoveMockHandler(),
  getMemberMakeOwnerMockHandler()
]
