/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { BadRequestResponse, ConfirmRequest, ForbiddenResponse, InternalServerErrorResponse, MethodNotAllowedResponse, PayloadTooLargeResponse, ServiceUnavailableResponse, TooManyRequestsResponse, UnauthorizedResponse, UnprocessableContentResponse, UnsupportedMediaTypeResponse } from '../../model/index.ts';
import { http } from '../../../api/http.ts';
import type { ErrorType } from '../../../api/http.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

const getAccountConfirmUrl = () => {
  return `/api/account/confirm`
}

/**
 * For the next ten minutes the session may call the operations with `x-confirmation`. A wrong password is refused with
 * 422 and counts as a failed sign-in. The session gets a new cookie; the old one works for half a minute, because
 * requests with it may be under way.
 * @summary Confirm who I am with the password
 */
const accountConfirm = async (confirmRequest: ConfirmRequest, options?: Parameters<typeof http>[1]): Promise<void> => {
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
    body: JSON.stringify(confirmRequest)
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

type AccountConfirmMutationVariables = {data: ConfirmRequest}

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
