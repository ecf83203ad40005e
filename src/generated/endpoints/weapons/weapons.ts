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
  UpdateConflictResponse,
  Weapon,
  WeaponBulkHeaders,
  WeaponBulkRequest,
  WeaponBulkResponse,
  WeaponDeleteHeaders,
  WeaponHistoryPage,
  WeaponHistoryParams,
  WeaponInput,
  WeaponListParams,
  WeaponPage,
  WeaponUpdateHeaders
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

export const getWeaponListUrl = (params?: WeaponListParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined && value !== null) {
      normalizedParams.append(key, String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/weapons/?${stringifiedParams}` : `/api/weapons/`
}

/**
 * @summary List weapons
 */
export const weaponList = async (params?: WeaponListParams, options?: Parameters<typeof http>[1]): Promise<WeaponPage> => {

  return http<WeaponPage>(getWeaponListUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getWeaponListInfiniteQueryKey = (params?: WeaponListParams,) => {
    return [
    "weaponList", ...(params ? [params] : [])
    ] as const;
    }


export const getWeaponListInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof weaponList>>, WeaponListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(params?: WeaponListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof weaponList>>, TError, TData, QueryKey, WeaponListParams['nextCursor']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getWeaponListInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof weaponList>>, QueryKey, WeaponListParams['nextCursor']> = ({ signal, pageParam }) => weaponList({...params, 'nextCursor': pageParam ?? params?.['nextCursor']}, { signal, ...requestOptions });



      const customOptions = paged({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof weaponList>>, TError, TData, QueryKey, WeaponListParams['nextCursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type WeaponListInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof weaponList>>>
export type WeaponListInfiniteQueryError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useWeaponListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof weaponList>>, WeaponListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  WeaponListParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof weaponList>>, TError, TData, QueryKey, WeaponListParams['nextCursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof weaponList>>,
          TError,
          Awaited<ReturnType<typeof weaponList>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useWeaponListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof weaponList>>, WeaponListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: WeaponListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof weaponList>>, TError, TData, QueryKey, WeaponListParams['nextCursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof weaponList>>,
          TError,
          Awaited<ReturnType<typeof weaponList>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useWeaponListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof weaponList>>, WeaponListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: WeaponListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof weaponList>>, TError, TData, QueryKey, WeaponListParams['nextCursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List weapons
 */

export function useWeaponListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof weaponList>>, WeaponListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: WeaponListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof weaponList>>, TError, TData, QueryKey, WeaponListParams['nextCursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getWeaponListInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getWeaponCreateUrl = () => {




  return `/api/weapons/create`
}

/**
 * 409 with code `duplicate` when the edition already has that name or key.
 * @summary Create a weapon
 */
export const weaponCreate = async (weaponInput: WeaponInput, options?: Parameters<typeof http>[1]): Promise<Weapon> => {

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
return http<Weapon>(getWeaponCreateUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(weaponInput)
  }
);}





export const getWeaponCreateMutationKey = () => ['weaponCreate'] as const;

export const getWeaponCreateMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | AdministratorsOnlyResponse | MethodNotAllowedResponse | DuplicateResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof weaponCreate>>, TError,WeaponCreateMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof weaponCreate>>, TError,WeaponCreateMutationVariables, TContext> => {

const mutationKey = getWeaponCreateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof weaponCreate>>, WeaponCreateMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  weaponCreate(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof weaponCreate>>, variables: WeaponCreateMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getWeaponListInfiniteQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type WeaponCreateMutationResult = NonNullable<Awaited<ReturnType<typeof weaponCreate>>>
    export type WeaponCreateMutationBody = WeaponInput
    export type WeaponCreateMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | AdministratorsOnlyResponse | MethodNotAllowedResponse | DuplicateResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type WeaponCreateMutationVariables = {data: WeaponInput}

    /**
 * @summary Create a weapon
 */
export const useWeaponCreate = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | AdministratorsOnlyResponse | MethodNotAllowedResponse | DuplicateResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof weaponCreate>>, TError,WeaponCreateMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof weaponCreate>>,
        TError,
        WeaponCreateMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getWeaponCreateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getWeaponBulkUrl = () => {




  return `/api/weapons/bulk`
}

/**
 * Each operation stands for itself, also one that breaks its schema. With `dryRun` nothing is written and the results say what would happen. The same
 * `Idempotency-Key` with the same body gets the first answer again; with another body it is 409.
 * @summary Create, change and delete many weapons at once
 */
export const weaponBulk = async (weaponBulkRequest: WeaponBulkRequest,
    headers?: WeaponBulkHeaders, options?: Parameters<typeof http>[1]): Promise<WeaponBulkResponse> => {

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
return http<WeaponBulkResponse>(getWeaponBulkUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(weaponBulkRequest)
  }
);}





export const getWeaponBulkMutationKey = () => ['weaponBulk'] as const;

export const getWeaponBulkMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | AdministratorsOnlyResponse | MethodNotAllowedResponse | IdempotencyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof weaponBulk>>, TError,WeaponBulkMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof weaponBulk>>, TError,WeaponBulkMutationVariables, TContext> => {

const mutationKey = getWeaponBulkMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof weaponBulk>>, WeaponBulkMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  weaponBulk(data,headers,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof weaponBulk>>, variables: WeaponBulkMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getWeaponListInfiniteQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type WeaponBulkMutationResult = NonNullable<Awaited<ReturnType<typeof weaponBulk>>>
    export type WeaponBulkMutationBody = WeaponBulkRequest
    export type WeaponBulkMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | AdministratorsOnlyResponse | MethodNotAllowedResponse | IdempotencyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type WeaponBulkMutationVariables = {data: WeaponBulkRequest;headers?: WeaponBulkHeaders}

    /**
 * @summary Create, change and delete many weapons at once
 */
export const useWeaponBulk = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | AdministratorsOnlyResponse | MethodNotAllowedResponse | IdempotencyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof weaponBulk>>, TError,WeaponBulkMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof weaponBulk>>,
        TError,
        WeaponBulkMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getWeaponBulkMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getWeaponGetUrl = (weaponSk: string,) => {




  return `/api/weapons/${encodeURIComponent(String(weaponSk))}`
}

/**
 * @summary Get a weapon
 */
export const weaponGet = async (weaponSk: string, options?: Parameters<typeof http>[1]): Promise<Weapon> => {

  return http<Weapon>(getWeaponGetUrl(weaponSk),
  {
    ...options,
    method: 'GET'


  }
);}





export const getWeaponGetQueryKey = (weaponSk: string,) => {
    return [
    "weaponGet", ...(weaponSk ? [weaponSk] : [])
    ] as const;
    }


export const getWeaponGetQueryOptions = <TData = Awaited<ReturnType<typeof weaponGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(weaponSk: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof weaponGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getWeaponGetQueryKey(weaponSk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof weaponGet>>> = ({ signal }) => weaponGet(weaponSk, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: weaponSk !== null && weaponSk !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof weaponGet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type WeaponGetQueryResult = NonNullable<Awaited<ReturnType<typeof weaponGet>>>
export type WeaponGetQueryError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useWeaponGet<TData = Awaited<ReturnType<typeof weaponGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 weaponSk: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof weaponGet>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof weaponGet>>,
          TError,
          Awaited<ReturnType<typeof weaponGet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useWeaponGet<TData = Awaited<ReturnType<typeof weaponGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 weaponSk: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof weaponGet>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof weaponGet>>,
          TError,
          Awaited<ReturnType<typeof weaponGet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useWeaponGet<TData = Awaited<ReturnType<typeof weaponGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 weaponSk: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof weaponGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a weapon
 */

export function useWeaponGet<TData = Awaited<ReturnType<typeof weaponGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 weaponSk: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof weaponGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getWeaponGetQueryOptions(weaponSk,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getWeaponGetSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof weaponGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(weaponSk: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof weaponGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getWeaponGetQueryKey(weaponSk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof weaponGet>>> = ({ signal }) => weaponGet(weaponSk, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof weaponGet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type WeaponGetSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof weaponGet>>>
export type WeaponGetSuspenseQueryError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useWeaponGetSuspense<TData = Awaited<ReturnType<typeof weaponGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 weaponSk: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof weaponGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useWeaponGetSuspense<TData = Awaited<ReturnType<typeof weaponGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 weaponSk: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof weaponGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useWeaponGetSuspense<TData = Awaited<ReturnType<typeof weaponGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 weaponSk: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof weaponGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a weapon
 */

export function useWeaponGetSuspense<TData = Awaited<ReturnType<typeof weaponGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 weaponSk: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof weaponGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getWeaponGetSuspenseQueryOptions(weaponSk,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getWeaponUpdateUrl = (weaponSk: string,) => {




  return `/api/weapons/${encodeURIComponent(String(weaponSk))}`
}

/**
 * Fields that are absent get their default. The key stays.
 * @summary Replace a weapon
 */
export const weaponUpdate = async (weaponSk: string,
    weaponInput: WeaponInput,
    headers?: WeaponUpdateHeaders, options?: Parameters<typeof http>[1]): Promise<Weapon> => {

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
return http<Weapon>(getWeaponUpdateUrl(weaponSk),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(weaponInput)
  }
);}





export const getWeaponUpdateMutationKey = () => ['weaponUpdate'] as const;

export const getWeaponUpdateMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | AdministratorsOnlyResponse | NotFoundResponse | MethodNotAllowedResponse | UpdateConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof weaponUpdate>>, TError,WeaponUpdateMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof weaponUpdate>>, TError,WeaponUpdateMutationVariables, TContext> => {

const mutationKey = getWeaponUpdateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof weaponUpdate>>, WeaponUpdateMutationVariables> = (props) => {
          const {weaponSk,data,headers} = props ?? {};

          return  weaponUpdate(weaponSk,data,headers,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof weaponUpdate>>, variables: WeaponUpdateMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getWeaponListInfiniteQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type WeaponUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof weaponUpdate>>>
    export type WeaponUpdateMutationBody = WeaponInput
    export type WeaponUpdateMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | AdministratorsOnlyResponse | NotFoundResponse | MethodNotAllowedResponse | UpdateConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type WeaponUpdateMutationVariables = {weaponSk: string;data: WeaponInput;headers?: WeaponUpdateHeaders}

    /**
 * @summary Replace a weapon
 */
export const useWeaponUpdate = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | AdministratorsOnlyResponse | NotFoundResponse | MethodNotAllowedResponse | UpdateConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof weaponUpdate>>, TError,WeaponUpdateMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof weaponUpdate>>,
        TError,
        WeaponUpdateMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getWeaponUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getWeaponDeleteUrl = (weaponSk: string,) => {




  return `/api/weapons/${encodeURIComponent(String(weaponSk))}`
}

/**
 * @summary Delete a weapon
 */
export const weaponDelete = async (weaponSk: string,
    headers?: WeaponDeleteHeaders, options?: Parameters<typeof http>[1]): Promise<void> => {

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
return http<void>(getWeaponDeleteUrl(weaponSk),
  {
    ...options,
    method: 'DELETE',
    headers: { ...headers, ...getHeaders(options?.headers) }

  }
);}





export const getWeaponDeleteMutationKey = () => ['weaponDelete'] as const;

export const getWeaponDeleteMutationOptions = <TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | AdministratorsOnlyResponse | NotFoundResponse | MethodNotAllowedResponse | PreconditionFailedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof weaponDelete>>, TError,WeaponDeleteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof weaponDelete>>, TError,WeaponDeleteMutationVariables, TContext> => {

const mutationKey = getWeaponDeleteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof weaponDelete>>, WeaponDeleteMutationVariables> = (props) => {
          const {weaponSk,headers} = props ?? {};

          return  weaponDelete(weaponSk,headers,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof weaponDelete>>, variables: WeaponDeleteMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getWeaponListInfiniteQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type WeaponDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof weaponDelete>>>

    export type WeaponDeleteMutationError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | AdministratorsOnlyResponse | NotFoundResponse | MethodNotAllowedResponse | PreconditionFailedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type WeaponDeleteMutationVariables = {weaponSk: string;headers?: WeaponDeleteHeaders}

    /**
 * @summary Delete a weapon
 */
export const useWeaponDelete = <TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | AdministratorsOnlyResponse | NotFoundResponse | MethodNotAllowedResponse | PreconditionFailedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof weaponDelete>>, TError,WeaponDeleteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof weaponDelete>>,
        TError,
        WeaponDeleteMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getWeaponDeleteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getWeaponHistoryUrl = (weaponSk: string,
    params?: WeaponHistoryParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined && value !== null) {
      normalizedParams.append(key, String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/weapons/${encodeURIComponent(String(weaponSk))}/history?${stringifiedParams}` : `/api/weapons/${encodeURIComponent(String(weaponSk))}/history`
}

/**
 * Also of one that was deleted. To restore what stood there, write it again.
 * @summary Who changed a weapon, when and how
 */
export const weaponHistory = async (weaponSk: string,
    params?: WeaponHistoryParams, options?: Parameters<typeof http>[1]): Promise<WeaponHistoryPage> => {

  return http<WeaponHistoryPage>(getWeaponHistoryUrl(weaponSk,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getWeaponHistoryInfiniteQueryKey = (weaponSk: string,
    params?: WeaponHistoryParams,) => {
    return [
    "weaponHistory", ...(weaponSk ? [weaponSk] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getWeaponHistoryInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof weaponHistory>>, WeaponHistoryParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(weaponSk: string,
    params?: WeaponHistoryParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof weaponHistory>>, TError, TData, QueryKey, WeaponHistoryParams['nextCursor']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getWeaponHistoryInfiniteQueryKey(weaponSk,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof weaponHistory>>, QueryKey, WeaponHistoryParams['nextCursor']> = ({ signal, pageParam }) => weaponHistory(weaponSk,{...params, 'nextCursor': pageParam ?? params?.['nextCursor']}, { signal, ...requestOptions });



      const customOptions = paged({ queryKey, queryFn, enabled: weaponSk !== null && weaponSk !== undefined, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof weaponHistory>>, TError, TData, QueryKey, WeaponHistoryParams['nextCursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type WeaponHistoryInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof weaponHistory>>>
export type WeaponHistoryInfiniteQueryError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useWeaponHistoryInfinite<TData = InfiniteData<Awaited<ReturnType<typeof weaponHistory>>, WeaponHistoryParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 weaponSk: string,
    params: undefined |  WeaponHistoryParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof weaponHistory>>, TError, TData, QueryKey, WeaponHistoryParams['nextCursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof weaponHistory>>,
          TError,
          Awaited<ReturnType<typeof weaponHistory>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useWeaponHistoryInfinite<TData = InfiniteData<Awaited<ReturnType<typeof weaponHistory>>, WeaponHistoryParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 weaponSk: string,
    params?: WeaponHistoryParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof weaponHistory>>, TError, TData, QueryKey, WeaponHistoryParams['nextCursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof weaponHistory>>,
          TError,
          Awaited<ReturnType<typeof weaponHistory>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useWeaponHistoryInfinite<TData = InfiniteData<Awaited<ReturnType<typeof weaponHistory>>, WeaponHistoryParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 weaponSk: string,
    params?: WeaponHistoryParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof weaponHistory>>, TError, TData, QueryKey, WeaponHistoryParams['nextCursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who changed a weapon, when and how
 */

export function useWeaponHistoryInfinite<TData = InfiniteData<Awaited<ReturnType<typeof weaponHistory>>, WeaponHistoryParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 weaponSk: string,
    params?: WeaponHistoryParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof weaponHistory>>, TError, TData, QueryKey, WeaponHistoryParams['nextCursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getWeaponHistoryInfiniteQueryOptions(weaponSk,params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






