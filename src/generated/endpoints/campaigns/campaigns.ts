/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { queryOptions as queryOptionsBuilder, useInfiniteQuery, useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseInfiniteQueryResult, DefinedUseQueryResult, InfiniteData, MutationFunction, MutationFunctionContext, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseInfiniteQueryOptions, UseInfiniteQueryResult, UseMutationOptions, UseMutationResult, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { BadRequestResponse, Campaign, CampaignCharacterList, CampaignCreateHeaders, CampaignCreateRequest, CampaignDeleteHeaders, CampaignForbiddenResponse, CampaignGetParams, CampaignListParams, CampaignOverview, CampaignOverviewParams, CampaignPage, CampaignUpdateHeaders, CampaignUpdateRequest, ForbiddenResponse, InternalServerErrorResponse, InvalidCursorResponse, MethodNotAllowedResponse, NotDeletedResponse, NotFoundResponse, PayloadTooLargeResponse, PlayerCreateConflictResponse, PreconditionFailedResponse, QuotaExceededResponse, ServiceUnavailableResponse, SharedCharacter, TooManyRequestsResponse, UnauthorizedResponse, UnprocessableContentResponse, UnprocessableParametersResponse, UnreadableAddressResponse, UnsupportedFormTypeResponse } from '../../model/index.ts';
import { http } from '../../../api/http.ts';
import type { ErrorType } from '../../../api/http.ts';
import { paged } from '../../../api/paged.ts';
import { toFormData } from '../../../api/form-data.ts';

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

const getCampaignListUrl = (params?: CampaignListParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined && value !== null) {
      normalizedParams.append(key, String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/api/campaigns/?${stringifiedParams}` : `/api/campaigns/`
}

/**
 * @summary List my campaigns
 */
export const campaignList = async (params?: CampaignListParams, options?: Parameters<typeof http>[1]): Promise<CampaignPage> => {
  return http<CampaignPage>(getCampaignListUrl(params),
  {
    ...options,
    method: 'GET'
  }
);}

export const getCampaignListInfiniteQueryKey = (params?: CampaignListParams,) => {
    return [
    "campaignList", ...(params ? [params] : [])
    ] as const;
    }

export const getCampaignListInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof campaignList>>, CampaignListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(params?: CampaignListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof campaignList>>, TError, TData, QueryKey, CampaignListParams['nextCursor']>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getCampaignListInfiniteQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof campaignList>>, QueryKey, CampaignListParams['nextCursor']> = ({ signal, pageParam }) => campaignList({...params, 'nextCursor': pageParam ?? params?.['nextCursor']}, { signal, ...requestOptions });
      const customOptions = paged({ queryKey, queryFn, ...queryOptions});
   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof campaignList>>, TError, TData, QueryKey, CampaignListParams['nextCursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export function useCampaignListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof campaignList>>, CampaignListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  CampaignListParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof campaignList>>, TError, TData, QueryKey, CampaignListParams['nextCursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof campaignList>>,
          TError,
          Awaited<ReturnType<typeof campaignList>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useCampaignListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof campaignList>>, CampaignListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: CampaignListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof campaignList>>, TError, TData, QueryKey, CampaignListParams['nextCursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof campaignList>>,
          TError,
          Awaited<ReturnType<typeof campaignList>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useCampaignListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof campaignList>>, CampaignListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: CampaignListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof campaignList>>, TError, TData, QueryKey, CampaignListParams['nextCursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary List my campaigns
 */
export function useCampaignListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof campaignList>>, CampaignListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: CampaignListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof campaignList>>, TError, TData, QueryKey, CampaignListParams['nextCursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCampaignListInfiniteQueryOptions(params,options)
  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

const getCampaignCreateUrl = () => {
  return `/api/campaigns/create`
}

/**
 * Cover pictures may be JPEG, PNG, WebP or AVIF; they are decoded, cropped to one ratio and stored in new files.
 * Send both widths, or one; the server then makes the other width from it.
 * @summary Create a campaign
 */
export const campaignCreate = async (campaignCreateRequest: CampaignCreateRequest,
    headers?: CampaignCreateHeaders, options?: Parameters<typeof http>[1]): Promise<Campaign> => {
    const formData = toFormData(campaignCreateRequest)
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
return http<Campaign>(getCampaignCreateUrl(),
  {
    ...options,
    method: 'POST',
    headers: { ...headers, ...getHeaders(options?.headers) },
    body: formData
  }
);}

const getCampaignCreateMutationKey = () => ['campaignCreate'] as const;

const getCampaignCreateMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | PlayerCreateConflictResponse | PayloadTooLargeResponse | UnsupportedFormTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof campaignCreate>>, TError,CampaignCreateMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof campaignCreate>>, TError,CampaignCreateMutationVariables, TContext> => {
const mutationKey = getCampaignCreateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof campaignCreate>>, CampaignCreateMutationVariables> = (props) => {
          const {data,headers} = props ?? {};
          return  campaignCreate(data,headers,requestOptions)
        }
  const onSuccess = (data: Awaited<ReturnType<typeof campaignCreate>>, variables: CampaignCreateMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getCampaignListInfiniteQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };
  return  { ...mutationOptions, mutationFn, onSuccess }}

type CampaignCreateMutationVariables = {data: CampaignCreateRequest;headers?: CampaignCreateHeaders}

/**
 * @summary Create a campaign
 */
export const useCampaignCreate = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | PlayerCreateConflictResponse | PayloadTooLargeResponse | UnsupportedFormTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof campaignCreate>>, TError,CampaignCreateMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof campaignCreate>>,
        TError,
        CampaignCreateMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCampaignCreateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }

export const getCampaignGetUrl = (campaignId: string,
    params?: CampaignGetParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined && value !== null) {
      normalizedParams.append(key, String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/api/campaigns/${encodeURIComponent(String(campaignId))}?${stringifiedParams}` : `/api/campaigns/${encodeURIComponent(String(campaignId))}`
}

/**
 * The request sets the user's `last_accessed_at` of the campaign, at most once a minute unless the user has opened another
 * campaign since.
 * @summary Get a campaign
 */
export const campaignGet = async (campaignId: string,
    params?: CampaignGetParams, options?: Parameters<typeof http>[1]): Promise<Campaign> => {
  return http<Campaign>(getCampaignGetUrl(campaignId,params),
  {
    ...options,
    method: 'GET'
  }
);}

export const getCampaignGetQueryKey = (campaignId: string,
    params?: CampaignGetParams,) => {
    return [
    "campaignGet", ...(campaignId ? [campaignId] : []), ...(params ? [params] : [])
    ] as const;
    }

const getCampaignGetQueryOptions = <TData = Awaited<ReturnType<typeof campaignGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(campaignId: string,
    params?: CampaignGetParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof campaignGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getCampaignGetQueryKey(campaignId,params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof campaignGet>>> = ({ signal }) => campaignGet(campaignId,params, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: campaignId !== null && campaignId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof campaignGet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export function useCampaignGet<TData = Awaited<ReturnType<typeof campaignGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string,
    params: undefined |  CampaignGetParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof campaignGet>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof campaignGet>>,
          TError,
          Awaited<ReturnType<typeof campaignGet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useCampaignGet<TData = Awaited<ReturnType<typeof campaignGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string,
    params?: CampaignGetParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof campaignGet>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof campaignGet>>,
          TError,
          Awaited<ReturnType<typeof campaignGet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useCampaignGet<TData = Awaited<ReturnType<typeof campaignGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string,
    params?: CampaignGetParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof campaignGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Get a campaign
 */
export function useCampaignGet<TData = Awaited<ReturnType<typeof campaignGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string,
    params?: CampaignGetParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof campaignGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCampaignGetQueryOptions(campaignId,params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getCampaignGetSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof campaignGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(campaignId: string,
    params?: CampaignGetParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof campaignGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getCampaignGetQueryKey(campaignId,params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof campaignGet>>> = ({ signal }) => campaignGet(campaignId,params, { signal, ...requestOptions });
   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof campaignGet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export function useCampaignGetSuspense<TData = Awaited<ReturnType<typeof campaignGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string,
    params: undefined |  CampaignGetParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof campaignGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useCampaignGetSuspense<TData = Awaited<ReturnType<typeof campaignGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string,
    params?: CampaignGetParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof campaignGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useCampaignGetSuspense<TData = Awaited<ReturnType<typeof campaignGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string,
    params?: CampaignGetParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof campaignGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Get a campaign
 */
export function useCampaignGetSuspense<TData = Awaited<ReturnType<typeof campaignGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string,
    params?: CampaignGetParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof campaignGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCampaignGetSuspenseQueryOptions(campaignId,params,options)
  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

const getCampaignUpdateUrl = (campaignId: string,) => {
  return `/api/campaigns/${encodeURIComponent(String(campaignId))}`
}

/**
 * Only the game masters (`owner` and `gm`) can change a campaign. Fields that the request does not contain are not
 * changed, except that a new cover picture sets `generateCover` to false and replaces both widths.
 * @summary Change a campaign
 */
const campaignUpdate = async (campaignId: string,
    campaignUpdateRequest: CampaignUpdateRequest,
    headers?: CampaignUpdateHeaders, options?: Parameters<typeof http>[1]): Promise<Campaign> => {
    const formData = toFormData(campaignUpdateRequest)
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
return http<Campaign>(getCampaignUpdateUrl(campaignId),
  {
    ...options,
    method: 'PATCH',
    headers: { ...headers, ...getHeaders(options?.headers) },
    body: formData
  }
);}

const getCampaignUpdateMutationKey = () => ['campaignUpdate'] as const;

const getCampaignUpdateMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | QuotaExceededResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedFormTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof campaignUpdate>>, TError,CampaignUpdateMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof campaignUpdate>>, TError,CampaignUpdateMutationVariables, TContext> => {
const mutationKey = getCampaignUpdateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof campaignUpdate>>, CampaignUpdateMutationVariables> = (props) => {
          const {campaignId,data,headers} = props ?? {};
          return  campaignUpdate(campaignId,data,headers,requestOptions)
        }
  const onSuccess = (data: Awaited<ReturnType<typeof campaignUpdate>>, variables: CampaignUpdateMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getCampaignListInfiniteQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };
  return  { ...mutationOptions, mutationFn, onSuccess }}

type CampaignUpdateMutationVariables = {campaignId: string;data: CampaignUpdateRequest;headers?: CampaignUpdateHeaders}

/**
 * @summary Change a campaign
 */
export const useCampaignUpdate = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | QuotaExceededResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedFormTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof campaignUpdate>>, TError,CampaignUpdateMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof campaignUpdate>>,
        TError,
        CampaignUpdateMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCampaignUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }

const getCampaignDeleteUrl = (campaignId: string,) => {
  return `/api/campaigns/${encodeURIComponent(String(campaignId))}`
}

/**
 * Only the owner can delete a campaign. For its members it does not exist any more; the owner can restore it for thirty days
 * (`campaignRestore`). Until then it counts for the quotas.
 * @summary Delete a campaign
 */
export const campaignDelete = async (campaignId: string,
    headers?: CampaignDeleteHeaders, options?: Parameters<typeof http>[1]): Promise<void> => {
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
return http<void>(getCampaignDeleteUrl(campaignId),
  {
    ...options,
    method: 'DELETE',
    headers: { ...headers, ...getHeaders(options?.headers) }
  }
);}

const getCampaignDeleteMutationKey = () => ['campaignDelete'] as const;

const getCampaignDeleteMutationOptions = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | PreconditionFailedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof campaignDelete>>, TError,CampaignDeleteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof campaignDelete>>, TError,CampaignDeleteMutationVariables, TContext> => {
const mutationKey = getCampaignDeleteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof campaignDelete>>, CampaignDeleteMutationVariables> = (props) => {
          const {campaignId,headers} = props ?? {};
          return  campaignDelete(campaignId,headers,requestOptions)
        }
  const onSuccess = (data: Awaited<ReturnType<typeof campaignDelete>>, variables: CampaignDeleteMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getCampaignListInfiniteQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };
  return  { ...mutationOptions, mutationFn, onSuccess }}

type CampaignDeleteMutationVariables = {campaignId: string;headers?: CampaignDeleteHeaders}

/**
 * @summary Delete a campaign
 */
export const useCampaignDelete = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | PreconditionFailedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof campaignDelete>>, TError,CampaignDeleteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof campaignDelete>>,
        TError,
        CampaignDeleteMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCampaignDeleteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }

const getCampaignOverviewUrl = (campaignId: string,
    params?: CampaignOverviewParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined && value !== null) {
      normalizedParams.append(key, String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/api/campaigns/${encodeURIComponent(String(campaignId))}/overview?${stringifiedParams}` : `/api/campaigns/${encodeURIComponent(String(campaignId))}/overview`
}

/**
 * The last and the next session, open quests, entries that were changed last, and the entries that the user has marked or opened last. The
 * answer contains only what the user may read. `viewAs` shows a game master what another member may read; marked and opened entries are then empty.
 * @summary Get what a campaign is about today
 */
export const campaignOverview = async (campaignId: string,
    params?: CampaignOverviewParams, options?: Parameters<typeof http>[1]): Promise<CampaignOverview> => {
  return http<CampaignOverview>(getCampaignOverviewUrl(campaignId,params),
  {
    ...options,
    method: 'GET'
  }
);}

export const getCampaignOverviewQueryKey = (campaignId: string,
    params?: CampaignOverviewParams,) => {
    return [
    "campaignOverview", ...(campaignId ? [campaignId] : []), ...(params ? [params] : [])
    ] as const;
    }

export const getCampaignOverviewQueryOptions = <TData = Awaited<ReturnType<typeof campaignOverview>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(campaignId: string,
    params?: CampaignOverviewParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof campaignOverview>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getCampaignOverviewQueryKey(campaignId,params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof campaignOverview>>> = ({ signal }) => campaignOverview(campaignId,params, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: campaignId !== null && campaignId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof campaignOverview>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export function useCampaignOverview<TData = Awaited<ReturnType<typeof campaignOverview>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string,
    params: undefined |  CampaignOverviewParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof campaignOverview>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof campaignOverview>>,
          TError,
          Awaited<ReturnType<typeof campaignOverview>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useCampaignOverview<TData = Awaited<ReturnType<typeof campaignOverview>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string,
    params?: CampaignOverviewParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof campaignOverview>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof campaignOverview>>,
          TError,
          Awaited<ReturnType<typeof campaignOverview>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useCampaignOverview<TData = Awaited<ReturnType<typeof campaignOverview>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string,
    params?: CampaignOverviewParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof campaignOverview>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Get what a campaign is about today
 */
export function useCampaignOverview<TData = Awaited<ReturnType<typeof campaignOverview>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string,
    params?: CampaignOverviewParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof campaignOverview>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCampaignOverviewQueryOptions(campaignId,params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

const getCampaignRestoreUrl = (campaignId: string,) => {
  return `/api/campaigns/${encodeURIComponent(String(campaignId))}/restore`
}

/**
 * Only the owner can restore a campaign, for thirty days after its deletion. Its members, entries and pictures are as they were.
 * @summary Restore a deleted campaign
 */
const campaignRestore = async (campaignId: string, options?: Parameters<typeof http>[1]): Promise<Campaign> => {
  return http<Campaign>(getCampaignRestoreUrl(campaignId),
  {
    ...options,
    method: 'POST'
  }
);}

const getCampaignRestoreMutationKey = () => ['campaignRestore'] as const;

const getCampaignRestoreMutationOptions = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof campaignRestore>>, TError,CampaignRestoreMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof campaignRestore>>, TError,CampaignRestoreMutationVariables, TContext> => {
const mutationKey = getCampaignRestoreMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof campaignRestore>>, CampaignRestoreMutationVariables> = (props) => {
          const {campaignId} = props ?? {};
          return  campaignRestore(campaignId,requestOptions)
        }
  const onSuccess = (data: Awaited<ReturnType<typeof campaignRestore>>, variables: CampaignRestoreMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getCampaignListInfiniteQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };
  return  { ...mutationOptions, mutationFn, onSuccess }}

type CampaignRestoreMutationVariables = {campaignId: string}

/**
 * @summary Restore a deleted campaign
 */
export const useCampaignRestore = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof campaignRestore>>, TError,CampaignRestoreMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof campaignRestore>>,
        TError,
        CampaignRestoreMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCampaignRestoreMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }

const getCampaignPurgeUrl = (campaignId: string,) => {
  return `/api/campaigns/${encodeURIComponent(String(campaignId))}/purge`
}

/**
 * Only the owner can do this, and only with a campaign that is deleted already. Nothing can bring the campaign back. A campaign that is not deleted
 * is refused with 409.
 * @summary Delete a deleted campaign for good
 */
const campaignPurge = async (campaignId: string, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getCampaignPurgeUrl(campaignId),
  {
    ...options,
    method: 'POST'
  }
);}

const getCampaignPurgeMutationKey = () => ['campaignPurge'] as const;

const getCampaignPurgeMutationOptions = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | NotDeletedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof campaignPurge>>, TError,CampaignPurgeMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof campaignPurge>>, TError,CampaignPurgeMutationVariables, TContext> => {
const mutationKey = getCampaignPurgeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof campaignPurge>>, CampaignPurgeMutationVariables> = (props) => {
          const {campaignId} = props ?? {};
          return  campaignPurge(campaignId,requestOptions)
        }
  const onSuccess = (data: Awaited<ReturnType<typeof campaignPurge>>, variables: CampaignPurgeMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getCampaignListInfiniteQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };
  return  { ...mutationOptions, mutationFn, onSuccess }}

type CampaignPurgeMutationVariables = {campaignId: string}

/**
 * @summary Delete a deleted campaign for good
 */
export const useCampaignPurge = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | NotDeletedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof campaignPurge>>, TError,CampaignPurgeMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof campaignPurge>>,
        TError,
        CampaignPurgeMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCampaignPurgeMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }

const getCampaignCharactersUrl = (campaignId: string,) => {
  return `/api/campaigns/${encodeURIComponent(String(campaignId))}/characters`
}

/**
 * Those that the user may read: game masters see all, players see their own and those that are shared with everyone.
 * @summary List the characters that players share with a campaign
 */
const campaignCharacters = async (campaignId: string, options?: Parameters<typeof http>[1]): Promise<CampaignCharacterList> => {
  return http<CampaignCharacterList>(getCampaignCharactersUrl(campaignId),
  {
    ...options,
    method: 'GET'
  }
);}

const getCampaignCharactersQueryKey = (campaignId: string,) => {
    return [
    "campaignCharacters", ...(campaignId ? [campaignId] : [])
    ] as const;
    }

export const getCampaignCharactersQueryOptions = <TData = Awaited<ReturnType<typeof campaignCharacters>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(campaignId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof campaignCharacters>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getCampaignCharactersQueryKey(campaignId);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof campaignCharacters>>> = ({ signal }) => campaignCharacters(campaignId, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: campaignId !== null && campaignId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof campaignCharacters>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export function useCampaignCharacters<TData = Awaited<ReturnType<typeof campaignCharacters>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof campaignCharacters>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof campaignCharacters>>,
          TError,
          Awaited<ReturnType<typeof campaignCharacters>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useCampaignCharacters<TData = Awaited<ReturnType<typeof campaignCharacters>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof campaignCharacters>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof campaignCharacters>>,
          TError,
          Awaited<ReturnType<typeof campaignCharacters>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useCampaignCharacters<TData = Awaited<ReturnType<typeof campaignCharacters>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof campaignCharacters>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary List the characters that players share with a campaign
 */
export function useCampaignCharacters<TData = Awaited<ReturnType<typeof campaignCharacters>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof campaignCharacters>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCampaignCharactersQueryOptions(campaignId,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

const getCampaignCharacterGetUrl = (campaignId: string,
    characterId: string,) => {
  return `/api/campaigns/${encodeURIComponent(String(campaignId))}/characters/${encodeURIComponent(String(characterId))}`
}

/**
 * Game masters read the notes for them. Only the owner reads the notes for the owner.
 * @summary Read a character that a player shares with a campaign
 */
const campaignCharacterGet = async (campaignId: string,
    characterId: string, options?: Parameters<typeof http>[1]): Promise<SharedCharacter> => {
  return http<SharedCharacter>(getCampaignCharacterGetUrl(campaignId,characterId),
  {
    ...options,
    method: 'GET'
  }
);}

const getCampaignCharacterGetQueryKey = (campaignId: string,
    characterId: string,) => {
    return [
    "campaignCharacterGet", ...(characterId ? [characterId] : []), ...(campaignId ? [campaignId] : [])
    ] as const;
    }

export const getCampaignCharacterGetSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof campaignCharacterGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(campaignId: string,
    characterId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof campaignCharacterGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getCampaignCharacterGetQueryKey(campaignId,characterId);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof campaignCharacterGet>>> = ({ signal }) => campaignCharacterGet(campaignId,characterId, { signal, ...requestOptions });
   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof campaignCharacterGet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export function useCampaignCharacterGetSuspense<TData = Awaited<ReturnType<typeof campaignCharacterGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string,
    characterId: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof campaignCharacterGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useCampaignCharacterGetSuspense<TData = Awaited<ReturnType<typeof campaignCharacterGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string,
    characterId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof campaignCharacterGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useCampaignCharacterGetSuspense<TData = Awaited<ReturnType<typeof campaignCharacterGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string,
    characterId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof campaignCharacterGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Read a character that a player shares with a campaign
 */
export function useCampaignCharacterGetSuspense<TData = Awaited<ReturnType<typeof campaignCharacterGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string,
    characterId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof campaignCharacterGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCampaignCharacterGetSuspenseQueryOptions(campaignId,characterId,options)
  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
