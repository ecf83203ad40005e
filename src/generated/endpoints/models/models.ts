/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { queryOptions as queryOptionsBuilder, useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, MutationFunction, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseMutationOptions, UseMutationResult, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { AdministratorsConfirmedResponse, AdministratorsOnlyResponse, BadRequestResponse, InternalServerErrorResponse, MethodNotAllowedResponse, ModelConflictResponse, ModelSettings, ModelSettingsRequest, ModelTest, ModelTestRequest, ModelUpdateHeaders, ModelUse, PayloadTooLargeResponse, PreconditionFailedResponse, ServiceUnavailableResponse, TooManyRequestsResponse, UnauthorizedResponse, UnprocessableContentResponse, UnprocessableParametersResponse, UnreadableAddressResponse, UnsupportedMediaTypeResponse } from '../../model/index.ts';
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

const getModelGetUrl = () => {
  return `/api/models/settings`
}

/**
 * @summary Get the models
 */
const modelGet = async ( options?: Parameters<typeof http>[1]): Promise<ModelSettings> => {
  return http<ModelSettings>(getModelGetUrl(),
  {
    ...options,
    method: 'GET'
  }
);}

export const getModelGetQueryKey = () => {
    return [
    "modelGet"
    ] as const;
    }

export const getModelGetSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof modelGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | AdministratorsOnlyResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof modelGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getModelGetQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof modelGet>>> = ({ signal }) => modelGet({ signal, ...requestOptions });
   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof modelGet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export function useModelGetSuspense<TData = Awaited<ReturnType<typeof modelGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | AdministratorsOnlyResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof modelGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useModelGetSuspense<TData = Awaited<ReturnType<typeof modelGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | AdministratorsOnlyResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof modelGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useModelGetSuspense<TData = Awaited<ReturnType<typeof modelGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | AdministratorsOnlyResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof modelGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Get the models
 */
export function useModelGetSuspense<TData = Awaited<ReturnType<typeof modelGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | AdministratorsOnlyResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof modelGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getModelGetSuspenseQueryOptions(options)
  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

const getModelUpdateUrl = () => {
  return `/api/models/settings`
}

/**
 * A model that the environment of the server sets is refused with 409.
 * @summary Change the models
 */
const modelUpdate = async (modelSettingsRequest: ModelSettingsRequest,
    headers?: ModelUpdateHeaders, options?: Parameters<typeof http>[1]): Promise<ModelSettings> => {
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
return http<ModelSettings>(getModelUpdateUrl(),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(modelSettingsRequest)
  }
);}

const getModelUpdateMutationKey = () => ['modelUpdate'] as const;

const getModelUpdateMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | AdministratorsConfirmedResponse | MethodNotAllowedResponse | ModelConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof modelUpdate>>, TError,ModelUpdateMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof modelUpdate>>, TError,ModelUpdateMutationVariables, TContext> => {
const mutationKey = getModelUpdateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof modelUpdate>>, ModelUpdateMutationVariables> = (props) => {
          const {data,headers} = props ?? {};
          return  modelUpdate(data,headers,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}

type ModelUpdateMutationVariables = {data: ModelSettingsRequest;headers?: ModelUpdateHeaders}

/**
 * @summary Change the models
 */
export const useModelUpdate = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | AdministratorsConfirmedResponse | MethodNotAllowedResponse | ModelConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof modelUpdate>>, TError,ModelUpdateMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof modelUpdate>>,
        TError,
        ModelUpdateMutationVariables,
        TContext
      > => {
      return useMutation(getModelUpdateMutationOptions(options), queryClient);
    }

const getModelTestUrl = () => {
  return `/api/models/test`
}

/**
 * Sends a small request to the provider and answers when it has answered, or after thirty seconds.
 * @summary Test a model
 */
const modelTest = async (modelTestRequest: ModelTestRequest, options?: Parameters<typeof http>[1]): Promise<ModelTest> => {
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
return http<ModelTest>(getModelTestUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(modelTestRequest)
  }
);}

const getModelTestMutationKey = () => ['modelTest'] as const;

const getModelTestMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | AdministratorsOnlyResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof modelTest>>, TError,ModelTestMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof modelTest>>, TError,ModelTestMutationVariables, TContext> => {
const mutationKey = getModelTestMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof modelTest>>, ModelTestMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  modelTest(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}

type ModelTestMutationVariables = {data: ModelTestRequest}

/**
 * @summary Test a model
 */
export const useModelTest = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | AdministratorsOnlyResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof modelTest>>, TError,ModelTestMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof modelTest>>,
        TError,
        ModelTestMutationVariables,
        TContext
      > => {
      return useMutation(getModelTestMutationOptions(options), queryClient);
    }

const getModelUseUrl = () => {
  return `/api/models/use`
}

/**
 * @summary Get what the models did
 */
const modelUse = async ( options?: Parameters<typeof http>[1]): Promise<ModelUse> => {
  return http<ModelUse>(getModelUseUrl(),
  {
    ...options,
    method: 'GET'
  }
);}

const getModelUseQueryKey = () => {
    return [
    "modelUse"
    ] as const;
    }

export const getModelUseQueryOptions = <TData = Awaited<ReturnType<typeof modelUse>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | AdministratorsOnlyResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof modelUse>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getModelUseQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof modelUse>>> = ({ signal }) => modelUse({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof modelUse>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export function useModelUse<TData = Awaited<ReturnType<typeof modelUse>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | AdministratorsOnlyResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof modelUse>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof modelUse>>,
          TError,
          Awaited<ReturnType<typeof modelUse>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useModelUse<TData = Awaited<ReturnType<typeof modelUse>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | AdministratorsOnlyResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof modelUse>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof modelUse>>,
          TError,
          Awaited<ReturnType<typeof modelUse>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useModelUse<TData = Awaited<ReturnType<typeof modelUse>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | AdministratorsOnlyResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof modelUse>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Get what the models did
 */
export function useModelUse<TData = Awaited<ReturnType<typeof modelUse>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | AdministratorsOnlyResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof modelUse>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getModelUseQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
