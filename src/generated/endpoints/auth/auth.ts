/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { useMutation, useQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, MutationFunction, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseMutationOptions, UseMutationResult, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import type { AddressChangedResponse, AuthRegisterHeaders, BadGatewayResponse, BadRequestResponse, ConfirmRequest, CurrentUser, EmailRequest, EmailTakenResponse, IdempotencyConflictResponse, IdentityConflictResponse, InternalServerErrorResponse, InvalidTokenResponse, LoginRequest, MailOnItsWayResponse, MethodNotAllowedResponse, NotFoundResponse, OauthConflictResponse, OauthExchangeRequest, OauthFailedResponse, OauthProviders, OauthRefusedResponse, OauthStart, OauthStartRequest, OriginNotAllowedResponse, PasskeyAssertion, PasskeyOptionsRequest, PasskeyRequestOptions, PayloadTooLargeResponse, RegisterRequest, ResetPasswordRequest, SecondFactorRequest, ServiceUnavailableResponse, SetupClosedResponse, SetupRequest, SetupState, SignInExpiredResponse, SignInRefusedResponse, SignInStep, TooManyRequestsResponse, UnprocessableContentResponse, UnprocessableParametersResponse, UnreadableAddressResponse, UnsupportedMediaTypeResponse, VerifyEmailRequest, WrongCredentialsResponse, WrongSecondFactorResponse } from '../../model/index.ts';
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

const getAuthRegisterUrl = () => {
  return `/api/auth/register`
}

/**
 * The response is the same for known and unknown addresses; the mail says what to do next. Each registration has its
 * own link, which gives the account the name and the password of this registration.
 * @summary Register an account
 */
const authRegister = async (registerRequest: RegisterRequest,
    headers?: AuthRegisterHeaders, options?: Parameters<typeof http>[1]): Promise<MailOnItsWayResponse> => {
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
return http<MailOnItsWayResponse>(getAuthRegisterUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(registerRequest)
  }
);}

const getAuthRegisterMutationKey = () => ['authRegister'] as const;

