/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import {
  queryOptions as queryOptionsBuilder,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  ImageGetHeaders,
  InternalServerErrorResponse,
  MethodNotAllowedResponse,
  NotFoundResponse,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnprocessableParametersResponse,
  UnreadablePathResponse
} from '../../model/index.ts';

import { http } from '../../../api/http.ts';
import type { ErrorType } from '../../../api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getImageGetUrl = (imageId: string,) => {




  return `/api/images/${encodeURIComponent(String(imageId))}`
}

/**
 * @summary Get a stored picture
 */
export const imageGet = async (imageId: string,
    headers?: ImageGetHeaders, options?: Parameters<typeof http>[1]): Promise<Blob> => {

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
return http<Blob>(getImageGetUrl(imageId),
  {
    ...options,
    method: 'GET',
    headers: { ...headers, ...getHeaders(options?.headers) }

  }
);}





export const getImageGetQueryKey = (imageId: string,) => {
    return [
    "imageGet", ...(imageId ? [imageId] : []), ...(headers ? [headers] : [])
    ] as const;
    }


export const getImageGetQueryOptions = <TData = Awaited<ReturnType<typeof imageGet>>, TError = ErrorType<void | UnreadablePathResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(imageId: string,
    headers?: ImageGetHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof imageGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getImageGetQueryKey(imageId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof imageGet>>> = ({ signal }) => imageGet(imageId,headers, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: imageId !== null && imageId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof imageGet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ImageGetQueryResult = NonNullable<Awaited<ReturnType<typeof imageGet>>>
export type ImageGetQueryError = ErrorType<void | UnreadablePathResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useImageGet<TData = Awaited<ReturnType<typeof imageGet>>, TError = ErrorType<void | UnreadablePathResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 imageId: string,
    headers: undefined |  ImageGetHeaders, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof imageGet>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof imageGet>>,
          TError,
          Awaited<ReturnType<typeof imageGet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useImageGet<TData = Awaited<ReturnType<typeof imageGet>>, TError = ErrorType<void | UnreadablePathResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 imageId: string,
    headers?: ImageGetHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof imageGet>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof imageGet>>,
          TError,
          Awaited<ReturnType<typeof imageGet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useImageGet<TData = Awaited<ReturnType<typeof imageGet>>, TError = ErrorType<void | UnreadablePathResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 imageId: string,
    headers?: ImageGetHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof imageGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a stored picture
 */

export function useImageGet<TData = Awaited<ReturnType<typeof imageGet>>, TError = ErrorType<void | UnreadablePathResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 imageId: string,
    headers?: ImageGetHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof imageGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getImageGetQueryOptions(imageId,headers,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getImageGetSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof imageGet>>, TError = ErrorType<void | UnreadablePathResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(imageId: string,
    headers?: ImageGetHeaders, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof imageGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getImageGetQueryKey(imageId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof imageGet>>> = ({ signal }) => imageGet(imageId,headers, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof imageGet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ImageGetSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof imageGet>>>
export type ImageGetSuspenseQueryError = ErrorType<void | UnreadablePathResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useImageGetSuspense<TData = Awaited<ReturnType<typeof imageGet>>, TError = ErrorType<void | UnreadablePathResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 imageId: string,
    headers: undefined |  ImageGetHeaders, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof imageGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useImageGetSuspense<TData = Awaited<ReturnType<typeof imageGet>>, TError = ErrorType<void | UnreadablePathResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 imageId: string,
    headers?: ImageGetHeaders, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof imageGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useImageGetSuspense<TData = Awaited<ReturnType<typeof imageGet>>, TError = ErrorType<void | UnreadablePathResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 imageId: string,
    headers?: ImageGetHeaders, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof imageGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a stored picture
 */

export function useImageGetSuspense<TData = Awaited<ReturnType<typeof imageGet>>, TError = ErrorType<void | UnreadablePathResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 imageId: string,
    headers?: ImageGetHeaders, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof imageGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getImageGetSuspenseQueryOptions(imageId,headers,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






