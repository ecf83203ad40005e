/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { useMutation, useQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, MutationFunction, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseMutationOptions, UseMutationResult, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import type { BadRequestResponse, CampaignForbiddenResponse, ForbiddenResponse, InternalServerErrorResponse, InvalidInvitationResponse, Invitation, InvitationAcceptance, InvitationConflictResponse, InvitationCreateHeaders, InvitationCreateRequest, InvitationList, InvitationPreview, MembersConflictResponse, MethodNotAllowedResponse, NotFoundResponse, PayloadTooLargeResponse, ServiceUnavailableResponse, TooManyRequestsResponse, UnauthorizedResponse, UnprocessableContentResponse, UnprocessableParametersResponse, UnreadableAddressResponse, UnsupportedMediaTypeResponse } from '../../model/index.ts';
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

const getInvitationListUrl = (campaignId: string,) => {
  return `/api/campaigns/${encodeURIComponent(String(campaignId))}/invitations`
}

/**
 * Only game masters see invitations, the newest first. Expired ones are listed for thirty days.
 * @summary List the invitations to a campaign
 */
const invitationList = async (campaignId: string, options?: Parameters<typeof http>[1]): Promise<InvitationList> => {
  return http<InvitationList>(getInvitationListUrl(campaignId),
  {
    ...options,
    method: 'GET'
  }
);}

export const getInvitationListQueryKey = (campaignId: string,) => {
    return [
    "invitationList", ...(campaignId ? [campaignId] : [])
    ] as const;
    }

export const getInvitationListQueryOptions = <TData = Awaited<ReturnType<typeof invitationList>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(campaignId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof invitationList>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getInvitationListQueryKey(campaignId);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof invitationList>>> = ({ signal }) => invitationList(campaignId, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: campaignId !== null && campaignId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof invitationList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export function useInvitationList<TData = Awaited<ReturnType<typeof invitationList>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof invitationList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof invitationList>>,
          TError,
          Awaited<ReturnType<typeof invitationList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useInvitationList<TData = Awaited<ReturnType<typeof invitationList>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof invitationList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof invitationList>>,
          TError,
          Awaited<ReturnType<typeof invitationList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useInvitationList<TData = Awaited<ReturnType<typeof invitationList>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof invitationList>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary List the invitations to a campaign
 */
export function useInvitationList<TData = Awaited<ReturnType<typeof invitationList>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof invitationList>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getInvitationListQueryOptions(campaignId,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

const getInvitationCreateUrl = (campaignId: string,) => {
  return `/api/campaigns/${encodeURIComponent(String(campaignId))}/invitations/create`
}

/**
 * Only game masters can invite, and only the owner can invite a game master.
 * @summary Create an invitation
 */
const invitationCreate = async (campaignId: string,
    invitationCreateRequest: InvitationCreateRequest,
    headers?: InvitationCreateHeaders, options?: Parameters<typeof http>[1]): Promise<Invitation> => {
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
return http<Invitation>(getInvitationCreateUrl(campaignId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(invitationCreateRequest)
  }
);}

const getInvitationCreateMutationKey = () => ['invitationCreate'] as const;

const getInvitationCreateMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | InvitationConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof invitationCreate>>, TError,InvitationCreateMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof invitationCreate>>, TError,InvitationCreateMutationVariables, TContext> => {
const mutationKey = getInvitationCreateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof invitationCreate>>, InvitationCreateMutationVariables> = (props) => {
          const {campaignId,data,headers} = props ?? {};
          return  invitationCreate(campaignId,data,headers,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}

type InvitationCreateMutationVariables = {campaignId: string;data: InvitationCreateRequest;headers?: InvitationCreateHeaders}

/**
 * @summary Create an invitation
 */
export const useInvitationCreate = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | InvitationConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof invitationCreate>>, TError,InvitationCreateMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof invitationCreate>>,
        TError,
        InvitationCreateMutationVariables,
        TContext
      > => {
      return useMutation(getInvitationCreateMutationOptions(options), queryClient);
    }

const getInvitationRevokeUrl = (campaignId: string,
    invitationId: string,) => {
  return `/api/campaigns/${encodeURIComponent(String(campaignId))}/invitations/${encodeURIComponent(String(invitationId))}`
}

/**
 * The link stops working. People who have joined with it stay members.
 * @summary Revoke an invitation
 */
const invitationRevoke = async (campaignId: string,
    invitationId: string, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getInvitationRevokeUrl(campaignId,invitationId),
  {
    ...options,
    method: 'DELETE'
  }
);}

const getInvitationRevokeMutationKey = () => ['invitationRevoke'] as const;

const getInvitationRevokeMutationOptions = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof invitationRevoke>>, TError,InvitationRevokeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof invitationRevoke>>, TError,InvitationRevokeMutationVariables, TContext> => {
const mutationKey = getInvitationRevokeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof invitationRevoke>>, InvitationRevokeMutationVariables> = (props) => {
          const {campaignId,invitationId} = props ?? {};
          return  invitationRevoke(campaignId,invitationId,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}

type InvitationRevokeMutationVariables = {campaignId: string;invitationId: string}

/**
 * @summary Revoke an invitation
 */
export const useInvitationRevoke = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof invitationRevoke>>, TError,InvitationRevokeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof invitationRevoke>>,
        TError,
        InvitationRevokeMutationVariables,
        TContext
      > => {
      return useMutation(getInvitationRevokeMutationOptions(options), queryClient);
    }

const getInvitationRotateUrl = (campaignId: string,
    invitationId: string,) => {
  return `/api/campaigns/${encodeURIComponent(String(campaignId))}/invitations/${encodeURIComponent(String(invitationId))}/rotate`
}

/**
 * The old link stops working; role, expiry and uses stay.
 * @summary Replace the code of an invitation
 */
const invitationRotate = async (campaignId: string,
    invitationId: string, options?: Parameters<typeof http>[1]): Promise<Invitation> => {
  return http<Invitation>(getInvitationRotateUrl(campaignId,invitationId),
  {
    ...options,
    method: 'POST'
  }
);}

const getInvitationRotateMutationKey = () => ['invitationRotate'] as const;

const getInvitationRotateMutationOptions = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof invitationRotate>>, TError,InvitationRotateMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof invitationRotate>>, TError,InvitationRotateMutationVariables, TContext> => {
const mutationKey = getInvitationRotateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof invitationRotate>>, InvitationRotateMutationVariables> = (props) => {
          const {campaignId,invitationId} = props ?? {};
          return  invitationRotate(campaignId,invitationId,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}

type InvitationRotateMutationVariables = {campaignId: string;invitationId: string}

/**
 * @summary Replace the code of an invitation
 */
export const useInvitationRotate = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof invitationRotate>>, TError,InvitationRotateMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof invitationRotate>>,
        TError,
        InvitationRotateMutationVariables,
        TContext
      > => {
      return useMutation(getInvitationRotateMutationOptions(options), queryClient);
    }

const getInvitationGetUrl = (code: string,) => {
  return `/api/invitations/${encodeURIComponent(String(code))}`
}

/**
 * @summary Look at an invitation before accepting it
 */
const invitationGet = async (code: string, options?: Parameters<typeof http>[1]): Promise<InvitationPreview> => {
  return http<InvitationPreview>(getInvitationGetUrl(code),
  {
    ...options,
    method: 'GET'
  }
);}

const getInvitationGetQueryKey = (code: string,) => {
    return [
    "invitationGet", ...(code ? [code] : [])
    ] as const;
    }

const getInvitationGetQueryOptions = <TData = Awaited<ReturnType<typeof invitationGet>>, TError = ErrorType<InvalidInvitationResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(code: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof invitationGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getInvitationGetQueryKey(code);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof invitationGet>>> = ({ signal }) => invitationGet(code, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: code !== null && code !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof invitationGet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export function useInvitationGet<TData = Awaited<ReturnType<typeof invitationGet>>, TError = ErrorType<InvalidInvitationResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 code: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof invitationGet>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof invitationGet>>,
          TError,
          Awaited<ReturnType<typeof invitationGet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useInvitationGet<TData = Awaited<ReturnType<typeof invitationGet>>, TError = ErrorType<InvalidInvitationResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 code: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof invitationGet>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof invitationGet>>,
          TError,
          Awaited<ReturnType<typeof invitationGet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useInvitationGet<TData = Awaited<ReturnType<typeof invitationGet>>, TError = ErrorType<InvalidInvitationResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 code: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof invitationGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Look at an invitation before accepting it
 */
export function useInvitationGet<TData = Awaited<ReturnType<typeof invitationGet>>, TError = ErrorType<InvalidInvitationResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 code: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof invitationGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getInvitationGetQueryOptions(code,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

const getInvitationAcceptUrl = (code: string,) => {
  return `/api/invitations/${encodeURIComponent(String(code))}/accept`
}

/**
 * The user becomes a member with the role of the invitation. A member keeps the present role, and no use is counted.
 * @summary Accept an invitation
 */
const invitationAccept = async (code: string, options?: Parameters<typeof http>[1]): Promise<InvitationAcceptance> => {
  return http<InvitationAcceptance>(getInvitationAcceptUrl(code),
  {
    ...options,
    method: 'POST'
  }
);}

const getInvitationAcceptMutationKey = () => ['invitationAccept'] as const;

const getInvitationAcceptMutationOptions = <TError = ErrorType<InvalidInvitationResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | MembersConflictResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof invitationAccept>>, TError,InvitationAcceptMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof invitationAccept>>, TError,InvitationAcceptMutationVariables, TContext> => {
const mutationKey = getInvitationAcceptMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof invitationAccept>>, InvitationAcceptMutationVariables> = (props) => {
          const {code} = props ?? {};
          return  invitationAccept(code,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}

type InvitationAcceptMutationVariables = {code: string}

/**
 * @summary Accept an invitation
 */
export const useInvitationAccept = <TError = ErrorType<InvalidInvitationResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | MembersConflictResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof invitationAccept>>, TError,InvitationAcceptMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof invitationAccept>>,
        TError,
        InvitationAcceptMutationVariables,
        TContext
      > => {
      return useMutation(getInvitationAcceptMutationOptions(options), queryClient);
    }
