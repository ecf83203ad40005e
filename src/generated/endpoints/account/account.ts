/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { queryOptions as queryOptionsBuilder, useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, MutationFunction, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseMutationOptions, UseMutationResult, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { Account, AccountCloseRequest, AccountClosing, AccountConfirmRequest, AccountExport, AccountName, AccountPassword, AccountSessions, BadGatewayResponse, BadRequestResponse, CloseConflictResponse, ConfirmationRequiredResponse, EmailRequest, EmailTakenResponse, ForbiddenResponse, InternalServerErrorResponse, InvalidTokenResponse, LastWayInResponse, MailOnItsWayResponse, MethodNotAllowedResponse, NotFoundResponse, OauthExchangeRequest, OauthStart, OauthStartRequest, OwnedCampaigns, PasswordChangedResponse, PayloadTooLargeResponse, ServiceUnavailableResponse, TooManyRequestsResponse, UnauthorizedResponse, UnprocessableContentResponse, UnprocessableParametersResponse, UnreadableAddressResponse, UnsupportedMediaTypeResponse, VerifyEmailRequest } from '../../model/index.ts';
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

const getAccountGetUrl = () => {
  return `/api/account`
}

/**
 * @summary Get my account
 */
const accountGet = async ( options?: Parameters<typeof http>[1]): Promise<Account> => {
  return http<Account>(getAccountGetUrl(),
  {
    ...options,
    method: 'GET'
  }
);}

export const getAccountGetQueryKey = () => {
    return [
    "accountGet"
    ] as const;
    }

const getAccountGetQueryOptions = <TData = Awaited<ReturnType<typeof accountGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof accountGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getAccountGetQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof accountGet>>> = ({ signal }) => accountGet({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof accountGet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export function useAccountGet<TData = Awaited<ReturnType<typeof accountGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof accountGet>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof accountGet>>,
          TError,
          Awaited<ReturnType<typeof accountGet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useAccountGet<TData = Awaited<ReturnType<typeof accountGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof accountGet>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof accountGet>>,
          TError,
          Awaited<ReturnType<typeof accountGet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useAccountGet<TData = Awaited<ReturnType<typeof accountGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof accountGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Get my account
 */
export function useAccountGet<TData = Awaited<ReturnType<typeof accountGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof accountGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getAccountGetQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getAccountGetSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof accountGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof accountGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getAccountGetQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof accountGet>>> = ({ signal }) => accountGet({ signal, ...requestOptions });
   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof accountGet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export function useAccountGetSuspense<TData = Awaited<ReturnType<typeof accountGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof accountGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useAccountGetSuspense<TData = Awaited<ReturnType<typeof accountGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof accountGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useAccountGetSuspense<TData = Awaited<ReturnType<typeof accountGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof accountGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Get my account
 */
export function useAccountGetSuspense<TData = Awaited<ReturnType<typeof accountGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof accountGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getAccountGetSuspenseQueryOptions(options)
  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

const getAccountRenameUrl = () => {
  return `/api/account/name`
}

/**
 * @summary Change my name
 */
const accountRename = async (accountName: AccountName, options?: Parameters<typeof http>[1]): Promise<Account> => {
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
return http<Account>(getAccountRenameUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(accountName)
  }
);}

const getAccountRenameMutationKey = () => ['accountRename'] as const;

const getAccountRenameMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof accountRename>>, TError,AccountRenameMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof accountRename>>, TError,AccountRenameMutationVariables, TContext> => {
const mutationKey = getAccountRenameMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof accountRename>>, AccountRenameMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  accountRename(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}

type AccountRenameMutationVariables = {data: AccountName}

/**
 * @summary Change my name
 */
export const useAccountRename = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof accountRename>>, TError,AccountRenameMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof accountRename>>,
        TError,
        AccountRenameMutationVariables,
        TContext
      > => {
      return useMutation(getAccountRenameMutationOptions(options), queryClient);
    }

const getAccountChangePasswordUrl = () => {
  return `/api/account/password`
}

/**
 * An account with a password needs `currentPassword`; a wrong one is refused with 422 and counts as a failed sign-in. An
 * account without a password gets one; it needs a confirmation and gets 403 with the code `confirmation_required` otherwise.
 * The session gets a new cookie, and links to reset the password become invalid. The address gets a mail.
 * @summary Change my password
 */
const accountChangePassword = async (accountPassword: AccountPassword, options?: Parameters<typeof http>[1]): Promise<void> => {
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
return http<void>(getAccountChangePasswordUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(accountPassword)
  }
);}

const getAccountChangePasswordMutationKey = () => ['accountChangePassword'] as const;

const getAccountChangePasswordMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConfirmationRequiredResponse | MethodNotAllowedResponse | PasswordChangedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof accountChangePassword>>, TError,AccountChangePasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof accountChangePassword>>, TError,AccountChangePasswordMutationVariables, TContext> => {
const mutationKey = getAccountChangePasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof accountChangePassword>>, AccountChangePasswordMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  accountChangePassword(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}

type AccountChangePasswordMutationVariables = {data: AccountPassword}

/**
 * @summary Change my password
 */
export const useAccountChangePassword = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConfirmationRequiredResponse | MethodNotAllowedResponse | PasswordChangedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof accountChangePassword>>, TError,AccountChangePasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof accountChangePassword>>,
        TError,
        AccountChangePasswordMutationVariables,
        TContext
      > => {
      return useMutation(getAccountChangePasswordMutationOptions(options), queryClient);
    }

const getAccountChangeEmailUrl = () => {
  return `/api/account/email`
}

/**
 * Sends a link to the new address, which `accountVerifyEmail` takes, and a notice with a link to undo the change to the
 * old one. The response is the same if another account has the new address; then the mail to it says so. A later request
 * replaces an earlier one.
 * @summary Begin to change my address
 */
const accountChangeEmail = async (emailRequest: EmailRequest, options?: Parameters<typeof http>[1]): Promise<MailOnItsWayResponse> => {
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
return http<MailOnItsWayResponse>(getAccountChangeEmailUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(emailRequest)
  }
);}

const getAccountChangeEmailMutationKey = () => ['accountChangeEmail'] as const;

const getAccountChangeEmailMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConfirmationRequiredResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof accountChangeEmail>>, TError,AccountChangeEmailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof accountChangeEmail>>, TError,AccountChangeEmailMutationVariables, TContext> => {
const mutationKey = getAccountChangeEmailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof accountChangeEmail>>, AccountChangeEmailMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  accountChangeEmail(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}

type AccountChangeEmailMutationVariables = {data: EmailRequest}

/**
 * @summary Begin to change my address
 */
export const useAccountChangeEmail = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConfirmationRequiredResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof accountChangeEmail>>, TError,AccountChangeEmailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof accountChangeEmail>>,
        TError,
        AccountChangeEmailMutationVariables,
        TContext
      > => {
      return useMutation(getAccountChangeEmailMutationOptions(options), queryClient);
    }

const getAccountCancelEmailUrl = () => {
  return `/api/account/email`
}

/**
 * @summary Cancel the change of my address
 */
const accountCancelEmail = async ( options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getAccountCancelEmailUrl(),
  {
    ...options,
    method: 'DELETE'
  }
);}

const getAccountCancelEmailMutationKey = () => ['accountCancelEmail'] as const;

const getAccountCancelEmailMutationOptions = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof accountCancelEmail>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof accountCancelEmail>>, TError,void, TContext> => {
const mutationKey = getAccountCancelEmailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof accountCancelEmail>>, void> = () => {
          return  accountCancelEmail(requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}

/**
 * @summary Cancel the change of my address
 */
export const useAccountCancelEmail = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof accountCancelEmail>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof accountCancelEmail>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getAccountCancelEmailMutationOptions(options), queryClient);
    }

const getAccountVerifyEmailUrl = () => {
  return `/api/account/verify-email`
}

/**
 * Takes the token of the mail to the new address, in a session of the same account. An unknown, used or expired token is
 * refused with 400, and one whose address has got an account since with 409.
 * @summary Finish the change of my address
 */
const accountVerifyEmail = async (verifyEmailRequest: VerifyEmailRequest, options?: Parameters<typeof http>[1]): Promise<Account> => {
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
return http<Account>(getAccountVerifyEmailUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(verifyEmailRequest)
  }
);}

const getAccountVerifyEmailMutationKey = () => ['accountVerifyEmail'] as const;

const getAccountVerifyEmailMutationOptions = <TError = ErrorType<InvalidTokenResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | EmailTakenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof accountVerifyEmail>>, TError,AccountVerifyEmailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof accountVerifyEmail>>, TError,AccountVerifyEmailMutationVariables, TContext> => {
const mutationKey = getAccountVerifyEmailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof accountVerifyEmail>>, AccountVerifyEmailMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  accountVerifyEmail(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}

type AccountVerifyEmailMutationVariables = {data: VerifyEmailRequest}

/**
 * @summary Finish the change of my address
 */
export const useAccountVerifyEmail = <TError = ErrorType<InvalidTokenResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | EmailTakenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof accountVerifyEmail>>, TError,AccountVerifyEmailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof accountVerifyEmail>>,
        TError,
        AccountVerifyEmailMutationVariables,
        TContext
      > => {
      return useMutation(getAccountVerifyEmailMutationOptions(options), queryClient);
    }

const getAccountSessionsUrl = () => {
  return `/api/account/sessions`
}

/**
 * The sessions that have not ended, the last used first.
 * @summary List my sessions
 */
const accountSessions = async ( options?: Parameters<typeof http>[1]): Promise<AccountSessions> => {
  return http<AccountSessions>(getAccountSessionsUrl(),
  {
    ...options,
    method: 'GET'
  }
);}

export const getAccountSessionsQueryKey = () => {
    return [
    "accountSessions"
    ] as const;
    }

export const getAccountSessionsQueryOptions = <TData = Awaited<ReturnType<typeof accountSessions>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof accountSessions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getAccountSessionsQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof accountSessions>>> = ({ signal }) => accountSessions({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof accountSessions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export function useAccountSessions<TData = Awaited<ReturnType<typeof accountSessions>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof accountSessions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof accountSessions>>,
          TError,
          Awaited<ReturnType<typeof accountSessions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useAccountSessions<TData = Awaited<ReturnType<typeof accountSessions>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof accountSessions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof accountSessions>>,
          TError,
          Awaited<ReturnType<typeof accountSessions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useAccountSessions<TData = Awaited<ReturnType<typeof accountSessions>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof accountSessions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary List my sessions
 */
export function useAccountSessions<TData = Awaited<ReturnType<typeof accountSessions>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof accountSessions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getAccountSessionsQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

const getAccountEndOtherSessionsUrl = () => {
  return `/api/account/sessions`
}

/**
 * Ends all my sessions except this one.
 * @summary Sign out everywhere else
 */
const accountEndOtherSessions = async ( options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getAccountEndOtherSessionsUrl(),
  {
    ...options,
    method: 'DELETE'
  }
);}

const getAccountEndOtherSessionsMutationKey = () => ['accountEndOtherSessions'] as const;

const getAccountEndOtherSessionsMutationOptions = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | ConfirmationRequiredResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof accountEndOtherSessions>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof accountEndOtherSessions>>, TError,void, TContext> => {
const mutationKey = getAccountEndOtherSessionsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof accountEndOtherSessions>>, void> = () => {
          return  accountEndOtherSessions(requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}

/**
 * @summary Sign out everywhere else
 */
export const useAccountEndOtherSessions = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | ConfirmationRequiredResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof accountEndOtherSessions>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof accountEndOtherSessions>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getAccountEndOtherSessionsMutationOptions(options), queryClient);
    }

const getAccountEndSessionUrl = (sessionId: string,) => {
  return `/api/account/sessions/${encodeURIComponent(String(sessionId))}`
}

/**
 * @summary End one of my sessions
 */
const accountEndSession = async (sessionId: string, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getAccountEndSessionUrl(sessionId),
  {
    ...options,
    method: 'DELETE'
  }
);}

const getAccountEndSessionMutationKey = () => ['accountEndSession'] as const;

const getAccountEndSessionMutationOptions = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | ConfirmationRequiredResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof accountEndSession>>, TError,AccountEndSessionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof accountEndSession>>, TError,AccountEndSessionMutationVariables, TContext> => {
const mutationKey = getAccountEndSessionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof accountEndSession>>, AccountEndSessionMutationVariables> = (props) => {
          const {sessionId} = props ?? {};
          return  accountEndSession(sessionId,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}

type AccountEndSessionMutationVariables = {sessionId: string}

/**
 * @summary End one of my sessions
 */
export const useAccountEndSession = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | ConfirmationRequiredResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof accountEndSession>>, TError,AccountEndSessionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof accountEndSession>>,
        TError,
        AccountEndSessionMutationVariables,
        TContext
      > => {
      return useMutation(getAccountEndSessionMutationOptions(options), queryClient);
    }

const getAccountLinkUrl = () => {
  return `/api/account/identities`
}

/**
 * Takes the answer of the provider after `accountStartLink`. From then on the user can sign in with it. The address gets
 * a mail.
 * @summary Connect a provider
 */
export const accountLink = async (oauthExchangeRequest: OauthExchangeRequest, options?: Parameters<typeof http>[1]): Promise<Account> => {
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
return http<Account>(getAccountLinkUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(oauthExchangeRequest)
  }
);}

const getAccountStartLinkUrl = () => {
  return `/api/account/identities/start`
}

/**
 * Needs a confirmation like the operations with `x-confirmation`, except for an account without a password: when such an
 * account connects a provider that it has already, this is its confirmation. The response is 404 if this provider is not
 * configured.
 * @summary Begin to connect a provider
 */
const accountStartLink = async (oauthStartRequest: OauthStartRequest, options?: Parameters<typeof http>[1]): Promise<OauthStart> => {
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
return http<OauthStart>(getAccountStartLinkUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(oauthStartRequest)
  }
);}

const getAccountStartLinkMutationKey = () => ['accountStartLink'] as const;

const getAccountStartLinkMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConfirmationRequiredResponse | NotFoundResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | BadGatewayResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof accountStartLink>>, TError,AccountStartLinkMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof accountStartLink>>, TError,AccountStartLinkMutationVariables, TContext> => {
const mutationKey = getAccountStartLinkMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof accountStartLink>>, AccountStartLinkMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  accountStartLink(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}

type AccountStartLinkMutationVariables = {data: OauthStartRequest}

/**
 * @summary Begin to connect a provider
 */
export const useAccountStartLink = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConfirmationRequiredResponse | NotFoundResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | BadGatewayResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof accountStartLink>>, TError,AccountStartLinkMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof accountStartLink>>,
        TError,
        AccountStartLinkMutationVariables,
        TContext
      > => {
      return useMutation(getAccountStartLinkMutationOptions(options), queryClient);
    }

const getAccountUnlinkUrl = (identityId: string,) => {
  return `/api/account/identities/${encodeURIComponent(String(identityId))}`
}

/**
 * The response is 409 if the user could not sign in any more afterwards. The address gets a mail.
 * @summary Disconnect a provider
 */
const accountUnlink = async (identityId: string, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getAccountUnlinkUrl(identityId),
  {
    ...options,
    method: 'DELETE'
  }
);}

const getAccountUnlinkMutationKey = () => ['accountUnlink'] as const;

const getAccountUnlinkMutationOptions = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | ConfirmationRequiredResponse | NotFoundResponse | MethodNotAllowedResponse | LastWayInResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof accountUnlink>>, TError,AccountUnlinkMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof accountUnlink>>, TError,AccountUnlinkMutationVariables, TContext> => {
const mutationKey = getAccountUnlinkMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof accountUnlink>>, AccountUnlinkMutationVariables> = (props) => {
          const {identityId} = props ?? {};
          return  accountUnlink(identityId,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}

type AccountUnlinkMutationVariables = {identityId: string}

/**
 * @summary Disconnect a provider
 */
export const useAccountUnlink = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | ConfirmationRequiredResponse | NotFoundResponse | MethodNotAllowedResponse | LastWayInResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof accountUnlink>>, TError,AccountUnlinkMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof accountUnlink>>,
        TError,
        AccountUnlinkMutationVariables,
        TContext
      > => {
      return useMutation(getAccountUnlinkMutationOptions(options), queryClient);
    }

const getAccountCampaignsUrl = () => {
  return `/api/account/campaigns`
}

/**
 * The campaigns whose fate the user decides when the account is closed, by title.
 * @summary List the campaigns that I own
 */
const accountCampaigns = async ( options?: Parameters<typeof http>[1]): Promise<OwnedCampaigns> => {
  return http<OwnedCampaigns>(getAccountCampaignsUrl(),
  {
    ...options,
    method: 'GET'
  }
);}

const getAccountCampaignsQueryKey = () => {
    return [
    "accountCampaigns"
    ] as const;
    }

const getAccountCampaignsQueryOptions = <TData = Awaited<ReturnType<typeof accountCampaigns>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof accountCampaigns>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getAccountCampaignsQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof accountCampaigns>>> = ({ signal }) => accountCampaigns({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof accountCampaigns>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export function useAccountCampaigns<TData = Awaited<ReturnType<typeof accountCampaigns>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof accountCampaigns>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof accountCampaigns>>,
          TError,
          Awaited<ReturnType<typeof accountCampaigns>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useAccountCampaigns<TData = Awaited<ReturnType<typeof accountCampaigns>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof accountCampaigns>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof accountCampaigns>>,
          TError,
          Awaited<ReturnType<typeof accountCampaigns>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useAccountCampaigns<TData = Awaited<ReturnType<typeof accountCampaigns>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof accountCampaigns>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary List the campaigns that I own
 */
export function useAccountCampaigns<TData = Awaited<ReturnType<typeof accountCampaigns>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof accountCampaigns>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getAccountCampaignsQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

const getAccountExportUrl = () => {
  return `/api/account/export`
}

/**
 * The account with its sessions, and what the log remembers of it. An archive of everything also contains the campaigns and
 * characters, which have operations of their own.
 * @summary Export what the account holds
 */
export const accountExport = async ( options?: Parameters<typeof http>[1]): Promise<AccountExport> => {
  return http<AccountExport>(getAccountExportUrl(),
  {
    ...options,
    method: 'GET'
  }
);}

const getAccountCloseUrl = () => {
  return `/api/account/close`
}

/**
 * The account is deleted after 30 days, with its characters. Until then the user can sign in and keep it with
 * `accountKeep`. A campaign that the user owns is handed over to the named game master, or deleted. If the game master
 * cannot take it over on that day, another member gets it. All sessions end. The response is 409 for the last
 * administrator, for a successor who is no game master of the campaign, and if the request does not name all campaigns
 * of the user. The address gets a mail.
 * @summary Close my account
 */
const accountClose = async (accountCloseRequest: AccountCloseRequest, options?: Parameters<typeof http>[1]): Promise<AccountClosing> => {
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
return http<AccountClosing>(getAccountCloseUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(accountCloseRequest)
  }
);}

const getAccountCloseMutationKey = () => ['accountClose'] as const;

const getAccountCloseMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConfirmationRequiredResponse | MethodNotAllowedResponse | CloseConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof accountClose>>, TError,AccountCloseMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof accountClose>>, TError,AccountCloseMutationVariables, TContext> => {
const mutationKey = getAccountCloseMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof accountClose>>, AccountCloseMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  accountClose(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}

type AccountCloseMutationVariables = {data: AccountCloseRequest}

/**
 * @summary Close my account
 */
export const useAccountClose = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConfirmationRequiredResponse | MethodNotAllowedResponse | CloseConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof accountClose>>, TError,AccountCloseMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof accountClose>>,
        TError,
        AccountCloseMutationVariables,
        TContext
      > => {
      return useMutation(getAccountCloseMutationOptions(options), queryClient);
    }

const getAccountKeepUrl = () => {
  return `/api/account/keep`
}

/**
 * Does nothing if the account is not being closed.
 * @summary Keep my account after all
 */
const accountKeep = async ( options?: Parameters<typeof http>[1]): Promise<Account> => {
  return http<Account>(getAccountKeepUrl(),
  {
    ...options,
    method: 'POST'
  }
);}

const getAccountKeepMutationKey = () => ['accountKeep'] as const;

const getAccountKeepMutationOptions = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof accountKeep>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof accountKeep>>, TError,void, TContext> => {
const mutationKey = getAccountKeepMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof accountKeep>>, void> = () => {
          return  accountKeep(requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}

/**
 * @summary Keep my account after all
 */
export const useAccountKeep = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof accountKeep>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof accountKeep>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getAccountKeepMutationOptions(options), queryClient);
    }

const getAccountConfirmUrl = () => {
  return `/api/account/confirm`
}

/**
 * For the next ten minutes the session may call the operations with `x-confirmation`. An account with second factors
 * also needs a code of its app, or a recovery code; `factorConfirm` takes a passkey. A wrong password or code is
 * refused with 422 and counts as in a sign-in. The session gets a new cookie; the old one works for half a minute, because
 * requests with it may be under way.
 * @summary Confirm who I am with the password
 */
const accountConfirm = async (accountConfirmRequest: AccountConfirmRequest, options?: Parameters<typeof http>[1]): Promise<void> => {
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
return http<void>(getAccountConfirmUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(accountConfirmRequest)
  }
);}

const getAccountConfirmMutationKey = () => ['accountConfirm'] as const;

const getAccountConfirmMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof accountConfirm>>, TError,AccountConfirmMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof accountConfirm>>, TError,AccountConfirmMutationVariables, TContext> => {
const mutationKey = getAccountConfirmMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof accountConfirm>>, AccountConfirmMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  accountConfirm(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}

type AccountConfirmMutationVariables = {data: AccountConfirmRequest}

/**
 * @summary Confirm who I am with the password
 */
export const useAccountConfirm = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof accountConfirm>>, TError,AccountConfirmMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof accountConfirm>>,
        TError,
        AccountConfirmMutationVariables,
        TContext
      > => {
      return useMutation(getAccountConfirmMutationOptions(options), queryClient);
    }
