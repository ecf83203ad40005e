/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { MailPage, UnsentMail } from '../../model/index.ts';
import { getMailListResponseMock, getMailSendResponseMock } from './mails.faker.ts';

const getMailListMockHandler = (overrideResponse?: MailPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MailPage> | MailPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/mails/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMailListResponseMock(),
      { status: 200
      })
  }, options)
}

const getMailDeleteMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/mails/:mailId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

const getMailSendMockHandler = (overrideResponse?: UnsentMail | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsentMail> | UnsentMail), options?: RequestHandlerOptions) => {
  return http.post('*/api/mails/:mailId/send', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMailSendResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMailsMock = () => [
  getMailListMockHandler(),
  getMailDeleteMockHandler(),
  getMailSendMockHandler()
]
