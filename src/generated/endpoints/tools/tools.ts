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
  Tool,
  ToolBulkHeaders,
  ToolBulkRequest,
  ToolBulkResponse,
  ToolDeleteHeaders,
  ToolHistoryPage,
  ToolHistoryParams,
  ToolInput,
  ToolListParams,
  ToolPage,
  ToolUpdateHeaders,
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

export type toolListResponse200 = {
  data: ToolPage
  status: 200
}

export type toolListResponse400 = {
  data: InvalidCursorResponse
  status: 400
}

export type toolListResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type toolListResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type toolListResponse422 = {
  data: UnprocessableParametersResponse
  status: 422
}

export type toolListResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type toolListResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type toolListResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type toolListResponseSuccess = (toolListResponse200) & {
  headers: Headers;
};
export type toolListResponseError = (toolListResponse400 | toolListResponse401 | toolListResponse405 | toolListResponse422 | toolListResponse429 | toolListResponse500 | toolListResponse503) & {
  headers: Headers;
};

export const getToolListUrl = (params?: ToolListParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined && value !== null) {
      normalizedParams.append(key, String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/tools/?${stringifiedParams}` : `/api/tools/`
}

/**
 * @summary List tools
 */
export const toolList = async (params?: ToolListParams, options?: Parameters<typeof http>[1]): Promise<toolListResponseSuccess> => {

  return http<toolListResponseSuccess>(getToolListUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getToolListInfiniteQueryKey = (params?: ToolListParams,) => {
    return [
    'infinite', 'api','tools', ...(params ? [params] : [])
    ] as const;
    }

export const getToolListQueryKey = (params?: ToolListParams,) => {
    return [
    'api','tools', ...(params ? [params] : [])
    ] as const;
    }


export const getToolListInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof toolList>>, ToolListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(params?: ToolListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof toolList>>, TError, TData, QueryKey, ToolListParams['nextCursor']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getToolListInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof toolList>>, QueryKey, ToolListParams['nextCursor']> = ({ signal, pageParam }) => toolList({...params, 'nextCursor': pageParam ?? params?.['nextCursor']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof toolList>>, TError, TData, QueryKey, ToolListParams['nextCursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ToolListInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof toolList>>>
export type ToolListInfiniteQueryError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useToolListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof toolList>>, ToolListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  ToolListParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof toolList>>, TError, TData, QueryKey, ToolListParams['nextCursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof toolList>>,
          TError,
          Awaited<ReturnType<typeof toolList>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useToolListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof toolList>>, ToolListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: ToolListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof toolList>>, TError, TData, QueryKey, ToolListParams['nextCursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof toolList>>,
          TError,
          Awaited<ReturnType<typeof toolList>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useToolListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof toolList>>, ToolListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: ToolListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof toolList>>, TError, TData, QueryKey, ToolListParams['nextCursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List tools
 */

export function useToolListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof toolList>>, ToolListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: ToolListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof toolList>>, TError, TData, QueryKey, ToolListParams['nextCursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getToolListInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getToolListQueryOptions = <TData = Awaited<ReturnType<typeof toolList>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(params?: ToolListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof toolList>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getToolListQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof toolList>>> = ({ signal }) => toolList(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof toolList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ToolListQueryResult = NonNullable<Awaited<ReturnType<typeof toolList>>>
export type ToolListQueryError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useToolList<TData = Awaited<ReturnType<typeof toolList>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  ToolListParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof toolList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof toolList>>,
          TError,
          Awaited<ReturnType<typeof toolList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useToolList<TData = Awaited<ReturnType<typeof toolList>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: ToolListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof toolList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof toolList>>,
          TError,
          Awaited<ReturnType<typeof toolList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useToolList<TData = Awaited<ReturnType<typeof toolList>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: ToolListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof toolList>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List tools
 */

export function useToolList<TData = Awaited<ReturnType<typeof toolList>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: ToolListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof toolList>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getToolListQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type toolCreateResponse201 = {
  data: Tool
  status: 201
}

export type toolCreateResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type toolCreateResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type toolCreateResponse403 = {
  data: AdministratorsOnlyResponse
  status: 403
}

export type toolCreateResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type toolCreateResponse409 = {
  data: DuplicateResponse
  status: 409
}

export type toolCreateResponse413 = {
  data: PayloadTooLargeResponse
  status: 413
}

export type toolCreateResponse415 = {
  data: UnsupportedMediaTypeResponse
  status: 415
}

export type toolCreateResponse422 = {
  data: UnprocessableContentResponse
  status: 422
}

export type toolCreateResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type toolCreateResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type toolCreateResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type toolCreateResponseSuccess = (toolCreateResponse201) & {
  headers: Headers;
};
export type toolCreateResponseError = (toolCreateResponse400 | toolCreateResponse401 | toolCreateResponse403 | toolCreateResponse405 | toolCreateResponse409 | toolCreateResponse413 | toolCreateResponse415 | toolCreateResponse422 | toolCreateResponse429 | toolCreateResponse500 | toolCreateResponse503) & {
  headers: Headers;
};

export const getToolCreateUrl = () => {




  return `/api/tools/create`
}

/**
 * 409 with code `duplicate` when the edition already has that name or key.
 * @summary Create a tool
 */
export const toolCreate = async (toolInput: ToolInput, options?: Parameters<typeof http>[1]): Promise<toolCreateResponseSuccess> => {

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
return http<toolCreateResponseSuccess>(getToolCreateUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(toolInput)
  }
);}





export const getToolCreateMutationKey = () => ['toolCreate'] as const;

export const getToolCreateMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | AdministratorsOnlyResponse | MethodNotAllowedResponse | DuplicateResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof toolCreate>>, TError,ToolCreateMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof toolCreate>>, TError,ToolCreateMutationVariables, TContext> => {

const mutationKey = getToolCreateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof toolCreate>>, ToolCreateMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  toolCreate(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof toolCreate>>, variables: ToolCreateMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getToolListQueryKey(), getToolListInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ToolCreateMutationResult = NonNullable<Awaited<ReturnType<typeof toolCreate>>>
    export type ToolCreateMutationBody = ToolInput
    export type ToolCreateMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | AdministratorsOnlyResponse | MethodNotAllowedResponse | DuplicateResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type ToolCreateMutationVariables = {data: ToolInput}

    /**
 * @summary Create a tool
 */
export const useToolCreate = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | AdministratorsOnlyResponse | MethodNotAllowedResponse | DuplicateResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof toolCreate>>, TError,ToolCreateMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof toolCreate>>,
        TError,
        ToolCreateMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getToolCreateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export type toolBulkResponse200 = {
  data: ToolBulkResponse
  status: 200
}

export type toolBulkResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type toolBulkResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type toolBulkResponse403 = {
  data: AdministratorsOnlyResponse
  status: 403
}

export type toolBulkResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type toolBulkResponse409 = {
  data: IdempotencyConflictResponse
  status: 409
}

export type toolBulkResponse413 = {
  data: PayloadTooLargeResponse
  status: 413
}

export type toolBulkResponse415 = {
  data: UnsupportedMediaTypeResponse
  status: 415
}

export type toolBulkResponse422 = {
  data: UnprocessableContentResponse
  status: 422
}

export type toolBulkResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type toolBulkResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type toolBulkResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type toolBulkResponseSuccess = (toolBulkResponse200) & {
  headers: Headers;
};
export type toolBulkResponseError = (toolBulkResponse400 | toolBulkResponse401 | toolBulkResponse403 | toolBulkResponse405 | toolBulkResponse409 | toolBulkResponse413 | toolBulkResponse415 | toolBulkResponse422 | toolBulkResponse429 | toolBulkResponse500 | toolBulkResponse503) & {
  headers: Headers;
};

export const getToolBulkUrl = () => {




  return `/api/tools/bulk`
}

/**
 * Each operation stands for itself, also one that breaks its schema. With `dryRun` nothing is written and the results say what would happen. The same
 * `Idempotency-Key` with the same body gets the first answer again; with another body it is 409.
 * @summary Create, change and delete many tools at once
 */
export const toolBulk = async (toolBulkRequest: ToolBulkRequest,
    headers?: ToolBulkHeaders, options?: Parameters<typeof http>[1]): Promise<toolBulkResponseSuccess> => {

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
return http<toolBulkResponseSuccess>(getToolBulkUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(toolBulkRequest)
  }
);}





export const getToolBulkMutationKey = () => ['toolBulk'] as const;

export const getToolBulkMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | AdministratorsOnlyResponse | MethodNotAllowedResponse | IdempotencyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof toolBulk>>, TError,ToolBulkMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof toolBulk>>, TError,ToolBulkMutationVariables, TContext> => {

const mutationKey = getToolBulkMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof toolBulk>>, ToolBulkMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  toolBulk(data,headers,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof toolBulk>>, variables: ToolBulkMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getToolListQueryKey(), getToolListInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ToolBulkMutationResult = NonNullable<Awaited<ReturnType<typeof toolBulk>>>
    export type ToolBulkMutationBody = ToolBulkRequest
    export type ToolBulkMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | AdministratorsOnlyResponse | MethodNotAllowedResponse | IdempotencyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type ToolBulkMutationVariables = {data: ToolBulkRequest;headers?: ToolBulkHeaders}

    /**
 * @summary Create, change and delete many tools at once
 */
export const useToolBulk = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | AdministratorsOnlyResponse | MethodNotAllowedResponse | IdempotencyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof toolBulk>>, TError,ToolBulkMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof toolBulk>>,
        TError,
        ToolBulkMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getToolBulkMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export type toolGetResponse200 = {
  data: Tool
  status: 200
}

export type toolGetResponse400 = {
  data: UnreadablePathResponse
  status: 400
}

export type toolGetResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type toolGetResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type toolGetResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type toolGetResponse422 = {
  data: UnprocessableParametersResponse
  status: 422
}

export type toolGetResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type toolGetResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type toolGetResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type toolGetResponseSuccess = (toolGetResponse200) & {
  headers: Headers;
};
export type toolGetResponseError = (toolGetResponse400 | toolGetResponse401 | toolGetResponse404 | toolGetResponse405 | toolGetResponse422 | toolGetResponse429 | toolGetResponse500 | toolGetResponse503) & {
  headers: Headers;
};

export const getToolGetUrl = (toolSk: string,) => {




  return `/api/tools/${encodeURIComponent(String(toolSk))}`
}

/**
 * @summary Get a tool
 */
export const toolGet = async (toolSk: string, options?: Parameters<typeof http>[1]): Promise<toolGetResponseSuccess> => {

  return http<toolGetResponseSuccess>(getToolGetUrl(toolSk),
  {
    ...options,
    method: 'GET'


  }
);}





export const getToolGetQueryKey = (toolSk: string,) => {
    return [
    'api','tools',toolSk
    ] as const;
    }


export const getToolGetQueryOptions = <TData = Awaited<ReturnType<typeof toolGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(toolSk: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof toolGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getToolGetQueryKey(toolSk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof toolGet>>> = ({ signal }) => toolGet(toolSk, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: toolSk !== null && toolSk !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof toolGet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ToolGetQueryResult = NonNullable<Awaited<ReturnType<typeof toolGet>>>
export type ToolGetQueryError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useToolGet<TData = Awaited<ReturnType<typeof toolGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 toolSk: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof toolGet>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof toolGet>>,
          TError,
          Awaited<ReturnType<typeof toolGet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useToolGet<TData = Awaited<ReturnType<typeof toolGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 toolSk: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof toolGet>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof toolGet>>,
          TError,
          Awaited<ReturnType<typeof toolGet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useToolGet<TData = Awaited<ReturnType<typeof toolGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 toolSk: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof toolGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a tool
 */

export function useToolGet<TData = Awaited<ReturnType<typeof toolGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 toolSk: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof toolGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getToolGetQueryOptions(toolSk,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type toolUpdateResponse200 = {
  data: Tool
  status: 200
}

export type toolUpdateResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type toolUpdateResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type toolUpdateResponse403 = {
  data: AdministratorsOnlyResponse
  status: 403
}

export type toolUpdateResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type toolUpdateResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type toolUpdateResponse409 = {
  data: UpdateConflictResponse
  status: 409
}

export type toolUpdateResponse412 = {
  data: PreconditionFailedResponse
  status: 412
}

export type toolUpdateResponse413 = {
  data: PayloadTooLargeResponse
  status: 413
}

export type toolUpdateResponse415 = {
  data: UnsupportedMediaTypeResponse
  status: 415
}

export type toolUpdateResponse422 = {
  data: UnprocessableContentResponse
  status: 422
}

export type toolUpdateResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type toolUpdateResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type toolUpdateResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type toolUpdateResponseSuccess = (toolUpdateResponse200) & {
  headers: Headers;
};
export type toolUpdateResponseError = (toolUpdateResponse400 | toolUpdateResponse401 | toolUpdateResponse403 | toolUpdateResponse404 | toolUpdateResponse405 | toolUpdateResponse409 | toolUpdateResponse412 | toolUpdateResponse413 | toolUpdateResponse415 | toolUpdateResponse422 | toolUpdateResponse429 | toolUpdateResponse500 | toolUpdateResponse503) & {
  headers: Headers;
};

export const getToolUpdateUrl = (toolSk: string,) => {




  return `/api/tools/${encodeURIComponent(String(toolSk))}`
}

/**
 * Fields that are absent get their default. The key stays.
 * @summary Replace a tool
 */
export const toolUpdate = async (toolSk: string,
    toolInput: ToolInput,
    headers?: ToolUpdateHeaders, options?: Parameters<typeof http>[1]): Promise<toolUpdateResponseSuccess> => {

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
return http<toolUpdateResponseSuccess>(getToolUpdateUrl(toolSk),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(toolInput)
  }
);}





export const getToolUpdateMutationKey = () => ['toolUpdate'] as const;

export const getToolUpdateMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | AdministratorsOnlyResponse | NotFoundResponse | MethodNotAllowedResponse | UpdateConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof toolUpdate>>, TError,ToolUpdateMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof toolUpdate>>, TError,ToolUpdateMutationVariables, TContext> => {

const mutationKey = getToolUpdateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof toolUpdate>>, ToolUpdateMutationVariables> = (props) => {
          const {toolSk,data,headers} = props ?? {};

          return  toolUpdate(toolSk,data,headers,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof toolUpdate>>, variables: ToolUpdateMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getToolListQueryKey(), getToolListInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ToolUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof toolUpdate>>>
    export type ToolUpdateMutationBody = ToolInput
    export type ToolUpdateMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | AdministratorsOnlyResponse | NotFoundResponse | MethodNotAllowedResponse | UpdateConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type ToolUpdateMutationVariables = {toolSk: string;data: ToolInput;headers?: ToolUpdateHeaders}

    /**
 * @summary Replace a tool
 */
export const useToolUpdate = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | AdministratorsOnlyResponse | NotFoundResponse | MethodNotAllowedResponse | UpdateConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof toolUpdate>>, TError,ToolUpdateMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof toolUpdate>>,
        TError,
        ToolUpdateMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getToolUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export type toolDeleteResponse204 = {
  data: void
  status: 204
}

export type toolDeleteResponse400 = {
  data: UnreadablePathResponse
  status: 400
}

export type toolDeleteResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type toolDeleteResponse403 = {
  data: AdministratorsOnlyResponse
  status: 403
}

export type toolDeleteResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type toolDeleteResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type toolDeleteResponse412 = {
  data: PreconditionFailedResponse
  status: 412
}

export type toolDeleteResponse422 = {
  data: UnprocessableParametersResponse
  status: 422
}

export type toolDeleteResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type toolDeleteResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type toolDeleteResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type toolDeleteResponseSuccess = (toolDeleteResponse204) & {
  headers: Headers;
};
export type toolDeleteResponseError = (toolDeleteResponse400 | toolDeleteResponse401 | toolDeleteResponse403 | toolDeleteResponse404 | toolDeleteResponse405 | toolDeleteResponse412 | toolDeleteResponse422 | toolDeleteResponse429 | toolDeleteResponse500 | toolDeleteResponse503) & {
  headers: Headers;
};

export const getToolDeleteUrl = (toolSk: string,) => {




  return `/api/tools/${encodeURIComponent(String(toolSk))}`
}

/**
 * @summary Delete a tool
 */
export const toolDelete = async (toolSk: string,
    headers?: ToolDeleteHeaders, options?: Parameters<typeof http>[1]): Promise<toolDeleteResponseSuccess> => {

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
return http<toolDeleteResponseSuccess>(getToolDeleteUrl(toolSk),
  {
    ...options,
    method: 'DELETE',
    headers: { ...headers, ...getHeaders(options?.headers) }

  }
);}





export const getToolDeleteMutationKey = () => ['toolDelete'] as const;

export const getToolDeleteMutationOptions = <TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | AdministratorsOnlyResponse | NotFoundResponse | MethodNotAllowedResponse | PreconditionFailedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof toolDelete>>, TError,ToolDeleteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof toolDelete>>, TError,ToolDeleteMutationVariables, TContext> => {

const mutationKey = getToolDeleteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof toolDelete>>, ToolDeleteMutationVariables> = (props) => {
          const {toolSk,headers} = props ?? {};

          return  toolDelete(toolSk,headers,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof toolDelete>>, variables: ToolDeleteMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getToolListQueryKey(), getToolListInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ToolDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof toolDelete>>>

    export type ToolDeleteMutationError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | AdministratorsOnlyResponse | NotFoundResponse | MethodNotAllowedResponse | PreconditionFailedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type ToolDeleteMutationVariables = {toolSk: string;headers?: ToolDeleteHeaders}

    /**
 * @summary Delete a tool
 */
export const useToolDelete = <TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | AdministratorsOnlyResponse | NotFoundResponse | MethodNotAllowedResponse | PreconditionFailedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof toolDelete>>, TError,ToolDeleteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof toolDelete>>,
        TError,
        ToolDeleteMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getToolDeleteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export type toolHistoryResponse200 = {
  data: ToolHistoryPage
  status: 200
}

export type toolHistoryResponse400 = {
  data: InvalidCursorResponse
  status: 400
}

export type toolHistoryResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type toolHistoryResponse403 = {
  data: NotAnAdministratorResponse
  status: 403
}

export type toolHistoryResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type toolHistoryResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type toolHistoryResponse422 = {
  data: UnprocessableParametersResponse
  status: 422
}

export type toolHistoryResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type toolHistoryResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type toolHistoryResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type toolHistoryResponseSuccess = (toolHistoryResponse200) & {
  headers: Headers;
};
export type toolHistoryResponseError = (toolHistoryResponse400 | toolHistoryResponse401 | toolHistoryResponse403 | toolHistoryResponse404 | toolHistoryResponse405 | toolHistoryResponse422 | toolHistoryResponse429 | toolHistoryResponse500 | toolHistoryResponse503) & {
  headers: Headers;
};

export const getToolHistoryUrl = (toolSk: string,
    params?: ToolHistoryParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined && value !== null) {
      normalizedParams.append(key, String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/tools/${encodeURIComponent(String(toolSk))}/history?${stringifiedParams}` : `/api/tools/${encodeURIComponent(String(toolSk))}/history`
}

/**
 * Also of one that was deleted. To restore what stood there, write it again.
 * @summary Who changed a tool, when and how
 */
export const toolHistory = async (toolSk: string,
    params?: ToolHistoryParams, options?: Parameters<typeof http>[1]): Promise<toolHistoryResponseSuccess> => {

  return http<toolHistoryResponseSuccess>(getToolHistoryUrl(toolSk,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getToolHistoryQueryKey = (toolSk: string,
    params?: ToolHistoryParams,) => {
    return [
    'api','tools',toolSk,'history', ...(params ? [params] : [])
    ] as const;
    }


export const getToolHistoryQueryOptions = <TData = Awaited<ReturnType<typeof toolHistory>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(toolSk: string,
    params?: ToolHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof toolHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getToolHistoryQueryKey(toolSk,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof toolHistory>>> = ({ signal }) => toolHistory(toolSk,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: toolSk !== null && toolSk !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof toolHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ToolHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof toolHistory>>>
export type ToolHistoryQueryError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useToolHistory<TData = Awaited<ReturnType<typeof toolHistory>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 toolSk: string,
    params: undefined |  ToolHistoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof toolHistory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof toolHistory>>,
          TError,
          Awaited<ReturnType<typeof toolHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useToolHistory<TData = Awaited<ReturnType<typeof toolHistory>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 toolSk: string,
    params?: ToolHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof toolHistory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof toolHistory>>,
          TError,
          Awaited<ReturnType<typeof toolHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useToolHistory<TData = Awaited<ReturnType<typeof toolHistory>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 toolSk: string,
    params?: ToolHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof toolHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who changed a tool, when and how
 */

export function useToolHistory<TData = Awaited<ReturnType<typeof toolHistory>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 toolSk: string,
    params?: ToolHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof toolHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getToolHistoryQueryOptions(toolSk,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






