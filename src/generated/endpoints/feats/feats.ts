/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import {
  matchQuery,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient
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
  UseQueryResult
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

export type featListResponse200 = {
  data: FeatPage
  status: 200
}

export type featListResponse400 = {
  data: InvalidCursorResponse
  status: 400
}

export type featListResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type featListResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type featListResponse422 = {
  data: UnprocessableParametersResponse
  status: 422
}

export type featListResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type featListResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type featListResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type featListResponseSuccess = (featListResponse200) & {
  headers: Headers;
};
export type featListResponseError = (featListResponse400 | featListResponse401 | featListResponse405 | featListResponse422 | featListResponse429 | featListResponse500 | featListResponse503) & {
  headers: Headers;
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
export const featList = async (params?: FeatListParams, options?: Parameters<typeof http>[1]): Promise<featListResponseSuccess> => {

  return http<featListResponseSuccess>(getFeatListUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getFeatListInfiniteQueryKey = (params?: FeatListParams,) => {
    return [
    'infinite', 'api','feats', ...(params ? [params] : [])
    ] as const;
    }

export const getFeatListQueryKey = (params?: FeatListParams,) => {
    return [
    'api','feats', ...(params ? [params] : [])
    ] as const;
    }


export const getFeatListInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof featList>>, FeatListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(params?: FeatListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof featList>>, TError, TData, QueryKey, FeatListParams['nextCursor']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFeatListInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof featList>>, QueryKey, FeatListParams['nextCursor']> = ({ signal, pageParam }) => featList({...params, 'nextCursor': pageParam ?? params?.['nextCursor']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof featList>>, TError, TData, QueryKey, FeatListParams['nextCursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
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






export const getFeatListQueryOptions = <TData = Awaited<ReturnType<typeof featList>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(params?: FeatListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof featList>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFeatListQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof featList>>> = ({ signal }) => featList(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof featList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FeatListQueryResult = NonNullable<Awaited<ReturnType<typeof featList>>>
export type FeatListQueryError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useFeatList<TData = Awaited<ReturnType<typeof featList>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  FeatListParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof featList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof featList>>,
          TError,
          Awaited<ReturnType<typeof featList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFeatList<TData = Awaited<ReturnType<typeof featList>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: FeatListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof featList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof featList>>,
          TError,
          Awaited<ReturnType<typeof featList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFeatList<TData = Awaited<ReturnType<typeof featList>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: FeatListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof featList>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List feats
 */

export function useFeatList<TData = Awaited<ReturnType<typeof featList>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: FeatListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof featList>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFeatListQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type featCreateResponse201 = {
  data: Feat
  status: 201
}

export type featCreateResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type featCreateResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type featCreateResponse403 = {
  data: AdministratorsOnlyResponse
  status: 403
}

export type featCreateResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type featCreateResponse409 = {
  data: DuplicateResponse
  status: 409
}

export type featCreateResponse413 = {
  data: PayloadTooLargeResponse
  status: 413
}

export type featCreateResponse415 = {
  data: UnsupportedMediaTypeResponse
  status: 415
}

export type featCreateResponse422 = {
  data: UnprocessableContentResponse
  status: 422
}

export type featCreateResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type featCreateResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type featCreateResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type featCreateResponseSuccess = (featCreateResponse201) & {
  headers: Headers;
};
export type featCreateResponseError = (featCreateResponse400 | featCreateResponse401 | featCreateResponse403 | featCreateResponse405 | featCreateResponse409 | featCreateResponse413 | featCreateResponse415 | featCreateResponse422 | featCreateResponse429 | featCreateResponse500 | featCreateResponse503) & {
  headers: Headers;
};

export const getFeatCreateUrl = () => {




  return `/api/feats/create`
}

/**
 * 409 with code `duplicate` when the edition already has that name or key.
 * @summary Create a feat
 */
export const featCreate = async (featInput: FeatInput, options?: Parameters<typeof http>[1]): Promise<featCreateResponseSuccess> => {

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
return http<featCreateResponseSuccess>(getFeatCreateUrl(),
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
        queryClient.invalidateQueries({ predicate: (query) => [getFeatListQueryKey(), getFeatListInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
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
    export type featBulkResponse200 = {
  data: FeatBulkResponse
  status: 200
}

export type featBulkResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type featBulkResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type featBulkResponse403 = {
  data: AdministratorsOnlyResponse
  status: 403
}

export type featBulkResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type featBulkResponse409 = {
  data: IdempotencyConflictResponse
  status: 409
}

export type featBulkResponse413 = {
  data: PayloadTooLargeResponse
  status: 413
}

export type featBulkResponse415 = {
  data: UnsupportedMediaTypeResponse
  status: 415
}

export type featBulkResponse422 = {
  data: UnprocessableContentResponse
  status: 422
}

export type featBulkResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type featBulkResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type featBulkResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type featBulkResponseSuccess = (featBulkResponse200) & {
  headers: Headers;
};
export type featBulkResponseError = (featBulkResponse400 | featBulkResponse401 | featBulkResponse403 | featBulkResponse405 | featBulkResponse409 | featBulkResponse413 | featBulkResponse415 | featBulkResponse422 | featBulkResponse429 | featBulkResponse500 | featBulkResponse503) & {
  headers: Headers;
};

export const getFeatBulkUrl = () => {




  return `/api/feats/bulk`
}

/**
 * Each operation stands for itself, also one that breaks its schema. With `dryRun` nothing is written and the results say what would happen. The same
 * `Idempotency-Key` with the same body gets the first answer again; with another body it is 409.
 * @summary Create, change and delete many feats at once
 */
export const featBulk = async (featBulkRequest: FeatBulkRequest,
    headers?: FeatBulkHeaders, options?: Parameters<typeof http>[1]): Promise<featBulkResponseSuccess> => {

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
return http<featBulkResponseSuccess>(getFeatBulkUrl(),
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
        queryClient.invalidateQueries({ predicate: (query) => [getFeatListQueryKey(), getFeatListInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
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
    export type featGetResponse200 = {
  data: Feat
  status: 200
}

export type featGetResponse400 = {
  data: UnreadablePathResponse
  status: 400
}

export type featGetResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type featGetResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type featGetResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type featGetResponse422 = {
  data: UnprocessableParametersResponse
  status: 422
}

export type featGetResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type featGetResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type featGetResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type featGetResponseSuccess = (featGetResponse200) & {
  headers: Headers;
};
export type featGetResponseError = (featGetResponse400 | featGetResponse401 | featGetResponse404 | featGetResponse405 | featGetResponse422 | featGetResponse429 | featGetResponse500 | featGetResponse503) & {
  headers: Headers;
};

export const getFeatGetUrl = (featSk: string,) => {




  return `/api/feats/${encodeURIComponent(String(featSk))}`
}

/**
 * @summary Get a feat
 */
export const featGet = async (featSk: string, options?: Parameters<typeof http>[1]): Promise<featGetResponseSuccess> => {

  return http<featGetResponseSuccess>(getFeatGetUrl(featSk),
  {
    ...options,
    method: 'GET'


  }
);}





export const getFeatGetQueryKey = (featSk: string,) => {
    return [
    'api','feats',featSk
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






export type featUpdateResponse200 = {
  data: Feat
  status: 200
}

export type featUpdateResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type featUpdateResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type featUpdateResponse403 = {
  data: AdministratorsOnlyResponse
  status: 403
}

export type featUpdateResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type featUpdateResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type featUpdateResponse409 = {
  data: UpdateConflictResponse
  status: 409
}

export type featUpdateResponse412 = {
  data: PreconditionFailedResponse
  status: 412
}

export type featUpdateResponse413 = {
  data: PayloadTooLargeResponse
  status: 413
}

export type featUpdateResponse415 = {
  data: UnsupportedMediaTypeResponse
  status: 415
}

export type featUpdateResponse422 = {
  data: UnprocessableContentResponse
  status: 422
}

export type featUpdateResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type featUpdateResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type featUpdateResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type featUpdateResponseSuccess = (featUpdateResponse200) & {
  headers: Headers;
};
export type featUpdateResponseError = (featUpdateResponse400 | featUpdateResponse401 | featUpdateResponse403 | featUpdateResponse404 | featUpdateResponse405 | featUpdateResponse409 | featUpdateResponse412 | featUpdateResponse413 | featUpdateResponse415 | featUpdateResponse422 | featUpdateResponse429 | featUpdateResponse500 | featUpdateResponse503) & {
  headers: Headers;
};

export const getFeatUpdateUrl = (featSk: string,) => {




  return `/api/feats/${encodeURIComponent(String(featSk))}`
}

/**
 * Fields that are absent get their default. The key stays.
 * @summary Replace a feat
 */
export const featUpdate = async (featSk: string,
    featInput: FeatInput,
    headers?: FeatUpdateHeaders, options?: Parameters<typeof http>[1]): Promise<featUpdateResponseSuccess> => {

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
return http<featUpdateResponseSuccess>(getFeatUpdateUrl(featSk),
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
        queryClient.invalidateQueries({ predicate: (query) => [getFeatListQueryKey(), getFeatListInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
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
    export type featDeleteResponse204 = {
  data: void
  status: 204
}

export type featDeleteResponse400 = {
  data: UnreadablePathResponse
  status: 400
}

export type featDeleteResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type featDeleteResponse403 = {
  data: AdministratorsOnlyResponse
  status: 403
}

export type featDeleteResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type featDeleteResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type featDeleteResponse412 = {
  data: PreconditionFailedResponse
  status: 412
}

export type featDeleteResponse422 = {
  data: UnprocessableParametersResponse
  status: 422
}

export type featDeleteResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type featDeleteResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type featDeleteResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type featDeleteResponseSuccess = (featDeleteResponse204) & {
  headers: Headers;
};
export type featDeleteResponseError = (featDeleteResponse400 | featDeleteResponse401 | featDeleteResponse403 | featDeleteResponse404 | featDeleteResponse405 | featDeleteResponse412 | featDeleteResponse422 | featDeleteResponse429 | featDeleteResponse500 | featDeleteResponse503) & {
  headers: Headers;
};

export const getFeatDeleteUrl = (featSk: string,) => {




  return `/api/feats/${encodeURIComponent(String(featSk))}`
}

/**
 * @summary Delete a feat
 */
export const featDelete = async (featSk: string,
    headers?: FeatDeleteHeaders, options?: Parameters<typeof http>[1]): Promise<featDeleteResponseSuccess> => {

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
return http<featDeleteResponseSuccess>(getFeatDeleteUrl(featSk),
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
        queryClient.invalidateQueries({ predicate: (query) => [getFeatListQueryKey(), getFeatListInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
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
    export type featHistoryResponse200 = {
  data: FeatHistoryPage
  status: 200
}

export type featHistoryResponse400 = {
  data: InvalidCursorResponse
  status: 400
}

export type featHistoryResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type featHistoryResponse403 = {
  data: NotAnAdministratorResponse
  status: 403
}

export type featHistoryResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type featHistoryResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type featHistoryResponse422 = {
  data: UnprocessableParametersResponse
  status: 422
}

export type featHistoryResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type featHistoryResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type featHistoryResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type featHistoryResponseSuccess = (featHistoryResponse200) & {
  headers: Headers;
};
export type featHistoryResponseError = (featHistoryResponse400 | featHistoryResponse401 | featHistoryResponse403 | featHistoryResponse404 | featHistoryResponse405 | featHistoryResponse422 | featHistoryResponse429 | featHistoryResponse500 | featHistoryResponse503) & {
  headers: Headers;
};

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
    params?: FeatHistoryParams, options?: Parameters<typeof http>[1]): Promise<featHistoryResponseSuccess> => {

  return http<featHistoryResponseSuccess>(getFeatHistoryUrl(featSk,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getFeatHistoryQueryKey = (featSk: string,
    params?: FeatHistoryParams,) => {
    return [
    'api','feats',featSk,'history', ...(params ? [params] : [])
    ] as const;
    }


export const getFeatHistoryQueryOptions = <TData = Awaited<ReturnType<typeof featHistory>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(featSk: string,
    params?: FeatHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof featHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFeatHistoryQueryKey(featSk,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof featHistory>>> = ({ signal }) => featHistory(featSk,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: featSk !== null && featSk !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof featHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FeatHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof featHistory>>>
export type FeatHistoryQueryError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useFeatHistory<TData = Awaited<ReturnType<typeof featHistory>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 featSk: string,
    params: undefined |  FeatHistoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof featHistory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof featHistory>>,
          TError,
          Awaited<ReturnType<typeof featHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFeatHistory<TData = Awaited<ReturnType<typeof featHistory>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 featSk: string,
    params?: FeatHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof featHistory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof featHistory>>,
          TError,
          Awaited<ReturnType<typeof featHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFeatHistory<TData = Awaited<ReturnType<typeof featHistory>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 featSk: string,
    params?: FeatHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof featHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who changed a feat, when and how
 */

export function useFeatHistory<TData = Awaited<ReturnType<typeof featHistory>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 featSk: string,
    params?: FeatHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof featHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFeatHistoryQueryOptions(featSk,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






