/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import {
  useMutation,
  useQuery
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
  UseQueryResult
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

export type authRegisterResponse202 = {
  data: MailOnItsWayResponse
  status: 202
}

export type authRegisterResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type authRegisterResponse403 = {
  data: OriginNotAllowedResponse
  status: 403
}

export type authRegisterResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type authRegisterResponse413 = {
  data: PayloadTooLargeResponse
  status: 413
}

export type authRegisterResponse415 = {
  data: UnsupportedMediaTypeResponse
  status: 415
}

export type authRegisterResponse422 = {
  data: UnprocessableContentResponse
  status: 422
}

export type authRegisterResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type authRegisterResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type authRegisterResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type authRegisterResponseSuccess = (authRegisterResponse202) & {
  headers: Headers;
};
export type authRegisterResponseError = (authRegisterResponse400 | authRegisterResponse403 | authRegisterResponse405 | authRegisterResponse413 | authRegisterResponse415 | authRegisterResponse422 | authRegisterResponse429 | authRegisterResponse500 | authRegisterResponse503) & {
  headers: Headers;
};

export const getAuthRegisterUrl = () => {




  return `/api/auth/register`
}

/**
 * Answers alike for known and unknown addresses; what happens next is in the mail that follows.
 * @summary Register an account
 */
export const authRegister = async (registerRequest: RegisterRequest, options?: Parameters<typeof http>[1]): Promise<authRegisterResponseSuccess> => {

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
return http<authRegisterResponseSuccess>(getAuthRegisterUrl(),
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
    export type authVerifyEmailResponse204 = {
  data: void
  status: 204
}

export type authVerifyEmailResponse400 = {
  data: InvalidTokenResponse
  status: 400
}

export type authVerifyEmailResponse403 = {
  data: OriginNotAllowedResponse
  status: 403
}

export type authVerifyEmailResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type authVerifyEmailResponse413 = {
  data: PayloadTooLargeResponse
  status: 413
}

export type authVerifyEmailResponse415 = {
  data: UnsupportedMediaTypeResponse
  status: 415
}

export type authVerifyEmailResponse422 = {
  data: UnprocessableContentResponse
  status: 422
}

export type authVerifyEmailResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type authVerifyEmailResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type authVerifyEmailResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type authVerifyEmailResponseSuccess = (authVerifyEmailResponse204) & {
  headers: Headers;
};
export type authVerifyEmailResponseError = (authVerifyEmailResponse400 | authVerifyEmailResponse403 | authVerifyEmailResponse405 | authVerifyEmailResponse413 | authVerifyEmailResponse415 | authVerifyEmailResponse422 | authVerifyEmailResponse429 | authVerifyEmailResponse500 | authVerifyEmailResponse503) & {
  headers: Headers;
};

export const getAuthVerifyEmailUrl = () => {




  return `/api/auth/verify-email`
}

/**
 * Uses up the token from the verification mail. An unknown, used or expired token is 400.
 * @summary Verify an e-mail address
 */
export const authVerifyEmail = async (verifyEmailRequest: VerifyEmailRequest, options?: Parameters<typeof http>[1]): Promise<authVerifyEmailResponseSuccess> => {

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
return http<authVerifyEmailResponseSuccess>(getAuthVerifyEmailUrl(),
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
    export type authResendVerificationResponse202 = {
  data: MailOnItsWayResponse
  status: 202
}

export type authResendVerificationResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type authResendVerificationResponse403 = {
  data: OriginNotAllowedResponse
  status: 403
}

export type authResendVerificationResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type authResendVerificationResponse413 = {
  data: PayloadTooLargeResponse
  status: 413
}

export type authResendVerificationResponse415 = {
  data: UnsupportedMediaTypeResponse
  status: 415
}

export type authResendVerificationResponse422 = {
  data: UnprocessableContentResponse
  status: 422
}

export type authResendVerificationResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type authResendVerificationResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type authResendVerificationResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type authResendVerificationResponseSuccess = (authResendVerificationResponse202) & {
  headers: Headers;
};
export type authResendVerificationResponseError = (authResendVerificationResponse400 | authResendVerificationResponse403 | authResendVerificationResponse405 | authResendVerificationResponse413 | authResendVerificationResponse415 | authResendVerificationResponse422 | authResendVerificationResponse429 | authResendVerificationResponse500 | authResendVerificationResponse503) & {
  headers: Headers;
};

export const getAuthResendVerificationUrl = () => {




  return `/api/auth/resend-verification`
}

/**
 * Answers alike whether or not the address is waiting for verification.
 * @summary Send the verification mail again
 */
export const authResendVerification = async (emailRequest: EmailRequest, options?: Parameters<typeof http>[1]): Promise<authResendVerificationResponseSuccess> => {

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
return http<authResendVerificationResponseSuccess>(getAuthResendVerificationUrl(),
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
    export type authForgotPasswordResponse202 = {
  data: MailOnItsWayResponse
  status: 202
}

export type authForgotPasswordResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type authForgotPasswordResponse403 = {
  data: OriginNotAllowedResponse
  status: 403
}

export type authForgotPasswordResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type authForgotPasswordResponse413 = {
  data: PayloadTooLargeResponse
  status: 413
}

export type authForgotPasswordResponse415 = {
  data: UnsupportedMediaTypeResponse
  status: 415
}

export type authForgotPasswordResponse422 = {
  data: UnprocessableContentResponse
  status: 422
}

export type authForgotPasswordResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type authForgotPasswordResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type authForgotPasswordResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type authForgotPasswordResponseSuccess = (authForgotPasswordResponse202) & {
  headers: Headers;
};
export type authForgotPasswordResponseError = (authForgotPasswordResponse400 | authForgotPasswordResponse403 | authForgotPasswordResponse405 | authForgotPasswordResponse413 | authForgotPasswordResponse415 | authForgotPasswordResponse422 | authForgotPasswordResponse429 | authForgotPasswordResponse500 | authForgotPasswordResponse503) & {
  headers: Headers;
};

export const getAuthForgotPasswordUrl = () => {




  return `/api/auth/forgot-password`
}

/**
 * Answers alike for known and unknown addresses.
 * @summary Ask for a password reset mail
 */
export const authForgotPassword = async (emailRequest: EmailRequest, options?: Parameters<typeof http>[1]): Promise<authForgotPasswordResponseSuccess> => {

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
return http<authForgotPasswordResponseSuccess>(getAuthForgotPasswordUrl(),
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
    export type authResetPasswordResponse204 = {
  data: void
  status: 204
}

export type authResetPasswordResponse400 = {
  data: InvalidTokenResponse
  status: 400
}

export type authResetPasswordResponse403 = {
  data: OriginNotAllowedResponse
  status: 403
}

export type authResetPasswordResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type authResetPasswordResponse413 = {
  data: PayloadTooLargeResponse
  status: 413
}

export type authResetPasswordResponse415 = {
  data: UnsupportedMediaTypeResponse
  status: 415
}

export type authResetPasswordResponse422 = {
  data: UnprocessableContentResponse
  status: 422
}

export type authResetPasswordResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type authResetPasswordResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type authResetPasswordResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type authResetPasswordResponseSuccess = (authResetPasswordResponse204) & {
  headers: Headers;
};
export type authResetPasswordResponseError = (authResetPasswordResponse400 | authResetPasswordResponse403 | authResetPasswordResponse405 | authResetPasswordResponse413 | authResetPasswordResponse415 | authResetPasswordResponse422 | authResetPasswordResponse429 | authResetPasswordResponse500 | authResetPasswordResponse503) & {
  headers: Headers;
};

export const getAuthResetPasswordUrl = () => {




  return `/api/auth/reset-password`
}

/**
 * Uses up the token from the reset mail and ends every session of the user. An unknown, used or expired token is 400.
 * @summary Set a new password with a reset token
 */
export const authResetPassword = async (resetPasswordRequest: ResetPasswordRequest, options?: Parameters<typeof http>[1]): Promise<authResetPasswordResponseSuccess> => {

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
return http<authResetPasswordResponseSuccess>(getAuthResetPasswordUrl(),
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
    export type authLoginResponse200 = {
  data: CurrentUser
  status: 200
}

export type authLoginResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type authLoginResponse401 = {
  data: WrongCredentialsResponse
  status: 401
}

export type authLoginResponse403 = {
  data: SignInRefusedResponse
  status: 403
}

export type authLoginResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type authLoginResponse413 = {
  data: PayloadTooLargeResponse
  status: 413
}

export type authLoginResponse415 = {
  data: UnsupportedMediaTypeResponse
  status: 415
}

export type authLoginResponse422 = {
  data: UnprocessableContentResponse
  status: 422
}

export type authLoginResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type authLoginResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type authLoginResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type authLoginResponseSuccess = (authLoginResponse200) & {
  headers: Headers;
};
export type authLoginResponseError = (authLoginResponse400 | authLoginResponse401 | authLoginResponse403 | authLoginResponse405 | authLoginResponse413 | authLoginResponse415 | authLoginResponse422 | authLoginResponse429 | authLoginResponse500 | authLoginResponse503) & {
  headers: Headers;
};

export const getAuthLoginUrl = () => {




  return `/api/auth/login`
}

/**
 * One sentence for an unknown address and a wrong password (401); 403 with code `email_not_verified` when only the
 * verification is missing.
 * @summary Sign in
 */
export const authLogin = async (loginRequest: LoginRequest, options?: Parameters<typeof http>[1]): Promise<authLoginResponseSuccess> => {

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
return http<authLoginResponseSuccess>(getAuthLoginUrl(),
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
    export type authStartOauthResponse200 = {
  data: OauthStart
  status: 200
}

export type authStartOauthResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type authStartOauthResponse403 = {
  data: OriginNotAllowedResponse
  status: 403
}

export type authStartOauthResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type authStartOauthResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type authStartOauthResponse413 = {
  data: PayloadTooLargeResponse
  status: 413
}

export type authStartOauthResponse415 = {
  data: UnsupportedMediaTypeResponse
  status: 415
}

export type authStartOauthResponse422 = {
  data: UnprocessableContentResponse
  status: 422
}

export type authStartOauthResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type authStartOauthResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type authStartOauthResponse502 = {
  data: BadGatewayResponse
  status: 502
}

export type authStartOauthResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type authStartOauthResponseSuccess = (authStartOauthResponse200) & {
  headers: Headers;
};
export type authStartOauthResponseError = (authStartOauthResponse400 | authStartOauthResponse403 | authStartOauthResponse404 | authStartOauthResponse405 | authStartOauthResponse413 | authStartOauthResponse415 | authStartOauthResponse422 | authStartOauthResponse429 | authStartOauthResponse500 | authStartOauthResponse502 | authStartOauthResponse503) & {
  headers: Headers;
};

export const getAuthStartOauthUrl = () => {




  return `/api/auth/start-oauth`
}

/**
 * Makes state, nonce and PKCE verifier. 404 when no such provider is configured.
 * @summary Begin a sign-in with an outside provider
 */
export const authStartOauth = async (oauthStartRequest: OauthStartRequest, options?: Parameters<typeof http>[1]): Promise<authStartOauthResponseSuccess> => {

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
return http<authStartOauthResponseSuccess>(getAuthStartOauthUrl(),
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
    export type authExchangeOauthResponse200 = {
  data: CurrentUser
  status: 200
}

export type authExchangeOauthResponse400 = {
  data: OauthFailedResponse
  status: 400
}

export type authExchangeOauthResponse403 = {
  data: OauthRefusedResponse
  status: 403
}

export type authExchangeOauthResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type authExchangeOauthResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type authExchangeOauthResponse409 = {
  data: OauthConflictResponse
  status: 409
}

export type authExchangeOauthResponse413 = {
  data: PayloadTooLargeResponse
  status: 413
}

export type authExchangeOauthResponse415 = {
  data: UnsupportedMediaTypeResponse
  status: 415
}

export type authExchangeOauthResponse422 = {
  data: UnprocessableContentResponse
  status: 422
}

export type authExchangeOauthResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type authExchangeOauthResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type authExchangeOauthResponse502 = {
  data: BadGatewayResponse
  status: 502
}

export type authExchangeOauthResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type authExchangeOauthResponseSuccess = (authExchangeOauthResponse200) & {
  headers: Headers;
};
export type authExchangeOauthResponseError = (authExchangeOauthResponse400 | authExchangeOauthResponse403 | authExchangeOauthResponse404 | authExchangeOauthResponse405 | authExchangeOauthResponse409 | authExchangeOauthResponse413 | authExchangeOauthResponse415 | authExchangeOauthResponse422 | authExchangeOauthResponse429 | authExchangeOauthResponse500 | authExchangeOauthResponse502 | authExchangeOauthResponse503) & {
  headers: Headers;
};

export const getAuthExchangeOauthUrl = () => {




  return `/api/auth/exchange-oauth`
}

/**
 * Checks the answer against the cookie of `authStartOauth`, exchanges the code with the provider and signs in.
 * 409 when a verified account with this e-mail already exists and must sign in with its password.
 * @summary Exchange an OAuth code for a session
 */
export const authExchangeOauth = async (oauthExchangeRequest: OauthExchangeRequest, options?: Parameters<typeof http>[1]): Promise<authExchangeOauthResponseSuccess> => {

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
return http<authExchangeOauthResponseSuccess>(getAuthExchangeOauthUrl(),
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
    export type authOauthProvidersResponse200 = {
  data: OauthProviders
  status: 200
}

export type authOauthProvidersResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type authOauthProvidersResponse422 = {
  data: UnprocessableParametersResponse
  status: 422
}

export type authOauthProvidersResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type authOauthProvidersResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type authOauthProvidersResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type authOauthProvidersResponseSuccess = (authOauthProvidersResponse200) & {
  headers: Headers;
};
export type authOauthProvidersResponseError = (authOauthProvidersResponse405 | authOauthProvidersResponse422 | authOauthProvidersResponse429 | authOauthProvidersResponse500 | authOauthProvidersResponse503) & {
  headers: Headers;
};

export const getAuthOauthProvidersUrl = () => {




  return `/api/auth/oauth-providers`
}

/**
 * @summary List the sign-in providers that are configured
 */
export const authOauthProviders = async ( options?: Parameters<typeof http>[1]): Promise<authOauthProvidersResponseSuccess> => {

  return http<authOauthProvidersResponseSuccess>(getAuthOauthProvidersUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getAuthOauthProvidersQueryKey = () => {
    return [
    'api','auth','oauth-providers'
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






export type authSetupResponse201 = {
  data: CurrentUser
  status: 201
}

export type authSetupResponse400 = {
  data: InvalidTokenResponse
  status: 400
}

export type authSetupResponse403 = {
  data: SetupClosedResponse
  status: 403
}

export type authSetupResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type authSetupResponse413 = {
  data: PayloadTooLargeResponse
  status: 413
}

export type authSetupResponse415 = {
  data: UnsupportedMediaTypeResponse
  status: 415
}

export type authSetupResponse422 = {
  data: UnprocessableContentResponse
  status: 422
}

export type authSetupResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type authSetupResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type authSetupResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type authSetupResponseSuccess = (authSetupResponse201) & {
  headers: Headers;
};
export type authSetupResponseError = (authSetupResponse400 | authSetupResponse403 | authSetupResponse405 | authSetupResponse413 | authSetupResponse415 | authSetupResponse422 | authSetupResponse429 | authSetupResponse500 | authSetupResponse503) & {
  headers: Headers;
};

export const getAuthSetupUrl = () => {




  return `/api/auth/setup`
}

/**
 * Works once, with the single-use token of the link that the server prints while no administrator exists (403 after
 * that). The address counts as verified.
 * @summary Make the first administrator
 */
export const authSetup = async (setupRequest: SetupRequest, options?: Parameters<typeof http>[1]): Promise<authSetupResponseSuccess> => {

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
return http<authSetupResponseSuccess>(getAuthSetupUrl(),
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
