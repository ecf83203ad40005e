/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { ForbiddenResponse, InternalServerErrorResponse, MethodNotAllowedResponse, NotFoundResponse, ServiceUnavailableResponse, TooManyFavouritesResponse, TooManyRequestsResponse, UnauthorizedResponse, UnprocessableParametersResponse, UnreadableAddressResponse } from '../../model/index.ts';
import { http } from '../../../api/http.ts';
import type { ErrorType } from '../../../api/http.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

const getFavouriteAddUrl = (campaignId: string,
    entryId: string,) => {
  return `/api/campaigns/${encodeURIComponent(String(campaignId))}/entries/${encodeURIComponent(String(entryId))}/favourite`
}

/**
 * The entry is marked for the user alone. A user can mark 50 entries of a campaign.
 * @summary Mark an entry
 */
const favouriteAdd = async (campaignId: string,
    entryId: string, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getFavouriteAddUrl(campaignId,entryId),
  {
    ...options,
    method: 'PUT'
  }
);}

const getFavouriteAddMutationKey = () => ['favouriteAdd'] as const;

const getFavouriteAddMutationOptions = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | TooManyFavouritesResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof favouriteAdd>>, TError,FavouriteAddMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof favouriteAdd>>, TError,FavouriteAddMutationVariables, TContext> => {
const mutationKey = getFavouriteAddMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof favouriteAdd>>, FavouriteAddMutationVariables> = (props) => {
          const {campaignId,entryId} = props ?? {};
          return  favouriteAdd(campaignId,entryId,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}

type FavouriteAddMutationVariables = {campaignId: string;entryId: string}

/**
 * @summary Mark an entry
 */
export const useFavouriteAdd = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | TooManyFavouritesResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof favouriteAdd>>, TError,FavouriteAddMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof favouriteAdd>>,
        TError,
        FavouriteAddMutationVariables,
        TContext
      > => {
      return useMutation(getFavouriteAddMutationOptions(options), queryClient);
    }

const getFavouriteRemoveUrl = (campaignId: string,
    entryId: string,) => {
  return `/api/campaigns/${encodeURIComponent(String(campaignId))}/entries/${encodeURIComponent(String(entryId))}/favourite`
}

/**
 * An entry without a mark stays as it is.
 * @summary Remove the mark of an entry
 */
const favouriteRemove = async (campaignId: string,
    entryId: string, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getFavouriteRemoveUrl(campaignId,entryId),
  {
    ...options,
    method: 'DELETE'
  }
);}

const getFavouriteRemoveMutationKey = () => ['favouriteRemove'] as const;

const getFavouriteRemoveMutationOptions = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof favouriteRemove>>, TError,FavouriteRemoveMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof favouriteRemove>>, TError,FavouriteRemoveMutationVariables, TContext> => {
const mutationKey = getFavouriteRemoveMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof favouriteRemove>>, FavouriteRemoveMutationVariables> = (props) => {
          const {campaignId,entryId} = props ?? {};
          return  favouriteRemove(campaignId,entryId,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}

type FavouriteRemoveMutationVariables = {campaignId: string;entryId: string}

/**
 * @summary Remove the mark of an entry
 */
export const useFavouriteRemove = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof favouriteRemove>>, TError,FavouriteRemoveMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof favouriteRemove>>,
        TError,
        FavouriteRemoveMutationVariables,
        TContext
      > => {
      return useMutation(getFavouriteRemoveMutationOptions(options), queryClient);
    }
