/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  BadGatewayResponse,
  BadRequestResponse,
  ForbiddenResponse,
  GenerationDraft,
  GenerationRequest,
  InternalServerErrorResponse,
  MethodNotAllowedResponse,
  NotFoundResponse,
  NotImplementedResponse,
  PayloadTooLargeResponse,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UnsupportedMediaTypeResponse
} from '../../model/index.ts';

import { http } from '../../../api/http.ts';
import type { ErrorType } from '../../../api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getGenerationCreateUrl = () => {




  return `/api/generation/`
}

/**
 * 501 while no storyteller is at work on this server.
 * @summary Write a draft
 */
export const generationCreate = async (generationRequest: GenerationRequest, options?: Parameters<typeof http>[1]): Promise<GenerationDraft> => {

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
return http<GenerationDraft>(getGenerationCreateUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(generationRequest)
  }
);}





export const getGenerationCreateMutationKey = () => ['generationCreate'] as const;

export const getGenerationCreateMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | NotImplementedResponse | BadGatewayResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof generationCreate>>, TError,GenerationCreateMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof generationCreate>>, TError,GenerationCreateMutationVariables, TContext> => {

const mutationKey = getGenerationCreateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof generationCreate>>, GenerationCreateMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  generationCreate(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type GenerationCreateMutationResult = NonNullable<Awaited<ReturnType<typeof generationCreate>>>
    export type GenerationCreateMutationBody = GenerationRequest
    export type GenerationCreateMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | NotImplementedResponse | BadGatewayResponse | ServiceUnavailableResponse>
    export type GenerationCreateMutationVariables = {data: GenerationRequest}

    /**
 * @summary Write a draft
 */
export const useGenerationCreate = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | NotImplementedResponse | BadGatewayResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof generationCreate>>, TError,GenerationCreateMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof generationCreate>>,
        TError,
        GenerationCreateMutationVariables,
        TContext
      > => {
      return useMutation(getGenerationCreateMutationOptions(options), queryClient);
    }
