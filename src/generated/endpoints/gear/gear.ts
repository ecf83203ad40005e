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
  Gear,
  GearBulkHeaders,
  GearBulkRequest,
  GearBulkResponse,
  GearDeleteHeaders,
  GearHistoryPage,
  GearHistoryParams,
  GearInput,
  GearListParams,
  GearPage,
  GearUpdateHeaders,
  IdempotencyConflictResponse,
  InUseResponse,
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

export type gearListResponse200 = {
  data: GearPage
  status: 200
}

export type gearListResponse400 = {
  data: InvalidCursorResponse
  status: 400
}

export type gearListResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type gearListResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type gearListResponse422 = {
  data: UnprocessableParametersResponse
  status: 422
}

export type gearListResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type gearListResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type gearListResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type gearListResponseSuccess = (gearListResponse200) & {
  headers: Headers;
};
export type gearListResponseError = (gearListResponse400 | gearListResponse401 | gearListResponse405 | gearListResponse422 | gearListResponse429 | gearListResponse500 | gearListResponse503) & {
  headers: Headers;
};

export const getGearListUrl = (params?: GearListParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined && value !== null) {
      normalizedParams.append(key, String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/gear/?${stringifiedParams}` : `/api/gear/`
}

/**
 * @summary List gear
 */
export const gearList = async (params?: GearListParams, options?: Parameters<typeof http>[1]): Promise<gearListResponseSuccess> => {

  return http<gearListResponseSuccess>(getGearListUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGearListInfiniteQueryKey = (params?: GearListParams,) => {
    return [
    'infinite', 'api','gear', ...(params ? [params] : [])
    ] as const;
    }

export const getGearListQueryKey = (params?: GearListParams,) => {
    return [
    'api','gear', ...(params ? [params] : [])
    ] as const;
    }


export const getGearListInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof gearList>>, GearListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(params?: GearListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof gearList>>, TError, TData, QueryKey, GearListParams['nextCursor']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGearListInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof gearList>>, QueryKey, GearListParams['nextCursor']> = ({ signal, pageParam }) => gearList({...params, 'nextCursor': pageParam ?? params?.['nextCursor']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof gearList>>, TError, TData, QueryKey, GearListParams['nextCursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GearListInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof gearList>>>
export type GearListInfiniteQueryError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useGearListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof gearList>>, GearListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  GearListParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof gearList>>, TError, TData, QueryKey, GearListParams['nextCursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof gearList>>,
          TError,
          Awaited<ReturnType<typeof gearList>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGearListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof gearList>>, GearListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: GearListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof gearList>>, TError, TData, QueryKey, GearListParams['nextCursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof gearList>>,
          TError,
          Awaited<ReturnType<typeof gearList>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGearListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof gearList>>, GearListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: GearListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof gearList>>, TError, TData, QueryKey, GearListParams['nextCursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List gear
 */

export function useGearListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof gearList>>, GearListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: GearListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof gearList>>, TError, TData, QueryKey, GearListParams['nextCursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGearListInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGearListQueryOptions = <TData = Awaited<ReturnType<typeof gearList>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(params?: GearListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof gearList>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGearListQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof gearList>>> = ({ signal }) => gearList(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof gearList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GearListQueryResult = NonNullable<Awaited<ReturnType<typeof gearList>>>
export type GearListQueryError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useGearList<TData = Awaited<ReturnType<typeof gearList>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  GearListParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof gearList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof gearList>>,
          TError,
          Awaited<ReturnType<typeof gearList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGearList<TData = Awaited<ReturnType<typeof gearList>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: GearListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof gearList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof gearList>>,
          TError,
          Awaited<ReturnType<typeof gearList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGearList<TData = Awaited<ReturnType<typeof gearList>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: GearListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof gearList>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List gear
 */

export function useGearList<TData = Awaited<ReturnType<typeof gearList>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: GearListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof gearList>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGearListQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type gearCreateResponse201 = {
  data: Gear
  status: 201
}

export type gearCreateResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type gearCreateResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type gearCreateResponse403 = {
  data: AdministratorsOnlyResponse
  status: 403
}

export type gearCreateResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type gearCreateResponse409 = {
  data: DuplicateResponse
  status: 409
}

export type gearCreateResponse413 = {
  data: PayloadTooLargeResponse
  status: 413
}

export type gearCreateResponse415 = {
  data: UnsupportedMediaTypeResponse
  status: 415
}

export type gearCreateResponse422 = {
  data: UnprocessableContentResponse
  status: 422
}

export type gearCreateResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type gearCreateResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type gearCreateResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type gearCreateResponseSuccess = (gearCreateResponse201) & {
  headers: Headers;
};
export type gearCreateResponseError = (gearCreateResponse400 | gearCreateResponse401 | gearCreateResponse403 | gearCreateResponse405 | gearCreateResponse409 | gearCreateResponse413 | gearCreateResponse415 | gearCreateResponse422 | gearCreateResponse429 | gearCreateResponse500 | gearCreateResponse503) & {
  headers: Headers;
};

export const getGearCreateUrl = () => {




  return `/api/gear/create`
}

/**
 * 409 with code `duplicate` when the edition already has that name or key.
 * @summary Create a gear item
 */
export const gearCreate = async (gearInput: GearInput, options?: Parameters<typeof http>[1]): Promise<gearCreateResponseSuccess> => {

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
return http<gearCreateResponseSuccess>(getGearCreateUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(gearInput)
  }
);}





export const getGearCreateMutationKey = () => ['gearCreate'] as const;

export const getGearCreateMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | AdministratorsOnlyResponse | MethodNotAllowedResponse | DuplicateResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof gearCreate>>, TError,GearCreateMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof gearCreate>>, TError,GearCreateMutationVariables, TContext> => {

const mutationKey = getGearCreateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof gearCreate>>, GearCreateMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  gearCreate(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof gearCreate>>, variables: GearCreateMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGearListQueryKey(), getGearListInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type GearCreateMutationResult = NonNullable<Awaited<ReturnType<typeof gearCreate>>>
    export type GearCreateMutationBody = GearInput
    export type GearCreateMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | AdministratorsOnlyResponse | MethodNotAllowedResponse | DuplicateResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type GearCreateMutationVariables = {data: GearInput}

    /**
 * @summary Create a gear item
 */
export const useGearCreate = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | AdministratorsOnlyResponse | MethodNotAllowedResponse | DuplicateResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof gearCreate>>, TError,GearCreateMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof gearCreate>>,
        TError,
        GearCreateMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getGearCreateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export type gearBulkResponse200 = {
  data: GearBulkResponse
  status: 200
}

export type gearBulkResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type gearBulkResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type gearBulkResponse403 = {
  data: AdministratorsOnlyResponse
  status: 403
}

export type gearBulkResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type gearBulkResponse409 = {
  data: IdempotencyConflictResponse
  status: 409
}

export type gearBulkResponse413 = {
  data: PayloadTooLargeResponse
  status: 413
}

export type gearBulkResponse415 = {
  data: UnsupportedMediaTypeResponse
  status: 415
}

export type gearBulkResponse422 = {
  data: UnprocessableContentResponse
  status: 422
}

export type gearBulkResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type gearBulkResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type gearBulkResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type gearBulkResponseSuccess = (gearBulkResponse200) & {
  headers: Headers;
};
export type gearBulkResponseError = (gearBulkResponse400 | gearBulkResponse401 | gearBulkResponse403 | gearBulkResponse405 | gearBulkResponse409 | gearBulkResponse413 | gearBulkResponse415 | gearBulkResponse422 | gearBulkResponse429 | gearBulkResponse500 | gearBulkResponse503) & {
  headers: Headers;
};

export const getGearBulkUrl = () => {




  return `/api/gear/bulk`
}

/**
 * Each operation stands for itself, also one that breaks its schema. With `dryRun` nothing is written and the results say what would happen. The same
 * `Idempotency-Key` with the same body gets the first answer again; with another body it is 409.
 * @summary Create, change and delete many gear at once
 */
export const gearBulk = async (gearBulkRequest: GearBulkRequest,
    headers?: GearBulkHeaders, options?: Parameters<typeof http>[1]): Promise<gearBulkResponseSuccess> => {

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
return http<gearBulkResponseSuccess>(getGearBulkUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(gearBulkRequest)
  }
);}





export const getGearBulkMutationKey = () => ['gearBulk'] as const;

export const getGearBulkMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | AdministratorsOnlyResponse | MethodNotAllowedResponse | IdempotencyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof gearBulk>>, TError,GearBulkMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof gearBulk>>, TError,GearBulkMutationVariables, TContext> => {

const mutationKey = getGearBulkMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof gearBulk>>, GearBulkMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  gearBulk(data,headers,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof gearBulk>>, variables: GearBulkMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGearListQueryKey(), getGearListInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type GearBulkMutationResult = NonNullable<Awaited<ReturnType<typeof gearBulk>>>
    export type GearBulkMutationBody = GearBulkRequest
    export type GearBulkMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | AdministratorsOnlyResponse | MethodNotAllowedResponse | IdempotencyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type GearBulkMutationVariables = {data: GearBulkRequest;headers?: GearBulkHeaders}

    /**
 * @summary Create, change and delete many gear at once
 */
export const useGearBulk = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | AdministratorsOnlyResponse | MethodNotAllowedResponse | IdempotencyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof gearBulk>>, TError,GearBulkMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof gearBulk>>,
        TError,
        GearBulkMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getGearBulkMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export type gearGetResponse200 = {
  data: Gear
  status: 200
}

export type gearGetResponse400 = {
  data: UnreadablePathResponse
  status: 400
}

export type gearGetResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type gearGetResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type gearGetResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type gearGetResponse422 = {
  data: UnprocessableParametersResponse
  status: 422
}

export type gearGetResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type gearGetResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type gearGetResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type gearGetResponseSuccess = (gearGetResponse200) & {
  headers: Headers;
};
export type gearGetResponseError = (gearGetResponse400 | gearGetResponse401 | gearGetResponse404 | gearGetResponse405 | gearGetResponse422 | gearGetResponse429 | gearGetResponse500 | gearGetResponse503) & {
  headers: Headers;
};

export const getGearGetUrl = (gearSk: string,) => {




  return `/api/gear/${encodeURIComponent(String(gearSk))}`
}

/**
 * @summary Get a gear item
 */
export const gearGet = async (gearSk: string, options?: Parameters<typeof http>[1]): Promise<gearGetResponseSuccess> => {

  return http<gearGetResponseSuccess>(getGearGetUrl(gearSk),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGearGetQueryKey = (gearSk: string,) => {
    return [
    'api','gear',gearSk
    ] as const;
    }


export const getGearGetQueryOptions = <TData = Awaited<ReturnType<typeof gearGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(gearSk: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof gearGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGearGetQueryKey(gearSk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof gearGet>>> = ({ signal }) => gearGet(gearSk, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: gearSk !== null && gearSk !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof gearGet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GearGetQueryResult = NonNullable<Awaited<ReturnType<typeof gearGet>>>
export type GearGetQueryError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useGearGet<TData = Awaited<ReturnType<typeof gearGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 gearSk: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof gearGet>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof gearGet>>,
          TError,
          Awaited<ReturnType<typeof gearGet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGearGet<TData = Awaited<ReturnType<typeof gearGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 gearSk: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof gearGet>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof gearGet>>,
          TError,
          Awaited<ReturnType<typeof gearGet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGearGet<TData = Awaited<ReturnType<typeof gearGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 gearSk: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof gearGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a gear item
 */

export function useGearGet<TData = Awaited<ReturnType<typeof gearGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 gearSk: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof gearGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGearGetQueryOptions(gearSk,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type gearUpdateResponse200 = {
  data: Gear
  status: 200
}

export type gearUpdateResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type gearUpdateResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type gearUpdateResponse403 = {
  data: AdministratorsOnlyResponse
  status: 403
}

export type gearUpdateResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type gearUpdateResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type gearUpdateResponse409 = {
  data: UpdateConflictResponse
  status: 409
}

export type gearUpdateResponse412 = {
  data: PreconditionFailedResponse
  status: 412
}

export type gearUpdateResponse413 = {
  data: PayloadTooLargeResponse
  status: 413
}

export type gearUpdateResponse415 = {
  data: UnsupportedMediaTypeResponse
  status: 415
}

export type gearUpdateResponse422 = {
  data: UnprocessableContentResponse
  status: 422
}

export type gearUpdateResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type gearUpdateResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type gearUpdateResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type gearUpdateResponseSuccess = (gearUpdateResponse200) & {
  headers: Headers;
};
export type gearUpdateResponseError = (gearUpdateResponse400 | gearUpdateResponse401 | gearUpdateResponse403 | gearUpdateResponse404 | gearUpdateResponse405 | gearUpdateResponse409 | gearUpdateResponse412 | gearUpdateResponse413 | gearUpdateResponse415 | gearUpdateResponse422 | gearUpdateResponse429 | gearUpdateResponse500 | gearUpdateResponse503) & {
  headers: Headers;
};

export const getGearUpdateUrl = (gearSk: string,) => {




  return `/api/gear/${encodeURIComponent(String(gearSk))}`
}

/**
 * Fields that are absent get their default. The key stays.
 * @summary Replace a gear item
 */
export const gearUpdate = async (gearSk: string,
    gearInput: GearInput,
    headers?: GearUpdateHeaders, options?: Parameters<typeof http>[1]): Promise<gearUpdateResponseSuccess> => {

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
return http<gearUpdateResponseSuccess>(getGearUpdateUrl(gearSk),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(gearInput)
  }
);}





export const getGearUpdateMutationKey = () => ['gearUpdate'] as const;

export const getGearUpdateMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | AdministratorsOnlyResponse | NotFoundResponse | MethodNotAllowedResponse | UpdateConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof gearUpdate>>, TError,GearUpdateMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof gearUpdate>>, TError,GearUpdateMutationVariables, TContext> => {

const mutationKey = getGearUpdateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof gearUpdate>>, GearUpdateMutationVariables> = (props) => {
          const {gearSk,data,headers} = props ?? {};

          return  gearUpdate(gearSk,data,headers,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof gearUpdate>>, variables: GearUpdateMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGearListQueryKey(), getGearListInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type GearUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof gearUpdate>>>
    export type GearUpdateMutationBody = GearInput
    export type GearUpdateMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | AdministratorsOnlyResponse | NotFoundResponse | MethodNotAllowedResponse | UpdateConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type GearUpdateMutationVariables = {gearSk: string;data: GearInput;headers?: GearUpdateHeaders}

    /**
 * @summary Replace a gear item
 */
export const useGearUpdate = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | AdministratorsOnlyResponse | NotFoundResponse | MethodNotAllowedResponse | UpdateConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof gearUpdate>>, TError,GearUpdateMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof gearUpdate>>,
        TError,
        GearUpdateMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getGearUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export type gearDeleteResponse204 = {
  data: void
  status: 204
}

export type gearDeleteResponse400 = {
  data: UnreadablePathResponse
  status: 400
}

export type gearDeleteResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type gearDeleteResponse403 = {
  data: AdministratorsOnlyResponse
  status: 403
}

export type gearDeleteResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type gearDeleteResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type gearDeleteResponse409 = {
  data: InUseResponse
  status: 409
}

export type gearDeleteResponse412 = {
  data: PreconditionFailedResponse
  status: 412
}

export type gearDeleteResponse422 = {
  data: UnprocessableParametersResponse
  status: 422
}

export type gearDeleteResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type gearDeleteResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type gearDeleteResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type gearDeleteResponseSuccess = (gearDeleteResponse204) & {
  headers: Headers;
};
export type gearDeleteResponseError = (gearDeleteResponse400 | gearDeleteResponse401 | gearDeleteResponse403 | gearDeleteResponse404 | gearDeleteResponse405 | gearDeleteResponse409 | gearDeleteResponse412 | gearDeleteResponse422 | gearDeleteResponse429 | gearDeleteResponse500 | gearDeleteResponse503) & {
  headers: Headers;
};

export const getGearDeleteUrl = (gearSk: string,) => {




  return `/api/gear/${encodeURIComponent(String(gearSk))}`
}

/**
 * 409 with code `in_use` and the names of its users while other items refer to it.
 * @summary Delete a gear item
 */
export const gearDelete = async (gearSk: string,
    headers?: GearDeleteHeaders, options?: Parameters<typeof http>[1]): Promise<gearDeleteResponseSuccess> => {

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
return http<gearDeleteResponseSuccess>(getGearDeleteUrl(gearSk),
  {
    ...options,
    method: 'DELETE',
    headers: { ...headers, ...getHeaders(options?.headers) }

  }
);}





export const getGearDeleteMutationKey = () => ['gearDelete'] as const;

export const getGearDeleteMutationOptions = <TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | AdministratorsOnlyResponse | NotFoundResponse | MethodNotAllowedResponse | InUseResponse | PreconditionFailedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof gearDelete>>, TError,GearDeleteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof gearDelete>>, TError,GearDeleteMutationVariables, TContext> => {

const mutationKey = getGearDeleteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof gearDelete>>, GearDeleteMutationVariables> = (props) => {
          const {gearSk,headers} = props ?? {};

          return  gearDelete(gearSk,headers,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof gearDelete>>, variables: GearDeleteMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGearListQueryKey(), getGearListInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type GearDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof gearDelete>>>

    export type GearDeleteMutationError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | AdministratorsOnlyResponse | NotFoundResponse | MethodNotAllowedResponse | InUseResponse | PreconditionFailedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type GearDeleteMutationVariables = {gearSk: string;headers?: GearDeleteHeaders}

    /**
 * @summary Delete a gear item
 */
export const useGearDelete = <TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | AdministratorsOnlyResponse | NotFoundResponse | MethodNotAllowedResponse | InUseResponse | PreconditionFailedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof gearDelete>>, TError,GearDeleteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof gearDelete>>,
        TError,
        GearDeleteMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getGearDeleteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export type gearHistoryResponse200 = {
  data: GearHistoryPage
  status: 200
}

export type gearHistoryResponse400 = {
  data: InvalidCursorResponse
  status: 400
}

export type gearHistoryResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type gearHistoryResponse403 = {
  data: NotAnAdministratorResponse
  status: 403
}

export type gearHistoryResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type gearHistoryResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type gearHistoryResponse422 = {
  data: UnprocessableParametersResponse
  status: 422
}

export type gearHistoryResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type gearHistoryResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type gearHistoryResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type gearHistoryResponseSuccess = (gearHistoryResponse200) & {
  headers: Headers;
};
export type gearHistoryResponseError = (gearHistoryResponse400 | gearHistoryResponse401 | gearHistoryResponse403 | gearHistoryResponse404 | gearHistoryResponse405 | gearHistoryResponse422 | gearHistoryResponse429 | gearHistoryResponse500 | gearHistoryResponse503) & {
  headers: Headers;
};

export const getGearHistoryUrl = (gearSk: string,
    params?: GearHistoryParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined && value !== null) {
      normalizedParams.append(key, String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/gear/${encodeURIComponent(String(gearSk))}/history?${stringifiedParams}` : `/api/gear/${encodeURIComponent(String(gearSk))}/history`
}

/**
 * Also of one that was deleted. To restore what stood there, write it again.
 * @summary Who changed a gear item, when and how
 */
export const gearHistory = async (gearSk: string,
    params?: GearHistoryParams, options?: Parameters<typeof http>[1]): Promise<gearHistoryResponseSuccess> => {

  return http<gearHistoryResponseSuccess>(getGearHistoryUrl(gearSk,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGearHistoryQueryKey = (gearSk: string,
    params?: GearHistoryParams,) => {
    return [
    'api','gear',gearSk,'history', ...(params ? [params] : [])
    ] as const;
    }


export const getGearHistoryQueryOptions = <TData = Awaited<ReturnType<typeof gearHistory>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(gearSk: string,
    params?: GearHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof gearHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGearHistoryQueryKey(gearSk,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof gearHistory>>> = ({ signal }) => gearHistory(gearSk,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: gearSk !== null && gearSk !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof gearHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GearHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof gearHistory>>>
export type GearHistoryQueryError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useGearHistory<TData = Awaited<ReturnType<typeof gearHistory>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 gearSk: string,
    params: undefined |  GearHistoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof gearHistory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof gearHistory>>,
          TError,
          Awaited<ReturnType<typeof gearHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGearHistory<TData = Awaited<ReturnType<typeof gearHistory>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 gearSk: string,
    params?: GearHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof gearHistory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof gearHistory>>,
          TError,
          Awaited<ReturnType<typeof gearHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGearHistory<TData = Awaited<ReturnType<typeof gearHistory>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 gearSk: string,
    params?: GearHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof gearHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who changed a gear item, when and how
 */

export function useGearHistory<TData = Awaited<ReturnType<typeof gearHistory>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 gearSk: string,
    params?: GearHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof gearHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGearHistoryQueryOptions(gearSk,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






