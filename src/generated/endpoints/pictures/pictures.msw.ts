/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { Picture } from '../../model/index.ts';
import { getPictureCreateResponseMock, getPictureGetResponseMock } from './pictures.faker.ts';

const getPictureCreateMockHandler = (overrideResponse?: Picture | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Picture> | Picture), options?: RequestHandlerOptions) => {
  return http.post('*/api/campaigns/:campaignId/pictures/create', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPictureCreateResponseMock(),
      { status: 201
      })
  }, options)
}

const getPictureGetMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/pictures/:pictureId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPictureGetResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'image/webp' }
      })
  }, options)
}

export const getPicturesMock = () => [
  getPictureCreateMockHandler(),
  getPictureGetMockHandler()
]
