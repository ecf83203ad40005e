/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { MailOnItsWayResponse, Person, PersonDetails, PersonPage } from '../../model/index.ts';
import { getPersonGetResponseMock, getPersonListResponseMock, getPersonResendVerificationResponseMock, getPersonUpdateResponseMock } from './people.faker.ts';

const getPersonListMockHandler = (overrideResponse?: PersonPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PersonPage> | PersonPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/people/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPersonListResponseMock(),
      { status: 200
      })
  }, options)
}

const getPersonGetMockHandler = (overrideResponse?: PersonDetails | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PersonDetails> | PersonDetails), options?: RequestHandlerOptions) => {
  return http.get('*/api/people/:userId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPersonGetResponseMock(),
      { status: 200
      })
  }, options)
}

const getPersonUpdateMockHandler = (overrideResponse?: Person | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Person> | Person), options?: RequestHandlerOptions) => {
  return http.patch('*/api/people/:userId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPersonUpdateResponseMock(),
      { status: 200
      })
  }, options)
}

const getPersonSignOutMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/people/:userId/sign-out', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

const getPersonResetFactorsMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/people/:userId/reset-factors', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

const getPersonResendVerificationMockHandler = (overrideResponse?: MailOnItsWayResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MailOnItsWayResponse> | MailOnItsWayResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/people/:userId/resend-verification', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPersonResendVerificationResponseMock(),
      { status: 202
      })
  }, options)
}

export const getPeopleMock = () => [
  getPersonListMockHandler(),
  getPersonGetMockHandler(),
  getPersonUpdateMockHandler(),
  getPersonSignOutMockHandler(),
  getPersonResetFactorsMockHandler(),
  getPersonResendVerificationMockHandler()
]
