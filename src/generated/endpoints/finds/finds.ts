/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { useQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import type { FindListParams, Finds, InternalServerErrorResponse, MethodNotAllowedResponse, ServiceUnavailableResponse, TooManyRequestsResponse, UnauthorizedResponse, UnprocessableParametersResponse, UnreadableAddressResponse } from '../../model/index.ts';
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

const getFindListUrl = (params: FindListParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined && value !== null) {
      normalizedParams.append(key, String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/api/search/?${stringifiedParams}` : `/api/search/`
}

/**
 * Campaigns and characters whose name contains all words of `q`, entries as in `entrySearch` in the campaigns that the user has opened last, and
 * items of the catalogue whose name contains all words. Entries of the campaign `campaignId` come first. The answer contains only what the user may read.
 * @summary Search everything that the user can open
 */
export const findList = async (params: FindListParams, options?: Parameters<typeof http>[1]): Promise<Finds> => {
  return http<Finds>(getFindListUrl(params),
  {
    ...options,
    method: 'GET'
  }
);}

export const getFindListQueryKey = (params?: FindListParams,) => {
    return [
    "findList", ...(params ? [params] : [])
    ] as const;
    }

const getFindListQueryOptions = <TData = Awaited<ReturnType<typeof findList>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(params: FindListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findList>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getFindListQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof findList>>> = ({ signal }) => findList(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof findList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export function useFindList<TData = Awaited<ReturnType<typeof findList>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params: FindListParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof findList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof findList>>,
          TError,
          Awaited<ReturnType<typeof findList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useFindList<TData = Awaited<ReturnType<typeof findList>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params: FindListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof findList>>,
          TError,
          Awaited<ReturnType<typeof findList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useFindList<TData = Awaited<ReturnType<typeof findList>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params: FindListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findList>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Search everything that the user can open
 */
export function useFindList<TData = Awaited<ReturnType<typeof findList>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params: FindListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findList>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getFindListQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
