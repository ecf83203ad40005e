/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Picture, PictureCreateHeaders, PictureCreateRequest, PictureGetHeaders, PictureGetParams } from '../../model/index.ts';
import { http } from '../../../api/http.ts';
import { toFormData } from '../../../api/form-data.ts';

const getPictureCreateUrl = (campaignId: string,) => {
  return `/api/campaigns/${encodeURIComponent(String(campaignId))}/pictures/create`
}

/**
 * The picture may be JPEG, PNG, WebP or AVIF; it is decoded, made at most 2,048 pixels wide and high, and stored in new files, without
 * animation and without other data of the file. A text shows it with `![words](/api/pictures/{pictureId})`, an entry as its cover.
 * Until an entry shows the picture, only its uploader and the game masters can read it. A picture that nothing shows for thirty days is
 * deleted. If the quota or the user's share is used up, the pictures that the user has uploaded to this campaign and that nothing has shown for a day
 * are deleted first. Viewers cannot upload.
 * @summary Upload a picture for entries
 */
export const pictureCreate = async (campaignId: string,
    pictureCreateRequest: PictureCreateRequest,
    headers?: PictureCreateHeaders, options?: Parameters<typeof http>[1]): Promise<Picture> => {
    const formData = toFormData(pictureCreateRequest)
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Picture>(getPictureCreateUrl(campaignId),
  {
    ...options,
    method: 'POST',
    headers: { ...headers, ...getHeaders(options?.headers) },
    body: formData
  }
);}

const getPictureGetUrl = (pictureId: string,
    params?: PictureGetParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined && value !== null) {
      normalizedParams.append(key, String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/api/pictures/${encodeURIComponent(String(pictureId))}?${stringifiedParams}` : `/api/pictures/${encodeURIComponent(String(pictureId))}`
}

/**
 * Game masters, the uploader, and members who may read an entry or a passage that shows the picture. Of a picture in a passage that the
 * user may not read, the answer is 404.
 * @summary Get a picture of an entry
 */
export const pictureGet = async (pictureId: string,
    params?: PictureGetParams,
    headers?: PictureGetHeaders, options?: Parameters<typeof http>[1]): Promise<Blob> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Blob>(getPictureGetUrl(pictureId,params),
  {
    ...options,
    method: 'GET',
    headers: { ...headers, ...getHeaders(options?.headers) }
  }
);}
