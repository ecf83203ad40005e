/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { useMutation, useQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, MutationFunction, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseMutationOptions, UseMutationResult, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import type { AddedFactor, BadRequestResponse, ConfirmationRequiredResponse, FactorRefusedResponse, Factors, ForbiddenResponse, InternalServerErrorResponse, LastWayInResponse, MethodNotAllowedResponse, NotFoundResponse, Passkey, PasskeyAddRequest, PasskeyAssertion, PasskeyCreationOptions, PasskeyRenameRequest, PasskeyRequestOptions, PayloadTooLargeResponse, RecoveryCodes, RecoveryCodesKeepRequest, ServiceUnavailableResponse, TooManyRequestsResponse, TotpAddRequest, TotpEnrolment, UnauthorizedResponse, UnprocessableContentResponse, UnprocessableParametersResponse, UnreadableAddressResponse, UnsupportedMediaTypeResponse } from '../../model/index.ts';
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

const getFactorGetUrl = () => {
  return `/api/factors`
}

/**
 * @summary Get my second factors
 */
export const factorGet = async ( options?: Parameters<typeof http>[1]): Promise<Factors> => {
  return http<Factors>(getFactorGetUrl(),
  {
    ...options,
    method: 'GET'
  }
);}

export const getFactorGetQueryKey = () => {
    return [
    "factorGet"
    ] as const;
    }

const getFactorGetQueryOptions = <TData = Awaited<ReturnType<typeof factorGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof factorGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getFactorGetQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof factorGet>>> = ({ signal }) => factorGet({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof factorGet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export function useFactorGet<TData = Awaited<ReturnType<typeof factorGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof factorGet>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof factorGet>>,
          TError,
          Awaited<ReturnType<typeof factorGet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useFactorGet<TData = Awaited<ReturnType<typeof factorGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof factorGet>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof factorGet>>,
          TError,
          Awaited<ReturnType<typeof factorGet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useFactorGet<TData = Awaited<ReturnType<typeof factorGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof factorGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Get my second factors
 */
export function useFactorGet<TData = Awaited<ReturnType<typeof factorGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof factorGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getFactorGetQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

const getFactorTotpStartUrl = () => {
  return `/api/factors/totp-enrolment`
}

/**
 * Creates a secret for one-time codes (RFC 6238). It counts only after `factorTotpAdd` has got a first code, within
 * thirty minutes, and is never shown again.
 * @summary Begin to add an authenticator app
 */
export const factorTotpStart = async ( options?: Parameters<typeof http>[1]): Promise<TotpEnrolment> => {
  return http<TotpEnrolment>(getFactorTotpStartUrl(),
  {
    ...options,
    method: 'POST'
  }
);}

const getFactorTotpAddUrl = () => {
  return `/api/factors/totp`
}

/**
 * From then on, a sign-in with the password or a provider also needs a code, a passkey or a recovery code. An app that
 * was added before stops working. The first factor of an account comes with recovery codes.
 * @summary Add an authenticator app with its first code
 */
const factorTotpAdd = async (totpAddRequest: TotpAddRequest, options?: Parameters<typeof http>[1]): Promise<AddedFactor> => {
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
return http<AddedFactor>(getFactorTotpAddUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(totpAddRequest)
  }
);}

const getFactorTotpAddMutationKey = () => ['factorTotpAdd'] as const;

const getFactorTotpAddMutationOptions = <TError = ErrorType<FactorRefusedResponse | UnauthorizedResponse | ConfirmationRequiredResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof factorTotpAdd>>, TError,FactorTotpAddMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof factorTotpAdd>>, TError,FactorTotpAddMutationVariables, TContext> => {
const mutationKey = getFactorTotpAddMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof factorTotpAdd>>, FactorTotpAddMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  factorTotpAdd(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}

type FactorTotpAddMutationVariables = {data: TotpAddRequest}

/**
 * @summary Add an authenticator app with its first code
 */
export const useFactorTotpAdd = <TError = ErrorType<FactorRefusedResponse | UnauthorizedResponse | ConfirmationRequiredResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof factorTotpAdd>>, TError,FactorTotpAddMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof factorTotpAdd>>,
        TError,
        FactorTotpAddMutationVariables,
        TContext
      > => {
      return useMutation(getFactorTotpAddMutationOptions(options), queryClient);
    }

const getFactorTotpRemoveUrl = () => {
  return `/api/factors/totp`
}

/**
 * Recovery codes are deleted with the last factor.
 * @summary Remove the authenticator app
 */
const factorTotpRemove = async ( options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getFactorTotpRemoveUrl(),
  {
    ...options,
    method: 'DELETE'
  }
);}

const getFactorTotpRemoveMutationKey = () => ['factorTotpRemove'] as const;

const getFactorTotpRemoveMutationOptions = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | ConfirmationRequiredResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof factorTotpRemove>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof factorTotpRemove>>, TError,void, TContext> => {
const mutationKey = getFactorTotpRemoveMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof factorTotpRemove>>, void> = () => {
          return  factorTotpRemove(requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}

/**
 * @summary Remove the authenticator app
 */
export const useFactorTotpRemove = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | ConfirmationRequiredResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof factorTotpRemove>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof factorTotpRemove>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getFactorTotpRemoveMutationOptions(options), queryClient);
    }

const getFactorRecoveryCodesRenewUrl = () => {
  return `/api/factors/recovery-codes`
}

/**
 * The earlier codes stop working. The response is 404 if the account has no second factor.
 * @summary Replace the recovery codes
 */
const factorRecoveryCodesRenew = async ( options?: Parameters<typeof http>[1]): Promise<RecoveryCodes> => {
  return http<RecoveryCodes>(getFactorRecoveryCodesRenewUrl(),
  {
    ...options,
    method: 'POST'
  }
);}

const getFactorRecoveryCodesRenewMutationKey = () => ['factorRecoveryCodesRenew'] as const;

const getFactorRecoveryCodesRenewMutationOptions = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | ConfirmationRequiredResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof factorRecoveryCodesRenew>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof factorRecoveryCodesRenew>>, TError,void, TContext> => {
const mutationKey = getFactorRecoveryCodesRenewMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof factorRecoveryCodesRenew>>, void> = () => {
          return  factorRecoveryCodesRenew(requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}

/**
 * @summary Replace the recovery codes
 */
export const useFactorRecoveryCodesRenew = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | ConfirmationRequiredResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof factorRecoveryCodesRenew>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof factorRecoveryCodesRenew>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getFactorRecoveryCodesRenewMutationOptions(options), queryClient);
    }

const getFactorRecoveryCodesKeepUrl = () => {
  return `/api/factors/recovery-codes/kept`
}

/**
 * Until then, `factorGet` says that the codes are unseen. Nothing changes if newer codes have replaced those that the
 * request is about.
 * @summary Say that the recovery codes are kept
 */
const factorRecoveryCodesKeep = async (recoveryCodesKeepRequest: RecoveryCodesKeepRequest, options?: Parameters<typeof http>[1]): Promise<void> => {
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
return http<void>(getFactorRecoveryCodesKeepUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(recoveryCodesKeepRequest)
  }
);}

const getFactorRecoveryCodesKeepMutationKey = () => ['factorRecoveryCodesKeep'] as const;

const getFactorRecoveryCodesKeepMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof factorRecoveryCodesKeep>>, TError,FactorRecoveryCodesKeepMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof factorRecoveryCodesKeep>>, TError,FactorRecoveryCodesKeepMutationVariables, TContext> => {
const mutationKey = getFactorRecoveryCodesKeepMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof factorRecoveryCodesKeep>>, FactorRecoveryCodesKeepMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  factorRecoveryCodesKeep(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}

type FactorRecoveryCodesKeepMutationVariables = {data: RecoveryCodesKeepRequest}

/**
 * @summary Say that the recovery codes are kept
 */
export const useFactorRecoveryCodesKeep = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof factorRecoveryCodesKeep>>, TError,FactorRecoveryCodesKeepMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof factorRecoveryCodesKeep>>,
        TError,
        FactorRecoveryCodesKeepMutationVariables,
        TContext
      > => {
      return useMutation(getFactorRecoveryCodesKeepMutationOptions(options), queryClient);
    }

const getFactorPasskeyOptionsUrl = () => {
  return `/api/factors/passkey-options`
}

/**
 * The options for `navigator.credentials.create`, with a challenge that works once, within ten minutes, in this browser.
 * @summary Get the options to create a passkey
 */
export const factorPasskeyOptions = async ( options?: Parameters<typeof http>[1]): Promise<PasskeyCreationOptions> => {
  return http<PasskeyCreationOptions>(getFactorPasskeyOptionsUrl(),
  {
    ...options,
    method: 'POST'
  }
);}

const getFactorPasskeyAddUrl = () => {
  return `/api/factors/passkeys`
}

/**
 * The passkey signs in alone, or completes a sign-in with the password or a provider, which needs a second factor from
 * then on. The first factor of an account comes with recovery codes. The response is 409 if the passkey was added
 * before, or the account has ten.
 * @summary Add a passkey
 */
export const factorPasskeyAdd = async (passkeyAddRequest: PasskeyAddRequest, options?: Parameters<typeof http>[1]): Promise<AddedFactor> => {
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
return http<AddedFactor>(getFactorPasskeyAddUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(passkeyAddRequest)
  }
);}

const getFactorPasskeyRenameUrl = (passkeyId: string,) => {
  return `/api/factors/passkeys/${encodeURIComponent(String(passkeyId))}`
}

/**
 * @summary Rename a passkey
 */
const factorPasskeyRename = async (passkeyId: string,
    passkeyRenameRequest: PasskeyRenameRequest, options?: Parameters<typeof http>[1]): Promise<Passkey> => {
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
return http<Passkey>(getFactorPasskeyRenameUrl(passkeyId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(passkeyRenameRequest)
  }
);}

const getFactorPasskeyRenameMutationKey = () => ['factorPasskeyRename'] as const;

const getFactorPasskeyRenameMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof factorPasskeyRename>>, TError,FactorPasskeyRenameMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof factorPasskeyRename>>, TError,FactorPasskeyRenameMutationVariables, TContext> => {
const mutationKey = getFactorPasskeyRenameMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof factorPasskeyRename>>, FactorPasskeyRenameMutationVariables> = (props) => {
          const {passkeyId,data} = props ?? {};
          return  factorPasskeyRename(passkeyId,data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}

type FactorPasskeyRenameMutationVariables = {passkeyId: string;data: PasskeyRenameRequest}

/**
 * @summary Rename a passkey
 */
export const useFactorPasskeyRename = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof factorPasskeyRename>>, TError,FactorPasskeyRenameMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof factorPasskeyRename>>,
        TError,
        FactorPasskeyRenameMutationVariables,
        TContext
      > => {
      return useMutation(getFactorPasskeyRenameMutationOptions(options), queryClient);
    }

const getFactorPasskeyRemoveUrl = (passkeyId: string,) => {
  return `/api/factors/passkeys/${encodeURIComponent(String(passkeyId))}`
}

/**
 * Recovery codes are deleted with the last factor. The response is 409 if the user could not sign in any more
 * afterwards.
 * @summary Remove a passkey
 */
const factorPasskeyRemove = async (passkeyId: string, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getFactorPasskeyRemoveUrl(passkeyId),
  {
    ...options,
    method: 'DELETE'
  }
);}

const getFactorPasskeyRemoveMutationKey = () => ['factorPasskeyRemove'] as const;

const getFactorPasskeyRemoveMutationOptions = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | ConfirmationRequiredResponse | NotFoundResponse | MethodNotAllowedResponse | LastWayInResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof factorPasskeyRemove>>, TError,FactorPasskeyRemoveMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof factorPasskeyRemove>>, TError,FactorPasskeyRemoveMutationVariables, TContext> => {
const mutationKey = getFactorPasskeyRemoveMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof factorPasskeyRemove>>, FactorPasskeyRemoveMutationVariables> = (props) => {
          const {passkeyId} = props ?? {};
          return  factorPasskeyRemove(passkeyId,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}

type FactorPasskeyRemoveMutationVariables = {passkeyId: string}

/**
 * @summary Remove a passkey
 */
export const useFactorPasskeyRemove = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | ConfirmationRequiredResponse | NotFoundResponse | MethodNotAllowedResponse | LastWayInResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof factorPasskeyRemove>>, TError,FactorPasskeyRemoveMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof factorPasskeyRemove>>,
        TError,
        FactorPasskeyRemoveMutationVariables,
        TContext
      > => {
      return useMutation(getFactorPasskeyRemoveMutationOptions(options), queryClient);
    }

const getFactorConfirmOptionsUrl = () => {
  return `/api/factors/confirmation-options`
}

/**
 * The options for `navigator.credentials.get`, with a challenge for `factorConfirm`. The response is 404 if the account
 * has no passkey.
 * @summary Get the options to confirm who I am with a passkey
 */
export const factorConfirmOptions = async ( options?: Parameters<typeof http>[1]): Promise<PasskeyRequestOptions> => {
  return http<PasskeyRequestOptions>(getFactorConfirmOptionsUrl(),
  {
    ...options,
    method: 'POST'
  }
);}

const getFactorConfirmUrl = () => {
  return `/api/factors/confirmation`
}

/**
 * The same as `accountConfirm`, with a passkey of the user in place of the password. An answer that is not valid is
 * refused with 400.
 * @summary Confirm who I am with a passkey
 */
export const factorConfirm = async (passkeyAssertion: PasskeyAssertion, options?: Parameters<typeof http>[1]): Promise<void> => {
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
return http<void>(getFactorConfirmUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(passkeyAssertion)
  }
);}
