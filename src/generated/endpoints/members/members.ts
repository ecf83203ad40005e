/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { queryOptions as queryOptionsBuilder, useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, MutationFunction, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseMutationOptions, UseMutationResult, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { BadRequestResponse, CampaignForbiddenResponse, HandOverConflictResponse, InternalServerErrorResponse, Member, MemberList, MemberUpdateRequest, MethodNotAllowedResponse, NotFoundResponse, OwnerConflictResponse, PayloadTooLargeResponse, ServiceUnavailableResponse, TooManyRequestsResponse, UnauthorizedResponse, UnprocessableContentResponse, UnprocessableParametersResponse, UnreadableAddressResponse, UnsupportedMediaTypeResponse } from '../../model/index.ts';
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

const getMemberListUrl = (campaignId: string,) => {
  return `/api/campaigns/${encodeURIComponent(String(campaignId))}/members`
}

/**
 * All members see all members: first the owner, then the others in the order in which they joined.
 * @summary List the members of a campaign
 */
export const memberList = async (campaignId: string, options?: Parameters<typeof http>[1]): Promise<MemberList> => {
  return http<MemberList>(getMemberListUrl(campaignId),
  {
    ...options,
    method: 'GET'
  }
);}

export const getMemberListQueryKey = (campaignId: string,) => {
    return [
    "memberList", ...(campaignId ? [campaignId] : [])
    ] as const;
    }

export const getMemberListQueryOptions = <TData = Awaited<ReturnType<typeof memberList>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(campaignId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof memberList>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getMemberListQueryKey(campaignId);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof memberList>>> = ({ signal }) => memberList(campaignId, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: campaignId !== null && campaignId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof memberList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export function useMemberList<TData = Awaited<ReturnType<typeof memberList>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof memberList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof memberList>>,
          TError,
          Awaited<ReturnType<typeof memberList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useMemberList<TData = Awaited<ReturnType<typeof memberList>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof memberList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof memberList>>,
          TError,
          Awaited<ReturnType<typeof memberList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useMemberList<TData = Awaited<ReturnType<typeof memberList>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof memberList>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary List the members of a campaign
 */
export function useMemberList<TData = Awaited<ReturnType<typeof memberList>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof memberList>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getMemberListQueryOptions(campaignId,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getMemberListSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof memberList>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(campaignId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof memberList>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getMemberListQueryKey(campaignId);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof memberList>>> = ({ signal }) => memberList(campaignId, { signal, ...requestOptions });
   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof memberList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export function useMemberListSuspense<TData = Awaited<ReturnType<typeof memberList>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof memberList>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useMemberListSuspense<TData = Awaited<ReturnType<typeof memberList>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof memberList>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useMemberListSuspense<TData = Awaited<ReturnType<typeof memberList>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof memberList>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary List the members of a campaign
 */
export function useMemberListSuspense<TData = Awaited<ReturnType<typeof memberList>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof memberList>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getMemberListSuspenseQueryOptions(campaignId,options)
  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

const getMemberUpdateUrl = (campaignId: string,
    userId: string,) => {
  return `/api/campaigns/${encodeURIComponent(String(campaignId))}/members/${encodeURIComponent(String(userId))}`
}

/**
 * Game masters can change players and viewers. Only the owner can appoint and dismiss game masters. The role of the
 * owner changes with `memberMakeOwner` only. When a game master is dismissed, all invitations get new codes.
 * @summary Change the role of a member
 */
const memberUpdate = async (campaignId: string,
    userId: string,
    memberUpdateRequest: MemberUpdateRequest, options?: Parameters<typeof http>[1]): Promise<Member> => {
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
return http<Member>(getMemberUpdateUrl(campaignId,userId),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(memberUpdateRequest)
  }
);}

const getMemberUpdateMutationKey = () => ['memberUpdate'] as const;

const getMemberUpdateMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | OwnerConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof memberUpdate>>, TError,MemberUpdateMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof memberUpdate>>, TError,MemberUpdateMutationVariables, TContext> => {
const mutationKey = getMemberUpdateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof memberUpdate>>, MemberUpdateMutationVariables> = (props) => {
          const {campaignId,userId,data} = props ?? {};
          return  memberUpdate(campaignId,userId,data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}

type MemberUpdateMutationVariables = {campaignId: string;userId: string;data: MemberUpdateRequest}

/**
 * @summary Change the role of a member
 */
export const useMemberUpdate = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | OwnerConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof memberUpdate>>, TError,MemberUpdateMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof memberUpdate>>,
        TError,
        MemberUpdateMutationVariables,
        TContext
      > => {
      return useMutation(getMemberUpdateMutationOptions(options), queryClient);
    }

const getMemberRemoveUrl = (campaignId: string,
    userId: string,) => {
  return `/api/campaigns/${encodeURIComponent(String(campaignId))}/members/${encodeURIComponent(String(userId))}`
}

/**
 * Every member but the owner can leave. Game masters can remove players and viewers; only the owner can remove game
 * masters. What the member has written stays. When a game master is removed or leaves, all invitations get new codes.
 * @summary Remove a member, or leave a campaign
 */
const memberRemove = async (campaignId: string,
    userId: string, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getMemberRemoveUrl(campaignId,userId),
  {
    ...options,
    method: 'DELETE'
  }
);}

const getMemberRemoveMutationKey = () => ['memberRemove'] as const;

const getMemberRemoveMutationOptions = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | OwnerConflictResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof memberRemove>>, TError,MemberRemoveMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof memberRemove>>, TError,MemberRemoveMutationVariables, TContext> => {
const mutationKey = getMemberRemoveMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof memberRemove>>, MemberRemoveMutationVariables> = (props) => {
          const {campaignId,userId} = props ?? {};
          return  memberRemove(campaignId,userId,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}

type MemberRemoveMutationVariables = {campaignId: string;userId: string}

/**
 * @summary Remove a member, or leave a campaign
 */
export const useMemberRemove = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | OwnerConflictResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof memberRemove>>, TError,MemberRemoveMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof memberRemove>>,
        TError,
        MemberRemoveMutationVariables,
        TContext
      > => {
      return useMutation(getMemberRemoveMutationOptions(options), queryClient);
    }

const getMemberMakeOwnerUrl = (campaignId: string,
    userId: string,) => {
  return `/api/campaigns/${encodeURIComponent(String(campaignId))}/members/${encodeURIComponent(String(userId))}/make-owner`
}

/**
 * Only the owner can do this, and only to a member with the role `gm`. The former owner becomes a game master. The
 * campaign then counts for the quotas of the new owner, and its invitations for game masters get new codes.
 * @summary Hand a campaign over to another game master
 */
const memberMakeOwner = async (campaignId: string,
    userId: string, options?: Parameters<typeof http>[1]): Promise<Member> => {
  return http<Member>(getMemberMakeOwnerUrl(campaignId,userId),
  {
    ...options,
    method: 'POST'
  }
);}

const getMemberMakeOwnerMutationKey = () => ['memberMakeOwner'] as const;

const getMemberMakeOwnerMutationOptions = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | HandOverConflictResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof memberMakeOwner>>, TError,MemberMakeOwnerMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof memberMakeOwner>>, TError,MemberMakeOwnerMutationVariables, TContext> => {
const mutationKey = getMemberMakeOwnerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof memberMakeOwner>>, MemberMakeOwnerMutationVariables> = (props) => {
          const {campaignId,userId} = props ?? {};
          return  memberMakeOwner(campaignId,userId,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}

type MemberMakeOwnerMutationVariables = {campaignId: string;userId: string}

/**
 * @summary Hand a campaign over to another game master
 */
export const useMemberMakeOwner = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | HandOverConflictResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof memberMakeOwner>>, TError,MemberMakeOwnerMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof memberMakeOwner>>,
        TError,
        MemberMakeOwnerMutationVariables,
        TContext
      > => {
      return useMutation(getMemberMakeOwnerMutationOptions(options), queryClient);
    }
