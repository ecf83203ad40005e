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

export type weaponListResponse200 = {
  data: WeaponPage
  status: 200
}

export type weaponListResponse400 = {
  data: InvalidCursorResponse
  status: 400
}

export type weaponListResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type weaponListResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type weaponListResponse422 = {
  data: UnprocessableParametersResponse
  status: 422
}

export type weaponListResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type weaponListResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type weaponListResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type weaponListResponseSuccess = (weaponListResponse200) & {
  headers: Headers;
};
export type weaponListResponseError = (weaponListResponse400 | weaponListResponse401 | weaponListResponse405 | weaponListResponse422 | weaponListResponse429 | weaponListResponse500 | weaponListResponse503) & {
  headers: Headers;
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
export const weaponList = async (params?: WeaponListParams, options?: Parameters<typeof http>[1]): Promise<weaponListResponseSuccess> => {

  return http<weaponListResponseSuccess>(getWeaponListUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getWeaponListInfiniteQueryKey = (params?: WeaponListParams,) => {
    return [
    'infinite', 'api','weapons', ...(params ? [params] : [])
    ] as const;
    }

export const getWeaponListQueryKey = (params?: WeaponListParams,) => {
    return [
    'api','weapons', ...(params ? [params] : [])
    ] as const;
    }


export const getWeaponListInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof weaponList>>, WeaponListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(params?: WeaponListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof weaponList>>, TError, TData, QueryKey, WeaponListParams['nextCursor']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getWeaponListInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof weaponList>>, QueryKey, WeaponListParams['nextCursor']> = ({ signal, pageParam }) => weaponList({...params, 'nextCursor': pageParam ?? params?.['nextCursor']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof weaponList>>, TError, TData, QueryKey, WeaponListParams['nextCursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
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






export const getWeaponListQueryOptions = <TData = Awaited<ReturnType<typeof weaponList>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(params?: WeaponListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof weaponList>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getWeaponListQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof weaponList>>> = ({ signal }) => weaponList(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof weaponList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type WeaponListQueryResult = NonNullable<Awaited<ReturnType<typeof weaponList>>>
export type WeaponListQueryError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useWeaponList<TData = Awaited<ReturnType<typeof weaponList>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  WeaponListParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof weaponList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof weaponList>>,
          TError,
          Awaited<ReturnType<typeof weaponList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useWeaponList<TData = Awaited<ReturnType<typeof weaponList>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: WeaponListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof weaponList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof weaponList>>,
          TError,
          Awaited<ReturnType<typeof weaponList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useWeaponList<TData = Awaited<ReturnType<typeof weaponList>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: WeaponListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof weaponList>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List weapons
 */

export function useWeaponList<TData = Awaited<ReturnType<typeof weaponList>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: WeaponListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof weaponList>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getWeaponListQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type weaponCreateResponse201 = {
  data: Weapon
  status: 201
}

export type weaponCreateResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type weaponCreateResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type weaponCreateResponse403 = {
  data: AdministratorsOnlyResponse
  status: 403
}

export type weaponCreateResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type weaponCreateResponse409 = {
  data: DuplicateResponse
  status: 409
}

export type weaponCreateResponse413 = {
  data: PayloadTooLargeResponse
  status: 413
}

export type weaponCreateResponse415 = {
  data: UnsupportedMediaTypeResponse
  status: 415
}

export type weaponCreateResponse422 = {
  data: UnprocessableContentResponse
  status: 422
}

export type weaponCreateResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type weaponCreateResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type weaponCreateResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type weaponCreateResponseSuccess = (weaponCreateResponse201) & {
  headers: Headers;
};
export type weaponCreateResponseError = (weaponCreateResponse400 | weaponCreateResponse401 | weaponCreateResponse403 | weaponCreateResponse405 | weaponCreateResponse409 | weaponCreateResponse413 | weaponCreateResponse415 | weaponCreateResponse422 | weaponCreateResponse429 | weaponCreateResponse500 | weaponCreateResponse503) & {
  headers: Headers;
};

export const getWeaponCreateUrl = () => {




  return `/api/weapons/create`
}

/**
 * 409 with code `duplicate` when the edition already has that name or key.
 * @summary Create a weapon
 */
export const weaponCreate = async (weaponInput: WeaponInput, options?: Parameters<typeof http>[1]): Promise<weaponCreateResponseSuccess> => {

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
return http<weaponCreateResponseSuccess>(getWeaponCreateUrl(),
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
        queryClient.invalidateQueries({ predicate: (query) => [getWeaponListQueryKey(), getWeaponListInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
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
    export type weaponBulkResponse200 = {
  data: WeaponBulkResponse
  status: 200
}

export type weaponBulkResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type weaponBulkResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type weaponBulkResponse403 = {
  data: AdministratorsOnlyResponse
  status: 403
}

export type weaponBulkResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type weaponBulkResponse409 = {
  data: IdempotencyConflictResponse
  status: 409
}

export type weaponBulkResponse413 = {
  data: PayloadTooLargeResponse
  status: 413
}

export type weaponBulkResponse415 = {
  data: UnsupportedMediaTypeResponse
  status: 415
}

export type weaponBulkResponse422 = {
  data: UnprocessableContentResponse
  status: 422
}

export type weaponBulkResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type weaponBulkResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type weaponBulkResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type weaponBulkResponseSuccess = (weaponBulkResponse200) & {
  headers: Headers;
};
export type weaponBulkResponseError = (weaponBulkResponse400 | weaponBulkResponse401 | weaponBulkResponse403 | weaponBulkResponse405 | weaponBulkResponse409 | weaponBulkResponse413 | weaponBulkResponse415 | weaponBulkResponse422 | weaponBulkResponse429 | weaponBulkResponse500 | weaponBulkResponse503) & {
  headers: Headers;
};

export const getWeaponBulkUrl = () => {




  return `/api/weapons/bulk`
}

/**
 * Each operation stands for itself, also one that breaks its schema. With `dryRun` nothing is written and the results say what would happen. The same
 * `Idempotency-Key` with the same body gets the first answer again; with another body it is 409.
 * @summary Create, change and delete many weapons at once
 */
export const weaponBulk = async (weaponBulkRequest: WeaponBulkRequest,
    headers?: WeaponBulkHeaders, options?: Parameters<typeof http>[1]): Promise<weaponBulkResponseSuccess> => {

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
return http<weaponBulkResponseSuccess>(getWeaponBulkUrl(),
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
        queryClient.invalidateQueries({ predicate: (query) => [getWeaponListQueryKey(), getWeaponListInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
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
    export type weaponGetResponse200 = {
  data: Weapon
  status: 200
}

export type weaponGetResponse400 = {
  data: UnreadablePathResponse
  status: 400
}

export type weaponGetResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type weaponGetResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type weaponGetResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type weaponGetResponse422 = {
  data: UnprocessableParametersResponse
  status: 422
}

export type weaponGetResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type weaponGetResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type weaponGetResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type weaponGetResponseSuccess = (weaponGetResponse200) & {
  headers: Headers;
};
export type weaponGetResponseError = (weaponGetResponse400 | weaponGetResponse401 | weaponGetResponse404 | weaponGetResponse405 | weaponGetResponse422 | weaponGetResponse429 | weaponGetResponse500 | weaponGetResponse503) & {
  headers: Headers;
};

export const getWeaponGetUrl = (weaponSk: string,) => {




  return `/api/weapons/${encodeURIComponent(String(weaponSk))}`
}

/**
 * @summary Get a weapon
 */
export const weaponGet = async (weaponSk: string, options?: Parameters<typeof http>[1]): Promise<weaponGetResponseSuccess> => {

  return http<weaponGetResponseSuccess>(getWeaponGetUrl(weaponSk),
  {
    ...options,
    method: 'GET'


  }
);}





export const getWeaponGetQueryKey = (weaponSk: string,) => {
    return [
    'api','weapons',weaponSk
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






export type weaponUpdateResponse200 = {
  data: Weapon
  status: 200
}

export type weaponUpdateResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type weaponUpdateResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type weaponUpdateResponse403 = {
  data: AdministratorsOnlyResponse
  status: 403
}

export type weaponUpdateResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type weaponUpdateResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type weaponUpdateResponse409 = {
  data: UpdateConflictResponse
  status: 409
}

export type weaponUpdateResponse412 = {
  data: PreconditionFailedResponse
  status: 412
}

export type weaponUpdateResponse413 = {
  data: PayloadTooLargeResponse
  status: 413
}

export type weaponUpdateResponse415 = {
  data: UnsupportedMediaTypeResponse
  status: 415
}

export type weaponUpdateResponse422 = {
  data: UnprocessableContentResponse
  status: 422
}

export type weaponUpdateResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type weaponUpdateResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type weaponUpdateResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type weaponUpdateResponseSuccess = (weaponUpdateResponse200) & {
  headers: Headers;
};
export type weaponUpdateResponseError = (weaponUpdateResponse400 | weaponUpdateResponse401 | weaponUpdateResponse403 | weaponUpdateResponse404 | weaponUpdateResponse405 | weaponUpdateResponse409 | weaponUpdateResponse412 | weaponUpdateResponse413 | weaponUpdateResponse415 | weaponUpdateResponse422 | weaponUpdateResponse429 | weaponUpdateResponse500 | weaponUpdateResponse503) & {
  headers: Headers;
};

export const getWeaponUpdateUrl = (weaponSk: string,) => {




  return `/api/weapons/${encodeURIComponent(String(weaponSk))}`
}

/**
 * Fields that are absent get their default. The key stays.
 * @summary Replace a weapon
 */
export const weaponUpdate = async (weaponSk: string,
    weaponInput: WeaponInput,
    headers?: WeaponUpdateHeaders, options?: Parameters<typeof http>[1]): Promise<weaponUpdateResponseSuccess> => {

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
return http<weaponUpdateResponseSuccess>(getWeaponUpdateUrl(weaponSk),
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
        queryClient.invalidateQueries({ predicate: (query) => [getWeaponListQueryKey(), getWeaponListInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
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
    export type weaponDeleteResponse204 = {
  data: void
  status: 204
}

export type weaponDeleteResponse400 = {
  data: UnreadablePathResponse
  status: 400
}

export type weaponDeleteResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type weaponDeleteResponse403 = {
  data: AdministratorsOnlyResponse
  status: 403
}

export type weaponDeleteResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type weaponDeleteResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type weaponDeleteResponse412 = {
  data: PreconditionFailedResponse
  status: 412
}

export type weaponDeleteResponse422 = {
  data: UnprocessableParametersResponse
  status: 422
}

export type weaponDeleteResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type weaponDeleteResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type weaponDeleteResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type weaponDeleteResponseSuccess = (weaponDeleteResponse204) & {
  headers: Headers;
};
export type weaponDeleteResponseError = (weaponDeleteResponse400 | weaponDeleteResponse401 | weaponDeleteResponse403 | weaponDeleteResponse404 | weaponDeleteResponse405 | weaponDeleteResponse412 | weaponDeleteResponse422 | weaponDeleteResponse429 | weaponDeleteResponse500 | weaponDeleteResponse503) & {
  headers: Headers;
};

export const getWeaponDeleteUrl = (weaponSk: string,) => {




  return `/api/weapons/${encodeURIComponent(String(weaponSk))}`
}

/**
 * @summary Delete a weapon
 */
export const weaponDelete = async (weaponSk: string,
    headers?: WeaponDeleteHeaders, options?: Parameters<typeof http>[1]): Promise<weaponDeleteResponseSuccess> => {

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
return http<weaponDeleteResponseSuccess>(getWeaponDeleteUrl(weaponSk),
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
        queryClient.invalidateQueries({ predicate: (query) => [getWeaponListQueryKey(), getWeaponListInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
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
    export type weaponHistoryResponse200 = {
  data: WeaponHistoryPage
  status: 200
}

export type weaponHistoryResponse400 = {
  data: InvalidCursorResponse
  status: 400
}

export type weaponHistoryResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type weaponHistoryResponse403 = {
  data: NotAnAdministratorResponse
  status: 403
}

export type weaponHistoryResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type weaponHistoryResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type weaponHistoryResponse422 = {
  data: UnprocessableParametersResponse
  status: 422
}

export type weaponHistoryResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type weaponHistoryResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type weaponHistoryResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type weaponHistoryResponseSuccess = (weaponHistoryResponse200) & {
  headers: Headers;
};
export type weaponHistoryResponseError = (weaponHistoryResponse400 | weaponHistoryResponse401 | weaponHistoryResponse403 | weaponHistoryResponse404 | weaponHistoryResponse405 | weaponHistoryResponse422 | weaponHistoryResponse429 | weaponHistoryResponse500 | weaponHistoryResponse503) & {
  headers: Headers;
};

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
    params?: WeaponHistoryParams, options?: Parameters<typeof http>[1]): Promise<weaponHistoryResponseSuccess> => {

  return http<weaponHistoryResponseSuccess>(getWeaponHistoryUrl(weaponSk,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getWeaponHistoryQueryKey = (weaponSk: string,
    params?: WeaponHistoryParams,) => {
    return [
    'api','weapons',weaponSk,'history', ...(params ? [params] : [])
    ] as const;
    }


export const getWeaponHistoryQueryOptions = <TData = Awaited<ReturnType<typeof weaponHistory>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(weaponSk: string,
    params?: WeaponHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof weaponHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getWeaponHistoryQueryKey(weaponSk,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof weaponHistory>>> = ({ signal }) => weaponHistory(weaponSk,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: weaponSk !== null && weaponSk !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof weaponHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type WeaponHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof weaponHistory>>>
export type WeaponHistoryQueryError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useWeaponHistory<TData = Awaited<ReturnType<typeof weaponHistory>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 weaponSk: string,
    params: undefined |  WeaponHistoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof weaponHistory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof weaponHistory>>,
          TError,
          Awaited<ReturnType<typeof weaponHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useWeaponHistory<TData = Awaited<ReturnType<typeof weaponHistory>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 weaponSk: string,
    params?: WeaponHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof weaponHistory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof weaponHistory>>,
          TError,
          Awaited<ReturnType<typeof weaponHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useWeaponHistory<TData = Awaited<ReturnType<typeof weaponHistory>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 weaponSk: string,
    params?: WeaponHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof weaponHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who changed a weapon, when and how
 */

export function useWeaponHistory<TData = Awaited<ReturnType<typeof weaponHistory>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 weaponSk: string,
    params?: WeaponHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof weaponHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getWeaponHistoryQueryOptions(weaponSk,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






