/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Gear, GearBulkHeaders, GearBulkRequest, GearBulkResponse, GearCreateHeaders, GearDeleteHeaders, GearHistoryPage, GearHistoryParams, GearInput, GearListParams, GearPage, GearUpdateHeaders } from '../../model/index.ts';
import { http } from '../../../api/http.ts';

const getGearListUrl = (params?: GearListParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined && value !== null) {
      normalizedParams.append(key, String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/api/gear/?${stringifiedParams}` : `/api/gear/`
}

/**
 * @summary List gear
 */
export const gearList = async (params?: GearListParams, options?: Parameters<typeof http>[1]): Promise<GearPage> => {
  return http<GearPage>(getGearListUrl(params),
  {
    ...options,
    method: 'GET'
  }
);}

export const getGearListInfiniteQueryKey = (params?: GearListParams,) => {
    return [
    "gearList", ...(params ? [params] : [])
    ] as const;
    }

const getGearCreateUrl = () => {
  return `/api/gear/create`
}

/**
 * The response is 409 with the code `duplicate` if another gear item of the edition has this name, or if another
 * gear item has this key.
 * @summary Create a gear item
 */
export const gearCreate = async (gearInput: GearInput,
    headers?: GearCreateHeaders, options?: Parameters<typeof http>[1]): Promise<Gear> => {
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
return http<Gear>(getGearCreateUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(gearInput)
  }
);}

const getGearBulkUrl = () => {
  return `/api/gear/bulk`
}

/**
 * An operation that fails does not stop the others, also if it breaks its schema. With `dryRun` nothing is written,
 * and the results say what would happen. The same `Idempotency-Key` with the same body gets the first answer again;
 * with another body it is refused with 409.
 * @summary Create, change and delete many gear items at once
 */
export const gearBulk = async (gearBulkRequest: GearBulkRequest,
    headers?: GearBulkHeaders, options?: Parameters<typeof http>[1]): Promise<GearBulkResponse> => {
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
return http<GearBulkResponse>(getGearBulkUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(gearBulkRequest)
  }
);}

const getGearGetUrl = (gearSk: string,) => {
  return `/api/gear/${encodeURIComponent(String(gearSk))}`
}

/**
 * @summary Get a gear item
 */
export const gearGet = async (gearSk: string, options?: Parameters<typeof http>[1]): Promise<Gear> => {
  return http<Gear>(getGearGetUrl(gearSk),
  {
    ...options,
    method: 'GET'
  }
);}

export const getGearGetQueryKey = (gearSk: string,) => {
    return [
    "gearGet", ...(gearSk ? [gearSk] : [])
    ] as const;
    }

const getGearUpdateUrl = (gearSk: string,) => {
  return `/api/gear/${encodeURIComponent(String(gearSk))}`
}

/**
 * Absent fields get their defaults. The key does not change.
 * @summary Replace a gear item
 */
export const gearUpdate = async (gearSk: string,
    gearInput: GearInput,
    headers?: GearUpdateHeaders, options?: Parameters<typeof http>[1]): Promise<Gear> => {
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
return http<Gear>(getGearUpdateUrl(gearSk),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(gearInput)
  }
);}

const getGearDeleteUrl = (gearSk: string,) => {
  return `/api/gear/${encodeURIComponent(String(gearSk))}`
}

/**
 * The response is 409 with the code `in_use` if other items refer to the gear item; `usedBy` lists them.
 * @summary Delete a gear item
 */
export const gearDelete = async (gearSk: string,
    headers?: GearDeleteHeaders, options?: Parameters<typeof http>[1]): Promise<void> => {
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
return http<void>(getGearDeleteUrl(gearSk),
  {
    ...options,
    method: 'DELETE',
    headers: { ...headers, ...getHeaders(options?.headers) }
  }
);}

const getGearHistoryUrl = (gearSk: string,
    params?: GearHistoryParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined && value !== null) {
      normalizedParams.append(key, String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/api/gear/${encodeURIComponent(String(gearSk))}/history?${stringifiedParams}` : `/api/gear/${encodeURIComponent(String(gearSk))}/history`
}

/**
 * Deleted items have a history too. To restore a state, write its fields again.
 * @summary List the changes of a gear item
 */
export const gearHistory = async (gearSk: string,
    params?: GearHistoryParams, options?: Parameters<typeof http>[1]): Promise<GearHistoryPage> => {
  return http<GearHistoryPage>(getGearHistoryUrl(gearSk,params),
  {
    ...options,
    method: 'GET'
  }
);}

export const getGearHistoryInfiniteQueryKey = (gearSk: string,
    params?: GearHistoryParams,) => {
    return [
    "gearHistory", ...(gearSk ? [gearSk] : []), ...(params ? [params] : [])
    ] as const;
    }