const getAuthRegisterMutationOptions = <TError = ErrorType<BadRequestResponse | OriginNotAllowedResponse | MethodNotAllowedResponse | IdempotencyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authRegister>>, TError,AuthRegisterMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof authRegister>>, TError,AuthRegisterMutationVariables, TContext> => {
const mutationKey = getAuthRegisterMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof authRegister>>, AuthRegisterMutationVariables> = (props) => {
          const {data,headers} = props ?? {};
          return  authRegister(data,headers,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}

type AuthRegisterMutationVariables = {data: RegisterRequest;headers?: AuthRegisterHeaders}

/**
 * @summary Register an account
 */
export const useAuthRegister = <TError = ErrorType<BadRequestResponse | OriginNotAllowedResponse | MethodNotAllowedResponse | IdempotencyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authRegister>>, TError,AuthRegisterMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof authRegister>>,
        TError,
        AuthRegisterMutationVariables,
        TContext
      > => {
      return useMutation(getAuthRegisterMutationOptions(options), queryClient);
    }

const getAuthVerifyEmailUrl = () => {
  return `/api/auth/verify-email`
}

/**
 * The token from the verification mail can be used once. An unknown, used or expired token is refused with 400.
 * @summary Verify an e-mail address
 */
const authVerifyEmail = async (verifyEmailRequest: VerifyEmailRequest, options?: Parameters<typeof http>[1]): Promise<void> => {
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
return http<void>(getAuthVerifyEmailUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(verifyEmailRequest)
  }
);}

const getAuthVerifyEmailMutationKey = () => ['authVerifyEmail'] as const;

const getAuthVerifyEmailMutationOptions = <TError = ErrorType<InvalidTokenResponse | OriginNotAllowedResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authVerifyEmail>>, TError,AuthVerifyEmailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof authVerifyEmail>>, TError,AuthVerifyEmailMutationVariables, TContext> => {
const mutationKey = getAuthVerifyEmailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof authVerifyEmail>>, AuthVerifyEmailMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  authVerifyEmail(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}

type AuthVerifyEmailMutationVariables = {data: VerifyEmailRequest}

/**
 * @summary Verify an e-mail address
 */
export const useAuthVerifyEmail = <TError = ErrorType<InvalidTokenResponse | OriginNotAllowedResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authVerifyEmail>>, TError,AuthVerifyEmailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof authVerifyEmail>>,
        TError,
        AuthVerifyEmailMutationVariables,
        TContext
      > => {
      return useMutation(getAuthVerifyEmailMutationOptions(options), queryClient);
    }

const getAuthResendVerificationUrl = () => {
  return `/api/auth/resend-verification`
}

/**
 * The response is the same for known and unknown addresses. The server sends a mail only if an account with the
 * address waits for verification. If the address was registered more than once, the mail asks for a new password,
 * which also verifies the address.
 * @summary Send the verification mail again
 */
const authResendVerification = async (emailRequest: EmailRequest, options?: Parameters<typeof http>[1]): Promise<MailOnItsWayResponse> => {
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
return http<MailOnItsWayResponse>(getAuthResendVerificationUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(emailRequest)
  }
);}

const getAuthResendVerificationMutationKey = () => ['authResendVerification'] as const;

const getAuthResendVerificationMutationOptions = <TError = ErrorType<BadRequestResponse | OriginNotAllowedResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authResendVerification>>, TError,AuthResendVerificationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof authResendVerification>>, TError,AuthResendVerificationMutationVariables, TContext> => {
const mutationKey = getAuthResendVerificationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof authResendVerification>>, AuthResendVerificationMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  authResendVerification(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}

type AuthResendVerificationMutationVariables = {data: EmailRequest}

/**
 * @summary Send the verification mail again
 */
export const useAuthResendVerification = <TError = ErrorType<BadRequestResponse | OriginNotAllowedResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authResendVerification>>, TError,AuthResendVerificationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof authResendVerification>>,
        TError,
        AuthResendVerificationMutationVariables,
        TContext
      > => {
      return useMutation(getAuthResendVerificationMutationOptions(options), queryClient);
    }

const getAuthForgotPasswordUrl = () => {
  return `/api/auth/forgot-password`
}

/**
 * The response is the same for known and unknown addresses. The server sends a mail only if an account has the
 * address and is not closed.
 * @summary Ask for a password reset mail
 */
const authForgotPassword = async (emailRequest: EmailRequest, options?: Parameters<typeof http>[1]): Promise<MailOnItsWayResponse> => {
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
return http<MailOnItsWayResponse>(getAuthForgotPasswordUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(emailRequest)
  }
);}

const getAuthForgotPasswordMutationKey = () => ['authForgotPassword'] as const;

const getAuthForgotPasswordMutationOptions = <TError = ErrorType<BadRequestResponse | OriginNotAllowedResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authForgotPassword>>, TError,AuthForgotPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof authForgotPassword>>, TError,AuthForgotPasswordMutationVariables, TContext> => {
const mutationKey = getAuthForgotPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof authForgotPassword>>, AuthForgotPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  authForgotPassword(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}

type AuthForgotPasswordMutationVariables = {data: EmailRequest}

/**
 * @summary Ask for a password reset mail
 */
export const useAuthForgotPassword = <TError = ErrorType<BadRequestResponse | OriginNotAllowedResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authForgotPassword>>, TError,AuthForgotPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof authForgotPassword>>,
        TError,
        AuthForgotPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getAuthForgotPasswordMutationOptions(options), queryClient);
    }

const getAuthResetPasswordUrl = () => {
  return `/api/auth/reset-password`
}

/**
 * The token from the reset mail can be used once. The reset ends every session of the user. An unknown, used or
 * expired token is refused with 400.
 * @summary Set a new password with a reset token
 */
const authResetPassword = async (resetPasswordRequest: ResetPasswordRequest, options?: Parameters<typeof http>[1]): Promise<void> => {
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
return http<void>(getAuthResetPasswordUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(resetPasswordRequest)
  }
);}

const getAuthResetPasswordMutationKey = () => ['authResetPassword'] as const;

const getAuthResetPasswordMutationOptions = <TError = ErrorType<InvalidTokenResponse | OriginNotAllowedResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authResetPassword>>, TError,AuthResetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof authResetPassword>>, TError,AuthResetPasswordMutationVariables, TContext> => {
const mutationKey = getAuthResetPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof authResetPassword>>, AuthResetPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  authResetPassword(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}

type AuthResetPasswordMutationVariables = {data: ResetPasswordRequest}

/**
 * @summary Set a new password with a reset token
 */
export const useAuthResetPassword = <TError = ErrorType<InvalidTokenResponse | OriginNotAllowedResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authResetPassword>>, TError,AuthResetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof authResetPassword>>,
        TError,
        AuthResetPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getAuthResetPasswordMutationOptions(options), queryClient);
    }

