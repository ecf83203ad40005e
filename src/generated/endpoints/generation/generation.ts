/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseInfiniteQueryResult, DefinedUseQueryResult, InfiniteData, MutationFunction, MutationFunctionContext, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseInfiniteQueryOptions, UseInfiniteQueryResult, UseMutationOptions, UseMutationResult, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import type { BadRequestResponse, CampaignForbiddenResponse, ForbiddenResponse, Generation, GenerationConflictResponse, GenerationCreateHeaders, GenerationListParams, GenerationPage, GenerationRequest, GenerationReviseHeaders, GenerationRevision, InternalServerErrorResponse, InvalidCursorResponse, MethodNotAllowedResponse, NotFoundResponse, PayloadTooLargeResponse, ServiceUnavailableResponse, TooManyRequestsResponse, UnauthorizedResponse, UnprocessableContentResponse, UnprocessableParametersResponse, UnreadableAddressResponse, UnsupportedMediaTypeResponse } from '../../model/index.ts';
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

const getGenerationListUrl = (params?: GenerationListParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined && value !== null) {
      normalizedParams.append(key, String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/api/generation/?${stringifiedParams}` : `/api/generation/`
}

/**
 * The latest first. A generation is deleted thirty days after it was created, and earlier if the user has more than fifty: first
 * those without a draft, then those whose draft was not used, then the oldest. What drafts have replaced is always kept for thirty
 * days, at most 200 texts and pictures; then nothing more can be replaced, with 409. What is replaced in a campaign is also
 * kept for its owner.
 * @summary List my generations
 */
export const generationList = async (params?: GenerationListParams, options?: Parameters<typeof http>[1]): Promise<GenerationPage> => {
  return http<GenerationPage>(getGenerationListUrl(params),
  {
    ...options,
    method: 'GET'
  }
);}

const getGenerationListInfiniteQueryKey = (params?: GenerationListParams,) => {
    return [
    "generationList", ...(params ? [params] : [])
    ] as const;
    }

const getGenerationListInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof generationList>>, GenerationListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(params?: GenerationListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof generationList>>, TError, TData, QueryKey, GenerationListParams['nextCursor']>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGenerationListInfiniteQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof generationList>>, QueryKey, GenerationListParams['nextCursor']> = ({ signal, pageParam }) => generationList({...params, 'nextCursor': pageParam ?? params?.['nextCursor']}, { signal, ...requestOptions });
      const customOptions = paged({ queryKey, queryFn, ...queryOptions});
   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof generationList>>, TError, TData, QueryKey, GenerationListParams['nextCursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export function useGenerationListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof generationList>>, GenerationListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  GenerationListParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof generationList>>, TError, TData, QueryKey, GenerationListParams['nextCursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof generationList>>,
          TError,
          Awaited<ReturnType<typeof generationList>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGenerationListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof generationList>>, GenerationListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: GenerationListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof generationList>>, TError, TData, QueryKey, GenerationListParams['nextCursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof generationList>>,
          TError,
          Awaited<ReturnType<typeof generationList>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGenerationListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof generationList>>, GenerationListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: GenerationListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof generationList>>, TError, TData, QueryKey, GenerationListParams['nextCursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary List my generations
 */
export function useGenerationListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof generationList>>, GenerationListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: GenerationListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof generationList>>, TError, TData, QueryKey, GenerationListParams['nextCursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGenerationListInfiniteQueryOptions(params,options)
  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

const getGenerationCreateUrl = () => {
  return `/api/generation/create`
}

/**
 * The response comes before the draft is written; the server then sends `generationChanged`. With `campaignId`, the draft uses what all
 * members read in the campaign: its lines and veils, people and places. A cover and a setting of a campaign are only for its game
 * masters; viewers can generate nothing in a campaign. Requests that name the same seed and have equal settings give the same draft, as long as the campaign and the
 * version of the server stay the same. At most five generations of a user can wait; more are refused with 409.
 * @summary Start a generation
 */
const generationCreate = async (generationRequest: GenerationRequest,
    headers?: GenerationCreateHeaders, options?: Parameters<typeof http>[1]): Promise<Generation> => {
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
return http<Generation>(getGenerationCreateUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(generationRequest)
  }
);}

const getGenerationCreateMutationKey = () => ['generationCreate'] as const;

const getGenerationCreateMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | GenerationConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof generationCreate>>, TError,GenerationCreateMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof generationCreate>>, TError,GenerationCreateMutationVariables, TContext> => {
const mutationKey = getGenerationCreateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof generationCreate>>, GenerationCreateMutationVariables> = (props) => {
          const {data,headers} = props ?? {};
          return  generationCreate(data,headers,requestOptions)
        }
  const onSuccess = (data: Awaited<ReturnType<typeof generationCreate>>, variables: GenerationCreateMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getGenerationListInfiniteQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };
  return  { ...mutationOptions, mutationFn, onSuccess }}

type GenerationCreateMutationVariables = {data: GenerationRequest;headers?: GenerationCreateHeaders}

/**
 * @summary Start a generation
 */
export const useGenerationCreate = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | GenerationConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof generationCreate>>, TError,GenerationCreateMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof generationCreate>>,
        TError,
        GenerationCreateMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getGenerationCreateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }

const getGenerationGetUrl = (generationId: string,) => {
  return `/api/generation/${encodeURIComponent(String(generationId))}`
}

/**
 * @summary Get a generation
 */
const generationGet = async (generationId: string, options?: Parameters<typeof http>[1]): Promise<Generation> => {
  return http<Generation>(getGenerationGetUrl(generationId),
  {
    ...options,
    method: 'GET'
  }
);}

export const getGenerationGetQueryKey = (generationId: string,) => {
    return [
    "generationGet", ...(generationId ? [generationId] : [])
    ] as const;
    }

const getGenerationGetQueryOptions = <TData = Awaited<ReturnType<typeof generationGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(generationId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof generationGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGenerationGetQueryKey(generationId);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof generationGet>>> = ({ signal }) => generationGet(generationId, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: generationId !== null && generationId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof generationGet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export function useGenerationGet<TData = Awaited<ReturnType<typeof generationGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 generationId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof generationGet>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof generationGet>>,
          TError,
          Awaited<ReturnType<typeof generationGet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGenerationGet<TData = Awaited<ReturnType<typeof generationGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 generationId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof generationGet>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof generationGet>>,
          TError,
          Awaited<ReturnType<typeof generationGet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGenerationGet<TData = Awaited<ReturnType<typeof generationGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 generationId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof generationGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Get a generation
 */
export function useGenerationGet<TData = Awaited<ReturnType<typeof generationGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 generationId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof generationGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGenerationGetQueryOptions(generationId,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

const getGenerationDeleteUrl = (generationId: string,) => {
  return `/api/generation/${encodeURIComponent(String(generationId))}`
}

/**
 * Also cancels it. What was made from its draft stays.
 * @summary Discard a generation
 */
const generationDelete = async (generationId: string, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getGenerationDeleteUrl(generationId),
  {
    ...options,
    method: 'DELETE'
  }
);}

const getGenerationDeleteMutationKey = () => ['generationDelete'] as const;

const getGenerationDeleteMutationOptions = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof generationDelete>>, TError,GenerationDeleteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof generationDelete>>, TError,GenerationDeleteMutationVariables, TContext> => {
const mutationKey = getGenerationDeleteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof generationDelete>>, GenerationDeleteMutationVariables> = (props) => {
          const {generationId} = props ?? {};
          return  generationDelete(generationId,requestOptions)
        }
  const onSuccess = (data: Awaited<ReturnType<typeof generationDelete>>, variables: GenerationDeleteMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getGenerationListInfiniteQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };
  return  { ...mutationOptions, mutationFn, onSuccess }}

type GenerationDeleteMutationVariables = {generationId: string}

/**
 * @summary Discard a generation
 */
export const useGenerationDelete = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof generationDelete>>, TError,GenerationDeleteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof generationDelete>>,
        TError,
        GenerationDeleteMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getGenerationDeleteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }

const getGenerationCancelUrl = (generationId: string,) => {
  return `/api/generation/${encodeURIComponent(String(generationId))}/cancel`
}

/**
 * A generation that has ended stays as it is.
 * @summary Cancel a generation
 */
const generationCancel = async (generationId: string, options?: Parameters<typeof http>[1]): Promise<Generation> => {
  return http<Generation>(getGenerationCancelUrl(generationId),
  {
    ...options,
    method: 'POST'
  }
);}

const getGenerationCancelMutationKey = () => ['generationCancel'] as const;

const getGenerationCancelMutationOptions = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof generationCancel>>, TError,GenerationCancelMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof generationCancel>>, TError,GenerationCancelMutationVariables, TContext> => {
const mutationKey = getGenerationCancelMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof generationCancel>>, GenerationCancelMutationVariables> = (props) => {
          const {generationId} = props ?? {};
          return  generationCancel(generationId,requestOptions)
        }
  const onSuccess = (data: Awaited<ReturnType<typeof generationCancel>>, variables: GenerationCancelMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getGenerationListInfiniteQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };
  return  { ...mutationOptions, mutationFn, onSuccess }}

type GenerationCancelMutationVariables = {generationId: string}

/**
 * @summary Cancel a generation
 */
export const useGenerationCancel = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof generationCancel>>, TError,GenerationCancelMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof generationCancel>>,
        TError,
        GenerationCancelMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getGenerationCancelMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }

const getGenerationUseUrl = (generationId: string,) => {
  return `/api/generation/${encodeURIComponent(String(generationId))}/use`
}

/**
 * The draft is in a form that is not saved yet. Drafts that no form has make room for new ones first. A generation without a draft stays
 * as it is.
 * @summary Note that a form has a draft
 */
const generationUse = async (generationId: string, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getGenerationUseUrl(generationId),
  {
    ...options,
    method: 'POST'
  }
);}

const getGenerationUseMutationKey = () => ['generationUse'] as const;

const getGenerationUseMutationOptions = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof generationUse>>, TError,GenerationUseMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof generationUse>>, TError,GenerationUseMutationVariables, TContext> => {
const mutationKey = getGenerationUseMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof generationUse>>, GenerationUseMutationVariables> = (props) => {
          const {generationId} = props ?? {};
          return  generationUse(generationId,requestOptions)
        }
  const onSuccess = (data: Awaited<ReturnType<typeof generationUse>>, variables: GenerationUseMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getGenerationListInfiniteQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };
  return  { ...mutationOptions, mutationFn, onSuccess }}

type GenerationUseMutationVariables = {generationId: string}

/**
 * @summary Note that a form has a draft
 */
export const useGenerationUse = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof generationUse>>, TError,GenerationUseMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof generationUse>>,
        TError,
        GenerationUseMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getGenerationUseMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }

const getGenerationReviseUrl = (generationId: string,) => {
  return `/api/generation/${encodeURIComponent(String(generationId))}/revise`
}

/**
 * Starts a new generation from a finished one. The sections that `sectionIds` does not name stay word for word. A generation without a
 * draft is refused with 409, and so is an instruction that would change nothing, such as `darker` for the darkest tone, or for one
 * section without a model. So are a text or a picture of a person that a draft has replaced, and a draft that names an entry
 * which is hidden or deleted now. Another length tells the same story.
 * @summary Write a draft again, or some of its sections
 */
const generationRevise = async (generationId: string,
    generationRevision: GenerationRevision,
    headers?: GenerationReviseHeaders, options?: Parameters<typeof http>[1]): Promise<Generation> => {
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
return http<Generation>(getGenerationReviseUrl(generationId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(generationRevision)
  }
);}

const getGenerationReviseMutationKey = () => ['generationRevise'] as const;

const getGenerationReviseMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | GenerationConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof generationRevise>>, TError,GenerationReviseMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof generationRevise>>, TError,GenerationReviseMutationVariables, TContext> => {
const mutationKey = getGenerationReviseMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof generationRevise>>, GenerationReviseMutationVariables> = (props) => {
          const {generationId,data,headers} = props ?? {};
          return  generationRevise(generationId,data,headers,requestOptions)
        }
  const onSuccess = (data: Awaited<ReturnType<typeof generationRevise>>, variables: GenerationReviseMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getGenerationListInfiniteQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };
  return  { ...mutationOptions, mutationFn, onSuccess }}

type GenerationReviseMutationVariables = {generationId: string;data: GenerationRevision;headers?: GenerationReviseHeaders}

/**
 * @summary Write a draft again, or some of its sections
 */
export const useGenerationRevise = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | GenerationConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof generationRevise>>, TError,GenerationReviseMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof generationRevise>>,
        TError,
        GenerationReviseMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getGenerationReviseMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
