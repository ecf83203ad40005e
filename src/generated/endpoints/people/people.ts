/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseInfiniteQueryResult, DefinedUseQueryResult, InfiniteData, MutationFunction, MutationFunctionContext, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseInfiniteQueryOptions, UseInfiniteQueryResult, UseMutationOptions, UseMutationResult, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import type { AdministratorsConfirmedResponse, AdministratorsOnlyResponse, BadRequestResponse, InternalServerErrorResponse, InvalidCursorResponse, MailOnItsWayResponse, MethodNotAllowedResponse, NotAnAdministratorResponse, NotFoundResponse, OwnFactorsConflictResponse, PayloadTooLargeResponse, Person, PersonConflictResponse, PersonDetails, PersonListParams, PersonPage, PersonUpdateRequest, ServiceUnavailableResponse, TooManyRequestsResponse, UnauthorizedResponse, UnprocessableContentResponse, UnprocessableParametersResponse, UnreadableAddressResponse, UnsupportedMediaTypeResponse, VerificationConflictResponse } from '../../model/index.ts';
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

const getPersonListUrl = (params?: PersonListParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined && value !== null) {
      normalizedParams.append(key, String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/api/people/?${stringifiedParams}` : `/api/people/`
}

/**
 * @summary List the people who have an account
 */
const personList = async (params?: PersonListParams, options?: Parameters<typeof http>[1]): Promise<PersonPage> => {
  return http<PersonPage>(getPersonListUrl(params),
  {
    ...options,
    method: 'GET'
  }
);}

const getPersonListInfiniteQueryKey = (params?: PersonListParams,) => {
    return [
    "personList", ...(params ? [params] : [])
    ] as const;
    }

export const getPersonListInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof personList>>, PersonListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(params?: PersonListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof personList>>, TError, TData, QueryKey, PersonListParams['nextCursor']>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getPersonListInfiniteQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof personList>>, QueryKey, PersonListParams['nextCursor']> = ({ signal, pageParam }) => personList({...params, 'nextCursor': pageParam ?? params?.['nextCursor']}, { signal, ...requestOptions });
      const customOptions = paged({ queryKey, queryFn, ...queryOptions});
   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof personList>>, TError, TData, QueryKey, PersonListParams['nextCursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export function usePersonListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof personList>>, PersonListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  PersonListParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof personList>>, TError, TData, QueryKey, PersonListParams['nextCursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof personList>>,
          TError,
          Awaited<ReturnType<typeof personList>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function usePersonListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof personList>>, PersonListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: PersonListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof personList>>, TError, TData, QueryKey, PersonListParams['nextCursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof personList>>,
          TError,
          Awaited<ReturnType<typeof personList>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function usePersonListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof personList>>, PersonListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: PersonListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof personList>>, TError, TData, QueryKey, PersonListParams['nextCursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary List the people who have an account
 */
export function usePersonListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof personList>>, PersonListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: PersonListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof personList>>, TError, TData, QueryKey, PersonListParams['nextCursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getPersonListInfiniteQueryOptions(params,options)
  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

const getPersonGetUrl = (userId: string,) => {
  return `/api/people/${encodeURIComponent(String(userId))}`
}

/**
 * @summary Get a person and where they are signed in
 */
const personGet = async (userId: string, options?: Parameters<typeof http>[1]): Promise<PersonDetails> => {
  return http<PersonDetails>(getPersonGetUrl(userId),
  {
    ...options,
    method: 'GET'
  }
);}

export const getPersonGetQueryKey = (userId: string,) => {
    return [
    "personGet", ...(userId ? [userId] : [])
    ] as const;
    }

const getPersonGetQueryOptions = <TData = Awaited<ReturnType<typeof personGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(userId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getPersonGetQueryKey(userId);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof personGet>>> = ({ signal }) => personGet(userId, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: userId !== null && userId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof personGet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export function usePersonGet<TData = Awaited<ReturnType<typeof personGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 userId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof personGet>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof personGet>>,
          TError,
          Awaited<ReturnType<typeof personGet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function usePersonGet<TData = Awaited<ReturnType<typeof personGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 userId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personGet>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof personGet>>,
          TError,
          Awaited<ReturnType<typeof personGet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function usePersonGet<TData = Awaited<ReturnType<typeof personGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 userId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Get a person and where they are signed in
 */
export function usePersonGet<TData = Awaited<ReturnType<typeof personGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotAnAdministratorResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 userId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getPersonGetQueryOptions(userId,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

const getPersonUpdateUrl = (userId: string,) => {
  return `/api/people/${encodeURIComponent(String(userId))}`
}

/**
 * A disabled account cannot sign in, and its sessions end at once. The sessions of a person who loses a group end, too.
 * The response is 409 if no administrator would remain whose account is verified and not disabled, if the account is
 * the own one and would be disabled, or if an account that is not verified, is disabled or is about to be deleted would
 * get a group. The person gets a mail about each change. Nothing happens if the account is as requested already.
 * @summary Disable or enable an account, or change its groups
 */
const personUpdate = async (userId: string,
    personUpdateRequest: PersonUpdateRequest, options?: Parameters<typeof http>[1]): Promise<Person> => {
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
return http<Person>(getPersonUpdateUrl(userId),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(personUpdateRequest)
  }
);}

const getPersonUpdateMutationKey = () => ['personUpdate'] as const;

const getPersonUpdateMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | AdministratorsConfirmedResponse | NotFoundResponse | MethodNotAllowedResponse | PersonConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof personUpdate>>, TError,PersonUpdateMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof personUpdate>>, TError,PersonUpdateMutationVariables, TContext> => {
const mutationKey = getPersonUpdateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof personUpdate>>, PersonUpdateMutationVariables> = (props) => {
          const {userId,data} = props ?? {};
          return  personUpdate(userId,data,requestOptions)
        }
  const onSuccess = (data: Awaited<ReturnType<typeof personUpdate>>, variables: PersonUpdateMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getPersonListInfiniteQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };
  return  { ...mutationOptions, mutationFn, onSuccess }}

type PersonUpdateMutationVariables = {userId: string;data: PersonUpdateRequest}

/**
 * @summary Disable or enable an account, or change its groups
 */
export const usePersonUpdate = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | AdministratorsConfirmedResponse | NotFoundResponse | MethodNotAllowedResponse | PersonConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof personUpdate>>, TError,PersonUpdateMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof personUpdate>>,
        TError,
        PersonUpdateMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getPersonUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }

const getPersonSignOutUrl = (userId: string,) => {
  return `/api/people/${encodeURIComponent(String(userId))}/sign-out`
}

/**
 * Ends all sessions of the person. They get a mail about it if they had any.
 * @summary Sign a person out everywhere
 */
const personSignOut = async (userId: string, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getPersonSignOutUrl(userId),
  {
    ...options,
    method: 'POST'
  }
);}

const getPersonSignOutMutationKey = () => ['personSignOut'] as const;

const getPersonSignOutMutationOptions = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | AdministratorsConfirmedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof personSignOut>>, TError,PersonSignOutMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof personSignOut>>, TError,PersonSignOutMutationVariables, TContext> => {
const mutationKey = getPersonSignOutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof personSignOut>>, PersonSignOutMutationVariables> = (props) => {
          const {userId} = props ?? {};
          return  personSignOut(userId,requestOptions)
        }
  const onSuccess = (data: Awaited<ReturnType<typeof personSignOut>>, variables: PersonSignOutMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getPersonListInfiniteQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };
  return  { ...mutationOptions, mutationFn, onSuccess }}

type PersonSignOutMutationVariables = {userId: string}

/**
 * @summary Sign a person out everywhere
 */
export const usePersonSignOut = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | AdministratorsConfirmedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof personSignOut>>, TError,PersonSignOutMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof personSignOut>>,
        TError,
        PersonSignOutMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getPersonSignOutMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }

const getPersonResetFactorsUrl = (userId: string,) => {
  return `/api/people/${encodeURIComponent(String(userId))}/reset-factors`
}

/**
 * Removes the authenticator app, all passkeys and the recovery codes, and ends all sessions of the person, who gets a
 * mail about it. Nothing happens if the account has no second factor. The response is 409 for the own account.
 * @summary Remove the second factors of a person who has lost them
 */
const personResetFactors = async (userId: string, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getPersonResetFactorsUrl(userId),
  {
    ...options,
    method: 'POST'
  }
);}

const getPersonResetFactorsMutationKey = () => ['personResetFactors'] as const;

const getPersonResetFactorsMutationOptions = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | AdministratorsConfirmedResponse | NotFoundResponse | MethodNotAllowedResponse | OwnFactorsConflictResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof personResetFactors>>, TError,PersonResetFactorsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof personResetFactors>>, TError,PersonResetFactorsMutationVariables, TContext> => {
const mutationKey = getPersonResetFactorsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof personResetFactors>>, PersonResetFactorsMutationVariables> = (props) => {
          const {userId} = props ?? {};
          return  personResetFactors(userId,requestOptions)
        }
  const onSuccess = (data: Awaited<ReturnType<typeof personResetFactors>>, variables: PersonResetFactorsMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getPersonListInfiniteQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };
  return  { ...mutationOptions, mutationFn, onSuccess }}

type PersonResetFactorsMutationVariables = {userId: string}

/**
 * @summary Remove the second factors of a person who has lost them
 */
export const usePersonResetFactors = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | AdministratorsConfirmedResponse | NotFoundResponse | MethodNotAllowedResponse | OwnFactorsConflictResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof personResetFactors>>, TError,PersonResetFactorsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof personResetFactors>>,
        TError,
        PersonResetFactorsMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getPersonResetFactorsMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }

const getPersonResendVerificationUrl = (userId: string,) => {
  return `/api/people/${encodeURIComponent(String(userId))}/resend-verification`
}

/**
 * The response is 409 if the address is verified already, or the account is disabled. The mail is the same as that of
 * `authResendVerification`, and counts for the same limit.
 * @summary Send a person the verification mail again
 */
const personResendVerification = async (userId: string, options?: Parameters<typeof http>[1]): Promise<MailOnItsWayResponse> => {
  return http<MailOnItsWayResponse>(getPersonResendVerificationUrl(userId),
  {
    ...options,
    method: 'POST'
  }
);}

const getPersonResendVerificationMutationKey = () => ['personResendVerification'] as const;

const getPersonResendVerificationMutationOptions = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | AdministratorsOnlyResponse | NotFoundResponse | MethodNotAllowedResponse | VerificationConflictResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof personResendVerification>>, TError,PersonResendVerificationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof personResendVerification>>, TError,PersonResendVerificationMutationVariables, TContext> => {
const mutationKey = getPersonResendVerificationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof personResendVerification>>, PersonResendVerificationMutationVariables> = (props) => {
          const {userId} = props ?? {};
          return  personResendVerification(userId,requestOptions)
        }
  const onSuccess = (data: Awaited<ReturnType<typeof personResendVerification>>, variables: PersonResendVerificationMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getPersonListInfiniteQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };
  return  { ...mutationOptions, mutationFn, onSuccess }}

type PersonResendVerificationMutationVariables = {userId: string}

/**
 * @summary Send a person the verification mail again
 */
export const usePersonResendVerification = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | AdministratorsOnlyResponse | NotFoundResponse | MethodNotAllowedResponse | VerificationConflictResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof personResendVerification>>, TError,PersonResendVerificationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof personResendVerification>>,
        TError,
        PersonResendVerificationMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getPersonResendVerificationMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
