/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { queryOptions as queryOptionsBuilder, useInfiniteQuery, useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseInfiniteQueryResult, DefinedUseQueryResult, InfiniteData, MutationFunction, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseInfiniteQueryOptions, UseInfiniteQueryResult, UseMutationOptions, UseMutationResult, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { BadRequestResponse, CampaignForbiddenResponse, Entry, EntryConflictResponse, EntryCreateHeaders, EntryCreateRequest, EntryDeleteHeaders, EntryExportPage, EntryExportParams, EntryGetParams, EntryHits, EntryImportRequest, EntryImportResult, EntryImportUndone, EntryListParams, EntryMoveRequest, EntryNotDeletedResponse, EntryPage, EntryQuotaExceededResponse, EntrySearchParams, EntryUpdateHeaders, EntryUpdateRequest, EntryVersion, EntryVersionListParams, EntryVersionPage, EntryVersionRestoreHeaders, InternalServerErrorResponse, InvalidCursorResponse, MethodNotAllowedResponse, NotFoundResponse, PayloadTooLargeResponse, PreconditionFailedResponse, ServiceUnavailableResponse, TooManyRequestsResponse, UnauthorizedResponse, UnprocessableContentResponse, UnprocessableParametersResponse, UnreadableAddressResponse, UnsupportedMediaTypeResponse } from '../../model/index.ts';
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

const getEntryImportUndoUrl = (campaignId: string,
    importId: string,) => {
  return `/api/campaigns/${encodeURIComponent(String(campaignId))}/imports/${encodeURIComponent(String(importId))}`
}

/**
 * Deletes the entries of this import that have been neither changed nor moved since, alone or with an entry above them, for good, as `entryPurge` does. Entries below them that stay move up. Only game masters
 * can do this.
 * @summary Undo an import of entries
 */
export const entryImportUndo = async (campaignId: string,
    importId: string, options?: Parameters<typeof http>[1]): Promise<EntryImportUndone> => {
  return http<EntryImportUndone>(getEntryImportUndoUrl(campaignId,importId),
  {
    ...options,
    method: 'DELETE'
  }
);}

const getEntryListUrl = (campaignId: string,
    params?: EntryListParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined && value !== null) {
      normalizedParams.append(key, String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/api/campaigns/${encodeURIComponent(String(campaignId))}/entries?${stringifiedParams}` : `/api/campaigns/${encodeURIComponent(String(campaignId))}/entries`
}

/**
 * Only entries that the user may read. `viewAs` shows a game master what another member may read. Deleted entries are only
 * listed with `deleted`: all of them for game masters, for players what they have written and deleted themselves.
 * @summary List the entries of a campaign
 */
export const entryList = async (campaignId: string,
    params?: EntryListParams, options?: Parameters<typeof http>[1]): Promise<EntryPage> => {
  return http<EntryPage>(getEntryListUrl(campaignId,params),
  {
    ...options,
    method: 'GET'
  }
);}

export const getEntryListInfiniteQueryKey = (campaignId: string,
    params?: EntryListParams,) => {
    return [
    "entryList", ...(campaignId ? [campaignId] : []), ...(params ? [params] : [])
    ] as const;
    }

export const getEntryListInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof entryList>>, EntryListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(campaignId: string,
    params?: EntryListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof entryList>>, TError, TData, QueryKey, EntryListParams['nextCursor']>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getEntryListInfiniteQueryKey(campaignId,params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof entryList>>, QueryKey, EntryListParams['nextCursor']> = ({ signal, pageParam }) => entryList(campaignId,{...params, 'nextCursor': pageParam ?? params?.['nextCursor']}, { signal, ...requestOptions });
      const customOptions = paged({ queryKey, queryFn, enabled: campaignId !== null && campaignId !== undefined, ...queryOptions});
   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof entryList>>, TError, TData, QueryKey, EntryListParams['nextCursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export function useEntryListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof entryList>>, EntryListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string,
    params: undefined |  EntryListParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof entryList>>, TError, TData, QueryKey, EntryListParams['nextCursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof entryList>>,
          TError,
          Awaited<ReturnType<typeof entryList>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useEntryListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof entryList>>, EntryListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string,
    params?: EntryListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof entryList>>, TError, TData, QueryKey, EntryListParams['nextCursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof entryList>>,
          TError,
          Awaited<ReturnType<typeof entryList>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useEntryListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof entryList>>, EntryListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string,
    params?: EntryListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof entryList>>, TError, TData, QueryKey, EntryListParams['nextCursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary List the entries of a campaign
 */
export function useEntryListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof entryList>>, EntryListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string,
    params?: EntryListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof entryList>>, TError, TData, QueryKey, EntryListParams['nextCursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getEntryListInfiniteQueryOptions(campaignId,params,options)
  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

const getEntryExportUrl = (campaignId: string,
    params?: EntryExportParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined && value !== null) {
      normalizedParams.append(key, String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/api/campaigns/${encodeURIComponent(String(campaignId))}/entries/export?${stringifiedParams}` : `/api/campaigns/${encodeURIComponent(String(campaignId))}/entries/export`
}

/**
 * Pages of the entries that the user may read, with their texts, in the order of their creation. An archive of the campaign is made from them.
 * `viewAs` shows a game master what another member may read.
 * @summary List whole entries for an archive
 */
export const entryExport = async (campaignId: string,
    params?: EntryExportParams, options?: Parameters<typeof http>[1]): Promise<EntryExportPage> => {
  return http<EntryExportPage>(getEntryExportUrl(campaignId,params),
  {
    ...options,
    method: 'GET'
  }
);}

const getEntryImportUrl = (campaignId: string,) => {
  return `/api/campaigns/${encodeURIComponent(String(campaignId))}/entries/import`
}

/**
 * Creates up to 25 entries in one transaction: all of them or none. `importId` and `key` identify an entry: entries that an earlier request with the
 * same `importId` and `key` has created are not created again, unless they have been deleted, and the answer has their ids. `parentKey` is the `key` of an entry of the same import, in
 * this request or an earlier one. Ids in `readerIds` that are not members are left out. The texts of a request can have 1,000,000 characters
 * together; each text counts twice, and once more for each id that the passages of its entry name. Only game masters can import. Imported entries count for the quotas, but not for the creations per minute.
 * A request counts as one of the `textChanges` for each 200,000 of these characters, and at least as one.
 * @summary Create entries of an archive
 */
export const entryImport = async (campaignId: string,
    entryImportRequest: EntryImportRequest, options?: Parameters<typeof http>[1]): Promise<EntryImportResult> => {
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
return http<EntryImportResult>(getEntryImportUrl(campaignId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(entryImportRequest)
  }
);}

const getEntryPurgeAllUrl = (campaignId: string,) => {
  return `/api/campaigns/${encodeURIComponent(String(campaignId))}/entries/purge`
}

/**
 * Does with every deleted entry of the campaign what `entryPurge` does with one. Only game masters can do this.
 * @summary Delete all deleted entries of a campaign for good
 */
const entryPurgeAll = async (campaignId: string, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getEntryPurgeAllUrl(campaignId),
  {
    ...options,
    method: 'POST'
  }
);}

const getEntryPurgeAllMutationKey = () => ['entryPurgeAll'] as const;

const getEntryPurgeAllMutationOptions = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof entryPurgeAll>>, TError,EntryPurgeAllMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof entryPurgeAll>>, TError,EntryPurgeAllMutationVariables, TContext> => {
const mutationKey = getEntryPurgeAllMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof entryPurgeAll>>, EntryPurgeAllMutationVariables> = (props) => {
          const {campaignId} = props ?? {};
          return  entryPurgeAll(campaignId,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}

type EntryPurgeAllMutationVariables = {campaignId: string}

/**
 * @summary Delete all deleted entries of a campaign for good
 */
export const useEntryPurgeAll = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof entryPurgeAll>>, TError,EntryPurgeAllMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof entryPurgeAll>>,
        TError,
        EntryPurgeAllMutationVariables,
        TContext
      > => {
      return useMutation(getEntryPurgeAllMutationOptions(options), queryClient);
    }

const getEntryCreateUrl = (campaignId: string,) => {
  return `/api/campaigns/${encodeURIComponent(String(campaignId))}/entries/create`
}

/**
 * Game masters and players can create entries; viewers cannot. The entry becomes the last one of its parent. What a player
 * has written stays readable for that player, whatever its visibility.
 * @summary Create an entry
 */
const entryCreate = async (campaignId: string,
    entryCreateRequest: EntryCreateRequest,
    headers?: EntryCreateHeaders, options?: Parameters<typeof http>[1]): Promise<Entry> => {
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
return http<Entry>(getEntryCreateUrl(campaignId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(entryCreateRequest)
  }
);}

const getEntryCreateMutationKey = () => ['entryCreate'] as const;

const getEntryCreateMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | EntryConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof entryCreate>>, TError,EntryCreateMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof entryCreate>>, TError,EntryCreateMutationVariables, TContext> => {
const mutationKey = getEntryCreateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof entryCreate>>, EntryCreateMutationVariables> = (props) => {
          const {campaignId,data,headers} = props ?? {};
          return  entryCreate(campaignId,data,headers,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}

type EntryCreateMutationVariables = {campaignId: string;data: EntryCreateRequest;headers?: EntryCreateHeaders}

/**
 * @summary Create an entry
 */
export const useEntryCreate = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | EntryConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof entryCreate>>, TError,EntryCreateMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof entryCreate>>,
        TError,
        EntryCreateMutationVariables,
        TContext
      > => {
      return useMutation(getEntryCreateMutationOptions(options), queryClient);
    }

export const getEntryGetUrl = (campaignId: string,
    entryId: string,
    params?: EntryGetParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined && value !== null) {
      normalizedParams.append(key, String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/api/campaigns/${encodeURIComponent(String(campaignId))}/entries/${encodeURIComponent(String(entryId))}?${stringifiedParams}` : `/api/campaigns/${encodeURIComponent(String(campaignId))}/entries/${encodeURIComponent(String(entryId))}`
}

/**
 * Passages, links, backlinks and ancestors that the user may not read are left out, and nothing in the answer tells that they
 * exist. `viewAs` shows a game master what another member may read. Without `viewAs`, the request records that the user has
 * opened the entry (`recentlyOpened` of `campaignOverview`).
 * @summary Get an entry
 */
export const entryGet = async (campaignId: string,
    entryId: string,
    params?: EntryGetParams, options?: Parameters<typeof http>[1]): Promise<Entry> => {
  return http<Entry>(getEntryGetUrl(campaignId,entryId,params),
  {
    ...options,
    method: 'GET'
  }
);}

export const getEntryGetQueryKey = (campaignId: string,
    entryId: string,
    params?: EntryGetParams,) => {
    return [
    "entryGet", ...(entryId ? [entryId] : []), ...(campaignId ? [campaignId] : []), ...(params ? [params] : [])
    ] as const;
    }

const getEntryGetQueryOptions = <TData = Awaited<ReturnType<typeof entryGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(campaignId: string,
    entryId: string,
    params?: EntryGetParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof entryGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getEntryGetQueryKey(campaignId,entryId,params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof entryGet>>> = ({ signal }) => entryGet(campaignId,entryId,params, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: campaignId !== null && campaignId !== undefined && entryId !== null && entryId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof entryGet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export function useEntryGet<TData = Awaited<ReturnType<typeof entryGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string,
    entryId: string,
    params: undefined |  EntryGetParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof entryGet>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof entryGet>>,
          TError,
          Awaited<ReturnType<typeof entryGet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useEntryGet<TData = Awaited<ReturnType<typeof entryGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string,
    entryId: string,
    params?: EntryGetParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof entryGet>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof entryGet>>,
          TError,
          Awaited<ReturnType<typeof entryGet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useEntryGet<TData = Awaited<ReturnType<typeof entryGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string,
    entryId: string,
    params?: EntryGetParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof entryGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Get an entry
 */
export function useEntryGet<TData = Awaited<ReturnType<typeof entryGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string,
    entryId: string,
    params?: EntryGetParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof entryGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getEntryGetQueryOptions(campaignId,entryId,params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getEntryGetSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof entryGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(campaignId: string,
    entryId: string,
    params?: EntryGetParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof entryGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getEntryGetQueryKey(campaignId,entryId,params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof entryGet>>> = ({ signal }) => entryGet(campaignId,entryId,params, { signal, ...requestOptions });
   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof entryGet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export function useEntryGetSuspense<TData = Awaited<ReturnType<typeof entryGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string,
    entryId: string,
    params: undefined |  EntryGetParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof entryGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useEntryGetSuspense<TData = Awaited<ReturnType<typeof entryGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string,
    entryId: string,
    params?: EntryGetParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof entryGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useEntryGetSuspense<TData = Awaited<ReturnType<typeof entryGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string,
    entryId: string,
    params?: EntryGetParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof entryGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Get an entry
 */
export function useEntryGetSuspense<TData = Awaited<ReturnType<typeof entryGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string,
    entryId: string,
    params?: EntryGetParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof entryGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getEntryGetSuspenseQueryOptions(campaignId,entryId,params,options)
  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

const getEntryUpdateUrl = (campaignId: string,
    entryId: string,) => {
  return `/api/campaigns/${encodeURIComponent(String(campaignId))}/entries/${encodeURIComponent(String(entryId))}`
}

/**
 * Game masters can change every entry, players only what they have written. Fields that the request does not contain are not
 * changed. With another `type`, details that the new type does not have are removed.
 * @summary Change an entry
 */
const entryUpdate = async (campaignId: string,
    entryId: string,
    entryUpdateRequest: EntryUpdateRequest,
    headers?: EntryUpdateHeaders, options?: Parameters<typeof http>[1]): Promise<Entry> => {
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
return http<Entry>(getEntryUpdateUrl(campaignId,entryId),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(entryUpdateRequest)
  }
);}

const getEntryUpdateMutationKey = () => ['entryUpdate'] as const;

const getEntryUpdateMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | EntryQuotaExceededResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof entryUpdate>>, TError,EntryUpdateMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof entryUpdate>>, TError,EntryUpdateMutationVariables, TContext> => {
const mutationKey = getEntryUpdateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof entryUpdate>>, EntryUpdateMutationVariables> = (props) => {
          const {campaignId,entryId,data,headers} = props ?? {};
          return  entryUpdate(campaignId,entryId,data,headers,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}

type EntryUpdateMutationVariables = {campaignId: string;entryId: string;data: EntryUpdateRequest;headers?: EntryUpdateHeaders}

/**
 * @summary Change an entry
 */
export const useEntryUpdate = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | EntryQuotaExceededResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof entryUpdate>>, TError,EntryUpdateMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof entryUpdate>>,
        TError,
        EntryUpdateMutationVariables,
        TContext
      > => {
      return useMutation(getEntryUpdateMutationOptions(options), queryClient);
    }

const getEntryDeleteUrl = (campaignId: string,
    entryId: string,) => {
  return `/api/campaigns/${encodeURIComponent(String(campaignId))}/entries/${encodeURIComponent(String(entryId))}`
}

/**
 * The entry can be restored for thirty days (`entryRestore`), until then it counts for the quotas. Entries below it move to its parent. Game masters can delete every entry, players
 * only what they have written.
 * @summary Delete an entry
 */
const entryDelete = async (campaignId: string,
    entryId: string,
    headers?: EntryDeleteHeaders, options?: Parameters<typeof http>[1]): Promise<void> => {
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
return http<void>(getEntryDeleteUrl(campaignId,entryId),
  {
    ...options,
    method: 'DELETE',
    headers: { ...headers, ...getHeaders(options?.headers) }
  }
);}

const getEntryDeleteMutationKey = () => ['entryDelete'] as const;

const getEntryDeleteMutationOptions = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | PreconditionFailedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof entryDelete>>, TError,EntryDeleteMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof entryDelete>>, TError,EntryDeleteMutationVariables, TContext> => {
const mutationKey = getEntryDeleteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof entryDelete>>, EntryDeleteMutationVariables> = (props) => {
          const {campaignId,entryId,headers} = props ?? {};
          return  entryDelete(campaignId,entryId,headers,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}

type EntryDeleteMutationVariables = {campaignId: string;entryId: string;headers?: EntryDeleteHeaders}

/**
 * @summary Delete an entry
 */
export const useEntryDelete = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | PreconditionFailedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof entryDelete>>, TError,EntryDeleteMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof entryDelete>>,
        TError,
        EntryDeleteMutationVariables,
        TContext
      > => {
      return useMutation(getEntryDeleteMutationOptions(options), queryClient);
    }

const getEntryVersionListUrl = (campaignId: string,
    entryId: string,
    params?: EntryVersionListParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined && value !== null) {
      normalizedParams.append(key, String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/api/campaigns/${encodeURIComponent(String(campaignId))}/entries/${encodeURIComponent(String(entryId))}/versions?${stringifiedParams}` : `/api/campaigns/${encodeURIComponent(String(campaignId))}/entries/${encodeURIComponent(String(entryId))}/versions`
}

/**
 * The versions that the entry has had, the newest first. Only for those who can change the entry. Changes that one person makes within
 * ten minutes are one version, and an entry keeps its newest 100 versions. A player gets the present version, the versions that
 * this player wrote, and those that were written after this player joined.
 * @summary List the versions of an entry
 */
const entryVersionList = async (campaignId: string,
    entryId: string,
    params?: EntryVersionListParams, options?: Parameters<typeof http>[1]): Promise<EntryVersionPage> => {
  return http<EntryVersionPage>(getEntryVersionListUrl(campaignId,entryId,params),
  {
    ...options,
    method: 'GET'
  }
);}

export const getEntryVersionListInfiniteQueryKey = (campaignId: string,
    entryId: string,
    params?: EntryVersionListParams,) => {
    return [
    "entryVersionList", ...(entryId ? [entryId] : []), ...(campaignId ? [campaignId] : []), ...(params ? [params] : [])
    ] as const;
    }

export const getEntryVersionListInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof entryVersionList>>, EntryVersionListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(campaignId: string,
    entryId: string,
    params?: EntryVersionListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof entryVersionList>>, TError, TData, QueryKey, EntryVersionListParams['nextCursor']>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getEntryVersionListInfiniteQueryKey(campaignId,entryId,params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof entryVersionList>>, QueryKey, EntryVersionListParams['nextCursor']> = ({ signal, pageParam }) => entryVersionList(campaignId,entryId,{...params, 'nextCursor': pageParam ?? params?.['nextCursor']}, { signal, ...requestOptions });
      const customOptions = paged({ queryKey, queryFn, enabled: campaignId !== null && campaignId !== undefined && entryId !== null && entryId !== undefined, ...queryOptions});
   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof entryVersionList>>, TError, TData, QueryKey, EntryVersionListParams['nextCursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export function useEntryVersionListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof entryVersionList>>, EntryVersionListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string,
    entryId: string,
    params: undefined |  EntryVersionListParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof entryVersionList>>, TError, TData, QueryKey, EntryVersionListParams['nextCursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof entryVersionList>>,
          TError,
          Awaited<ReturnType<typeof entryVersionList>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useEntryVersionListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof entryVersionList>>, EntryVersionListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string,
    entryId: string,
    params?: EntryVersionListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof entryVersionList>>, TError, TData, QueryKey, EntryVersionListParams['nextCursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof entryVersionList>>,
          TError,
          Awaited<ReturnType<typeof entryVersionList>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useEntryVersionListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof entryVersionList>>, EntryVersionListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string,
    entryId: string,
    params?: EntryVersionListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof entryVersionList>>, TError, TData, QueryKey, EntryVersionListParams['nextCursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary List the versions of an entry
 */
export function useEntryVersionListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof entryVersionList>>, EntryVersionListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string,
    entryId: string,
    params?: EntryVersionListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof entryVersionList>>, TError, TData, QueryKey, EntryVersionListParams['nextCursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getEntryVersionListInfiniteQueryOptions(campaignId,entryId,params,options)
  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

const getEntryVersionGetUrl = (campaignId: string,
    entryId: string,
    version: number,) => {
  return `/api/campaigns/${encodeURIComponent(String(campaignId))}/entries/${encodeURIComponent(String(entryId))}/versions/${encodeURIComponent(String(version))}`
}

/**
 * The content of the entry in this version. Only for those who can change the entry.
 * @summary Get a version of an entry
 */
const entryVersionGet = async (campaignId: string,
    entryId: string,
    version: number, options?: Parameters<typeof http>[1]): Promise<EntryVersion> => {
  return http<EntryVersion>(getEntryVersionGetUrl(campaignId,entryId,version),
  {
    ...options,
    method: 'GET'
  }
);}

const getEntryVersionGetQueryKey = (campaignId: string,
    entryId: string,
    version: number,) => {
    return [
    "entryVersionGet", ...(version ? [version] : []), ...(entryId ? [entryId] : []), ...(campaignId ? [campaignId] : [])
    ] as const;
    }

const getEntryVersionGetQueryOptions = <TData = Awaited<ReturnType<typeof entryVersionGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(campaignId: string,
    entryId: string,
    version: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof entryVersionGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getEntryVersionGetQueryKey(campaignId,entryId,version);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof entryVersionGet>>> = ({ signal }) => entryVersionGet(campaignId,entryId,version, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: campaignId !== null && campaignId !== undefined && entryId !== null && entryId !== undefined && version !== null && version !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof entryVersionGet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export function useEntryVersionGet<TData = Awaited<ReturnType<typeof entryVersionGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string,
    entryId: string,
    version: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof entryVersionGet>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof entryVersionGet>>,
          TError,
          Awaited<ReturnType<typeof entryVersionGet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useEntryVersionGet<TData = Awaited<ReturnType<typeof entryVersionGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string,
    entryId: string,
    version: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof entryVersionGet>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof entryVersionGet>>,
          TError,
          Awaited<ReturnType<typeof entryVersionGet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useEntryVersionGet<TData = Awaited<ReturnType<typeof entryVersionGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string,
    entryId: string,
    version: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof entryVersionGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Get a version of an entry
 */
export function useEntryVersionGet<TData = Awaited<ReturnType<typeof entryVersionGet>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string,
    entryId: string,
    version: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof entryVersionGet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getEntryVersionGetQueryOptions(campaignId,entryId,version,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

const getEntryVersionRestoreUrl = (campaignId: string,
    entryId: string,
    version: number,) => {
  return `/api/campaigns/${encodeURIComponent(String(campaignId))}/entries/${encodeURIComponent(String(entryId))}/versions/${encodeURIComponent(String(version))}/restore`
}

/**
 * The entry gets the type, title, text, cover, tags and details of this version, as a new version. Who may read the entry and its place in the
 * tree stay as they are. A cover that the user may not read any more is left out.
 * @summary Restore a version of an entry
 */
const entryVersionRestore = async (campaignId: string,
    entryId: string,
    version: number,
    headers?: EntryVersionRestoreHeaders, options?: Parameters<typeof http>[1]): Promise<Entry> => {
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
return http<Entry>(getEntryVersionRestoreUrl(campaignId,entryId,version),
  {
    ...options,
    method: 'POST',
    headers: { ...headers, ...getHeaders(options?.headers) }
  }
);}

const getEntryVersionRestoreMutationKey = () => ['entryVersionRestore'] as const;

const getEntryVersionRestoreMutationOptions = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | EntryQuotaExceededResponse | PreconditionFailedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof entryVersionRestore>>, TError,EntryVersionRestoreMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof entryVersionRestore>>, TError,EntryVersionRestoreMutationVariables, TContext> => {
const mutationKey = getEntryVersionRestoreMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof entryVersionRestore>>, EntryVersionRestoreMutationVariables> = (props) => {
          const {campaignId,entryId,version,headers} = props ?? {};
          return  entryVersionRestore(campaignId,entryId,version,headers,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}

type EntryVersionRestoreMutationVariables = {campaignId: string;entryId: string;version: number;headers?: EntryVersionRestoreHeaders}

/**
 * @summary Restore a version of an entry
 */
export const useEntryVersionRestore = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | EntryQuotaExceededResponse | PreconditionFailedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof entryVersionRestore>>, TError,EntryVersionRestoreMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof entryVersionRestore>>,
        TError,
        EntryVersionRestoreMutationVariables,
        TContext
      > => {
      return useMutation(getEntryVersionRestoreMutationOptions(options), queryClient);
    }

const getEntryRestoreUrl = (campaignId: string,
    entryId: string,) => {
  return `/api/campaigns/${encodeURIComponent(String(campaignId))}/entries/${encodeURIComponent(String(entryId))}/restore`
}

/**
 * Game masters can restore every entry, players what they have written and deleted themselves. Entries that were below this one come back below it, unless they were moved since or the tree becomes too deep.
 * An entry whose parent is deleted comes back to the place of this parent, and below it when the parent is restored.
 * @summary Restore a deleted entry
 */
const entryRestore = async (campaignId: string,
    entryId: string, options?: Parameters<typeof http>[1]): Promise<Entry> => {
  return http<Entry>(getEntryRestoreUrl(campaignId,entryId),
  {
    ...options,
    method: 'POST'
  }
);}

const getEntryRestoreMutationKey = () => ['entryRestore'] as const;

const getEntryRestoreMutationOptions = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof entryRestore>>, TError,EntryRestoreMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof entryRestore>>, TError,EntryRestoreMutationVariables, TContext> => {
const mutationKey = getEntryRestoreMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof entryRestore>>, EntryRestoreMutationVariables> = (props) => {
          const {campaignId,entryId} = props ?? {};
          return  entryRestore(campaignId,entryId,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}

type EntryRestoreMutationVariables = {campaignId: string;entryId: string}

/**
 * @summary Restore a deleted entry
 */
export const useEntryRestore = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof entryRestore>>, TError,EntryRestoreMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof entryRestore>>,
        TError,
        EntryRestoreMutationVariables,
        TContext
      > => {
      return useMutation(getEntryRestoreMutationOptions(options), queryClient);
    }

const getEntryPurgeUrl = (campaignId: string,
    entryId: string,) => {
  return `/api/campaigns/${encodeURIComponent(String(campaignId))}/entries/${encodeURIComponent(String(entryId))}/purge`
}

/**
 * Only game masters can do this, and only with an entry that is deleted already. Nothing can bring the entry back. Its versions are deleted, too,
 * and the pictures that no other entry and no version shows or names; none of them counts for the quotas any more. An entry that is not deleted
 * is refused with 409.
 * @summary Delete a deleted entry for good
 */
const entryPurge = async (campaignId: string,
    entryId: string, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getEntryPurgeUrl(campaignId,entryId),
  {
    ...options,
    method: 'POST'
  }
);}

const getEntryPurgeMutationKey = () => ['entryPurge'] as const;

const getEntryPurgeMutationOptions = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | EntryNotDeletedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof entryPurge>>, TError,EntryPurgeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof entryPurge>>, TError,EntryPurgeMutationVariables, TContext> => {
const mutationKey = getEntryPurgeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof entryPurge>>, EntryPurgeMutationVariables> = (props) => {
          const {campaignId,entryId} = props ?? {};
          return  entryPurge(campaignId,entryId,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}

type EntryPurgeMutationVariables = {campaignId: string;entryId: string}

/**
 * @summary Delete a deleted entry for good
 */
export const useEntryPurge = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | EntryNotDeletedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof entryPurge>>, TError,EntryPurgeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof entryPurge>>,
        TError,
        EntryPurgeMutationVariables,
        TContext
      > => {
      return useMutation(getEntryPurgeMutationOptions(options), queryClient);
    }

const getEntryMoveUrl = (campaignId: string,
    entryId: string,) => {
  return `/api/campaigns/${encodeURIComponent(String(campaignId))}/entries/${encodeURIComponent(String(entryId))}/move`
}

/**
 * Only game masters can move entries. The version of the entry stays, because its content does not change.
 * @summary Move an entry in the tree
 */
const entryMove = async (campaignId: string,
    entryId: string,
    entryMoveRequest: EntryMoveRequest, options?: Parameters<typeof http>[1]): Promise<Entry> => {
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
return http<Entry>(getEntryMoveUrl(campaignId,entryId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(entryMoveRequest)
  }
);}

const getEntryMoveMutationKey = () => ['entryMove'] as const;

const getEntryMoveMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof entryMove>>, TError,EntryMoveMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof entryMove>>, TError,EntryMoveMutationVariables, TContext> => {
const mutationKey = getEntryMoveMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof entryMove>>, EntryMoveMutationVariables> = (props) => {
          const {campaignId,entryId,data} = props ?? {};
          return  entryMove(campaignId,entryId,data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}

type EntryMoveMutationVariables = {campaignId: string;entryId: string;data: EntryMoveRequest}

/**
 * @summary Move an entry in the tree
 */
export const useEntryMove = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof entryMove>>, TError,EntryMoveMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof entryMove>>,
        TError,
        EntryMoveMutationVariables,
        TContext
      > => {
      return useMutation(getEntryMoveMutationOptions(options), queryClient);
    }

const getEntrySearchUrl = (campaignId: string,
    params: EntrySearchParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined && value !== null) {
      normalizedParams.append(key, String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/api/campaigns/${encodeURIComponent(String(campaignId))}/search?${stringifiedParams}` : `/api/campaigns/${encodeURIComponent(String(campaignId))}/search`
}

/**
 * Finds the entries that contain all words of `q`, or words that begin with them, in what the user may read: title, tags, details
 * and text. Case and accents are ignored. Only the eight longest words of `q` count, and a single letter finds words
 * that begin with it only if it is the only word of `q`. Entries whose title begins with `q` come first,
 * then those with a title in which each word of `q` begins a word, then the others, each sorted by title.
 * @summary Search the entries of a campaign
 */
export const entrySearch = async (campaignId: string,
    params: EntrySearchParams, options?: Parameters<typeof http>[1]): Promise<EntryHits> => {
  return http<EntryHits>(getEntrySearchUrl(campaignId,params),
  {
    ...options,
    method: 'GET'
  }
);}

export const getEntrySearchQueryKey = (campaignId: string,
    params?: EntrySearchParams,) => {
    return [
    "entrySearch", ...(params ? [params] : []), ...(campaignId ? [campaignId] : [])
    ] as const;
    }

const getEntrySearchQueryOptions = <TData = Awaited<ReturnType<typeof entrySearch>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(campaignId: string,
    params: EntrySearchParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof entrySearch>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getEntrySearchQueryKey(campaignId,params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof entrySearch>>> = ({ signal }) => entrySearch(campaignId,params, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: campaignId !== null && campaignId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof entrySearch>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export function useEntrySearch<TData = Awaited<ReturnType<typeof entrySearch>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string,
    params: EntrySearchParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof entrySearch>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof entrySearch>>,
          TError,
          Awaited<ReturnType<typeof entrySearch>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useEntrySearch<TData = Awaited<ReturnType<typeof entrySearch>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string,
    params: EntrySearchParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof entrySearch>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof entrySearch>>,
          TError,
          Awaited<ReturnType<typeof entrySearch>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useEntrySearch<TData = Awaited<ReturnType<typeof entrySearch>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string,
    params: EntrySearchParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof entrySearch>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Search the entries of a campaign
 */
export function useEntrySearch<TData = Awaited<ReturnType<typeof entrySearch>>, TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | CampaignForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 campaignId: string,
    params: EntrySearchParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof entrySearch>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getEntrySearchQueryOptions(campaignId,params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
