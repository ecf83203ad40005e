/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import {
  matchQuery,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseInfiniteQueryResult,
  DefinedUseQueryResult,
  InfiniteData,
  MutationFunction,
  MutationFunctionContext,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  Character,
  CharacterDeleteHeaders,
  CharacterInput,
  CharacterListParams,
  CharacterPage,
  CharacterUpdateHeaders,
  ForbiddenResponse,
  InternalServerErrorResponse,
  InvalidCursorResponse,
  MethodNotAllowedResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  PreconditionFailedResponse,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UnprocessableParametersResponse,
  UnreadablePathResponse,
  UnsupportedMediaTypeResponse
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

export type characterListResponse200 = {
  data: CharacterPage
  status: 200
}

export type characterListResponse400 = {
  data: InvalidCursorResponse
  status: 400
}

export type characterListResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type characterListResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type characterListResponse422 = {
  data: UnprocessableParametersResponse
  status: 422
}

export type characterListResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type characterListResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type characterListResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type characterListResponseSuccess = (characterListResponse200) & {
  headers: Headers;
};
export type characterListResponseError = (characterListResponse400 | characterListResponse401 | characterListResponse405 | characterListResponse422 | characterListResponse429 | characterListResponse500 | characterListResponse503) & {
  headers: Headers;
};

export const getCharacterListUrl = (params?: CharacterListParams,) => {
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
export const characterList = async (params?: CharacterListParams, options?: Parameters<typeof http>[1]): Promise<characterListResponseSuccess> => {

  return http<characterListResponseSuccess>(getCharacterListUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getCharacterListInfiniteQueryKey = (params?: CharacterListParams,) => {
    return [
    'infinite', 'api','characters', ...(params ? [params] : [])
    ] as const;
    }

export const getCharacterListQueryKey = (params?: CharacterListParams,) => {
    return [
    'api','characters', ...(params ? [params] : [])
    ] as const;
    }


export const getCharacterListInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof characterList>>, CharacterListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(params?: CharacterListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof characterList>>, TError, TData, QueryKey, CharacterListParams['nextCursor']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCharacterListInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof characterList>>, QueryKey, CharacterListParams['nextCursor']> = ({ signal, pageParam }) => characterList({...params, 'nextCursor': pageParam ?? params?.['nextCursor']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof characterList>>, TError, TData, QueryKey, CharacterListParams['nextCursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CharacterListInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof characterList>>>
export type CharacterListInfiniteQueryError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


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






export const getCharacterListQueryOptions = <TData = Awaited<ReturnType<typeof characterList>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(params?: CharacterListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof characterList>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCharacterListQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof characterList>>> = ({ signal }) => characterList(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof characterList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CharacterListQueryResult = NonNullable<Awaited<ReturnType<typeof characterList>>>
export type CharacterListQueryError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useCharacterList<TData = Awaited<ReturnType<typeof characterList>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  CharacterListParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof characterList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof characterList>>,
          TError,
          Awaited<ReturnType<typeof characterList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCharacterList<TData = Awaited<ReturnType<typeof characterList>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: CharacterListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof characterList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof characterList>>,
          TError,
          Awaited<ReturnType<typeof characterList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCharacterList<TData = Awaited<ReturnType<typeof characterList>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: CharacterListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof characterList>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List my characters
 */

export function useCharacterList<TData = Awaited<ReturnType<typeof characterList>>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: CharacterListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof characterList>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCharacterListQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type characterCreateResponse201 = {
  data: Character
  status: 201
}

export type characterCreateResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type characterCreateResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type characterCreateResponse403 = {
  data: ForbiddenResponse
  status: 403
}

export type characterCreateResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type characterCreateResponse413 = {
  data: PayloadTooLargeResponse
  status: 413
}

export type characterCreateResponse415 = {
  data: UnsupportedMediaTypeResponse
  status: 415
}

export type characterCreateResponse422 = {
  data: UnprocessableContentResponse
  status: 422
}

export type characterCreateResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type characterCreateResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type characterCreateResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type characterCreateResponseSuccess = (characterCreateResponse201) & {
  headers: Headers;
};
export type characterCreateResponseError = (characterCreateResponse400 | characterCreateResponse401 | characterCreateResponse403 | characterCreateResponse405 | characterCreateResponse413 | characterCreateResponse415 | characterCreateResponse422 | characterCreateResponse429 | characterCreateResponse500 | characterCreateResponse503) & {
  headers: Headers;
};

export const getCharacterCreateUrl = () => {




  return `/api/characters/create`
}

/**
 * @summary Create a character
 */
export const characterCreate = async (characterInput: CharacterInput, options?: Parameters<typeof http>[1]): Promise<characterCreateResponseSuccess> => {

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
return http<characterCreateResponseSuccess>(getCharacterCreateUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(characterInput)
  }
);}





export const getCharacterCreateMutationKey = () => ['characterCreate'] as const;

export const getCharacterCreateMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof characterCreate>>, TError,CharacterCreateMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof characterCreate>>, TError,CharacterCreateMutationVariables, TContext> => {

const mutationKey = getCharacterCreateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof characterCreate>>, CharacterCreateMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  characterCreate(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof characterCreate>>, variables: CharacterCreateMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getCharacterListQueryKey(), getCharacterListInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CharacterCreateMutationResult = NonNullable<Awaited<ReturnType<typeof characterCreate>>>
    export type CharacterCreateMutationBody = CharacterInput
    export type CharacterCreateMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type CharacterCreateMutationVariables = {data: CharacterInput}

    /**
 * @summary Create a character
 */
export const useCharacterCreate = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
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
    export type characterGetResponse200 = {
  data: Character
  status: 200
}

export type characterGetResponse400 = {
  data: UnreadablePathResponse
  status: 400
}

export type characterGetResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type characterGetResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type characterGetResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type characterGetResponse422 = {
  data: UnprocessableParametersResponse
  status: 422
}

export type characterGetResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type characterGetResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type characterGetResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type characterGetResponseSuccess = (characterGetResponse200) & {
  headers: Headers;
};
export type characterGetResponseError = (characterGetResponse400 | characterGetResponse401 | characterGetResponse404 | characterGetResponse405 | characterGetResponse422 | characterGetResponse429 | characterGetResponse500 | characterGetResponse503) & {
  headers: Headers;
};

export const getCharacterGetUrl = (characterId: string,) => {




  return `/api/characters/${encodeURIComponent(String(characterId))}`
}

/**
 * @summary Get a character
 */
export const characterGet = async (characterId: string, options?: Parameters<typeof http>[1]): Promise<characterGetResponseSuccess> => {

  return http<characterGetResponseSuccess>(getCharacterGetUrl(characterId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getCharacterGetQueryKey = (characterId: string,) => {
    return [
    'api','characters',characterId
    ] as const;
    }


export const getCharacterGetQueryOptions = <TData = Awaited<ReturnType<typeof characterGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(characterId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof characterGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCharacterGetQueryKey(characterId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof characterGet>>> = ({ signal }) => characterGet(characterId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: characterId !== null && characterId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof characterGet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CharacterGetQueryResult = NonNullable<Awaited<ReturnType<typeof characterGet>>>
export type CharacterGetQueryError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useCharacterGet<TData = Awaited<ReturnType<typeof characterGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 characterId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof characterGet>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof characterGet>>,
          TError,
          Awaited<ReturnType<typeof characterGet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCharacterGet<TData = Awaited<ReturnType<typeof characterGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 characterId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof characterGet>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof characterGet>>,
          TError,
          Awaited<ReturnType<typeof characterGet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCharacterGet<TData = Awaited<ReturnType<typeof characterGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 characterId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof characterGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a character
 */

export function useCharacterGet<TData = Awaited<ReturnType<typeof characterGet>>, TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 characterId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof characterGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCharacterGetQueryOptions(characterId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type characterUpdateResponse200 = {
  data: Character
  status: 200
}

export type characterUpdateResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type characterUpdateResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type characterUpdateResponse403 = {
  data: ForbiddenResponse
  status: 403
}

export type characterUpdateResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type characterUpdateResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type characterUpdateResponse412 = {
  data: PreconditionFailedResponse
  status: 412
}

export type characterUpdateResponse413 = {
  data: PayloadTooLargeResponse
  status: 413
}

export type characterUpdateResponse415 = {
  data: UnsupportedMediaTypeResponse
  status: 415
}

export type characterUpdateResponse422 = {
  data: UnprocessableContentResponse
  status: 422
}

export type characterUpdateResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type characterUpdateResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type characterUpdateResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type characterUpdateResponseSuccess = (characterUpdateResponse200) & {
  headers: Headers;
};
export type characterUpdateResponseError = (characterUpdateResponse400 | characterUpdateResponse401 | characterUpdateResponse403 | characterUpdateResponse404 | characterUpdateResponse405 | characterUpdateResponse412 | characterUpdateResponse413 | characterUpdateResponse415 | characterUpdateResponse422 | characterUpdateResponse429 | characterUpdateResponse500 | characterUpdateResponse503) & {
  headers: Headers;
};

export const getCharacterUpdateUrl = (characterId: string,) => {




  return `/api/characters/${encodeURIComponent(String(characterId))}`
}

/**
 * @summary Change a character
 */
export const characterUpdate = async (characterId: string,
    characterInput: CharacterInput,
    headers?: CharacterUpdateHeaders, options?: Parameters<typeof http>[1]): Promise<characterUpdateResponseSuccess> => {

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
return http<characterUpdateResponseSuccess>(getCharacterUpdateUrl(characterId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(characterInput)
  }
);}





export const getCharacterUpdateMutationKey = () => ['characterUpdate'] as const;

export const getCharacterUpdateMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
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
        queryClient.invalidateQueries({ predicate: (query) => [getCharacterListQueryKey(), getCharacterListInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CharacterUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof characterUpdate>>>
    export type CharacterUpdateMutationBody = CharacterInput
    export type CharacterUpdateMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type CharacterUpdateMutationVariables = {characterId: string;data: CharacterInput;headers?: CharacterUpdateHeaders}

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
    export type characterDeleteResponse204 = {
  data: void
  status: 204
}

export type characterDeleteResponse400 = {
  data: UnreadablePathResponse
  status: 400
}

export type characterDeleteResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type characterDeleteResponse403 = {
  data: ForbiddenResponse
  status: 403
}

export type characterDeleteResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type characterDeleteResponse405 = {
  data: MethodNotAllowedResponse
  status: 405
}

export type characterDeleteResponse412 = {
  data: PreconditionFailedResponse
  status: 412
}

export type characterDeleteResponse422 = {
  data: UnprocessableParametersResponse
  status: 422
}

export type characterDeleteResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type characterDeleteResponse500 = {
  data: InternalServerErrorResponse
  status: 500
}

export type characterDeleteResponse503 = {
  data: ServiceUnavailableResponse
  status: 503
}

export type characterDeleteResponseSuccess = (characterDeleteResponse204) & {
  headers: Headers;
};
export type characterDeleteResponseError = (characterDeleteResponse400 | characterDeleteResponse401 | characterDeleteResponse403 | characterDeleteResponse404 | characterDeleteResponse405 | characterDeleteResponse412 | characterDeleteResponse422 | characterDeleteResponse429 | characterDeleteResponse500 | characterDeleteResponse503) & {
  headers: Headers;
};

export const getCharacterDeleteUrl = (characterId: string,) => {




  return `/api/characters/${encodeURIComponent(String(characterId))}`
}

/**
 * @summary Delete a character
 */
export const characterDelete = async (characterId: string,
    headers?: CharacterDeleteHeaders, options?: Parameters<typeof http>[1]): Promise<characterDeleteResponseSuccess> => {

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
return http<characterDeleteResponseSuccess>(getCharacterDeleteUrl(characterId),
  {
    ...options,
    method: 'DELETE',
    headers: { ...headers, ...getHeaders(options?.headers) }

  }
);}





export const getCharacterDeleteMutationKey = () => ['characterDelete'] as const;

export const getCharacterDeleteMutationOptions = <TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | PreconditionFailedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
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
        queryClient.invalidateQueries({ predicate: (query) => [getCharacterListQueryKey(), getCharacterListInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CharacterDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof characterDelete>>>

    export type CharacterDeleteMutationError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | PreconditionFailedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type CharacterDeleteMutationVariables = {characterId: string;headers?: CharacterDeleteHeaders}

    /**
 * @summary Delete a character
 */
export const useCharacterDelete = <TError = ErrorType<UnreadablePathResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | PreconditionFailedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
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
