/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { queryOptions as queryOptionsBuilder, useInfiniteQuery, useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseInfiniteQueryResult, DefinedUseQueryResult, InfiniteData, MutationFunction, MutationFunctionContext, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseInfiniteQueryOptions, UseInfiniteQueryResult, UseMutationOptions, UseMutationResult, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { BadRequestResponse, Character, CharacterCreateHeaders, CharacterDeleteHeaders, CharacterFile, CharacterGetParams, CharacterImportHeaders, CharacterInput, CharacterListParams, CharacterPage, CharacterPlay, CharacterPlayRequest, CharacterPortraitHeaders, CharacterPortraitRequest, CharacterQuotaExceededResponse, CharacterRollListParams, CharacterRollPage, CharacterRollRequest, CharacterSharing, CharacterSharingRequest, CharacterUpdateHeaders, ForbiddenResponse, InternalServerErrorResponse, InvalidCursorResponse, MethodNotAllowedResponse, NotFoundResponse, PayloadTooLargeResponse, PlayerCreateConflictResponse, PreconditionFailedResponse, ServiceUnavailableResponse, SharedCharacter, TooManyRequestsResponse, UnauthorizedResponse, UnprocessableContentResponse, UnprocessableParametersResponse, UnreadableAddressResponse, UnsupportedMediaTypeResponse } from '../../model/index.ts';
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
export const characterList = async (params?: CharacterListParams, options?: Parameters<typeof http>[1]): Promise<CharacterPage> => {
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

const getCharacterImportUrl = () => {
  return `/api/characters/import`
}

/**
 * The file is checked like a character in a request: unknown fields, a later version of the format and impossible numbers are refused with 422.
 * @summary Create a character from a file
 */
const characterImport = async (characterFile: CharacterFile,
    headers?: CharacterImportHeaders, options?: Parameters<typeof http>[1]): Promise<Character> => {
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
return http<Character>(getCharacterImportUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(characterFile)
  }
);}

const getCharacterImportMutationKey = () => ['characterImport'] as const;

const getCharacterImportMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | PlayerCreateConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof characterImport>>, TError,CharacterImportMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof characterImport>>, TError,CharacterImportMutationVariables, TContext> => {
const mutationKey = getCharacterImportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof characterImport>>, CharacterImportMutationVariables> = (props) => {
          const {data,headers} = props ?? {};
          return  characterImport(data,headers,requestOptions)
        }
  const onSuccess = (data: Awaited<ReturnType<typeof characterImport>>, variables: CharacterImportMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getCharacterListInfiniteQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };
  return  { ...mutationOptions, mutationFn, onSuccess }}

type CharacterImportMutationVariables = {data: CharacterFile;headers?: CharacterImportHeaders}

/**
 * @summary Create a character from a file
 */
export const useCharacterImport = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | PlayerCreateConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof characterImport>>, TError,CharacterImportMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof characterImport>>,
        TError,
        CharacterImportMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCharacterImportMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }

