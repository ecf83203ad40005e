/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { useInfiniteQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseInfiniteQueryResult, InfiniteData, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseInfiniteQueryOptions, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { InternalServerErrorResponse, InvalidCursorResponse, MethodNotAllowedResponse, NotAnAdministratorResponse, SecurityEventPage, SecurityListParams, ServiceUnavailableResponse, TooManyRequestsResponse, UnauthorizedResponse, UnprocessableParametersResponse } from '../../model/index.ts';
import { http } from '../../../api/http.ts';
import type { ErrorType } from '../../../api/http.ts';
import { paged } from '../../../api/paged.ts';

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

const getSecurityListUrl = (params?: SecurityListParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined && value !== null) {
      normalizedParams.append(key, String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/api/security/events?${stringifiedParams}` : `/api/security/events`
}

/**
 * Sign-ins, also those that failed, sign-outs, changes of passwords, groups and accounts, and refused calls of
 * administrators' operations. Entries are kept for 400 days, those of failed sign-ins for 30 days.
 * @summary List what happened to accounts, latest first
 */
export const securityList = async (params?: SecurityListParams, options?: Parameters<typeof http>[1]): Promise<SecurityEventPage> => {
  return http<SecurityEventPage>(getSecurityListUrl(params),
  {
    ...options,
    method: 'GET'
  }
);}

export const getSecurityListInfiniteQueryKey = (params?: SecurityListParams,) => {
    return [
    "securityList", ...(params ? [params] : [])
    ] as const;
    }

export const getSecurityListInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof securityList>>, SecurityListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(params?: SecurityListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof securityList>>, TError, TData, QueryKey, SecurityListParams['nextCursor']>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getSecurityListInfiniteQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof securityList>>, QueryKey, SecurityListParams['nextCursor']> = ({ signal, pageParam }) => securityList({...params, 'nextCursor': pageParam ?? params?.['nextCursor']}, { signal, ...requestOptions });
      const customOptions = paged({ queryKey, queryFn, ...queryOptions});
   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof securityList>>, TError, TData, QueryKey, SecurityListParams['nextCursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export function useSecurityListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof securityList>>, SecurityListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  SecurityListParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof securityList>>, TError, TData, QueryKey, SecurityListParams['nextCursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof securityList>>,
          TError,
          Awaited<ReturnType<typeof securityList>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useSecurityListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof securityList>>, SecurityListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: SecurityListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof securityList>>, TError, TData, QueryKey, SecurityListParams['nextCursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof securityList>>,
          TError,
          Awaited<ReturnType<typeof securityList>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useSecurityListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof securityList>>, SecurityListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: SecurityListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof securityList>>, TError, TData, QueryKey, SecurityListParams['nextCursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary List what happened to accounts, latest first
 */
export function useSecurityListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof securityList>>, SecurityListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: SecurityListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof securityList>>, TError, TData, QueryKey, SecurityListParams['nextCursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getSecurityListInfiniteQueryOptions(params,options)
  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
