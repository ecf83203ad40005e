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
export const toolList = async (params?: ToolListParams, options?: Parameters<typeof http>[1]): Promise<ToolPage> => {

  return http<ToolPage>(getToolListUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getToolListInfiniteQueryKey = (params?: ToolListParams,) => {
    return [
    "toolList", ...(params ? [params] : [])
    ] as const;
    }


export const getToolListInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof toolList>>, ToolListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(params?: ToolListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof toolList>>, TError, TData, QueryKey, ToolListParams['nextCursor']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getToolListInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof toolList>>, QueryKey, ToolListParams['nextCursor']> = ({ signal, pageParam }) => toolList({...params, 'nextCursor': pageParam ?? params?.['nextCursor']}, { signal, ...requestOptions });



      const customOptions = paged({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof toolList>>, TError, TData, QueryKey, ToolListParams['nextCursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
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






export const getToolCreateUrl = () => {




  return `/api/tools/create`
}

/**
 * 409 with code `duplicate` when the edition already has that name or key.
 * @summary Create a tool
 */
export const toolCreate = async (toolInput: ToolInput, options?: Parameters<typeof http>[1]): Promise<Tool> => {

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
return http<Tool>(getToolCreateUrl(),
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
        queryClient.invalidateQueries({ queryKey: getToolListInfiniteQueryKey() });
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
    export const getToolBulkUrl = () => {




  return `/api/tools/bulk`
}

/**
 * Each operation stands for itself, also one that breaks its schema. With `dryRun` nothing is written and the results say what would happen. The same
 * `Idempotency-Key` with the same body gets the first answer again; with another body it is 409.
 * @summary Create, change and delete many tools at once
 */
export const toolBulk = async (toolBulkRequest: ToolBulkRequest,
    headers?: ToolBulkHeaders, options?: Parameters<typeof http>[1]): Promise<ToolBulkResponse> => {

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
return http<ToolBulkResponse>(getToolBulkUrl(),
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
        queryClient.invalidateQueries({ queryKey: getToolListInfiniteQueryKey() });
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
    export const getToolGetUrl = (toolSk: string,) => {




  return `/api/tools/${encodeURIComponent(String(toolSk))}`
}

/**
 * @summary Get a tool
 */
export const toolGet = async (toolSk: string, options?: Parameters<typeof http>[1]): Promise<Tool> => {

  return http<Tool>(getToolGetUrl(toolSk),
  {
    ...options,
    method: 'GET'


  }
);}





export const getToolGetQueryKey = (toolSk: string,) => {
    return [
    "toolGet", ...(toolSk ? [toolSk] : [])
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






export const getToolGetSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof toolGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(toolSk: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof toolGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getToolGetQueryKey(toolSk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof toolGet>>> = ({ signal }) => toolGet(toolSk, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof toolGet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ToolGetSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof toolGet>>>
export type ToolGetSuspenseQueryError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useToolGetSuspense<TData = Awaited<ReturnType<typeof toolGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 toolSk: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof toolGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useToolGetSuspense<TData = Awaited<ReturnType<typeof toolGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 toolSk: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof toolGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useToolGetSuspense<TData = Awaited<ReturnType<typeof toolGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 toolSk: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof toolGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a tool
 */

export function useToolGetSuspense<TData = Awaited<ReturnType<typeof toolGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 toolSk: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof toolGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getToolGetSuspenseQueryOptions(toolSk,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getToolUpdateUrl = (toolSk: string,) => {




  return `/api/tools/${encodeURIComponent(String(toolSk))}`
}

/**
 * Fields that are absent get their default. The key stays.
 * @summary Replace a tool
 */
export const toolUpdate = async (toolSk: string,
    toolInput: ToolInput,
    headers?: ToolUpdateHeaders, options?: Parameters<typeof http>[1]): Promise<Tool> => {

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
return http<Tool>(getToolUpdateUrl(toolSk),
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
        queryClient.invalidateQueries({ queryKey: getToolListInfiniteQueryKey() });
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
    export const getToolDeleteUrl = (toolSk: string,) => {




  return `/api/tools/${encodeURIComponent(String(toolSk))}`
}

/**
 * @summary Delete a tool
 */
export const toolDelete = async (toolSk: string,
    headers?: ToolDeleteHeaders, options?: Parameters<typeof http>[1]): Promise<void> => {

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
return http<void>(getToolDeleteUrl(toolSk),
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
        queryClient.invalidateQueries({ queryKey: getToolListInfiniteQueryKey() });
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
    params?: ToolHistoryParams, options?: Parameters<typeof http>[1]): Promise<ToolHistoryPage> => {

  return http<ToolHistoryPage>(getToolHistoryUrl(toolSk,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getToolHistoryInfiniteQueryKey = (toolSk: string,
    params?: ToolHistoryParams,) => {
    return [
    "toolHistory", ...(toolSk ? [toolSk] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getToolHistoryInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof toolHistory>>, ToolHistoryParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(toolSk: string,
    params?: ToolHistoryParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof toolHistory>>, TError, TData, QueryKey, ToolHistoryParams['nextCursor']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getToolHistoryInfiniteQueryKey(toolSk,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof toolHistory>>, QueryKey, ToolHistoryParams['nextCursor']> = ({ signal, pageParam }) => toolHistory(toolSk,{...params, 'nextCursor': pageParam ?? params?.['nextCursor']}, { signal, ...requestOptions });



      const customOptions = paged({ queryKey, queryFn, enabled: toolSk !== null && toolSk !== undefined, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof toolHistory>>, TError, TData, QueryKey, ToolHistoryParams['nextCursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ToolHistoryInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof toolHistory>>>
export type ToolHistoryInfiniteQueryError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useToolHistoryInfinite<TData = InfiniteData<Awaited<ReturnType<typeof toolHistory>>, ToolHistoryParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 toolSk: string,
    params: undefined |  ToolHistoryParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof toolHistory>>, TError, TData, QueryKey, ToolHistoryParams['nextCursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof toolHistory>>,
          TError,
          Awaited<ReturnType<typeof toolHistory>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useToolHistoryInfinite<TData = InfiniteData<Awaited<ReturnType<typeof toolHistory>>, ToolHistoryParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 toolSk: string,
    params?: ToolHistoryParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof toolHistory>>, TError, TData, QueryKey, ToolHistoryParams['nextCursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof toolHistory>>,
          TError,
          Awaited<ReturnType<typeof toolHistory>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useToolHistoryInfinite<TData = InfiniteData<Awaited<ReturnType<typeof toolHistory>>, ToolHistoryParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 toolSk: string,
    params?: ToolHistoryParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof toolHistory>>, TError, TData, QueryKey, ToolHistoryParams['nextCursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who changed a tool, when and how
 */

export function useToolHistoryInfinite<TData = InfiniteData<Awaited<ReturnType<typeof toolHistory>>, ToolHistoryParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 toolSk: string,
    params?: ToolHistoryParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof toolHistory>>, TError, TData, QueryKey, ToolHistoryParams['nextCursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getToolHistoryInfiniteQueryOptions(toolSk,params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






