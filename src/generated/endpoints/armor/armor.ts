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
export const armorList = async (params?: ArmorListParams, options?: Parameters<typeof http>[1]): Promise<ArmorPage> => {

  return http<ArmorPage>(getArmorListUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getArmorListInfiniteQueryKey = (params?: ArmorListParams,) => {
    return [
    "armorList", ...(params ? [params] : [])
    ] as const;
    }


export const getArmorListInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof armorList>>, ArmorListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(params?: ArmorListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof armorList>>, TError, TData, QueryKey, ArmorListParams['nextCursor']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getArmorListInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof armorList>>, QueryKey, ArmorListParams['nextCursor']> = ({ signal, pageParam }) => armorList({...params, 'nextCursor': pageParam ?? params?.['nextCursor']}, { signal, ...requestOptions });



      const customOptions = paged({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof armorList>>, TError, TData, QueryKey, ArmorListParams['nextCursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
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






export const getArmorCreateUrl = () => {




  return `/api/armor/create`
}

/**
 * 409 with code `duplicate` when the edition already has that name or key.
 * @summary Create a piece of armor
 */
export const armorCreate = async (armorInput: ArmorInput, options?: Parameters<typeof http>[1]): Promise<Armor> => {

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
return http<Armor>(getArmorCreateUrl(),
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
        queryClient.invalidateQueries({ queryKey: getArmorListInfiniteQueryKey() });
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
    export const getArmorBulkUrl = () => {




  return `/api/armor/bulk`
}

/**
 * Each operation stands for itself, also one that breaks its schema. With `dryRun` nothing is written and the results say what would happen. The same
 * `Idempotency-Key` with the same body gets the first answer again; with another body it is 409.
 * @summary Create, change and delete many armor at once
 */
export const armorBulk = async (armorBulkRequest: ArmorBulkRequest,
    headers?: ArmorBulkHeaders, options?: Parameters<typeof http>[1]): Promise<ArmorBulkResponse> => {

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
return http<ArmorBulkResponse>(getArmorBulkUrl(),
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
        queryClient.invalidateQueries({ queryKey: getArmorListInfiniteQueryKey() });
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
    export const getArmorGetUrl = (armorSk: string,) => {




  return `/api/armor/${encodeURIComponent(String(armorSk))}`
}

/**
 * @summary Get a piece of armor
 */
export const armorGet = async (armorSk: string, options?: Parameters<typeof http>[1]): Promise<Armor> => {

  return http<Armor>(getArmorGetUrl(armorSk),
  {
    ...options,
    method: 'GET'


  }
);}





export const getArmorGetQueryKey = (armorSk: string,) => {
    return [
    "armorGet", ...(armorSk ? [armorSk] : [])
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






export const getArmorGetSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof armorGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(armorSk: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof armorGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getArmorGetQueryKey(armorSk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof armorGet>>> = ({ signal }) => armorGet(armorSk, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof armorGet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ArmorGetSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof armorGet>>>
export type ArmorGetSuspenseQueryError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useArmorGetSuspense<TData = Awaited<ReturnType<typeof armorGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 armorSk: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof armorGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useArmorGetSuspense<TData = Awaited<ReturnType<typeof armorGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 armorSk: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof armorGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useArmorGetSuspense<TData = Awaited<ReturnType<typeof armorGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 armorSk: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof armorGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a piece of armor
 */

export function useArmorGetSuspense<TData = Awaited<ReturnType<typeof armorGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 armorSk: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof armorGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getArmorGetSuspenseQueryOptions(armorSk,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getArmorUpdateUrl = (armorSk: string,) => {




  return `/api/armor/${encodeURIComponent(String(armorSk))}`
}

/**
 * Fields that are absent get their default. The key stays.
 * @summary Replace a piece of armor
 */
export const armorUpdate = async (armorSk: string,
    armorInput: ArmorInput,
    headers?: ArmorUpdateHeaders, options?: Parameters<typeof http>[1]): Promise<Armor> => {

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
return http<Armor>(getArmorUpdateUrl(armorSk),
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
        queryClient.invalidateQueries({ queryKey: getArmorListInfiniteQueryKey() });
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
    export const getArmorDeleteUrl = (armorSk: string,) => {




  return `/api/armor/${encodeURIComponent(String(armorSk))}`
}

/**
 * @summary Delete a piece of armor
 */
export const armorDelete = async (armorSk: string,
    headers?: ArmorDeleteHeaders, options?: Parameters<typeof http>[1]): Promise<void> => {

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
return http<void>(getArmorDeleteUrl(armorSk),
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
        queryClient.invalidateQueries({ queryKey: getArmorListInfiniteQueryKey() });
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
    params?: ArmorHistoryParams, options?: Parameters<typeof http>[1]): Promise<ArmorHistoryPage> => {

  return http<ArmorHistoryPage>(getArmorHistoryUrl(armorSk,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getArmorHistoryInfiniteQueryKey = (armorSk: string,
    params?: ArmorHistoryParams,) => {
    return [
    "armorHistory", ...(armorSk ? [armorSk] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getArmorHistoryInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof armorHistory>>, ArmorHistoryParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(armorSk: string,
    params?: ArmorHistoryParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof armorHistory>>, TError, TData, QueryKey, ArmorHistoryParams['nextCursor']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getArmorHistoryInfiniteQueryKey(armorSk,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof armorHistory>>, QueryKey, ArmorHistoryParams['nextCursor']> = ({ signal, pageParam }) => armorHistory(armorSk,{...params, 'nextCursor': pageParam ?? params?.['nextCursor']}, { signal, ...requestOptions });



      const customOptions = paged({ queryKey, queryFn, enabled: armorSk !== null && armorSk !== undefined, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof armorHistory>>, TError, TData, QueryKey, ArmorHistoryParams['nextCursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ArmorHistoryInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof armorHistory>>>
export type ArmorHistoryInfiniteQueryError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useArmorHistoryInfinite<TData = InfiniteData<Awaited<ReturnType<typeof armorHistory>>, ArmorHistoryParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 armorSk: string,
    params: undefined |  ArmorHistoryParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof armorHistory>>, TError, TData, QueryKey, ArmorHistoryParams['nextCursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof armorHistory>>,
          TError,
          Awaited<ReturnType<typeof armorHistory>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useArmorHistoryInfinite<TData = InfiniteData<Awaited<ReturnType<typeof armorHistory>>, ArmorHistoryParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 armorSk: string,
    params?: ArmorHistoryParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof armorHistory>>, TError, TData, QueryKey, ArmorHistoryParams['nextCursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof armorHistory>>,
          TError,
          Awaited<ReturnType<typeof armorHistory>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useArmorHistoryInfinite<TData = InfiniteData<Awaited<ReturnType<typeof armorHistory>>, ArmorHistoryParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 armorSk: string,
    params?: ArmorHistoryParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof armorHistory>>, TError, TData, QueryKey, ArmorHistoryParams['nextCursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who changed a piece of armor, when and how
 */

export function useArmorHistoryInfinite<TData = InfiniteData<Awaited<ReturnType<typeof armorHistory>>, ArmorHistoryParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 armorSk: string,
    params?: ArmorHistoryParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof armorHistory>>, TError, TData, QueryKey, ArmorHistoryParams['nextCursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getArmorHistoryInfiniteQueryOptions(armorSk,params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






