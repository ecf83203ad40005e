/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { Invitation, InvitationAcceptance, InvitationList, InvitationPreview } from '../../model/index.ts';
import { getInvitationAcceptResponseMock, getInvitationCreateResponseMock, getInvitationGetResponseMock, getInvitationListResponseMock, getInvitationRotateResponseMock } from './invitations.faker.ts';

const getInvitationListMockHandler = (overrideResponse?: InvitationList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvitationList> | InvitationList), options?: RequestHandlerOptions) => {
  return http.get('*/api/campaigns/:campaignId/invitations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getInvitationListResponseMock(),
      { status: 200
      })
  }, options)
}

const getInvitationCreateMockHandler = (overrideResponse?: Invitation | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Invitation> | Invitation), options?: RequestHandlerOptions) => {
  return http.post('*/api/campaigns/:campaignId/invitations/create', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getInvitationCreateResponseMock(),
      { status: 201
      })
  }, options)
}

const getInvitationRevokeMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/campaigns/:campaignId/invitations/:invitationId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

const getInvitationRotateMockHandler = (overrideResponse?: Invitation | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Invitation> | Invitation), options?: RequestHandlerOptions) => {
  return http.post('*/api/campaigns/:campaignId/invitations/:invitationId/rotate', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getInvitationRotateResponseMock(),
      { status: 200
      })
  }, options)
}

const getInvitationGetMockHandler = (overrideResponse?: InvitationPreview | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvitationPreview> | InvitationPreview), options?: RequestHandlerOptions) => {
  return http.get('*/api/invitations/:code', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getInvitationGetResponseMock(),
      { status: 200
      })
  }, options)
}

const getInvitationAcceptMockHandler = (overrideResponse?: InvitationAcceptance | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvitationAcceptance> | InvitationAcceptance), options?: RequestHandlerOptions) => {
  return http.post('*/api/invitations/:code/accept', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getInvitationAcceptResponseMock(),
      { status: 200
      })
  }, options)
}

export const getInvitationsMock = () => [
  getInvitationListMockHandler(),
  getInvitationCreateMockHandler(),
  getInvitationRevokeMockHandler(),
  getInvitationRotateMockHandler(),
  getInvitationGetMockHandler(),
  getInvitationAcceptMockHandler()
]