export const getCharacterGetUrl = (characterId: string,
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
 * Replaces all fields of the character. A field that is left out gets its default, as in a new character.
 * @summary Change a character
 */
export const characterUpdate = async (characterId: string,
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

const getCharacterUpdateMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | CharacterQuotaExceededResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
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
export const useCharacterUpdate = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | CharacterQuotaExceededResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
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
export const characterPlayGet = async (characterId: string, options?: Parameters<typeof http>[1]): Promise<CharacterPlay> => {
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

const getCharacterPlayGetSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof characterPlayGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(characterId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof characterPlayGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getCharacterPlayGetQueryKey(characterId);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof characterPlayGet>>> = ({ signal }) => characterPlayGet(characterId, { signal, ...requestOptions });
   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof characterPlayGet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export function useCharacterPlayGetSuspense<TData = Awaited<ReturnType<typeof characterPlayGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 characterId: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof characterPlayGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useCharacterPlayGetSuspense<TData = Awaited<ReturnType<typeof characterPlayGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 characterId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof characterPlayGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useCharacterPlayGetSuspense<TData = Awaited<ReturnType<typeof characterPlayGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 characterId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof characterPlayGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Get the state of a character in play
 */
export function useCharacterPlayGetSuspense<TData = Awaited<ReturnType<typeof characterPlayGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 characterId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof characterPlayGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCharacterPlayGetSuspenseQueryOptions(characterId,options)
  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

const getCharacterPlayChangeUrl = (characterId: string,) => {
  return `/api/characters/${encodeURIComponent(String(characterId))}/play`
}

/**
 * Numbers of the request are added to those of the state, so changes from two devices add up. A sum below 0 becomes 0, and one above its
 * maximum becomes the maximum: nobody loses more hit points than the character has, or spends more slots than there are. A request that is
 * repeated with the same `changeId` changes nothing and returns the present state. The last 500 changes of a character are
 * remembered for this, each with what it has really changed: `undoes` takes that back, whatever has happened since. A change that is not
 * remembered, or that was undone before, is refused with 422.
 * @summary Change the state of a character in play
 */
export const characterPlayChange = async (characterId: string,
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

const getCharacterRollListUrl = (characterId: string,
    params?: CharacterRollListParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined && value !== null) {
      normalizedParams.append(key, String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/api/characters/${encodeURIComponent(String(characterId))}/rolls?${stringifiedParams}` : `/api/characters/${encodeURIComponent(String(characterId))}/rolls`
}

/**
 * The last 500 rolls, the last one first; fewer if they take up more than 256 kB.
 * @summary List the rolls of a character
 */
export const characterRollList = async (characterId: string,
    params?: CharacterRollListParams, options?: Parameters<typeof http>[1]): Promise<CharacterRollPage> => {
  return http<CharacterRollPage>(getCharacterRollListUrl(characterId,params),
  {
    ...options,
    method: 'GET'
  }
);}

export const getCharacterRollListInfiniteQueryKey = (characterId: string,
    params?: CharacterRollListParams,) => {
    return [
    "characterRollList", ...(characterId ? [characterId] : []), ...(params ? [params] : [])
    ] as const;
    }

const getCharacterRollListInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof characterRollList>>, CharacterRollListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(characterId: string,
    params?: CharacterRollListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof characterRollList>>, TError, TData, QueryKey, CharacterRollListParams['nextCursor']>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getCharacterRollListInfiniteQueryKey(characterId,params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof characterRollList>>, QueryKey, CharacterRollListParams['nextCursor']> = ({ signal, pageParam }) => characterRollList(characterId,{...params, 'nextCursor': pageParam ?? params?.['nextCursor']}, { signal, ...requestOptions });
      const customOptions = paged({ queryKey, queryFn, enabled: characterId !== null && characterId !== undefined, ...queryOptions});
   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof characterRollList>>, TError, TData, QueryKey, CharacterRollListParams['nextCursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export function useCharacterRollListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof characterRollList>>, CharacterRollListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 characterId: string,
    params: undefined |  CharacterRollListParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof characterRollList>>, TError, TData, QueryKey, CharacterRollListParams['nextCursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof characterRollList>>,
          TError,
          Awaited<ReturnType<typeof characterRollList>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useCharacterRollListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof characterRollList>>, CharacterRollListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 characterId: string,
    params?: CharacterRollListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof characterRollList>>, TError, TData, QueryKey, CharacterRollListParams['nextCursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof characterRollList>>,
          TError,
          Awaited<ReturnType<typeof characterRollList>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useCharacterRollListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof characterRollList>>, CharacterRollListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 characterId: string,
    params?: CharacterRollListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof characterRollList>>, TError, TData, QueryKey, CharacterRollListParams['nextCursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary List the rolls of a character
 */
export function useCharacterRollListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof characterRollList>>, CharacterRollListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 characterId: string,
    params?: CharacterRollListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof characterRollList>>, TError, TData, QueryKey, CharacterRollListParams['nextCursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCharacterRollListInfiniteQueryOptions(characterId,params,options)
  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

const getCharacterRollAddUrl = (characterId: string,) => {
  return `/api/characters/${encodeURIComponent(String(characterId))}/rolls`
}

/**
 * The sheet rolls on the device, so that it works without a network, and sends the rolls later. A roll that is sent again with
 * the same `rollId` changes nothing. The log keeps the last 500 rolls, and fewer if they take up more than 256 kB.
 * @summary Add rolls to the log of a character
 */
export const characterRollAdd = async (characterId: string,
    characterRollRequest: CharacterRollRequest, options?: Parameters<typeof http>[1]): Promise<void> => {
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
return http<void>(getCharacterRollAddUrl(characterId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(characterRollRequest)
  }
);}

const getCharacterExportUrl = (characterId: string,) => {
  return `/api/characters/${encodeURIComponent(String(characterId))}/file`
}

/**
 * @summary Export a character as a file
 */
export const characterExport = async (characterId: string, options?: Parameters<typeof http>[1]): Promise<CharacterFile> => {
  return http<CharacterFile>(getCharacterExportUrl(characterId),
  {
    ...options,
    method: 'GET'
  }
);}

const getCharacterSharingGetUrl = (characterId: string,) => {
  return `/api/characters/${encodeURIComponent(String(characterId))}/sharing`
}

/**
 * @summary Get who can read a character
 */
export const characterSharingGet = async (characterId: string, options?: Parameters<typeof http>[1]): Promise<CharacterSharing> => {
  return http<CharacterSharing>(getCharacterSharingGetUrl(characterId),
  {
    ...options,
    method: 'GET'
  }
);}

export const getCharacterSharingGetQueryKey = (characterId: string,) => {
    return [
    "characterSharingGet", ...(characterId ? [characterId] : [])
    ] as const;
    }

const getCharacterSharingGetQueryOptions = <TData = Awaited<ReturnType<typeof characterSharingGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(characterId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof characterSharingGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getCharacterSharingGetQueryKey(characterId);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof characterSharingGet>>> = ({ signal }) => characterSharingGet(characterId, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: characterId !== null && characterId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof characterSharingGet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export function useCharacterSharingGet<TData = Awaited<ReturnType<typeof characterSharingGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 characterId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof characterSharingGet>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof characterSharingGet>>,
          TError,
          Awaited<ReturnType<typeof characterSharingGet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useCharacterSharingGet<TData = Awaited<ReturnType<typeof characterSharingGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 characterId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof characterSharingGet>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof characterSharingGet>>,
          TError,
          Awaited<ReturnType<typeof characterSharingGet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useCharacterSharingGet<TData = Awaited<ReturnType<typeof characterSharingGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 characterId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof characterSharingGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Get who can read a character
 */
export function useCharacterSharingGet<TData = Awaited<ReturnType<typeof characterSharingGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 characterId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof characterSharingGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCharacterSharingGetQueryOptions(characterId,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

const getCharacterSharingUpdateUrl = (characterId: string,) => {
  return `/api/characters/${encodeURIComponent(String(characterId))}/sharing`
}

/**
 * A link that stays keeps its code. A campaign of which the user is no member is refused with 404. Who leaves the campaign, and a
 * campaign that is deleted, end the sharing.
 * @summary Choose who can read a character
 */
const characterSharingUpdate = async (characterId: string,
    characterSharingRequest: CharacterSharingRequest, options?: Parameters<typeof http>[1]): Promise<CharacterSharing> => {
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
return http<CharacterSharing>(getCharacterSharingUpdateUrl(characterId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(characterSharingRequest)
  }
);}

const getCharacterSharingUpdateMutationKey = () => ['characterSharingUpdate'] as const;

const getCharacterSharingUpdateMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof characterSharingUpdate>>, TError,CharacterSharingUpdateMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof characterSharingUpdate>>, TError,CharacterSharingUpdateMutationVariables, TContext> => {
const mutationKey = getCharacterSharingUpdateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof characterSharingUpdate>>, CharacterSharingUpdateMutationVariables> = (props) => {
          const {characterId,data} = props ?? {};
          return  characterSharingUpdate(characterId,data,requestOptions)
        }
  const onSuccess = (data: Awaited<ReturnType<typeof characterSharingUpdate>>, variables: CharacterSharingUpdateMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getCharacterListInfiniteQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };
  return  { ...mutationOptions, mutationFn, onSuccess }}

type CharacterSharingUpdateMutationVariables = {characterId: string;data: CharacterSharingRequest}

/**
 * @summary Choose who can read a character
 */
export const useCharacterSharingUpdate = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof characterSharingUpdate>>, TError,CharacterSharingUpdateMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof characterSharingUpdate>>,
        TError,
        CharacterSharingUpdateMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCharacterSharingUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }

const getCharacterSharedGetUrl = (linkCode: string,) => {
  return `/api/shared-characters/${encodeURIComponent(String(linkCode))}`
}

/**
 * Without a session. A link that was withdrawn is answered like one that never existed.
 * @summary Read a character by its link
 */
const characterSharedGet = async (linkCode: string, options?: Parameters<typeof http>[1]): Promise<SharedCharacter> => {
  return http<SharedCharacter>(getCharacterSharedGetUrl(linkCode),
  {
    ...options,
    method: 'GET'
  }
);}

const getCharacterSharedGetQueryKey = (linkCode: string,) => {
    return [
    "characterSharedGet", ...(linkCode ? [linkCode] : [])
    ] as const;
    }

export const getCharacterSharedGetSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof characterSharedGet>>, TError = ErrorType<UnreadableAddressResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(linkCode: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof characterSharedGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getCharacterSharedGetQueryKey(linkCode);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof characterSharedGet>>> = ({ signal }) => characterSharedGet(linkCode, { signal, ...requestOptions });
   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof characterSharedGet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export function useCharacterSharedGetSuspense<TData = Awaited<ReturnType<typeof characterSharedGet>>, TError = ErrorType<UnreadableAddressResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 linkCode: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof characterSharedGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useCharacterSharedGetSuspense<TData = Awaited<ReturnType<typeof characterSharedGet>>, TError = ErrorType<UnreadableAddressResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 linkCode: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof characterSharedGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useCharacterSharedGetSuspense<TData = Awaited<ReturnType<typeof characterSharedGet>>, TError = ErrorType<UnreadableAddressResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 linkCode: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof characterSharedGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Read a character by its link
 */
export function useCharacterSharedGetSuspense<TData = Awaited<ReturnType<typeof characterSharedGet>>, TError = ErrorType<UnreadableAddressResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 linkCode: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof characterSharedGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCharacterSharedGetSuspenseQueryOptions(linkCode,options)
  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
