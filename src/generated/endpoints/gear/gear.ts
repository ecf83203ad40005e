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
export const gearList = async (params?: GearListParams, options?: Parameters<typeof http>[1]): Promise<GearPage> => {

  return http<GearPage>(getGearListUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGearListInfiniteQueryKey = (params?: GearListParams,) => {
    return [
    "gearList", ...(params ? [params] : [])
    ] as const;
    }


export const getGearListInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof gearList>>, GearListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(params?: GearListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof gearList>>, TError, TData, QueryKey, GearListParams['nextCursor']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGearListInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof gearList>>, QueryKey, GearListParams['nextCursor']> = ({ signal, pageParam }) => gearList({...params, 'nextCursor': pageParam ?? params?.['nextCursor']}, { signal, ...requestOptions });



      const customOptions = paged({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof gearList>>, TError, TData, QueryKey, GearListParams['nextCursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
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






export const getGearCreateUrl = () => {




  return `/api/gear/create`
}

/**
 * 409 with code `duplicate` when the edition already has that name or key.
 * @summary Create a gear item
 */
export const gearCreate = async (gearInput: GearInput, options?: Parameters<typeof http>[1]): Promise<Gear> => {

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
return http<Gear>(getGearCreateUrl(),
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
        queryClient.invalidateQueries({ queryKey: getGearListInfiniteQueryKey() });
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
    export const getGearBulkUrl = () => {




  return `/api/gear/bulk`
}

/**
 * Each operation stands for itself, also one that breaks its schema. With `dryRun` nothing is written and the results say what would happen. The same
 * `Idempotency-Key` with the same body gets the first answer again; with another body it is 409.
 * @summary Create, change and delete many gear at once
 */
export const gearBulk = async (gearBulkRequest: GearBulkRequest,
    headers?: GearBulkHeaders, options?: Parameters<typeof http>[1]): Promise<GearBulkResponse> => {

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
return http<GearBulkResponse>(getGearBulkUrl(),
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
        queryClient.invalidateQueries({ queryKey: getGearListInfiniteQueryKey() });
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
    export const getGearGetUrl = (gearSk: string,) => {




  return `/api/gear/${encodeURIComponent(String(gearSk))}`
}

/**
 * @summary Get a gear item
 */
export const gearGet = async (gearSk: string, options?: Parameters<typeof http>[1]): Promise<Gear> => {

  return http<Gear>(getGearGetUrl(gearSk),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGearGetQueryKey = (gearSk: string,) => {
    return [
    "gearGet", ...(gearSk ? [gearSk] : [])
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






export const getGearGetSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof gearGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(gearSk: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof gearGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGearGetQueryKey(gearSk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof gearGet>>> = ({ signal }) => gearGet(gearSk, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof gearGet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GearGetSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof gearGet>>>
export type GearGetSuspenseQueryError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useGearGetSuspense<TData = Awaited<ReturnType<typeof gearGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 gearSk: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof gearGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGearGetSuspense<TData = Awaited<ReturnType<typeof gearGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 gearSk: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof gearGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGearGetSuspense<TData = Awaited<ReturnType<typeof gearGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 gearSk: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof gearGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a gear item
 */

export function useGearGetSuspense<TData = Awaited<ReturnType<typeof gearGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 gearSk: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof gearGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGearGetSuspenseQueryOptions(gearSk,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGearUpdateUrl = (gearSk: string,) => {




  return `/api/gear/${encodeURIComponent(String(gearSk))}`
}

/**
 * Fields that are absent get their default. The key stays.
 * @summary Replace a gear item
 */
export const gearUpdate = async (gearSk: string,
    gearInput: GearInput,
    headers?: GearUpdateHeaders, options?: Parameters<typeof http>[1]): Promise<Gear> => {

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
return http<Gear>(getGearUpdateUrl(gearSk),
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
        queryClient.invalidateQueries({ queryKey: getGearListInfiniteQueryKey() });
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
    export const getGearDeleteUrl = (gearSk: string,) => {




  return `/api/gear/${encodeURIComponent(String(gearSk))}`
}

/**
 * 409 with code `in_use` and the names of its users while other items refer to it.
 * @summary Delete a gear item
 */
export const gearDelete = async (gearSk: string,
    headers?: GearDeleteHeaders, options?: Parameters<typeof http>[1]): Promise<void> => {

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
return http<void>(getGearDeleteUrl(gearSk),
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
        queryClient.invalidateQueries({ queryKey: getGearListInfiniteQueryKey() });
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
    params?: GearHistoryParams, options?: Parameters<typeof http>[1]): Promise<GearHistoryPage> => {

  return http<GearHistoryPage>(getGearHistoryUrl(gearSk,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGearHistoryInfiniteQueryKey = (gearSk: string,
    params?: GearHistoryParams,) => {
    return [
    "gearHistory", ...(gearSk ? [gearSk] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getGearHistoryInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof gearHistory>>, GearHistoryParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(gearSk: string,
    params?: GearHistoryParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof gearHistory>>, TError, TData, QueryKey, GearHistoryParams['nextCursor']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGearHistoryInfiniteQueryKey(gearSk,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof gearHistory>>, QueryKey, GearHistoryParams['nextCursor']> = ({ signal, pageParam }) => gearHistory(gearSk,{...params, 'nextCursor': pageParam ?? params?.['nextCursor']}, { signal, ...requestOptions });



      const customOptions = paged({ queryKey, queryFn, enabled: gearSk !== null && gearSk !== undefined, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof gearHistory>>, TError, TData, QueryKey, GearHistoryParams['nextCursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GearHistoryInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof gearHistory>>>
export type GearHistoryInfiniteQueryError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useGearHistoryInfinite<TData = InfiniteData<Awaited<ReturnType<typeof gearHistory>>, GearHistoryParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 gearSk: string,
    params: undefined |  GearHistoryParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof gearHistory>>, TError, TData, QueryKey, GearHistoryParams['nextCursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof gearHistory>>,
          TError,
          Awaited<ReturnType<typeof gearHistory>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGearHistoryInfinite<TData = InfiniteData<Awaited<ReturnType<typeof gearHistory>>, GearHistoryParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 gearSk: string,
    params?: GearHistoryParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof gearHistory>>, TError, TData, QueryKey, GearHistoryParams['nextCursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof gearHistory>>,
          TError,
          Awaited<ReturnType<typeof gearHistory>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGearHistoryInfinite<TData = InfiniteData<Awaited<ReturnType<typeof gearHistory>>, GearHistoryParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 gearSk: string,
    params?: GearHistoryParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof gearHistory>>, TError, TData, QueryKey, GearHistoryParams['nextCursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who changed a gear item, when and how
 */

export function useGearHistoryInfinite<TData = InfiniteData<Awaited<ReturnType<typeof gearHistory>>, GearHistoryParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 gearSk: string,
    params?: GearHistoryParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof gearHistory>>, TError, TData, QueryKey, GearHistoryParams['nextCursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGearHistoryInfiniteQueryOptions(gearSk,params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






