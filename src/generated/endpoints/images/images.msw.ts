/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import { getImageGetResponseMock } from './images.faker.ts';

const getImageGetMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/images/:imageId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getImageGetResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'image/webp' }
      })
  }, options)
}

export const getImagesMock = () => [
  getImageGetMockHandler()
]