const getAuthLoginUrl = () => {
  return `/api/auth/login`
}

/**
 * An unknown address and a wrong password get the same 401 response. The response is 403 with the code
 * `email_not_verified` if the password is right but the address is not verified. If the account has a second factor,
 * the response is 202 and starts no session.
 * @summary Sign in
 */
const authLogin = async (loginRequest: LoginRequest, options?: Parameters<typeof http>[1]): Promise<CurrentUser | SignInStep> => {
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
return http<CurrentUser | SignInStep>(getAuthLoginUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(loginRequest)
  }
);}

const getAuthLoginMutationKey = () => ['authLogin'] as const;

const getAuthLoginMutationOptions = <TError = ErrorType<BadRequestResponse | WrongCredentialsResponse | SignInRefusedResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authLogin>>, TError,AuthLoginMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof authLogin>>, TError,AuthLoginMutationVariables, TContext> => {
const mutationKey = getAuthLoginMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof authLogin>>, AuthLoginMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  authLogin(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}

type AuthLoginMutationVariables = {data: LoginRequest}

/**
 * @summary Sign in
 */
export const useAuthLogin = <TError = ErrorType<BadRequestResponse | WrongCredentialsResponse | SignInRefusedResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authLogin>>, TError,AuthLoginMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof authLogin>>,
        TError,
        AuthLoginMutationVariables,
        TContext
      > => {
      return useMutation(getAuthLoginMutationOptions(options), queryClient);
    }

const getAuthStartOauthUrl = () => {
  return `/api/auth/start-oauth`
}

/**
 * Creates state, nonce and PKCE verifier. The response is 404 if this provider is not configured.
 * @summary Begin a sign-in with a provider
 */
const authStartOauth = async (oauthStartRequest: OauthStartRequest, options?: Parameters<typeof http>[1]): Promise<OauthStart> => {
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
return http<OauthStart>(getAuthStartOauthUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(oauthStartRequest)
  }
);}

const getAuthStartOauthMutationKey = () => ['authStartOauth'] as const;

const getAuthStartOauthMutationOptions = <TError = ErrorType<BadRequestResponse | OriginNotAllowedResponse | NotFoundResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | BadGatewayResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authStartOauth>>, TError,AuthStartOauthMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof authStartOauth>>, TError,AuthStartOauthMutationVariables, TContext> => {
const mutationKey = getAuthStartOauthMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof authStartOauth>>, AuthStartOauthMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  authStartOauth(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}

type AuthStartOauthMutationVariables = {data: OauthStartRequest}

/**
 * @summary Begin a sign-in with a provider
 */
export const useAuthStartOauth = <TError = ErrorType<BadRequestResponse | OriginNotAllowedResponse | NotFoundResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | BadGatewayResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authStartOauth>>, TError,AuthStartOauthMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof authStartOauth>>,
        TError,
        AuthStartOauthMutationVariables,
        TContext
      > => {
      return useMutation(getAuthStartOauthMutationOptions(options), queryClient);
    }

const getAuthExchangeOauthUrl = () => {
  return `/api/auth/exchange-oauth`
}

/**
 * Compares the answer of the provider with the cookie of `authStartOauth`, exchanges the code with the provider and
 * signs in. The response is 409 if a verified account has the same address but is not linked to this user of the
 * provider, and 202, as for `authLogin`, if the account has a second factor.
 * @summary Exchange an OAuth code for a session
 */
export const authExchangeOauth = async (oauthExchangeRequest: OauthExchangeRequest, options?: Parameters<typeof http>[1]): Promise<CurrentUser | SignInStep> => {
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
return http<CurrentUser | SignInStep>(getAuthExchangeOauthUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(oauthExchangeRequest)
  }
);}

export type AuthExchangeOauthMutationError = ErrorType<OauthFailedResponse | OauthRefusedResponse | NotFoundResponse | MethodNotAllowedResponse | OauthConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | BadGatewayResponse | ServiceUnavailableResponse>

const getAuthUndoEmailUrl = () => {
  return `/api/auth/undo-email`
}

