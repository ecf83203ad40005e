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
  Armor,
  ArmorBulkHeaders,
  ArmorBulkRequest,
  ArmorBulkResponse,
  ArmorDeleteHeaders,
  ArmorHistoryPage,
  ArmorHistoryParams,
  ArmorInput,
  ArmorListParams,
  ArmorPage,
  ArmorUpdateHeaders,
  BadRequestResponse,
  DuplicateResponse,
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

export type armorListResponse200 = {
  data: ArmorPage
  status: 200
}

export type armorListResponse400 = {
  data: InvalidCursorResponse
  status: 400
}

export type armorListResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type armorListResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type armorListResponse422 = {
  data: UnprocessableParametersResponse
  status: 422
}

export type armorListResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type armorListResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type armorListResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type armorListResponseSuccess = (armorListResponse200) & {
  headers: Headers;
};
export type armorListResponseError = (armorListResponse400 | armorListResponse401 | armorListResponse405 | armorListResponse422 | armorListResponse429 | armorListResponse500 | armorListResponse503) & {
  headers: Headers;
};

export const getArmorListUrl = (params?: ArmorListParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined && value !== null) {
      normalizedParams.append(key, String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/armor/?${stringifiedParams}` : `/api/armor/`
}

/**
 * @summary List armor
 */
export const armorList = async (params?: ArmorListParams, options?: Parameters<typeof http>[1]): Promise<armorListResponseSuccess> => {

  return http<armorListResponseSuccess>(getArmorListUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getArmorListInfiniteQueryKey = (params?: ArmorListParams,) => {
    return [
    'infinite', 'api','armor', ...(params ? [params] : [])
    ] as const;
    }

export const getArmorListQueryKey = (params?: ArmorListParams,) => {
    return [
    'api','armor', ...(params ? [params] : [])
    ] as const;
    }


export const getArmorListInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof armorList>>, ArmorListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(params?: ArmorListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof armorList>>, TError, TData, QueryKey, ArmorListParams['nextCursor']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getArmorListInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof armorList>>, QueryKey, ArmorListParams['nextCursor']> = ({ signal, pageParam }) => armorList({...params, 'nextCursor': pageParam ?? params?.['nextCursor']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof armorList>>, TError, TData, QueryKey, ArmorListParams['nextCursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ArmorListInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof armorList>>>
export type ArmorListInfiniteQueryError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useArmorListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof armorList>>, ArmorListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  ArmorListParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof armorList>>, TError, TData, QueryKey, ArmorListParams['nextCursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof armorList>>,
          TError,
          Awaited<ReturnType<typeof armorList>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useArmorListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof armorList>>, ArmorListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: ArmorListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof armorList>>, TError, TData, QueryKey, ArmorListParams['nextCursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof armorList>>,
          TError,
          Awaited<ReturnType<typeof armorList>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useArmorListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof armorList>>, ArmorListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: ArmorListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof armorList>>, TError, TData, QueryKey, ArmorListParams['nextCursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List armor
 */

export function useArmorListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof armorList>>, ArmorListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: ArmorListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof armorList>>, TError, TData, QueryKey, ArmorListParams['nextCursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getArmorListInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getArmorListQueryOptions = <TData = Awaited<ReturnType<typeof armorList>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(params?: ArmorListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof armorList>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getArmorListQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof armorList>>> = ({ signal }) => armorList(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof armorList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ArmorListQueryResult = NonNullable<Awaited<ReturnType<typeof armorList>>>
export type ArmorListQueryError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useArmorList<TData = Awaited<ReturnType<typeof armorList>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  ArmorListParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof armorList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof armorList>>,
          TError,
          Awaited<ReturnType<typeof armorList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useArmorList<TData = Awaited<ReturnType<typeof armorList>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: ArmorListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof armorList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof armorList>>,
          TError,
          Awaited<ReturnType<typeof armorList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useArmorList<TData = Awaited<ReturnType<typeof armorList>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: ArmorListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof armorList>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List armor
 */

export function useArmorList<TData = Awaited<ReturnType<typeof armorList>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: ArmorListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof armorList>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getArmorListQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type armorCreateResponse201 = {
  data: Armor
  status: 201
}

export type armorCreateResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type armorCreateResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type armorCreateResponse403 = {
  data: AdministratorsOnlyResponse
  status: 403
}

export type armorCreateResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type armorCreateResponse409 = {
  data: DuplicateResponse
  status: 409
}

export type armorCreateResponse413 = {
  data: PayloadTooLargeResponse
  status: 413
}

export type armorCreateResponse415 = {
  data: UnsupportedMediaTypeResponse
  status: 415
}

export type armorCreateResponse422 = {
  data: UnprocessableContentResponse
  status: 422
}

export type armorCreateResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type armorCreateResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type armorCreateResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type armorCreateResponseSuccess = (armorCreateResponse201) & {
  headers: Headers;
};
export type armorCreateResponseError = (armorCreateResponse400 | armorCreateResponse401 | armorCreateResponse403 | armorCreateResponse405 | armorCreateResponse409 | armorCreateResponse413 | armorCreateResponse415 | armorCreateResponse422 | armorCreateResponse429 | armorCreateResponse500 | armorCreateResponse503) & {
  headers: Headers;
};

export const getArmorCreateUrl = () => {




  return `/api/armor/create`
}

/**
 * 409 with code `duplicate` when the edition already has that name or key.
 * @summary Create a piece of armor
 */
export const armorCreate = async (armorInput: ArmorInput, options?: Parameters<typeof http>[1]): Promise<armorCreateResponseSuccess> => {

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
return http<armorCreateResponseSuccess>(getArmorCreateUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(armorInput)
  }
);}





export const getArmorCreateMutationKey = () => ['armorCreate'] as const;

export const getArmorCreateMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | AdministratorsOnlyResponse | MethodNotAllowedResponse | DuplicateResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof armorCreate>>, TError,ArmorCreateMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof armorCreate>>, TError,ArmorCreateMutationVariables, TContext> => {

const mutationKey = getArmorCreateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof armorCreate>>, ArmorCreateMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  armorCreate(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof armorCreate>>, variables: ArmorCreateMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getArmorListQueryKey(), getArmorListInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ArmorCreateMutationResult = NonNullable<Awaited<ReturnType<typeof armorCreate>>>
    export type ArmorCreateMutationBody = ArmorInput
    export type ArmorCreateMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | AdministratorsOnlyResponse | MethodNotAllowedResponse | DuplicateResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type ArmorCreateMutationVariables = {data: ArmorInput}

    /**
 * @summary Create a piece of armor
 */
export const useArmorCreate = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | AdministratorsOnlyResponse | MethodNotAllowedResponse | DuplicateResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof armorCreate>>, TError,ArmorCreateMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof armorCreate>>,
        TError,
        ArmorCreateMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getArmorCreateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export type armorBulkResponse200 = {
  data: ArmorBulkResponse
  status: 200
}

export type armorBulkResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type armorBulkResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type armorBulkResponse403 = {
  data: AdministratorsOnlyResponse
  status: 403
}

export type armorBulkResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type armorBulkResponse409 = {
  data: IdempotencyConflictResponse
  status: 409
}

export type armorBulkResponse413 = {
  data: PayloadTooLargeResponse
  status: 413
}

export type armorBulkResponse415 = {
  data: UnsupportedMediaTypeResponse
  status: 415
}

export type armorBulkResponse422 = {
  data: UnprocessableContentResponse
  status: 422
}

export type armorBulkResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type armorBulkResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type armorBulkResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type armorBulkResponseSuccess = (armorBulkResponse200) & {
  headers: Headers;
};
export type armorBulkResponseError = (armorBulkResponse400 | armorBulkResponse401 | armorBulkResponse403 | armorBulkResponse405 | armorBulkResponse409 | armorBulkResponse413 | armorBulkResponse415 | armorBulkResponse422 | armorBulkResponse429 | armorBulkResponse500 | armorBulkResponse503) & {
  headers: Headers;
};

export const getArmorBulkUrl = () => {




  return `/api/armor/bulk`
}

/**
 * Each operation stands for itself, also one that breaks its schema. With `dryRun` nothing is written and the results say what would happen. The same
 * `Idempotency-Key` with the same body gets the first answer again; with another body it is 409.
 * @summary Create, change and delete many armor at once
 */
export const armorBulk = async (armorBulkRequest: ArmorBulkRequest,
    headers?: ArmorBulkHeaders, options?: Parameters<typeof http>[1]): Promise<armorBulkResponseSuccess> => {

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
return http<armorBulkResponseSuccess>(getArmorBulkUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(armorBulkRequest)
  }
);}





export const getArmorBulkMutationKey = () => ['armorBulk'] as const;

export const getArmorBulkMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | AdministratorsOnlyResponse | MethodNotAllowedResponse | IdempotencyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof armorBulk>>, TError,ArmorBulkMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof armorBulk>>, TError,ArmorBulkMutationVariables, TContext> => {

const mutationKey = getArmorBulkMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof armorBulk>>, ArmorBulkMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  armorBulk(data,headers,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof armorBulk>>, variables: ArmorBulkMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getArmorListQueryKey(), getArmorListInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ArmorBulkMutationResult = NonNullable<Awaited<ReturnType<typeof armorBulk>>>
    export type ArmorBulkMutationBody = ArmorBulkRequest
    export type ArmorBulkMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | AdministratorsOnlyResponse | MethodNotAllowedResponse | IdempotencyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type ArmorBulkMutationVariables = {data: ArmorBulkRequest;headers?: ArmorBulkHeaders}

    /**
 * @summary Create, change and delete many armor at once
 */
export const useArmorBulk = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | AdministratorsOnlyResponse | MethodNotAllowedResponse | IdempotencyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof armorBulk>>, TError,ArmorBulkMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof armorBulk>>,
        TError,
        ArmorBulkMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getArmorBulkMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export type armorGetResponse200 = {
  data: Armor
  status: 200
}

export type armorGetResponse400 = {
  data: UnreadablePathResponse
  status: 400
}

export type armorGetResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type armorGetResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type armorGetResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type armorGetResponse422 = {
  data: UnprocessableParametersResponse
  status: 422
}

export type armorGetResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type armorGetResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type armorGetResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type armorGetResponseSuccess = (armorGetResponse200) & {
  headers: Headers;
};
export type armorGetResponseError = (armorGetResponse400 | armorGetResponse401 | armorGetResponse404 | armorGetResponse405 | armorGetResponse422 | armorGetResponse429 | armorGetResponse500 | armorGetResponse503) & {
  headers: Headers;
};

export const getArmorGetUrl = (armorSk: string,) => {




  return `/api/armor/${encodeURIComponent(String(armorSk))}`
}

/**
 * @summary Get a piece of armor
 */
export const armorGet = async (armorSk: string, options?: Parameters<typeof http>[1]): Promise<armorGetResponseSuccess> => {

  return http<armorGetResponseSuccess>(getArmorGetUrl(armorSk),
  {
    ...options,
    method: 'GET'


  }
);}





export const getArmorGetQueryKey = (armorSk: string,) => {
    return [
    'api','armor',armorSk
    ] as const;
    }


export const getArmorGetQueryOptions = <TData = Awaited<ReturnType<typeof armorGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(armorSk: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof armorGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getArmorGetQueryKey(armorSk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof armorGet>>> = ({ signal }) => armorGet(armorSk, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: armorSk !== null && armorSk !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof armorGet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ArmorGetQueryResult = NonNullable<Awaited<ReturnType<typeof armorGet>>>
export type ArmorGetQueryError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useArmorGet<TData = Awaited<ReturnType<typeof armorGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 armorSk: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof armorGet>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof armorGet>>,
          TError,
          Awaited<ReturnType<typeof armorGet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useArmorGet<TData = Awaited<ReturnType<typeof armorGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 armorSk: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof armorGet>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof armorGet>>,
          TError,
          Awaited<ReturnType<typeof armorGet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useArmorGet<TData = Awaited<ReturnType<typeof armorGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 armorSk: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof armorGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a piece of armor
 */

export function useArmorGet<TData = Awaited<ReturnType<typeof armorGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 armorSk: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof armorGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getArmorGetQueryOptions(armorSk,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type armorUpdateResponse200 = {
  data: Armor
  status: 200
}

export type armorUpdateResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type armorUpdateResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type armorUpdateResponse403 = {
  data: AdministratorsOnlyResponse
  status: 403
}

export type armorUpdateResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type armorUpdateResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type armorUpdateResponse409 = {
  data: UpdateConflictResponse
  status: 409
}

export type armorUpdateResponse412 = {
  data: PreconditionFailedResponse
  status: 412
}

export type armorUpdateResponse413 = {
  data: PayloadTooLargeResponse
  status: 413
}

export type armorUpdateResponse415 = {
  data: UnsupportedMediaTypeResponse
  status: 415
}

export type armorUpdateResponse422 = {
  data: UnprocessableContentResponse
  status: 422
}

export type armorUpdateResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type armorUpdateResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type armorUpdateResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type armorUpdateResponseSuccess = (armorUpdateResponse200) & {
  headers: Headers;
};
export type armorUpdateResponseError = (armorUpdateResponse400 | armorUpdateResponse401 | armorUpdateResponse403 | armorUpdateResponse404 | armorUpdateResponse405 | armorUpdateResponse409 | armorUpdateResponse412 | armorUpdateResponse413 | armorUpdateResponse415 | armorUpdateResponse422 | armorUpdateResponse429 | armorUpdateResponse500 | armorUpdateResponse503) & {
  headers: Headers;
};

export const getArmorUpdateUrl = (armorSk: string,) => {




  return `/api/armor/${encodeURIComponent(String(armorSk))}`
}

/**
 * Fields that are absent get their default. The key stays.
 * @summary Replace a piece of armor
 */
export const armorUpdate = async (armorSk: string,
    armorInput: ArmorInput,
    headers?: ArmorUpdateHeaders, options?: Parameters<typeof http>[1]): Promise<armorUpdateResponseSuccess> => {

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
return http<armorUpdateResponseSuccess>(getArmorUpdateUrl(armorSk),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(armorInput)
  }
);}





export const getArmorUpdateMutationKey = () => ['armorUpdate'] as const;

export const getArmorUpdateMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | AdministratorsOnlyResponse | NotFoundResponse | MethodNotAllowedResponse | UpdateConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof armorUpdate>>, TError,ArmorUpdateMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof armorUpdate>>, TError,ArmorUpdateMutationVariables, TContext> => {

const mutationKey = getArmorUpdateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof armorUpdate>>, ArmorUpdateMutationVariables> = (props) => {
          const {armorSk,data,headers} = props ?? {};

          return  armorUpdate(armorSk,data,headers,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof armorUpdate>>, variables: ArmorUpdateMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getArmorListQueryKey(), getArmorListInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ArmorUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof armorUpdate>>>
    export type ArmorUpdateMutationBody = ArmorInput
    export type ArmorUpdateMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | AdministratorsOnlyResponse | NotFoundResponse | MethodNotAllowedResponse | UpdateConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type ArmorUpdateMutationVariables = {armorSk: string;data: ArmorInput;headers?: ArmorUpdateHeaders}

    /**
 * @summary Replace a piece of armor
 */
export const useArmorUpdate = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | AdministratorsOnlyResponse | NotFoundResponse | MethodNotAllowedResponse | UpdateConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof armorUpdate>>, TError,ArmorUpdateMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof armorUpdate>>,
        TError,
        ArmorUpdateMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getArmorUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export type armorDeleteResponse204 = {
  data: void
  status: 204
}

export type armorDeleteResponse400 = {
  data: UnreadablePathResponse
  status: 400
}

export type armorDeleteResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type armorDeleteResponse403 = {
  data: AdministratorsOnlyResponse
  status: 403
}

export type armorDeleteResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type armorDeleteResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type armorDeleteResponse412 = {
  data: PreconditionFailedResponse
  status: 412
}

export type armorDeleteResponse422 = {
  data: UnprocessableParametersResponse
  status: 422
}

export type armorDeleteResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type armorDeleteResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type armorDeleteResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type armorDeleteResponseSuccess = (armorDeleteResponse204) & {
  headers: Headers;
};
export type armorDeleteResponseError = (armorDeleteResponse400 | armorDeleteResponse401 | armorDeleteResponse403 | armorDeleteResponse404 | armorDeleteResponse405 | armorDeleteResponse412 | armorDeleteResponse422 | armorDeleteResponse429 | armorDeleteResponse500 | armorDeleteResponse503) & {
  headers: Headers;
};

export const getArmorDeleteUrl = (armorSk: string,) => {




  return `/api/armor/${encodeURIComponent(String(armorSk))}`
}

/**
 * @summary Delete a piece of armor
 */
export const armorDelete = async (armorSk: string,
    headers?: ArmorDeleteHeaders, options?: Parameters<typeof http>[1]): Promise<armorDeleteResponseSuccess> => {

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
return http<armorDeleteResponseSuccess>(getArmorDeleteUrl(armorSk),
  {
    ...options,
    method: 'DELETE',
    headers: { ...headers, ...getHeaders(options?.headers) }

  }
);}





export const getArmorDeleteMutationKey = () => ['armorDelete'] as const;

export const getArmorDeleteMutationOptions = <TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | AdministratorsOnlyResponse | NotFoundResponse | MethodNotAllowedResponse | PreconditionFailedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof armorDelete>>, TError,ArmorDeleteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof armorDelete>>, TError,ArmorDeleteMutationVariables, TContext> => {

const mutationKey = getArmorDeleteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof armorDelete>>, ArmorDeleteMutationVariables> = (props) => {
          const {armorSk,headers} = props ?? {};

          return  armorDelete(armorSk,headers,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof armorDelete>>, variables: ArmorDeleteMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getArmorListQueryKey(), getArmorListInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ArmorDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof armorDelete>>>

    export type ArmorDeleteMutationError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | AdministratorsOnlyResponse | NotFoundResponse | MethodNotAllowedResponse | PreconditionFailedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type ArmorDeleteMutationVariables = {armorSk: string;headers?: ArmorDeleteHeaders}

    /**
 * @summary Delete a piece of armor
 */
export const useArmorDelete = <TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | AdministratorsOnlyResponse | NotFoundResponse | MethodNotAllowedResponse | PreconditionFailedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof armorDelete>>, TError,ArmorDeleteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof armorDelete>>,
        TError,
        ArmorDeleteMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getArmorDeleteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export type armorHistoryResponse200 = {
  data: ArmorHistoryPage
  status: 200
}

export type armorHistoryResponse400 = {
  data: InvalidCursorResponse
  status: 400
}

export type armorHistoryResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type armorHistoryResponse403 = {
  data: NotAnAdministratorResponse
  status: 403
}

export type armorHistoryResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type armorHistoryResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type armorHistoryResponse422 = {
  data: UnprocessableParametersResponse
  status: 422
}

export type armorHistoryResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type armorHistoryResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type armorHistoryResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type armorHistoryResponseSuccess = (armorHistoryResponse200) & {
  headers: Headers;
};
export type armorHistoryResponseError = (armorHistoryResponse400 | armorHistoryResponse401 | armorHistoryResponse403 | armorHistoryResponse404 | armorHistoryResponse405 | armorHistoryResponse422 | armorHistoryResponse429 | armorHistoryResponse500 | armorHistoryResponse503) & {
  headers: Headers;
};

export const getArmorHistoryUrl = (armorSk: string,
    params?: ArmorHistoryParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined && value !== null) {
      normalizedParams.append(key, String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/armor/${encodeURIComponent(String(armorSk))}/history?${stringifiedParams}` : `/api/armor/${encodeURIComponent(String(armorSk))}/history`
}

/**
 * Also of one that was deleted. To restore what stood there, write it again.
 * @summary Who changed a piece of armor, when and how
 */
export const armorHistory = async (armorSk: string,
    params?: ArmorHistoryParams, options?: Parameters<typeof http>[1]): Promise<armorHistoryResponseSuccess> => {

  return http<armorHistoryResponseSuccess>(getArmorHistoryUrl(armorSk,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getArmorHistoryQueryKey = (armorSk: string,
    params?: ArmorHistoryParams,) => {
    return [
    'api','armor',armorSk,'history', ...(params ? [params] : [])
    ] as const;
    }


export const getArmorHistoryQueryOptions = <TData = Awaited<ReturnType<typeof armorHistory>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(armorSk: string,
    params?: ArmorHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof armorHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getArmorHistoryQueryKey(armorSk,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof armorHistory>>> = ({ signal }) => armorHistory(armorSk,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: armorSk !== null && armorSk !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof armorHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ArmorHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof armorHistory>>>
export type ArmorHistoryQueryError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useArmorHistory<TData = Awaited<ReturnType<typeof armorHistory>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 armorSk: string,
    params: undefined |  ArmorHistoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof armorHistory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof armorHistory>>,
          TError,
          Awaited<ReturnType<typeof armorHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useArmorHistory<TData = Awaited<ReturnType<typeof armorHistory>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 armorSk: string,
    params?: ArmorHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof armorHistory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof armorHistory>>,
          TError,
          Awaited<ReturnType<typeof armorHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useArmorHistory<TData = Awaited<ReturnType<typeof armorHistory>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 armorSk: string,
    params?: ArmorHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof armorHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who changed a piece of armor, when and how
 */

export function useArmorHistory<TData = Awaited<ReturnType<typeof armorHistory>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 armorSk: string,
    params?: ArmorHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof armorHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getArmorHistoryQueryOptions(armorSk,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






