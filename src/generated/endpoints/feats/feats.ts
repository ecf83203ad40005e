/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Feat, FeatBulkHeaders, FeatBulkRequest, FeatBulkResponse, FeatCreateHeaders, FeatDeleteHeaders, FeatHistoryPage, FeatHistoryParams, FeatInput, FeatListParams, FeatPage, FeatUpdateHeaders } from '../../model/index.ts';
import { http } from '../../../api/http.ts';

const getFeatListUrl = (params?: FeatListParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined && value !== null) {
      normalizedParams.append(key, String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/api/feats/?${stringifiedParams}` : `/api/feats/`
}

/**
 * @summary List feats
 */
export const featList = async (params?: FeatListParams, options?: Parameters<typeof http>[1]): Promise<FeatPage> => {
  return http<FeatPage>(getFeatListUrl(params),
  {
    ...options,
    method: 'GET'
  }
);}

export const getFeatListInfiniteQueryKey = (params?: FeatListParams,) => {
    return [
    "featList", ...(params ? [params] : [])
    ] as const;
    }

const getFeatCreateUrl = () => {
  return `/api/feats/create`
}

/**
 * The response is 409 with the code `duplicate` if another feat of the edition has this name, or if another
 * feat has this key.
 * @summary Create a feat
 */
export const featCreate = async (featInput: FeatInput,
    headers?: FeatCreateHeaders, options?: Parameters<typeof http>[1]): Promise<Feat> => {
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
return http<Feat>(getFeatCreateUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(featInput)
  }
);}

const getFeatBulkUrl = () => {
  return `/api/feats/bulk`
}

/**
 * An operation that fails does not stop the others, also if it breaks its schema. With `dryRun` nothing is written,
 * and the results say what would happen. The same `Idempotency-Key` with the same body gets the first answer again;
 * with another body it is refused with 409.
 * @summary Create, change and delete many feats at once
 */
export const featBulk = async (featBulkRequest: FeatBulkRequest,
    headers?: FeatBulkHeaders, options?: Parameters<typeof http>[1]): Promise<FeatBulkResponse> => {
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
return http<FeatBulkResponse>(getFeatBulkUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(featBulkRequest)
  }
);}

const getFeatGetUrl = (featSk: string,) => {
  return `/api/feats/${encodeURIComponent(String(featSk))}`
}

/**
 * @summary Get a feat
 */
export const featGet = async (featSk: string, options?: Parameters<typeof http>[1]): Promise<Feat> => {
  return http<Feat>(getFeatGetUrl(featSk),
  {
    ...options,
    method: 'GET'
  }
);}

export const getFeatGetQueryKey = (featSk: string,) => {
    return [
    "featGet", ...(featSk ? [featSk] : [])
    ] as const;
    }

const getFeatUpdateUrl = (featSk: string,) => {
  return `/api/feats/${encodeURIComponent(String(featSk))}`
}

/**
 * Absent fields get their defaults. The key does not change.
 * @summary Replace a feat
 */
export const featUpdate = async (featSk: string,
    featInput: FeatInput,
    headers?: FeatUpdateHeaders, options?: Parameters<typeof http>[1]): Promise<Feat> => {
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
return http<Feat>(getFeatUpdateUrl(featSk),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(featInput)
  }
);}

const getFeatDeleteUrl = (featSk: string,) => {
  return `/api/feats/${encodeURIComponent(String(featSk))}`
}

/**
 * @summary Delete a feat
 */
export const featDelete = async (featSk: string,
    headers?: FeatDeleteHeaders, options?: Parameters<typeof http>[1]): Promise<void> => {
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
return http<void>(getFeatDeleteUrl(featSk),
  {
    ...options,
    method: 'DELETE',
    headers: { ...headers, ...getHeaders(options?.headers) }
  }
);}

const getFeatHistoryUrl = (featSk: string,
    params?: FeatHistoryParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined && value !== null) {
      normalizedParams.append(key, String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/api/feats/${encodeURIComponent(String(featSk))}/history?${stringifiedParams}` : `/api/feats/${encodeURIComponent(String(featSk))}/history`
}

/**
 * Deleted items have a history too. To restore a state, write its fields again.
 * @summary List the changes of a feat
 */
export const featHistory = async (featSk: string,
    params?: FeatHistoryParams, options?: Parameters<typeof http>[1]): Promise<FeatHistoryPage> => {
  return http<FeatHistoryPage>(getFeatHistoryUrl(featSk,params),
  {
    ...options,
    method: 'GET'
  }
);}

export const getFeatHistoryInfiniteQueryKey = (featSk: string,
    params?: FeatHistoryParams,) => {
    return [
    "featHistory", ...(featSk ? [featSk] : []), ...(params ? [params] : [])
    ] as const;
    }
