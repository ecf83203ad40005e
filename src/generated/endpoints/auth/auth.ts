/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import {
  queryOptions as queryOptionsBuilder,
  useMutation,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  BadGatewayResponse,
  BadRequestResponse,
  CurrentUser,
  EmailRequest,
  InternalServerErrorResponse,
  InvalidTokenResponse,
  LoginRequest,
  MailOnItsWayResponse,
  MethodNotAllowedResponse,
  NotFoundResponse,
  OauthConflictResponse,
  OauthExchangeRequest,
  OauthFailedResponse,
  OauthProviders,
  OauthRefusedResponse,
  OauthStart,
  OauthStartRequest,
  OriginNotAllowedResponse,
  PayloadTooLargeResponse,
  RegisterRequest,
  ResetPasswordRequest,
  ServiceUnavailableResponse,
  SetupClosedResponse,
  SetupRequest,
  SignInRefusedResponse,
  TooManyRequestsResponse,
  UnprocessableContentResponse,
  UnprocessableParametersResponse,
  UnsupportedMediaTypeResponse,
  VerifyEmailRequest,
  WrongCredentialsResponse
} from '../../model/index.ts';

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

export const getAuthRegisterUrl = () => {




  return `/api/auth/register`
}

/**
 * Answers alike for known and unknown addresses; what happens next is in the mail that follows.
 * @summary Register an account
 */
export const authRegister = async (registerRequest: RegisterRequest, options?: Parameters<typeof http>[1]): Promise<MailOnItsWayResponse> => {

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
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(registerRequest)
  }
);}





export const getAuthRegisterMutationKey = () => ['authRegister'] as const;

