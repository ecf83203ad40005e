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
  BadRequestResponse,
  Campaign,
  CampaignCreateRequest,
  CampaignDeleteHeaders,
  CampaignListParams,
  CampaignPage,
  CampaignUpdateHeaders,
  CampaignUpdateRequest,
  ForbiddenResponse,
  InternalServerErrorResponse,
  InvalidCursorResponse,
  MethodNotAllowedResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  PreconditionFailedResponse,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UnprocessableParametersResponse,
  UnreadablePathResponse,
  UnsupportedFormTypeResponse
} from '../../model/index.ts';

import { http } from '../../../api/http.ts';
import type { ErrorType } from '../../../api/http.ts';
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

export type campaignListResponse200 = {
  data: CampaignPage
  status: 200
}

export type campaignListResponse400 = {
  data: InvalidCursorResponse
  status: 400
}

export type campaignListResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type campaignListResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type campaignListResponse422 = {
  data: UnprocessableParametersResponse
  status: 422
}

export type campaignListResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type campaignListResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type campaignListResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type campaignListResponseSuccess = (campaignListResponse200) & {
  headers: Headers;
};
export type campaignListResponseError = (campaignListResponse400 | campaignListResponse401 | campaignListResponse405 | campaignListResponse422 | campaignListResponse429 | campaignListResponse500 | campaignListResponse503) & {
  headers: Headers;
};

