/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { queryOptions as queryOptionsBuilder, useInfiniteQuery, useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseInfiniteQueryResult, DefinedUseQueryResult, InfiniteData, MutationFunction, MutationFunctionContext, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseInfiniteQueryOptions, UseInfiniteQueryResult, UseMutationOptions, UseMutationResult, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { BadRequestResponse, Character, CharacterCreateHeaders, CharacterDeleteHeaders, CharacterGetParams, CharacterInput, CharacterListParams, CharacterPage, CharacterPlay, CharacterPlayRequest, CharacterPortraitHeaders, CharacterPortraitRequest, CharacterUpdateHeaders, ForbiddenResponse, InternalServerErrorResponse, InvalidCursorResponse, MethodNotAllowedResponse, NotFoundResponse, PayloadTooLargeResponse, PlayerCreateConflictResponse, PreconditionFailedResponse, ServiceUnavailableResponse, TooManyRequestsResponse, UnauthorizedResponse, UnprocessableContentResponse, UnprocessableParametersResponse, UnreadableAddressResponse, UnsupportedMediaTypeResponse } from '../../model/index.ts';
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

const getCharacterListUrl = (params?: CharacterListParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined && value !== null) {
      normalizedParams.append(key, String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/api/characters/?${stringifiedParams}` : `/api/characters/`
}

/**
 * @summary List my characters
 */
const characterList = async (params?: CharacterListParams, options?: Parameters<typeof http>[1]): Promise<CharacterPage> => {
  return http<CharacterPage>(getCharacterListUrl(params),
  {
    ...options,
    method: 'GET'
  }
);}

export const getCharacterListInfiniteQueryKey = (params?: CharacterListParams,) => {
    return [
    "characterList", ...(params ? [params] : [])
    ] as const;
    }

export const getCharacterListInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof characterList>>, CharacterListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(params?: CharacterListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof characterList>>, TError, TData, QueryKey, CharacterListParams['nextCursor']>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getCharacterListInfiniteQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof characterList>>, QueryKey, CharacterListParams['nextCursor']> = ({ signal, pageParam }) => characterList({...params, 'nextCursor': pageParam ?? params?.['nextCursor']}, { signal, ...requestOptions });
      const customOptions = paged({ queryKey, queryFn, ...queryOptions});
   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof characterList>>, TError, TData, QueryKey, CharacterListParams['nextCursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export function useCharacterListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof characterList>>, CharacterListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  CharacterListParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof characterList>>, TError, TData, QueryKey, CharacterListParams['nextCursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof characterList>>,
          TError,
          Awaited<ReturnType<typeof characterList>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useCharacterListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof characterList>>, CharacterListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: CharacterListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof characterList>>, TError, TData, QueryKey, CharacterListParams['nextCursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof characterList>>,
          TError,
          Awaited<ReturnType<typeof characterList>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useCharacterListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof characterList>>, CharacterListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: CharacterListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof characterList>>, TError, TData, QueryKey, CharacterListParams['nextCursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary List my characters
 */
export function useCharacterListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof characterList>>, CharacterListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: CharacterListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof characterList>>, TError, TData, QueryKey, CharacterListParams['nextCursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCharacterListInfiniteQueryOptions(params,options)
  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

const getCharacterCreateUrl = () => {
  return `/api/characters/create`
}

/**
 * @summary Create a character
 */
const characterCreate = async (characterInput: CharacterInput,
    headers?: CharacterCreateHeaders, options?: Parameters<typeof http>[1]): Promise<Character> => {
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
return http<Character>(getCharacterCreateUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(characterInput)
  }
);}

const getCharacterCreateMutationKey = () => ['characterCreate'] as const;

const getCharacterCreateMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | PlayerCreateConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof characterCreate>>, TError,CharacterCreateMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof characterCreate>>, TError,CharacterCreateMutationVariables, TContext> => {
const mutationKey = getCharacterCreateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof characterCreate>>, CharacterCreateMutationVariables> = (props) => {
          const {data,headers} = props ?? {};
          return  characterCreate(data,headers,requestOptions)
        }
  const onSuccess = (data: Awaited<ReturnType<typeof characterCreate>>, variables: CharacterCreateMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getCharacterListInfiniteQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };
  return  { ...mutationOptions, mutationFn, onSuccess }}

type CharacterCreateMutationVariables = {data: CharacterInput;headers?: CharacterCreateHeaders}

/**
 * @summary Create a character
 */
export const useCharacterCreate = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | PlayerCreateConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof characterCreate>>, TError,CharacterCreateMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof characterCreate>>,
        TError,
        CharacterCreateMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCharacterCreateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }

const getCharacterGetUrl = (characterId: string,
    params?: CharacterGetParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined && value !== null) {
      normalizedParams.append(key, String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/api/characters/${encodeURIComponent(String(characterId))}?${stringifiedParams}` : `/api/characters/${encodeURIComponent(String(characterId))}`
}

/**
 * @summary Get a character
 */
export const characterGet = async (characterId: string,
    params?: CharacterGetParams, options?: Parameters<typeof http>[1]): Promise<Character> => {
  return http<Character>(getCharacterGetUrl(characterId,params),
  {
    ...options,
    method: 'GET'
  }
);}

export const getCharacterGetQueryKey = (characterId: string,
    params?: CharacterGetParams,) => {
    return [
    "characterGet", ...(characterId ? [characterId] : []), ...(params ? [params] : [])
    ] as const;
    }

export const getCharacterGetSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof characterGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(characterId: string,
    params?: CharacterGetParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof characterGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getCharacterGetQueryKey(characterId,params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof characterGet>>> = ({ signal }) => characterGet(characterId,params, { signal, ...requestOptions });
   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof characterGet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export function useCharacterGetSuspense<TData = Awaited<ReturnType<typeof characterGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 characterId: string,
    params: undefined |  CharacterGetParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof characterGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useCharacterGetSuspense<TData = Awaited<ReturnType<typeof characterGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 characterId: string,
    params?: CharacterGetParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof characterGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useCharacterGetSuspense<TData = Awaited<ReturnType<typeof characterGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 characterId: string,
    params?: CharacterGetParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof characterGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Get a character
 */
export function useCharacterGetSuspense<TData = Awaited<ReturnType<typeof characterGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 characterId: string,
    params?: CharacterGetParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof characterGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCharacterGetSuspenseQueryOptions(characterId,params,options)
  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

const getCharacterUpdateUrl = (characterId: string,) => {
  return `/api/characters/${encodeURIComponent(String(characterId))}`
}

/**
 * @summary Change a character
 */
const characterUpdate = async (characterId: string,
    characterInput: CharacterInput,
    headers?: CharacterUpdateHeaders, options?: Parameters<typeof http>[1]): Promise<Character> => {
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
return http<Character>(getCharacterUpdateUrl(characterId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(characterInput)
  }
);}

const getCharacterUpdateMutationKey = () => ['characterUpdate'] as const;

const getCharacterUpdateMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof characterUpdate>>, TError,CharacterUpdateMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof characterUpdate>>, TError,CharacterUpdateMutationVariables, TContext> => {
const mutationKey = getCharacterUpdateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof characterUpdate>>, CharacterUpdateMutationVariables> = (props) => {
          const {characterId,data,headers} = props ?? {};
          return  characterUpdate(characterId,data,headers,requestOptions)
        }
  const onSuccess = (data: Awaited<ReturnType<typeof characterUpdate>>, variables: CharacterUpdateMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getCharacterListInfiniteQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };
  return  { ...mutationOptions, mutationFn, onSuccess }}

type CharacterUpdateMutationVariables = {characterId: string;data: CharacterInput;headers?: CharacterUpdateHeaders}

/**
 * @summary Change a character
 */
export const useCharacterUpdate = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof characterUpdate>>, TError,CharacterUpdateMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof characterUpdate>>,
        TError,
        CharacterUpdateMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCharacterUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }

const getCharacterDeleteUrl = (characterId: string,) => {
  return `/api/characters/${encodeURIComponent(String(characterId))}`
}

/**
 * @summary Delete a character
 */
const characterDelete = async (characterId: string,
    headers?: CharacterDeleteHeaders, options?: Parameters<typeof http>[1]): Promise<void> => {
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
return http<void>(getCharacterDeleteUrl(characterId),
  {
    ...options,
    method: 'DELETE',
    headers: { ...headers, ...getHeaders(options?.headers) }
  }
);}

const getCharacterDeleteMutationKey = () => ['characterDelete'] as const;

const getCharacterDeleteMutationOptions = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | PreconditionFailedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof characterDelete>>, TError,CharacterDeleteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof characterDelete>>, TError,CharacterDeleteMutationVariables, TContext> => {
const mutationKey = getCharacterDeleteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof characterDelete>>, CharacterDeleteMutationVariables> = (props) => {
          const {characterId,headers} = props ?? {};
          return  characterDelete(characterId,headers,requestOptions)
        }
  const onSuccess = (data: Awaited<ReturnType<typeof characterDelete>>, variables: CharacterDeleteMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getCharacterListInfiniteQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };
  return  { ...mutationOptions, mutationFn, onSuccess }}

type CharacterDeleteMutationVariables = {characterId: string;headers?: CharacterDeleteHeaders}

/**
 * @summary Delete a character
 */
export const useCharacterDelete = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | PreconditionFailedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof characterDelete>>, TError,CharacterDeleteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof characterDelete>>,
        TError,
        CharacterDeleteMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCharacterDeleteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }

const getCharacterPortraitUrl = (characterId: string,) => {
  return `/api/characters/${encodeURIComponent(String(characterId))}/portrait`
}

/**
 * The portrait before it stays among the drafts of the user.
 * @summary Choose or remove the portrait of a character
 */
const characterPortrait = async (characterId: string,
    characterPortraitRequest: CharacterPortraitRequest,
    headers?: CharacterPortraitHeaders, options?: Parameters<typeof http>[1]): Promise<Character> => {
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
return http<Character>(getCharacterPortraitUrl(characterId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(characterPortraitRequest)
  }
);}

const getCharacterPortraitMutationKey = () => ['characterPortrait'] as const;

const getCharacterPortraitMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof characterPortrait>>, TError,CharacterPortraitMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof characterPortrait>>, TError,CharacterPortraitMutationVariables, TContext> => {
const mutationKey = getCharacterPortraitMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof characterPortrait>>, CharacterPortraitMutationVariables> = (props) => {
          const {characterId,data,headers} = props ?? {};
          return  characterPortrait(characterId,data,headers,requestOptions)
        }
  const onSuccess = (data: Awaited<ReturnType<typeof characterPortrait>>, variables: CharacterPortraitMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getCharacterListInfiniteQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };
  return  { ...mutationOptions, mutationFn, onSuccess }}

type CharacterPortraitMutationVariables = {characterId: string;data: CharacterPortraitRequest;headers?: CharacterPortraitHeaders}

/**
 * @summary Choose or remove the portrait of a character
 */
export const useCharacterPortrait = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof characterPortrait>>, TError,CharacterPortraitMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof characterPortrait>>,
        TError,
        CharacterPortraitMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCharacterPortraitMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }

const getCharacterPlayGetUrl = (characterId: string,) => {
  return `/api/characters/${encodeURIComponent(String(characterId))}/play`
}

/**
 * Lost hit points, spent spell slots and resources, conditions and coins. A character that was never played has a state in which
 * nothing is lost or spent.
 * @summary Get the state of a character in play
 */
const characterPlayGet = async (characterId: string, options?: Parameters<typeof http>[1]): Promise<CharacterPlay> => {
  return http<CharacterPlay>(getCharacterPlayGetUrl(characterId),
  {
    ...options,
    method: 'GET'
  }
);}

export const getCharacterPlayGetQueryKey = (characterId: string,) => {
    return [
    "characterPlayGet", ...(characterId ? [characterId] : [])
    ] as const;
    }

export const getCharacterPlayGetQueryOptions = <TData = Awaited<ReturnType<typeof characterPlayGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(characterId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof characterPlayGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getCharacterPlayGetQueryKey(characterId);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof characterPlayGet>>> = ({ signal }) => characterPlayGet(characterId, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: characterId !== null && characterId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof characterPlayGet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export function useCharacterPlayGet<TData = Awaited<ReturnType<typeof characterPlayGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 characterId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof characterPlayGet>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof characterPlayGet>>,
          TError,
          Awaited<ReturnType<typeof characterPlayGet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useCharacterPlayGet<TData = Awaited<ReturnType<typeof characterPlayGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 characterId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof characterPlayGet>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof characterPlayGet>>,
          TError,
          Awaited<ReturnType<typeof characterPlayGet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useCharacterPlayGet<TData = Awaited<ReturnType<typeof characterPlayGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 characterId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof characterPlayGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Get the state of a character in play
 */
export function useCharacterPlayGet<TData = Awaited<ReturnType<typeof characterPlayGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 characterId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof characterPlayGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCharacterPlayGetQueryOptions(characterId,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

const getCharacterPlayChangeUrl = (characterId: string,) => {
  return `/api/characters/${encodeURIComponent(String(characterId))}/play`
}

/**
 * Numbers of the request are added to those of the state, so changes from two devices add up. A sum below 0 becomes 0, and one above its
 * maximum becomes the maximum: nobody loses more hit points than the character has, or spends more slots than there are. A request that is
 * repeated with the same `changeId` changes nothing and returns the present state. The last 500 changes of a character are
 * remembered for this.
 * @summary Change the state of a character in play
 */
const characterPlayChange = async (characterId: string,
    characterPlayRequest: CharacterPlayRequest, options?: Parameters<typeof http>[1]): Promise<CharacterPlay> => {
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
return http<CharacterPlay>(getCharacterPlayChangeUrl(characterId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(characterPlayRequest)
  }
);}

const getCharacterPlayChangeMutationKey = () => ['characterPlayChange'] as const;

const getCharacterPlayChangeMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof characterPlayChange>>, TError,CharacterPlayChangeMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof characterPlayChange>>, TError,CharacterPlayChangeMutationVariables, TContext> => {
const mutationKey = getCharacterPlayChangeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof characterPlayChange>>, CharacterPlayChangeMutationVariables> = (props) => {
          const {characterId,data} = props ?? {};
          return  characterPlayChange(characterId,data,requestOptions)
        }
  const onSuccess = (data: Awaited<ReturnType<typeof characterPlayChange>>, variables: CharacterPlayChangeMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getCharacterListInfiniteQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };
  return  { ...mutationOptions, mutationFn, onSuccess }}

type CharacterPlayChangeMutationVariables = {characterId: string;data: CharacterPlayRequest}

/**
 * @summary Change the state of a character in play
 */
export const useCharacterPlayChange = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof characterPlayChange>>, TError,CharacterPlayChangeMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof characterPlayChange>>,
        TError,
        CharacterPlayChangeMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCharacterPlayChangeMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