/**
 * Takes the token of the notice to the old address, which works for seven days. The account gets its old address again,
 * and loses its password, its sessions, and the providers and second factors that were added since or in the thirty days
 * before. The old address gets a link to a new password. An unknown, used or expired token is refused with 400, and one whose address has got another account with 409.
 * @summary Undo a change of the address
 */
const authUndoEmail = async (verifyEmailRequest: VerifyEmailRequest, options?: Parameters<typeof http>[1]): Promise<void> => {
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
return http<void>(getAuthUndoEmailUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(verifyEmailRequest)
  }
);}

const getAuthUndoEmailMutationKey = () => ['authUndoEmail'] as const;

const getAuthUndoEmailMutationOptions = <TError = ErrorType<InvalidTokenResponse | OriginNotAllowedResponse | MethodNotAllowedResponse | EmailTakenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authUndoEmail>>, TError,AuthUndoEmailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof authUndoEmail>>, TError,AuthUndoEmailMutationVariables, TContext> => {
const mutationKey = getAuthUndoEmailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof authUndoEmail>>, AuthUndoEmailMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  authUndoEmail(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}

type AuthUndoEmailMutationVariables = {data: VerifyEmailRequest}

/**
 * @summary Undo a change of the address
 */
export const useAuthUndoEmail = <TError = ErrorType<InvalidTokenResponse | OriginNotAllowedResponse | MethodNotAllowedResponse | EmailTakenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authUndoEmail>>, TError,AuthUndoEmailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof authUndoEmail>>,
        TError,
        AuthUndoEmailMutationVariables,
        TContext
      > => {
      return useMutation(getAuthUndoEmailMutationOptions(options), queryClient);
    }

const getAuthUndoFactorUrl = () => {
  return `/api/auth/undo-factor`
}

/**
 * Takes the token of the mail about an added second factor or provider, which works for seven days. The account loses what
 * was added since then (second factors, recovery codes and providers), its password and its sessions, and is not closed any
 * more. Its address gets a link to a new password. An unknown, used or expired token is refused with 400, and with 409 if the
 * account has got another address since.
 * @summary Remove an added factor or provider
 */
const authUndoFactor = async (verifyEmailRequest: VerifyEmailRequest, options?: Parameters<typeof http>[1]): Promise<void> => {
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
return http<void>(getAuthUndoFactorUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(verifyEmailRequest)
  }
);}

const getAuthUndoFactorMutationKey = () => ['authUndoFactor'] as const;

const getAuthUndoFactorMutationOptions = <TError = ErrorType<InvalidTokenResponse | OriginNotAllowedResponse | MethodNotAllowedResponse | AddressChangedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authUndoFactor>>, TError,AuthUndoFactorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof authUndoFactor>>, TError,AuthUndoFactorMutationVariables, TContext> => {
const mutationKey = getAuthUndoFactorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof authUndoFactor>>, AuthUndoFactorMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  authUndoFactor(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}

type AuthUndoFactorMutationVariables = {data: VerifyEmailRequest}

/**
 * @summary Remove an added factor or provider
 */
export const useAuthUndoFactor = <TError = ErrorType<InvalidTokenResponse | OriginNotAllowedResponse | MethodNotAllowedResponse | AddressChangedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authUndoFactor>>, TError,AuthUndoFactorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof authUndoFactor>>,
        TError,
        AuthUndoFactorMutationVariables,
        TContext
      > => {
      return useMutation(getAuthUndoFactorMutationOptions(options), queryClient);
    }

const getAuthLinkOauthUrl = () => {
  return `/api/auth/link-oauth`
}

/**
 * After `authExchangeOauth` has answered 409, this browser has a cookie with what the provider has said. With the password
 * of the account that has the same address, the provider is connected with it, and the user is signed in. A wrong password
 * is refused with 422 and counts as a failed sign-in.
 * @summary Connect a provider to an existing account
 */
const authLinkOauth = async (confirmRequest: ConfirmRequest, options?: Parameters<typeof http>[1]): Promise<CurrentUser | SignInStep> => {
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
return http<CurrentUser | SignInStep>(getAuthLinkOauthUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(confirmRequest)
  }
);}

const getAuthLinkOauthMutationKey = () => ['authLinkOauth'] as const;