export const getCampaignListUrl = (params?: CampaignListParams,) => {
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
export const campaignList = async (params?: CampaignListParams, options?: Parameters<typeof http>[1]): Promise<campaignListResponseSuccess> => {

  return http<campaignListResponseSuccess>(getCampaignListUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getCampaignListInfiniteQueryKey = (params?: CampaignListParams,) => {
    return [
    'infinite', 'api','campaigns', ...(params ? [params] : [])
    ] as const;
    }

export const getCampaignListQueryKey = (params?: CampaignListParams,) => {
    return [
    'api','campaigns', ...(params ? [params] : [])
    ] as const;
    }


export const getCampaignListInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof campaignList>>, CampaignListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(params?: CampaignListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof campaignList>>, TError, TData, QueryKey, CampaignListParams['nextCursor']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCampaignListInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof campaignList>>, QueryKey, CampaignListParams['nextCursor']> = ({ signal, pageParam }) => campaignList({...params, 'nextCursor': pageParam ?? params?.['nextCursor']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof campaignList>>, TError, TData, QueryKey, CampaignListParams['nextCursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CampaignListInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof campaignList>>>
export type CampaignListInfiniteQueryError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


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






export const getCampaignListQueryOptions = <TData = Awaited<ReturnType<typeof campaignList>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(params?: CampaignListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof campaignList>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCampaignListQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof campaignList>>> = ({ signal }) => campaignList(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof campaignList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CampaignListQueryResult = NonNullable<Awaited<ReturnType<typeof campaignList>>>
export type CampaignListQueryError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useCampaignList<TData = Awaited<ReturnType<typeof campaignList>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  CampaignListParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof campaignList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof campaignList>>,
          TError,
          Awaited<ReturnType<typeof campaignList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCampaignList<TData = Awaited<ReturnType<typeof campaignList>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: CampaignListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof campaignList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof campaignList>>,
          TError,
          Awaited<ReturnType<typeof campaignList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCampaignList<TData = Awaited<ReturnType<typeof campaignList>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: CampaignListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof campaignList>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List my campaigns
 */

export function useCampaignList<TData = Awaited<ReturnType<typeof campaignList>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: CampaignListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof campaignList>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCampaignListQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type campaignCreateResponse201 = {
  data: Campaign
  status: 201
}

export type campaignCreateResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type campaignCreateResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type campaignCreateResponse403 = {
  data: ForbiddenResponse
  status: 403
}

export type campaignCreateResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type campaignCreateResponse413 = {
  data: PayloadTooLargeResponse
  status: 413
}

export type campaignCreateResponse415 = {
  data: UnsupportedFormTypeResponse
  status: 415
}

export type campaignCreateResponse422 = {
  data: UnprocessableContentResponse
  status: 422
}

export type campaignCreateResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type campaignCreateResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type campaignCreateResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type campaignCreateResponseSuccess = (campaignCreateResponse201) & {
  headers: Headers;
};
export type campaignCreateResponseError = (campaignCreateResponse400 | campaignCreateResponse401 | campaignCreateResponse403 | campaignCreateResponse405 | campaignCreateResponse413 | campaignCreateResponse415 | campaignCreateResponse422 | campaignCreateResponse429 | campaignCreateResponse500 | campaignCreateResponse503) & {
  headers: Headers;
};

export const getCampaignCreateUrl = () => {




  return `/api/campaigns/create`
}

/**
 * Cover pictures may be JPEG, PNG, WebP or AVIF; they are decoded, cropped to one ratio and stored anew. Give both
 * widths or one, from which the other is made.
 * @summary Create a campaign
 */
export const campaignCreate = async (campaignCreateRequest: CampaignCreateRequest, options?: Parameters<typeof http>[1]): Promise<campaignCreateResponseSuccess> => {
    const formData = toFormData(campaignCreateRequest)
  return http<campaignCreateResponseSuccess>(getCampaignCreateUrl(),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getCampaignCreateMutationKey = () => ['campaignCreate'] as const;

export const getCampaignCreateMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedFormTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof campaignCreate>>, TError,CampaignCreateMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof campaignCreate>>, TError,CampaignCreateMutationVariables, TContext> => {

const mutationKey = getCampaignCreateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof campaignCreate>>, CampaignCreateMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  campaignCreate(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof campaignCreate>>, variables: CampaignCreateMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getCampaignListQueryKey(), getCampaignListInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CampaignCreateMutationResult = NonNullable<Awaited<ReturnType<typeof campaignCreate>>>
    export type CampaignCreateMutationBody = CampaignCreateRequest
    export type CampaignCreateMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedFormTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type CampaignCreateMutationVariables = {data: CampaignCreateRequest}

    /**
 * @summary Create a campaign
 */
export const useCampaignCreate = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedFormTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
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
    export type campaignGetResponse200 = {
  data: Campaign
  status: 200
}

export type campaignGetResponse400 = {
  data: UnreadablePathResponse
  status: 400
}

export type campaignGetResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type campaignGetResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type campaignGetResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type campaignGetResponse422 = {
  data: UnprocessableParametersResponse
  status: 422
}

export type campaignGetResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type campaignGetResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type campaignGetResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type campaignGetResponseSuccess = (campaignGetResponse200) & {
  headers: Headers;
};
export type campaignGetResponseError = (campaignGetResponse400 | campaignGetResponse401 | campaignGetResponse404 | campaignGetResponse405 | campaignGetResponse422 | campaignGetResponse429 | campaignGetResponse500 | campaignGetResponse503) & {
  headers: Headers;
};

export const getCampaignGetUrl = (campaignId: string,) => {




  return `/api/campaigns/${encodeURIComponent(String(campaignId))}`
}

/**
 * Opening a campaign sets its `last_accessed_at`, at most once a minute.
 * @summary Get a campaign
 */
export const campaignGet = async (campaignId: string, options?: Parameters<typeof http>[1]): Promise<campaignGetResponseSuccess> => {

  return http<campaignGetResponseSuccess>(getCampaignGetUrl(campaignId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getCampaignGetQueryKey = (campaignId: string,) => {
    return [
    'api','campaigns',campaignId
    ] as const;
    }


export const getCampaignGetQueryOptions = <TData = Awaited<ReturnType<typeof campaignGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(campaignId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof campaignGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCampaignGetQueryKey(campaignId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof campaignGet>>> = ({ signal }) => campaignGet(campaignId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: campaignId !== null && campaignId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof campaignGet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CampaignGetQueryResult = NonNullable<Awaited<ReturnType<typeof campaignGet>>>
export type CampaignGetQueryError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useCampaignGet<TData = Awaited<ReturnType<typeof campaignGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof campaignGet>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof campaignGet>>,
          TError,
          Awaited<ReturnType<typeof campaignGet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCampaignGet<TData = Awaited<ReturnType<typeof campaignGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof campaignGet>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof campaignGet>>,
          TError,
          Awaited<ReturnType<typeof campaignGet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCampaignGet<TData = Awaited<ReturnType<typeof campaignGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof campaignGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a campaign
 */

export function useCampaignGet<TData = Awaited<ReturnType<typeof campaignGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof campaignGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCampaignGetQueryOptions(campaignId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type campaignUpdateResponse200 = {
  data: Campaign
  status: 200
}

export type campaignUpdateResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type campaignUpdateResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type campaignUpdateResponse403 = {
  data: ForbiddenResponse
  status: 403
}

export type campaignUpdateResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type campaignUpdateResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type campaignUpdateResponse412 = {
  data: PreconditionFailedResponse
  status: 412
}

export type campaignUpdateResponse413 = {
  data: PayloadTooLargeResponse
  status: 413
}

export type campaignUpdateResponse415 = {
  data: UnsupportedFormTypeResponse
  status: 415
}

export type campaignUpdateResponse422 = {
  data: UnprocessableContentResponse
  status: 422
}

export type campaignUpdateResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type campaignUpdateResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type campaignUpdateResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type campaignUpdateResponseSuccess = (campaignUpdateResponse200) & {
  headers: Headers;
};
export type campaignUpdateResponseError = (campaignUpdateResponse400 | campaignUpdateResponse401 | campaignUpdateResponse403 | campaignUpdateResponse404 | campaignUpdateResponse405 | campaignUpdateResponse412 | campaignUpdateResponse413 | campaignUpdateResponse415 | campaignUpdateResponse422 | campaignUpdateResponse429 | campaignUpdateResponse500 | campaignUpdateResponse503) & {
  headers: Headers;
};

export const getCampaignUpdateUrl = (campaignId: string,) => {




  return `/api/campaigns/${encodeURIComponent(String(campaignId))}`
}

/**
 * Parts that are absent stay as they are.
 * @summary Change a campaign
 */
export const campaignUpdate = async (campaignId: string,
    campaignUpdateRequest: CampaignUpdateRequest,
    headers?: CampaignUpdateHeaders, options?: Parameters<typeof http>[1]): Promise<campaignUpdateResponseSuccess> => {
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
return http<campaignUpdateResponseSuccess>(getCampaignUpdateUrl(campaignId),
  {
    ...options,
    method: 'PATCH',
    headers: { ...headers, ...getHeaders(options?.headers) },
    body: formData
  }
);}





export const getCampaignUpdateMutationKey = () => ['campaignUpdate'] as const;

export const getCampaignUpdateMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedFormTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
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
        queryClient.invalidateQueries({ predicate: (query) => [getCampaignListQueryKey(), getCampaignListInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CampaignUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof campaignUpdate>>>
    export type CampaignUpdateMutationBody = CampaignUpdateRequest
    export type CampaignUpdateMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedFormTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type CampaignUpdateMutationVariables = {campaignId: string;data: CampaignUpdateRequest;headers?: CampaignUpdateHeaders}

    /**
 * @summary Change a campaign
 */
export const useCampaignUpdate = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedFormTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
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
    export type campaignDeleteResponse204 = {
  data: void
  status: 204
}

export type campaignDeleteResponse400 = {
  data: UnreadablePathResponse
  status: 400
}

export type campaignDeleteResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type campaignDeleteResponse403 = {
  data: ForbiddenResponse
  status: 403
}

export type campaignDeleteResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type campaignDeleteResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type campaignDeleteResponse412 = {
  data: PreconditionFailedResponse
  status: 412
}

export type campaignDeleteResponse422 = {
  data: UnprocessableParametersResponse
  status: 422
}

export type campaignDeleteResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type campaignDeleteResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type campaignDeleteResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type campaignDeleteResponseSuccess = (campaignDeleteResponse204) & {
  headers: Headers;
};
export type campaignDeleteResponseError = (campaignDeleteResponse400 | campaignDeleteResponse401 | campaignDeleteResponse403 | campaignDeleteResponse404 | campaignDeleteResponse405 | campaignDeleteResponse412 | campaignDeleteResponse422 | campaignDeleteResponse429 | campaignDeleteResponse500 | campaignDeleteResponse503) & {
  headers: Headers;
};

export const getCampaignDeleteUrl = (campaignId: string,) => {




  return `/api/campaigns/${encodeURIComponent(String(campaignId))}`
}

/**
 * For its owner only.
 * @summary Delete a campaign
 */
export const campaignDelete = async (campaignId: string,
    headers?: CampaignDeleteHeaders, options?: Parameters<typeof http>[1]): Promise<campaignDeleteResponseSuccess> => {

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
return http<campaignDeleteResponseSuccess>(getCampaignDeleteUrl(campaignId),
  {
    ...options,
    method: 'DELETE',
    headers: { ...headers, ...getHeaders(options?.headers) }

  }
);}





export const getCampaignDeleteMutationKey = () => ['campaignDelete'] as const;

export const getCampaignDeleteMutationOptions = <TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | PreconditionFailedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
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
        queryClient.invalidateQueries({ predicate: (query) => [getCampaignListQueryKey(), getCampaignListInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CampaignDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof campaignDelete>>>

    export type CampaignDeleteMutationError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | PreconditionFailedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type CampaignDeleteMutationVariables = {campaignId: string;headers?: CampaignDeleteHeaders}

    /**
 * @summary Delete a campaign
 */
export const useCampaignDelete = <TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | PreconditionFailedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
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