export const getAuthRegisterMutationOptions = <TError = ErrorType<BadRequestResponse | OriginNotAllowedResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authRegister>>, TError,AuthRegisterMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof authRegister>>, TError,AuthRegisterMutationVariables, TContext> => {

const mutationKey = getAuthRegisterMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof authRegister>>, AuthRegisterMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  authRegister(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AuthRegisterMutationResult = NonNullable<Awaited<ReturnType<typeof authRegister>>>
    export type AuthRegisterMutationBody = RegisterRequest
    export type AuthRegisterMutationError = ErrorType<BadRequestResponse | OriginNotAllowedResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type AuthRegisterMutationVariables = {data: RegisterRequest}

    /**
 * @summary Register an account
 */
export const useAuthRegister = <TError = ErrorType<BadRequestResponse | OriginNotAllowedResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authRegister>>, TError,AuthRegisterMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof authRegister>>,
        TError,
        AuthRegisterMutationVariables,
        TContext
      > => {
      return useMutation(getAuthRegisterMutationOptions(options), queryClient);
    }
    export const getAuthVerifyEmailUrl = () => {




  return `/api/auth/verify-email`
}

/**
 * Uses up the token from the verification mail. An unknown, used or expired token is 400.
 * @summary Verify an e-mail address
 */
export const authVerifyEmail = async (verifyEmailRequest: VerifyEmailRequest, options?: Parameters<typeof http>[1]): Promise<void> => {

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





export const getAuthVerifyEmailMutationKey = () => ['authVerifyEmail'] as const;

export const getAuthVerifyEmailMutationOptions = <TError = ErrorType<InvalidTokenResponse | OriginNotAllowedResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
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

    export type AuthVerifyEmailMutationResult = NonNullable<Awaited<ReturnType<typeof authVerifyEmail>>>
    export type AuthVerifyEmailMutationBody = VerifyEmailRequest
    export type AuthVerifyEmailMutationError = ErrorType<InvalidTokenResponse | OriginNotAllowedResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type AuthVerifyEmailMutationVariables = {data: VerifyEmailRequest}

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
    export const getAuthResendVerificationUrl = () => {




  return `/api/auth/resend-verification`
}

/**
 * Answers alike whether or not the address is waiting for verification.
 * @summary Send the verification mail again
 */
export const authResendVerification = async (emailRequest: EmailRequest, options?: Parameters<typeof http>[1]): Promise<MailOnItsWayResponse> => {

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





export const getAuthResendVerificationMutationKey = () => ['authResendVerification'] as const;

export const getAuthResendVerificationMutationOptions = <TError = ErrorType<BadRequestResponse | OriginNotAllowedResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
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

    export type AuthResendVerificationMutationResult = NonNullable<Awaited<ReturnType<typeof authResendVerification>>>
    export type AuthResendVerificationMutationBody = EmailRequest
    export type AuthResendVerificationMutationError = ErrorType<BadRequestResponse | OriginNotAllowedResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type AuthResendVerificationMutationVariables = {data: EmailRequest}

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
    export const getAuthForgotPasswordUrl = () => {




  return `/api/auth/forgot-password`
}

/**
 * Answers alike for known and unknown addresses.
 * @summary Ask for a password reset mail
 */
export const authForgotPassword = async (emailRequest: EmailRequest, options?: Parameters<typeof http>[1]): Promise<MailOnItsWayResponse> => {

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





export const getAuthForgotPasswordMutationKey = () => ['authForgotPassword'] as const;

export const getAuthForgotPasswordMutationOptions = <TError = ErrorType<BadRequestResponse | OriginNotAllowedResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
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

    export type AuthForgotPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof authForgotPassword>>>
    export type AuthForgotPasswordMutationBody = EmailRequest
    export type AuthForgotPasswordMutationError = ErrorType<BadRequestResponse | OriginNotAllowedResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type AuthForgotPasswordMutationVariables = {data: EmailRequest}

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
    export const getAuthResetPasswordUrl = () => {




  return `/api/auth/reset-password`
}

/**
 * Uses up the token from the reset mail and ends every session of the user. An unknown, used or expired token is 400.
 * @summary Set a new password with a reset token
 */
export const authResetPassword = async (resetPasswordRequest: ResetPasswordRequest, options?: Parameters<typeof http>[1]): Promise<void> => {

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





export const getAuthResetPasswordMutationKey = () => ['authResetPassword'] as const;

export const getAuthResetPasswordMutationOptions = <TError = ErrorType<InvalidTokenResponse | OriginNotAllowedResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
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

    export type AuthResetPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof authResetPassword>>>
    export type AuthResetPasswordMutationBody = ResetPasswordRequest
    export type AuthResetPasswordMutationError = ErrorType<InvalidTokenResponse | OriginNotAllowedResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type AuthResetPasswordMutationVariables = {data: ResetPasswordRequest}

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
    export const getAuthLoginUrl = () => {




  return `/api/auth/login`
}

/**
 * One sentence for an unknown address and a wrong password (401); 403 with code `email_not_verified` when only the
 * verification is missing.
 * @summary Sign in
 */
export const authLogin = async (loginRequest: LoginRequest, options?: Parameters<typeof http>[1]): Promise<CurrentUser> => {

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
return http<CurrentUser>(getAuthLoginUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(loginRequest)
  }
);}





export const getAuthLoginMutationKey = () => ['authLogin'] as const;

export const getAuthLoginMutationOptions = <TError = ErrorType<BadRequestResponse | WrongCredentialsResponse | SignInRefusedResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
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

    export type AuthLoginMutationResult = NonNullable<Awaited<ReturnType<typeof authLogin>>>
    export type AuthLoginMutationBody = LoginRequest
    export type AuthLoginMutationError = ErrorType<BadRequestResponse | WrongCredentialsResponse | SignInRefusedResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type AuthLoginMutationVariables = {data: LoginRequest}

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
    export const getAuthStartOauthUrl = () => {




  return `/api/auth/start-oauth`
}

/**
 * Makes state, nonce and PKCE verifier. 404 when no such provider is configured.
 * @summary Begin a sign-in with an outside provider
 */
export const authStartOauth = async (oauthStartRequest: OauthStartRequest, options?: Parameters<typeof http>[1]): Promise<OauthStart> => {

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





export const getAuthStartOauthMutationKey = () => ['authStartOauth'] as const;

export const getAuthStartOauthMutationOptions = <TError = ErrorType<BadRequestResponse | OriginNotAllowedResponse | NotFoundResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | BadGatewayResponse | ServiceUnavailableResponse>,
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

    export type AuthStartOauthMutationResult = NonNullable<Awaited<ReturnType<typeof authStartOauth>>>
    export type AuthStartOauthMutationBody = OauthStartRequest
    export type AuthStartOauthMutationError = ErrorType<BadRequestResponse | OriginNotAllowedResponse | NotFoundResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | BadGatewayResponse | ServiceUnavailableResponse>
    export type AuthStartOauthMutationVariables = {data: OauthStartRequest}

    /**
 * @summary Begin a sign-in with an outside provider
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
    export const getAuthExchangeOauthUrl = () => {




  return `/api/auth/exchange-oauth`
}

/**
 * Checks the answer against the cookie of `authStartOauth`, exchanges the code with the provider and signs in.
 * 409 when a verified account with this e-mail already exists and must sign in with its password.
 * @summary Exchange an OAuth code for a session
 */
export const authExchangeOauth = async (oauthExchangeRequest: OauthExchangeRequest, options?: Parameters<typeof http>[1]): Promise<CurrentUser> => {

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
return http<CurrentUser>(getAuthExchangeOauthUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(oauthExchangeRequest)
  }
);}





export const getAuthExchangeOauthMutationKey = () => ['authExchangeOauth'] as const;

export const getAuthExchangeOauthMutationOptions = <TError = ErrorType<OauthFailedResponse | OauthRefusedResponse | NotFoundResponse | MethodNotAllowedResponse | OauthConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | BadGatewayResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authExchangeOauth>>, TError,AuthExchangeOauthMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof authExchangeOauth>>, TError,AuthExchangeOauthMutationVariables, TContext> => {

const mutationKey = getAuthExchangeOauthMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof authExchangeOauth>>, AuthExchangeOauthMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  authExchangeOauth(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AuthExchangeOauthMutationResult = NonNullable<Awaited<ReturnType<typeof authExchangeOauth>>>
    export type AuthExchangeOauthMutationBody = OauthExchangeRequest
    export type AuthExchangeOauthMutationError = ErrorType<OauthFailedResponse | OauthRefusedResponse | NotFoundResponse | MethodNotAllowedResponse | OauthConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | BadGatewayResponse | ServiceUnavailableResponse>
    export type AuthExchangeOauthMutationVariables = {data: OauthExchangeRequest}

    /**
 * @summary Exchange an OAuth code for a session
 */
export const useAuthExchangeOauth = <TError = ErrorType<OauthFailedResponse | OauthRefusedResponse | NotFoundResponse | MethodNotAllowedResponse | OauthConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | BadGatewayResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authExchangeOauth>>, TError,AuthExchangeOauthMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof authExchangeOauth>>,
        TError,
        AuthExchangeOauthMutationVariables,
        TContext
      > => {
      return useMutation(getAuthExchangeOauthMutationOptions(options), queryClient);
    }
    export const getAuthOauthProvidersUrl = () => {




  return `/api/auth/oauth-providers`
}

/**
 * @summary List the sign-in providers that are configured
 */
export const authOauthProviders = async ( options?: Parameters<typeof http>[1]): Promise<OauthProviders> => {

  return http<OauthProviders>(getAuthOauthProvidersUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getAuthOauthProvidersQueryKey = () => {
    return [
    "authOauthProviders"
    ] as const;
    }


export const getAuthOauthProvidersQueryOptions = <TData = Awaited<ReturnType<typeof authOauthProviders>>, TError = ErrorType<MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof authOauthProviders>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getAuthOauthProvidersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof authOauthProviders>>> = ({ signal }) => authOauthProviders({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof authOauthProviders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type AuthOauthProvidersQueryResult = NonNullable<Awaited<ReturnType<typeof authOauthProviders>>>
export type AuthOauthProvidersQueryError = ErrorType<MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useAuthOauthProviders<TData = Awaited<ReturnType<typeof authOauthProviders>>, TError = ErrorType<MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof authOauthProviders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof authOauthProviders>>,
          TError,
          Awaited<ReturnType<typeof authOauthProviders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAuthOauthProviders<TData = Awaited<ReturnType<typeof authOauthProviders>>, TError = ErrorType<MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof authOauthProviders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof authOauthProviders>>,
          TError,
          Awaited<ReturnType<typeof authOauthProviders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAuthOauthProviders<TData = Awaited<ReturnType<typeof authOauthProviders>>, TError = ErrorType<MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof authOauthProviders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the sign-in providers that are configured
 */

export function useAuthOauthProviders<TData = Awaited<ReturnType<typeof authOauthProviders>>, TError = ErrorType<MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof authOauthProviders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getAuthOauthProvidersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getAuthOauthProvidersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof authOauthProviders>>, TError = ErrorType<MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof authOauthProviders>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getAuthOauthProvidersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof authOauthProviders>>> = ({ signal }) => authOauthProviders({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof authOauthProviders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type AuthOauthProvidersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof authOauthProviders>>>
export type AuthOauthProvidersSuspenseQueryError = ErrorType<MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useAuthOauthProvidersSuspense<TData = Awaited<ReturnType<typeof authOauthProviders>>, TError = ErrorType<MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof authOauthProviders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAuthOauthProvidersSuspense<TData = Awaited<ReturnType<typeof authOauthProviders>>, TError = ErrorType<MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof authOauthProviders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAuthOauthProvidersSuspense<TData = Awaited<ReturnType<typeof authOauthProviders>>, TError = ErrorType<MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof authOauthProviders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the sign-in providers that are configured
 */

export function useAuthOauthProvidersSuspense<TData = Awaited<ReturnType<typeof authOauthProviders>>, TError = ErrorType<MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof authOauthProviders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getAuthOauthProvidersSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getAuthSetupUrl = () => {




  return `/api/auth/setup`
}

/**
 * Works once, with the single-use token of the link that the server prints while no administrator exists (403 after
 * that). The address counts as verified.
 * @summary Make the first administrator
 */
export const authSetup = async (setupRequest: SetupRequest, options?: Parameters<typeof http>[1]): Promise<CurrentUser> => {

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





export const getAuthSetupMutationKey = () => ['authSetup'] as const;

export const getAuthSetupMutationOptions = <TError = ErrorType<InvalidTokenResponse | SetupClosedResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
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

    export type AuthSetupMutationResult = NonNullable<Awaited<ReturnType<typeof authSetup>>>
    export type AuthSetupMutationBody = SetupRequest
    export type AuthSetupMutationError = ErrorType<InvalidTokenResponse | SetupClosedResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type AuthSetupMutationVariables = {data: SetupRequest}

    /**
 * @summary Make the first administrator
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