const getAuthLinkOauthMutationOptions = <TError = ErrorType<OauthFailedResponse | SignInRefusedResponse | MethodNotAllowedResponse | IdentityConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authLinkOauth>>, TError,AuthLinkOauthMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof authLinkOauth>>, TError,AuthLinkOauthMutationVariables, TContext> => {
const mutationKey = getAuthLinkOauthMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof authLinkOauth>>, AuthLinkOauthMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  authLinkOauth(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}

type AuthLinkOauthMutationVariables = {data: ConfirmRequest}

/**
 * @summary Connect a provider to an existing account
 */
export const useAuthLinkOauth = <TError = ErrorType<OauthFailedResponse | SignInRefusedResponse | MethodNotAllowedResponse | IdentityConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authLinkOauth>>, TError,AuthLinkOauthMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof authLinkOauth>>,
        TError,
        AuthLinkOauthMutationVariables,
        TContext
      > => {
      return useMutation(getAuthLinkOauthMutationOptions(options), queryClient);
    }

const getAuthSecondFactorUrl = () => {
  return `/api/auth/second-factor`
}

/**
 * Takes the code of the authenticator app or a recovery code, after `authLogin` or `authExchangeOauth` has answered
 * 202 in this browser. The response is 400 if that was more than ten minutes ago or the password has changed since,
 * and 401 if the code is wrong or was used before.
 * @summary Complete a sign-in with a code
 */
const authSecondFactor = async (secondFactorRequest: SecondFactorRequest, options?: Parameters<typeof http>[1]): Promise<CurrentUser> => {
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
return http<CurrentUser>(getAuthSecondFactorUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(secondFactorRequest)
  }
);}

const getAuthSecondFactorMutationKey = () => ['authSecondFactor'] as const;

const getAuthSecondFactorMutationOptions = <TError = ErrorType<SignInExpiredResponse | WrongSecondFactorResponse | OauthRefusedResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authSecondFactor>>, TError,AuthSecondFactorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof authSecondFactor>>, TError,AuthSecondFactorMutationVariables, TContext> => {
const mutationKey = getAuthSecondFactorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof authSecondFactor>>, AuthSecondFactorMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  authSecondFactor(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}

type AuthSecondFactorMutationVariables = {data: SecondFactorRequest}

/**
 * @summary Complete a sign-in with a code
 */
export const useAuthSecondFactor = <TError = ErrorType<SignInExpiredResponse | WrongSecondFactorResponse | OauthRefusedResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authSecondFactor>>, TError,AuthSecondFactorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof authSecondFactor>>,
        TError,
        AuthSecondFactorMutationVariables,
        TContext
      > => {
      return useMutation(getAuthSecondFactorMutationOptions(options), queryClient);
    }

const getAuthPasskeyOptionsUrl = () => {
  return `/api/auth/passkey-options`
}

/**
 * The options for `navigator.credentials.get`, with a challenge that works once, within ten minutes, in this browser.
 * For `signIn` the passkey alone signs in, and its device must verify the user; the response says nothing about any
 * account. For `secondFactor`, the response lists the passkeys of the account whose sign-in is not complete.
 * @summary Get the options to sign in with a passkey
 */
export const authPasskeyOptions = async (passkeyOptionsRequest: PasskeyOptionsRequest, options?: Parameters<typeof http>[1]): Promise<PasskeyRequestOptions> => {
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
return http<PasskeyRequestOptions>(getAuthPasskeyOptionsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(passkeyOptionsRequest)
  }
);}

const getAuthPasskeyUrl = () => {
  return `/api/auth/passkey`
}

/**
 * Takes the answer of the passkey to the challenge of `authPasskeyOptions`. The response is 400 if the challenge is
 * unknown, used or older than ten minutes, and 401 if the passkey is unknown or its answer is not valid.
 * @summary Sign in with a passkey
 */
export const authPasskey = async (passkeyAssertion: PasskeyAssertion, options?: Parameters<typeof http>[1]): Promise<CurrentUser> => {
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
return http<CurrentUser>(getAuthPasskeyUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(passkeyAssertion)
  }
);}

const getAuthOauthProvidersUrl = () => {
  return `/api/auth/oauth-providers`
}

/**
 * @summary List the sign-in providers that are configured
 */
const authOauthProviders = async ( options?: Parameters<typeof http>[1]): Promise<OauthProviders> => {
  return http<OauthProviders>(getAuthOauthProvidersUrl(),
  {
    ...options,
    method: 'GET'
  }
);}

const getAuthOauthProvidersQueryKey = () => {
    return [
    "authOauthProviders"
    ] as const;
    }

