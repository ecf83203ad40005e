/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import {
  queryOptions as queryOptionsBuilder,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseInfiniteQueryResult,
  DefinedUseQueryResult,
  InfiniteData,
  MutationFunction,
  MutationFunctionContext,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  AdministratorsOnlyResponse,
  BadRequestResponse,
  DuplicateResponse,
  Feat,
  FeatBulkHeaders,
  FeatBulkRequest,
  FeatBulkResponse,
  FeatDeleteHeaders,
  FeatHistoryPage,
  FeatHistoryParams,
  FeatInput,
  FeatListParams,
  FeatPage,
  FeatUpdateHeaders,
  IdempotencyConflictResponse,
  InternalServerErrorResponse,
  InvalidCursorResponse,
  MethodNotAllowedResponse,
  NotAnAdministratorResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  PreconditionFailedResponse,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UnprocessableParametersResponse,
  UnreadablePathResponse,
  UnsupportedMediaTypeResponse,
  UpdateConflictResponse
} from '../../model/index.ts';

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

export const getFeatListUrl = (params?: FeatListParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined && value !== null) {
      normalizedParams.append(key, String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/feats/?${stringifiedParams}` : `/api/feats/`
}

/**
 * @summary List feats
 */
export const featList = async (params?: FeatListParams, options?: Parameters<typeof http>[1]): Promise<FeatPage> => {

  return http<FeatPage>(getFeatListUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getFeatListInfiniteQueryKey = (params?: FeatListParams,) => {
    return [
    "featList", ...(params ? [params] : [])
    ] as const;
    }


export const getFeatListInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof featList>>, FeatListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(params?: FeatListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof featList>>, TError, TData, QueryKey, FeatListParams['nextCursor']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFeatListInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof featList>>, QueryKey, FeatListParams['nextCursor']> = ({ signal, pageParam }) => featList({...params, 'nextCursor': pageParam ?? params?.['nextCursor']}, { signal, ...requestOptions });



      const customOptions = paged({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof featList>>, TError, TData, QueryKey, FeatListParams['nextCursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FeatListInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof featList>>>
export type FeatListInfiniteQueryError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useFeatListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof featList>>, FeatListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  FeatListParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof featList>>, TError, TData, QueryKey, FeatListParams['nextCursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof featList>>,
          TError,
          Awaited<ReturnType<typeof featList>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFeatListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof featList>>, FeatListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: FeatListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof featList>>, TError, TData, QueryKey, FeatListParams['nextCursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof featList>>,
          TError,
          Awaited<ReturnType<typeof featList>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFeatListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof featList>>, FeatListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: FeatListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof featList>>, TError, TData, QueryKey, FeatListParams['nextCursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List feats
 */

export function useFeatListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof featList>>, FeatListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: FeatListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof featList>>, TError, TData, QueryKey, FeatListParams['nextCursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFeatListInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getFeatCreateUrl = () => {




  return `/api/feats/create`
}

/**
 * 409 with code `duplicate` when the edition already has that name or key.
 * @summary Create a feat
 */
export const featCreate = async (featInput: FeatInput, options?: Parameters<typeof http>[1]): Promise<Feat> => {

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
return http<Feat>(getFeatCreateUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(featInput)
  }
);}





export const getFeatCreateMutationKey = () => ['featCreate'] as const;

export const getFeatCreateMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | AdministratorsOnlyResponse | MethodNotAllowedResponse | DuplicateResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof featCreate>>, TError,FeatCreateMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof featCreate>>, TError,FeatCreateMutationVariables, TContext> => {

const mutationKey = getFeatCreateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof featCreate>>, FeatCreateMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  featCreate(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof featCreate>>, variables: FeatCreateMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getFeatListInfiniteQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type FeatCreateMutationResult = NonNullable<Awaited<ReturnType<typeof featCreate>>>
    export type FeatCreateMutationBody = FeatInput
    export type FeatCreateMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | AdministratorsOnlyResponse | MethodNotAllowedResponse | DuplicateResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type FeatCreateMutationVariables = {data: FeatInput}

    /**
 * @summary Create a feat
 */
export const useFeatCreate = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | AdministratorsOnlyResponse | MethodNotAllowedResponse | DuplicateResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof featCreate>>, TError,FeatCreateMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof featCreate>>,
        TError,
        FeatCreateMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getFeatCreateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getFeatBulkUrl = () => {




  return `/api/feats/bulk`
}

/**
 * Each operation stands for itself, also one that breaks its schema. With `dryRun` nothing is written and the results say what would happen. The same
 * `Idempotency-Key` with the same body gets the first answer again; with another body it is 409.
 * @summary Create, change and delete many feats at once
 */
export const featBulk = async (featBulkRequest: FeatBulkRequest,
    headers?: FeatBulkHeaders, options?: Parameters<typeof http>[1]): Promise<FeatBulkResponse> => {

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
return http<FeatBulkResponse>(getFeatBulkUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(featBulkRequest)
  }
);}





export const getFeatBulkMutationKey = () => ['featBulk'] as const;

export const getFeatBulkMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | AdministratorsOnlyResponse | MethodNotAllowedResponse | IdempotencyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof featBulk>>, TError,FeatBulkMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof featBulk>>, TError,FeatBulkMutationVariables, TContext> => {

const mutationKey = getFeatBulkMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof featBulk>>, FeatBulkMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  featBulk(data,headers,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof featBulk>>, variables: FeatBulkMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getFeatListInfiniteQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type FeatBulkMutationResult = NonNullable<Awaited<ReturnType<typeof featBulk>>>
    export type FeatBulkMutationBody = FeatBulkRequest
    export type FeatBulkMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | AdministratorsOnlyResponse | MethodNotAllowedResponse | IdempotencyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type FeatBulkMutationVariables = {data: FeatBulkRequest;headers?: FeatBulkHeaders}

    /**
 * @summary Create, change and delete many feats at once
 */
export const useFeatBulk = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | AdministratorsOnlyResponse | MethodNotAllowedResponse | IdempotencyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof featBulk>>, TError,FeatBulkMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof featBulk>>,
        TError,
        FeatBulkMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getFeatBulkMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getFeatGetUrl = (featSk: string,) => {




  return `/api/feats/${encodeURIComponent(String(featSk))}`
}

/**
 * @summary Get a feat
 */
export const featGet = async (featSk: string, options?: Parameters<typeof http>[1]): Promise<Feat> => {

  return http<Feat>(getFeatGetUrl(featSk),
  {
    ...options,
    method: 'GET'


  }
);}





export const getFeatGetQueryKey = (featSk: string,) => {
    return [
    "featGet", ...(featSk ? [featSk] : [])
    ] as const;
    }


export const getFeatGetQueryOptions = <TData = Awaited<ReturnType<typeof featGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(featSk: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof featGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFeatGetQueryKey(featSk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof featGet>>> = ({ signal }) => featGet(featSk, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: featSk !== null && featSk !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof featGet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FeatGetQueryResult = NonNullable<Awaited<ReturnType<typeof featGet>>>
export type FeatGetQueryError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useFeatGet<TData = Awaited<ReturnType<typeof featGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 featSk: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof featGet>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof featGet>>,
          TError,
          Awaited<ReturnType<typeof featGet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFeatGet<TData = Awaited<ReturnType<typeof featGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 featSk: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof featGet>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof featGet>>,
          TError,
          Awaited<ReturnType<typeof featGet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFeatGet<TData = Awaited<ReturnType<typeof featGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 featSk: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof featGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a feat
 */

export function useFeatGet<TData = Awaited<ReturnType<typeof featGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 featSk: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof featGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFeatGetQueryOptions(featSk,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getFeatGetSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof featGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(featSk: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof featGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFeatGetQueryKey(featSk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof featGet>>> = ({ signal }) => featGet(featSk, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof featGet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type FeatGetSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof featGet>>>
export type FeatGetSuspenseQueryError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useFeatGetSuspense<TData = Awaited<ReturnType<typeof featGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 featSk: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof featGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFeatGetSuspense<TData = Awaited<ReturnType<typeof featGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 featSk: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof featGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFeatGetSuspense<TData = Awaited<ReturnType<typeof featGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 featSk: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof featGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a feat
 */

export function useFeatGetSuspense<TData = Awaited<ReturnType<typeof featGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 featSk: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof featGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFeatGetSuspenseQueryOptions(featSk,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getFeatUpdateUrl = (featSk: string,) => {




  return `/api/feats/${encodeURIComponent(String(featSk))}`
}

/**
 * Fields that are absent get their default. The key stays.
 * @summary Replace a feat
 */
export const featUpdate = async (featSk: string,
    featInput: FeatInput,
    headers?: FeatUpdateHeaders, options?: Parameters<typeof http>[1]): Promise<Feat> => {

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
return http<Feat>(getFeatUpdateUrl(featSk),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(featInput)
  }
);}





export const getFeatUpdateMutationKey = () => ['featUpdate'] as const;

export const getFeatUpdateMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | AdministratorsOnlyResponse | NotFoundResponse | MethodNotAllowedResponse | UpdateConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof featUpdate>>, TError,FeatUpdateMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof featUpdate>>, TError,FeatUpdateMutationVariables, TContext> => {

const mutationKey = getFeatUpdateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof featUpdate>>, FeatUpdateMutationVariables> = (props) => {
          const {featSk,data,headers} = props ?? {};

          return  featUpdate(featSk,data,headers,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof featUpdate>>, variables: FeatUpdateMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getFeatListInfiniteQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type FeatUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof featUpdate>>>
    export type FeatUpdateMutationBody = FeatInput
    export type FeatUpdateMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | AdministratorsOnlyResponse | NotFoundResponse | MethodNotAllowedResponse | UpdateConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type FeatUpdateMutationVariables = {featSk: string;data: FeatInput;headers?: FeatUpdateHeaders}

    /**
 * @summary Replace a feat
 */
export const useFeatUpdate = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | AdministratorsOnlyResponse | NotFoundResponse | MethodNotAllowedResponse | UpdateConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof featUpdate>>, TError,FeatUpdateMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof featUpdate>>,
        TError,
        FeatUpdateMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getFeatUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getFeatDeleteUrl = (featSk: string,) => {




  return `/api/feats/${encodeURIComponent(String(featSk))}`
}

/**
 * @summary Delete a feat
 */
export const featDelete = async (featSk: string,
    headers?: FeatDeleteHeaders, options?: Parameters<typeof http>[1]): Promise<void> => {

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
return http<void>(getFeatDeleteUrl(featSk),
  {
    ...options,
    method: 'DELETE',
    headers: { ...headers, ...getHeaders(options?.headers) }

  }
);}





export const getFeatDeleteMutationKey = () => ['featDelete'] as const;

export const getFeatDeleteMutationOptions = <TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | AdministratorsOnlyResponse | NotFoundResponse | MethodNotAllowedResponse | PreconditionFailedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof featDelete>>, TError,FeatDeleteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof featDelete>>, TError,FeatDeleteMutationVariables, TContext> => {

const mutationKey = getFeatDeleteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof featDelete>>, FeatDeleteMutationVariables> = (props) => {
          const {featSk,headers} = props ?? {};

          return  featDelete(featSk,headers,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof featDelete>>, variables: FeatDeleteMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getFeatListInfiniteQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type FeatDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof featDelete>>>

    export type FeatDeleteMutationError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | AdministratorsOnlyResponse | NotFoundResponse | MethodNotAllowedResponse | PreconditionFailedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type FeatDeleteMutationVariables = {featSk: string;headers?: FeatDeleteHeaders}

    /**
 * @summary Delete a feat
 */
export const useFeatDelete = <TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | AdministratorsOnlyResponse | NotFoundResponse | MethodNotAllowedResponse | PreconditionFailedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof featDelete>>, TError,FeatDeleteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof featDelete>>,
        TError,
        FeatDeleteMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getFeatDeleteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getFeatHistoryUrl = (featSk: string,
    params?: FeatHistoryParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined && value !== null) {
      normalizedParams.append(key, String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/feats/${encodeURIComponent(String(featSk))}/history?${stringifiedParams}` : `/api/feats/${encodeURIComponent(String(featSk))}/history`
}

/**
 * Also of one that was deleted. To restore what stood there, write it again.
 * @summary Who changed a feat, when and how
 */
export const featHistory = async (featSk: string,
    params?: FeatHistoryParams, options?: Parameters<typeof http>[1]): Promise<FeatHistoryPage> => {

  return http<FeatHistoryPage>(getFeatHistoryUrl(featSk,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getFeatHistoryInfiniteQueryKey = (featSk: string,
    params?: FeatHistoryParams,) => {
    return [
    "featHistory", ...(featSk ? [featSk] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getFeatHistoryInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof featHistory>>, FeatHistoryParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(featSk: string,
    params?: FeatHistoryParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof featHistory>>, TError, TData, QueryKey, FeatHistoryParams['nextCursor']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFeatHistoryInfiniteQueryKey(featSk,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof featHistory>>, QueryKey, FeatHistoryParams['nextCursor']> = ({ signal, pageParam }) => featHistory(featSk,{...params, 'nextCursor': pageParam ?? params?.['nextCursor']}, { signal, ...requestOptions });



      const customOptions = paged({ queryKey, queryFn, enabled: featSk !== null && featSk !== undefined, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof featHistory>>, TError, TData, QueryKey, FeatHistoryParams['nextCursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FeatHistoryInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof featHistory>>>
export type FeatHistoryInfiniteQueryError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useFeatHistoryInfinite<TData = InfiniteData<Awaited<ReturnType<typeof featHistory>>, FeatHistoryParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 featSk: string,
    params: undefined |  FeatHistoryParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof featHistory>>, TError, TData, QueryKey, FeatHistoryParams['nextCursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof featHistory>>,
          TError,
          Awaited<ReturnType<typeof featHistory>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFeatHistoryInfinite<TData = InfiniteData<Awaited<ReturnType<typeof featHistory>>, FeatHistoryParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 featSk: string,
    params?: FeatHistoryParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof featHistory>>, TError, TData, QueryKey, FeatHistoryParams['nextCursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof featHistory>>,
          TError,
          Awaited<ReturnType<typeof featHistory>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFeatHistoryInfinite<TData = InfiniteData<Awaited<ReturnType<typeof featHistory>>, FeatHistoryParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 featSk: string,
    params?: FeatHistoryParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof featHistory>>, TError, TData, QueryKey, FeatHistoryParams['nextCursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who changed a feat, when and how
 */

export function useFeatHistoryInfinite<TData = InfiniteData<Awaited<ReturnType<typeof featHistory>>, FeatHistoryParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 featSk: string,
    params?: FeatHistoryParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof featHistory>>, TError, TData, QueryKey, FeatHistoryParams['nextCursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFeatHistoryInfiniteQueryOptions(featSk,params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