const getAuthOauthProvidersQueryOptions = <TData = Awaited<ReturnType<typeof authOauthProviders>>, TError = ErrorType<UnreadableAddressResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof authOauthProviders>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getAuthOauthProvidersQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof authOauthProviders>>> = ({ signal }) => authOauthProviders({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof authOauthProviders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export function useAuthOauthProviders<TData = Awaited<ReturnType<typeof authOauthProviders>>, TError = ErrorType<UnreadableAddressResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof authOauthProviders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof authOauthProviders>>,
          TError,
          Awaited<ReturnType<typeof authOauthProviders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useAuthOauthProviders<TData = Awaited<ReturnType<typeof authOauthProviders>>, TError = ErrorType<UnreadableAddressResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof authOauthProviders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof authOauthProviders>>,
          TError,
          Awaited<ReturnType<typeof authOauthProviders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useAuthOauthProviders<TData = Awaited<ReturnType<typeof authOauthProviders>>, TError = ErrorType<UnreadableAddressResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof authOauthProviders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary List the sign-in providers that are configured
 */
export function useAuthOauthProviders<TData = Awaited<ReturnType<typeof authOauthProviders>>, TError = ErrorType<UnreadableAddressResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof authOauthProviders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getAuthOauthProvidersQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

const getAuthSetupStateUrl = () => {
  return `/api/auth/setup`
}

/**
 * Says only whether an administrator exists. `authSetup` also needs a valid link.
 * @summary Get whether the first administrator can be created
 */
const authSetupState = async ( options?: Parameters<typeof http>[1]): Promise<SetupState> => {
  return http<SetupState>(getAuthSetupStateUrl(),
  {
    ...options,
    method: 'GET'
  }
);}

const getAuthSetupStateQueryKey = () => {
    return [
    "authSetupState"
    ] as const;
    }

const getAuthSetupStateQueryOptions = <TData = Awaited<ReturnType<typeof authSetupState>>, TError = ErrorType<UnreadableAddressResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof authSetupState>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getAuthSetupStateQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof authSetupState>>> = ({ signal }) => authSetupState({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof authSetupState>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export function useAuthSetupState<TData = Awaited<ReturnType<typeof authSetupState>>, TError = ErrorType<UnreadableAddressResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof authSetupState>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof authSetupState>>,
          TError,
          Awaited<ReturnType<typeof authSetupState>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useAuthSetupState<TData = Awaited<ReturnType<typeof authSetupState>>, TError = ErrorType<UnreadableAddressResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof authSetupState>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof authSetupState>>,
          TError,
          Awaited<ReturnType<typeof authSetupState>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useAuthSetupState<TData = Awaited<ReturnType<typeof authSetupState>>, TError = ErrorType<UnreadableAddressResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof authSetupState>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Get whether the first administrator can be created
 */
export function useAuthSetupState<TData = Awaited<ReturnType<typeof authSetupState>>, TError = ErrorType<UnreadableAddressResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof authSetupState>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getAuthSetupStateQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

const getAuthSetupUrl = () => {
  return `/api/auth/setup`
}

/**
 * When the server starts and no administrator exists, it prints a link with a single-use token for this operation.
 * After an administrator has been created, the response is 403. The address is verified without a mail.
 * @summary Create the first administrator
 */
const authSetup = async (setupRequest: SetupRequest, options?: Parameters<typeof http>[1]): Promise<CurrentUser> => {
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
return http<CurrentUser>(getAuthSetupUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(setupRequest)
  }
);}

const getAuthSetupMutationKey = () => ['authSetup'] as const;

const getAuthSetupMutationOptions = <TError = ErrorType<InvalidTokenResponse | SetupClosedResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authSetup>>, TError,AuthSetupMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof authSetup>>, TError,AuthSetupMutationVariables, TContext> => {
const mutationKey = getAuthSetupMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof authSetup>>, AuthSetupMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  authSetup(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}

type AuthSetupMutationVariables = {data: SetupRequest}

/**
 * @summary Create the first administrator
 */
export const useAuthSetup = <TError = ErrorType<InvalidTokenResponse | SetupClosedResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authSetup>>, TError,AuthSetupMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof authSetup>>,
        TError,
        AuthSetupMutationVariables,
        TContext
      > => {
      return useMutation(getAuthSetupMutationOptions(options), queryClient);
    }
